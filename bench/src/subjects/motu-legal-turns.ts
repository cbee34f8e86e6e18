import { legalTurns } from '@motu/engine';
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
        const after = record.game === null ? 0 : record.turns.length >> 1;
        for (const _ of legalTurns(record, { after })) moves++;
      }
      return { games: records.length, moves, bytes };
    };
  },
};

export default subject;
