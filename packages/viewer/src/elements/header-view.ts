import type { Report } from '@motu/engine';
import { html } from 'lit';
import type { Language } from '../language/language.ts';
import type { About } from '../report.ts';
import { seatBadge } from './badge.ts';

/** An address in a tag becomes a link if it is one of the web, and stays text if it is anything else. */
function linked(value: string): unknown {
  const isAddress = /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value);
  return isAddress
    ? html`<a href=${value} target="_blank" rel="noopener noreferrer nofollow">${value}</a>`
    : value;
}

function told(about: readonly About[]): unknown {
  if (about.length === 0) return null;
  return html`<p class="about">${about.map(({ value }) => html`<span>${linked(value)}</span>`)}</p>`;
}

/** What game it is, who played, how it ended, and whether it was played by the rules. */
export function header(
  report: Report,
  { words, book }: Language,
  about: readonly About[],
  titles: readonly string[],
  game: number,
  onGame: (game: number) => void,
): unknown {
  const terms = report.game === null ? {} : (book[report.game]?.terms ?? {});
  const { winners, scores } = report.outcome;
  const change = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) onGame(Number(target.value));
  };
  return html`<header part="header">
    <h2>
      ${report.game === null ? 'Motu' : words.games[report.game]}
      ${report.level === null ? null : html`<small>${terms[report.level] ?? report.level}</small>`}
    </h2>
    <ul class="players" aria-label=${words.players}>
      ${report.seats.map(
        ({ seat, name }, at) =>
          html`<li>
            ${seatBadge(report.seats, seat)} <span>${name}</span>
            ${scores === null ? null : html`<b>${scores[at]}</b>`}
            ${winners.includes(seat) ? html`<span class="won" title=${words.winner}>★<span class="unseen">${words.winner}</span></span>` : null}
          </li>`,
      )}
    </ul>
    ${
      titles.length < 2
        ? null
        : html`<label class="games">
            <span class="unseen">${words.gameNumber}</span>
            <select .value=${String(game)} @change=${change}>
              ${titles.map((title, at) => html`<option value=${at + 1} ?selected=${at + 1 === game}>${at + 1}. ${title}</option>`)}
            </select>
          </label>`
    }
    ${told(about)}
    <span class="verdict ${report.verdict}">
      <span aria-hidden="true">${report.verdict === 'legal' ? '✓' : '▲'}</span> ${words.verdicts[report.verdict]}
    </span>
  </header>`;
}
