import { type GameState, replayAll, type TurnReport } from '@motu/engine';
import { parse } from '@motu/notation';
import { type Offer, turnWords } from './turn-words.ts';

export interface Completion {
  /** Where the word at the cursor begins. */
  readonly from: number;
  readonly offers: readonly Offer[];
}

interface Open {
  /** Where the turn at the cursor begins; null between turns. */
  readonly start: number | null;
  readonly state: GameState;
}

/** The words that can stand at the cursor in a legal turn; null where no turn can be. */
export function complete(text: string, at: number): Completion | null {
  const open = openTurn(text, at);
  if (open === null || open.state.over) return null;
  const { state, start } = open;
  if (start === null) {
    const typed = /[\w]*$/.exec(text.slice(0, at))?.[0] ?? '';
    const label = `${state.turn.round}${state.turn.seat}`;
    return { from: at - typed.length, offers: [{ word: `${label} `, shells: null, about: null }] };
  }
  const typed = text.slice(start, at).split(/\s+/);
  const word = typed.at(-1) ?? '';
  if (typed.length < 2) return null;
  const offers = turnWords(state, typed.slice(1, -1), word);
  return offers.length === 0 ? null : { from: at - word.length, offers };
}

/** The turn that the cursor stands in, and the state before it. */
function openTurn(text: string, at: number): Open | null {
  const records = parse(text);
  const index = records.findIndex(({ span }) => span.start <= at && at <= span.end);
  const report = [...replayAll(records.slice(0, index + 1))].at(-1);
  const record = records[index];
  if (record === undefined || report === undefined || report.start === null) return null;
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(lineStart, at);
  if (line.startsWith('[') || /[{;#]/.test(line)) return null;
  const last = lastBefore(report.turns, report.start, at);
  if (last !== null && last.turn.span.start >= lineStart) {
    const { seat, round } = last.turn;
    return { start: last.turn.span.start, state: { ...last.before, turn: { seat, round } } };
  }
  if (line.trim() !== '' && !/^\s*\(?\s*\d+$/.test(line)) return null;
  return { start: null, state: last?.turn.state ?? report.start };
}

interface Found {
  readonly turn: TurnReport;
  readonly before: GameState;
}

/** The last turn that begins before the cursor, in the main line or in a variation around the cursor. */
function lastBefore(line: readonly TurnReport[], start: GameState, at: number): Found | null {
  let found: Found | null = null;
  let before = start;
  for (const turn of line) {
    if (turn.span.start >= at) break;
    found = { turn, before };
    for (const variation of turn.variations) {
      const inner = lastBefore(variation, before, at);
      if (inner !== null) found = inner;
    }
    before = turn.state;
  }
  return found;
}
