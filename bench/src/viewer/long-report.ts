import { readFileSync } from 'node:fs';
import { replay } from '@motu/engine';
import { parseGame } from '@motu/notation';
import { oneGame } from '../corpora/texts.ts';

/** The report of a Māori game, its turns over and over until there are as many, as the API sends it. */
export function longReport(turns: number): string {
  const report = replay(parseGame(readFileSync(oneGame(), 'utf8')));
  const seats = report.seats.length;
  const long = Array.from({ length: turns }, (_, index) => {
    const round = Math.floor(index / seats) + 1;
    const seat = report.seats[index % seats]?.seat ?? 'A';
    return { ...report.turns[index % report.turns.length], round, seat, label: `${round}${seat}` };
  });
  return JSON.stringify({ ...report, turns: long });
}
