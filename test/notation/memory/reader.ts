import { readFileSync } from 'node:fs';
import { parseGames } from '@motu/notation';

// A program of its own, so that the figures are those of reading and of nothing else.

const [file = '', wanted = '0'] = process.argv.slice(2);
const text = readFileSync(file, 'utf8');

/** The file over and over, in the pieces in which a disk or a socket would bring it. */
function* pieces(times: number): Generator<string> {
  const size = 65_536;
  for (let time = 0; time < times; time++) {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
}

let games = 0;
let turns = 0;
for await (const { record } of parseGames(pieces(Number(wanted)))) {
  games++;
  turns += record.game === null ? 0 : record.turns.length;
}
const megabytes = Math.round((text.length * Number(wanted)) / 1e6);
const peak = Math.round(process.resourceUsage().maxRSS / 1e3);
console.log(JSON.stringify({ games, turns, megabytes, peak }));
