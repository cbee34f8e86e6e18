import { annotatedCorpus, chessCorpus, corpusOf } from '../corpora/texts.ts';
import { findProgram } from '../find-program.ts';
import { type Reach, type Row, reach, type Table } from '../table.ts';
import type { Plan } from './plan.ts';
import { type Contender, type Rate, rateOf, ratesOf, rowOf } from './rates.ts';

export async function judgeTable(plan: Plan): Promise<Table> {
  const { games, slowGames } = plan;
  const chess = chessCorpus(games);
  const mahe = corpusOf('mahe', games);
  const isInstalled = findProgram('pgn-extract') !== null;
  const motu = (what: string, file: string): Contender => ({
    what,
    subject: 'motu-judge',
    file,
    most: games,
  });
  const contenders: readonly Contender[] = [
    {
      what: 'chessops, replay with legality',
      subject: 'chessops-judge',
      file: chess,
      most: games,
      note: 'reference',
    },
    motu('Motu, Māori', corpusOf('maori', games)),
    motu('Motu, Mahé', mahe),
    motu('Motu, Moeraki-Kemu', corpusOf('moeraki', games)),
    motu('Motu, Māori with comments and variations', annotatedCorpus(games)),
    ...(isInstalled ? [{ what: 'pgn-extract (C)', subject: 'pgn-extract', file: chess, most: games }] : []),
    { what: 'chess.js, loadPgn', subject: 'chessjs-judge', file: chess, most: slowGames },
    { what: 'boardgame.io, Mahé', subject: 'boardgame-io', file: mahe, most: slowGames },
  ];
  const rates = await ratesOf(contenders, plan);
  const reference = rateOf(rates, 'chessops-judge').movesPerSecond;
  const rows = rates.map((rate) =>
    rowOf(rate, [rate.movesPerSecond, rate.gamesPerSecond], rate.movesPerSecond / reference),
  );
  const missing: readonly Row[] = isInstalled
    ? []
    : [{ what: 'pgn-extract (C)', figures: [null, null], ratio: null, note: 'not installed here' }];
  return {
    title: 'Parsing, judging and scoring',
    about:
      'Text to a report with every state, finding and score. The ratio is turns (in chess: half-moves) a second of CPU time against the replay of chessops, which checks that every move is legal. boardgame.io replays the Mahé games with moves that have already been read.',
    heads: ['turns/s', 'games/s'],
    rows: [...rows, ...missing],
    reach: goals(rates, isInstalled),
  };
}

function goals(rates: readonly Rate[], hasC: boolean): readonly Reach[] {
  const rate = (game: string): number => rateOf(rates, 'motu-judge', game).movesPerSecond;
  const slowest = Math.min(rate('maori'), rate('mahe'), rate('moeraki'));
  const against = (subject: string, own = slowest): number => own / rateOf(rates, subject).movesPerSecond;
  return [
    reach(
      '3 times the moves a second of chessops, in the slowest of the games',
      against('chessops-judge'),
      3,
    ),
    ...(hasC ? [reach('as many moves a second as pgn-extract', against('pgn-extract'), 1)] : []),
    reach('50 times chess.js', against('chessjs-judge'), 50),
    reach('50 times boardgame.io on the same games', against('boardgame-io', rate('mahe')), 50),
  ];
}
