import { replay } from '@motu/engine';
import { parseGame } from '@motu/notation';
import { MOTU_OPENING, readCorpus } from '../corpora/chunks.ts';
import type { Subject } from '../subject.ts';

const subject: Subject = {
  prepare(file, most) {
    const { games: texts, bytes } = readCorpus(file, MOTU_OPENING, most);
    const records = texts.map((text) => parseGame(text));
    return () => {
      let moves = 0;
      for (const record of records) {
        const report = replay(record);
        if (report.verdict !== 'legal') throw new Error('a simulated game was judged illegal');
        moves += report.turns.length;
      }
      return { games: records.length, moves, bytes };
    };
  },
};

export default subject;
