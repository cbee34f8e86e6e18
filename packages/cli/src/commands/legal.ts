import { type LegalTurn, legalTurns } from '@motu/engine';
import { type Judged, jsonText } from '@motu/formats';
import { printPart } from '@motu/notation';
import { paintOf } from '../colours.ts';
import { replayed } from '../judge/replayed.ts';
import type { Replayer } from '../judge/replayer.ts';
import { type JudgingFlags, readRuleChoices } from '../options.ts';
import { placeOfTurn } from '../replay/turn.ts';
import { complain, EXIT_ILLEGAL, EXIT_USAGE, hasColour, write } from '../terminal.ts';
import { legalWords } from '../words.ts';

export interface LegalFlags extends JudgingFlags {
  readonly turn?: string;
  readonly game?: number;
  readonly json?: true;
}

/** Lists the turns that would be legal in a turn's place; without one, those that could come next. */
export async function legal(file: string, flags: LegalFlags): Promise<number> {
  const choices = await readRuleChoices(flags);
  if (typeof choices === 'string') return complain(choices);
  const { games, hasProblem } = await replayed([file], choices, flags.game ?? 1);
  for await (const judged of games()) return list(judged, flags);
  return hasProblem() ? EXIT_USAGE : complain(`${file}: there is no game in this file`);
}

async function list(judged: ReturnType<Replayer>, flags: LegalFlags): Promise<number> {
  const { report, record, asked, file } = judged;
  if (report.start === null) {
    complain(`${file}: this game cannot be replayed. What is wrong with it: motu check ${file}`);
    return EXIT_ILLEGAL;
  }
  const place = flags.turn === undefined ? report.turns.length : placeOfTurn(judged, flags.turn);
  if (typeof place === 'string') return complain(place);
  const after = Math.max(0, place);
  const label = report.turns[after]?.label ?? nextLabel(judged);
  let count = 0;
  for (const turn of legalTurns(record, { ...asked, after })) {
    await write(`${flags.json ? turnJson(label, turn) : turnText(label, turn, flags)}\n`);
    count++;
  }
  if (!flags.json) await write(`${paintOf(hasColour()).faint(legalWords[flags.locale].count(count))}\n`);
  return 0;
}

/** Whose turn comes after all that are written. */
function nextLabel({ report }: Judged): string {
  const state = report.turns.at(-1)?.state ?? report.start;
  return state === null ? '' : `${state.turn.round}${state.turn.seat}`;
}

function writtenTurn(label: string, { parts }: LegalTurn): string {
  return [label, ...parts.map(printPart)].join(' ');
}

function turnJson(label: string, turn: LegalTurn): string {
  return jsonText({ turn: writtenTurn(label, turn), price: turn.price });
}

const COLUMN = 28;

function turnText(label: string, turn: LegalTurn, { locale }: LegalFlags): string {
  const written = writtenTurn(label, turn);
  if (turn.price === 0) return written;
  return `${written.padEnd(COLUMN)}  ${paintOf(hasColour()).warning(legalWords[locale].price(turn.price))}`;
}
