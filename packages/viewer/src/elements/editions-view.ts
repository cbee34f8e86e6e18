import type { EditionsReport, Report, RuleId } from '@motu/engine';
import { ruleWords } from '@motu/engine/catalogue/explain';
import { html } from 'lit';
import type { FullLanguage } from '../language/language.ts';

/** How each edition judges the game: a column an edition, a row a broken rule. Nothing where there is one only. */
export function editionTable({ editions }: EditionsReport, { words, panels, book }: FullLanguage): unknown {
  if (editions.length < 2) return null;
  const rules = new Set<RuleId>(editions.flatMap(({ report }) => report.findings.map(({ rule }) => rule)));
  return html`
    <h2>${panels.editions}</h2>
    <table part="editions">
      <thead>
        <tr>
          <th scope="col">${panels.line}</th>
          ${editions.map(({ edition }) => html`<th scope="col"><span class="unseen">${panels.edition}</span> ${edition}</th>`)}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">${panels.verdict}</th>
          ${editions.map(({ report }) => html`<td>${words.verdicts[report.verdict]}</td>`)}
        </tr>
        ${[...rules].map(
          (rule) =>
            html`<tr>
              <th scope="row">${ruleWords(book, rule).title}</th>
              ${editions.map(({ report }) => html`<td>${turnsThatBreak(report, rule)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}

const MOST_NAMED = 4;

function turnsThatBreak({ findings }: Report, rule: RuleId): string {
  const turns = [...new Set(findings.filter((one) => one.rule === rule).map(({ turn }) => turn ?? ''))];
  if (turns.length === 0) return '–';
  return turns.slice(0, MOST_NAMED).join(', ') + (turns.length > MOST_NAMED ? ' …' : '');
}

export function rulingList({ rulings, game }: Report, { panels, book }: FullLanguage): unknown {
  if (rulings.length === 0 || game === null) return null;
  const asked = book[game]?.rulings ?? {};
  return html`
    <h2>${panels.rulings}</h2>
    <dl>
      ${rulings.map(
        ({ name, value }) =>
          html`<dt>${asked[name] ?? name}</dt>
            <dd><code>${name}=${value}</code></dd>`,
      )}
    </dl>
  `;
}
