import { explainFrom } from '@motu/engine/catalogue/explain';
import { printTurn } from '@motu/notation';
import { html, nothing } from 'lit';
import type { Language } from '../../language/language.ts';
import type { Desk } from '../recorder/desk.ts';
import { type AppWords, fill } from '../words/words.ts';

interface Acts {
  readonly amend: (at: number) => void;
  readonly cut: (at: number) => void;
  readonly note: (at: number) => void;
}

/** The turns so far; each can be said anew. */
export function turnList(desk: Desk, { recorder }: AppWords, acts: Acts): unknown {
  const { turns } = desk.report;
  if (turns.length === 0) return nothing;
  return html`<section class="card" aria-labelledby="turns">
    <h2 id="turns">${recorder.turns}</h2>
    <ol>
      ${turns.map(
        ({ label, findings }, at) => html`<li class=${at === desk.at ? 'current' : ''}>
          <code>${lineOf(desk, at)}${variationsOf(desk, at)}</code>
          ${findings.length > 0 ? html`<span class="mark" title=${recorder.why}>▲</span>` : nothing}
          <button data-note=${label} aria-label=${fill(recorder.notes.title, { turn: label })} title=${fill(recorder.notes.title, { turn: label })} @click=${() => acts.note(at)}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5H20V16H11L6 20V16H4Z" /></svg>
          </button>
          <button data-amend=${label} aria-label=${fill(recorder.amend, { turn: label })} title=${fill(recorder.amend, { turn: label })} @click=${() => acts.amend(at)}>✎</button>
          ${
            at === turns.length - 1
              ? html`<button aria-label=${fill(recorder.cut, { turn: label })} title=${fill(recorder.cut, { turn: label })} @click=${() => acts.cut(at)}>✕</button>`
              : nothing
          }
        </li>`,
      )}
    </ol>
  </section>`;
}

function lineOf({ record }: Desk, at: number): string {
  const turn = record.turns[at];
  return turn === undefined ? '' : printTurn(turn);
}

function variationsOf({ record }: Desk, at: number): unknown {
  const { variations = [] } = record.turns[at] ?? {};
  return variations.map(({ turns }) => html`<small>(${turns.map(printTurn).join(' ')})</small>`);
}

/** What an amendment has made illegal, and the way to take it away. */
export function lostTurns(
  desk: Desk,
  { recorder }: AppWords,
  { book }: Language,
  cut: (at: number) => void,
): unknown {
  const { lost, report } = desk;
  const [first] = lost;
  if (first === undefined) return nothing;
  const at = report.turns.findIndex(({ label }) => label === first.label);
  return html`<section class="card lost" role="alert">
    <h2>${recorder.lost}</h2>
    <ul>
      ${lost.map(({ label, findings }) => html`<li><b>${label}</b> ${findings.map((finding) => explainFrom(book, finding).message).join(' ')}</li>`)}
    </ul>
    <button class="danger" @click=${() => cut(at)}>${fill(recorder.cut, { turn: first.label })}</button>
  </section>`;
}
