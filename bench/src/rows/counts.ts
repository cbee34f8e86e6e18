import type { GameId } from '@motu/notation';
import { chessCorpus, corpusOf } from '../corpora/texts.ts';
import type { Table } from '../table.ts';
import type { Plan } from './plan.ts';
import { type Contender, rateOf, ratesOf, rowOf } from './rates.ts';

/** Positions; those whose every turn is written out are slow, and fewer. */
const MOST = 500;
const FEW = 50;

export async function countsTable(plan: Plan): Promise<Table> {
  const { games } = plan;
  const motu = (what: string, subject: string, game: GameId): Contender => ({
    what,
    subject,
    file: corpusOf(game, games),
    most: subject === 'motu-legal-turns' ? FEW : MOST,
  });
  const contenders: readonly Contender[] = [
    {
      what: 'chessops, perft',
      subject: 'chessops-counts',
      file: chessCorpus(games),
      most: MOST,
      note: 'reference',
    },
    motu('counts, Māori', 'motu-counts', 'maori'),
    motu('counts, Mahé', 'motu-counts', 'mahe'),
    motu('counts, Moeraki-Kemu', 'motu-counts', 'moeraki'),
    motu('legalTurns, Māori', 'motu-legal-turns', 'maori'),
    motu('legalTurns, Mahé', 'motu-legal-turns', 'mahe'),
    motu('legalTurns, Moeraki-Kemu', 'motu-legal-turns', 'moeraki'),
  ];
  const rates = await ratesOf(contenders, plan);
  const reference = rateOf(rates, 'chessops-counts').movesPerSecond;
  return {
    title: 'Legal turns',
    about: `The legal turns in the middle of games. \`counts\` counts them from a state; \`legalTurns\` takes the record, replays it up to there and gives every turn in notation with its facts. The ratio is legal turns a second of CPU time against chessops, which adds up sets of squares without making the moves.`,
    heads: ['turns/s', 'positions/s'],
    rows: rates.map((rate) =>
      rowOf(rate, [rate.movesPerSecond, rate.gamesPerSecond], rate.movesPerSecond / reference),
    ),
    reach: [],
  };
}
