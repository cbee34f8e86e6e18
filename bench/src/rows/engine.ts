import { corpusOf } from '../corpora/texts.ts';
import { reach, type Table } from '../table.ts';
import type { Plan } from './plan.ts';
import { type Contender, rateOf, ratesOf, rowOf } from './rates.ts';

export async function engineTable(plan: Plan): Promise<Table> {
  const { games } = plan;
  const most = Math.min(games, 5_000);
  const motu = (what: string, file: string): Contender => ({ what, subject: 'motu-engine', file, most });
  const mahe = corpusOf('mahe', games);
  const contenders: readonly Contender[] = [
    { what: 'a mutable loop for Mahé alone', subject: 'mahe-loop', file: mahe, most, note: 'reference' },
    motu('Motu, Mahé', mahe),
    motu('Motu, Māori', corpusOf('maori', games)),
    motu('Motu, Moeraki-Kemu', corpusOf('moeraki', games)),
  ];
  const rates = await ratesOf(contenders, plan);
  const reference = rateOf(rates, 'mahe-loop').movesPerSecond;
  const found = reference / rateOf(rates, 'motu-engine', 'mahe').movesPerSecond;
  return {
    title: 'The engine alone',
    about:
      'Records that have been parsed, to reports. The reference changes one state in place and answers yes or no; the ratio is turns a second of CPU time against it.',
    heads: ['turns/s', 'games/s'],
    rows: rates.map((rate) =>
      rowOf(rate, [rate.movesPerSecond, rate.gamesPerSecond], rate.movesPerSecond / reference),
    ),
    reach: [
      {
        ...reach('Mahé within 10 times the loop', 1 / found, 0.1),
        found: `the loop is ${found.toFixed(1)} times as fast`,
      },
    ],
  };
}
