import type { Judged } from '@motu/formats';
import { paintOf } from '../colours.ts';
import { replayed } from '../judge/replayed.ts';
import { type JudgingFlags, readRuleChoices } from '../options.ts';
import { browse, type Look } from '../replay/interactive.ts';
import { pageOf } from '../replay/page.ts';
import { placeOfTurn } from '../replay/turn.ts';
import { complain, EXIT_ILLEGAL, EXIT_USAGE, hasColour, widthOfTerminal, write } from '../terminal.ts';

export interface ReplayFlags extends JudgingFlags {
  readonly turn?: string;
  readonly game?: number;
}

/** Shows a game turn by turn on a terminal; into a pipe goes one position as text. */
export async function replay(file: string, flags: ReplayFlags): Promise<number> {
  const choices = await readRuleChoices(flags);
  if (typeof choices === 'string') return complain(choices);
  const { games, hasProblem } = await replayed([file], choices, flags.game ?? 1);
  for await (const judged of games()) return show(judged, flags);
  return hasProblem() ? EXIT_USAGE : complain(`${file}: there is no game in this file`);
}

async function show(judged: Judged, { turn }: ReplayFlags): Promise<number> {
  const { start } = judged.report;
  if (start === null) {
    complain(
      `${judged.file}: this game cannot be replayed. What is wrong with it: motu check ${judged.file}`,
    );
    return EXIT_ILLEGAL;
  }
  const isInteractive = process.stdin.isTTY === true && process.stdout.isTTY === true && turn === undefined;
  const at = placeOfTurn(judged, turn ?? (isInteractive ? 'start' : 'end'));
  if (typeof at === 'string') return complain(at);
  const look = (): Look => ({ paint: paintOf(hasColour()), width: widthOfTerminal() });
  if (isInteractive) await browse({ judged, start }, at, look);
  else {
    const page = pageOf({ judged, start }, at, { ...look(), height: Number.POSITIVE_INFINITY });
    await write(`${page.join('\n')}\n`);
  }
  return 0;
}
