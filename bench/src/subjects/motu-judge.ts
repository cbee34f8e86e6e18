import { replay } from '@motu/engine';
import { parseGames } from '@motu/notation';
import { MOTU_OPENING, readCorpus } from '../corpora/chunks.ts';
import type { Subject } from '../subject.ts';

const subject: Subject = {
  prepare(file, most) {
    const { chunks, bytes } = readCorpus(file, MOTU_OPENING, most);
    return async () => {
      let games = 0;
      let moves = 0;
      for await (const { record } of parseGames(chunks)) {
        const report = replay(record);
        if (report.verdict !== 'legal') throw new Error('a simulated game was judged illegal');
        games++;
        moves += report.turns.length;
      }
      return { games, moves, bytes };
    };
  },
};

export default subject;
