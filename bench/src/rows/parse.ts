import { annotatedCorpus, chessCorpus, corpusOf, jsonCorpus } from '../corpora/texts.ts';
import { reach, type Table } from '../table.ts';
import type { Plan } from './plan.ts';
import { type Contender, rateOf, ratesOf, rowOf } from './rates.ts';

const MEGA = 1e6;

export async function parseTable(plan: Plan): Promise<Table> {
  const { games, slowGames } = plan;
  const chess = chessCorpus(games);
  const motu = (what: string, file: string): Contender => ({
    what,
    subject: 'motu-parse',
    file,
    most: games,
  });
  const contenders: readonly Contender[] = [
    {
      what: 'chessops, streaming (PGN)',
      subject: 'chessops-parse',
      file: chess,
      most: games,
      note: 'reference',
    },
    motu('Motu, Māori', corpusOf('maori', games)),
    motu('Motu, Mahé', corpusOf('mahe', games)),
    motu('Motu, Moeraki-Kemu', corpusOf('moeraki', games)),
    motu('Motu, Māori with comments and variations', annotatedCorpus(games)),
    {
      what: 'JSON.parse of the Māori games',
      subject: 'json-parse',
      file: jsonCorpus('maori', games),
      most: games,
    },
    { what: '@mliebelt/pgn-parser', subject: 'pgn-parser', file: chess, most: slowGames },
  ];
  const rates = await ratesOf(contenders, plan);
  const reference = rateOf(rates, 'chessops-parse').bytesPerSecond;
  const ratio = (file: string): number => rateOf(rates, 'motu-parse', file).bytesPerSecond / reference;
  const slowest = Math.min(ratio('maori'), ratio('mahe'), ratio('moeraki'));
  return {
    title: 'Parsing',
    about:
      'Text in chunks of 64 kB to records. The ratio is bytes a second of CPU time against the streaming parser of chessops. chess.js does not offer its parser apart from its replay.',
    heads: ['MB/s', 'turns/s', 'games/s'],
    rows: rates.map((rate) =>
      rowOf(
        rate,
        [rate.bytesPerSecond / MEGA, rate.movesPerSecond, rate.gamesPerSecond],
        rate.bytesPerSecond / reference,
      ),
    ),
    reach: [reach('as fast per byte as the streaming parser of chessops, in every game', slowest, 1)],
  };
}
