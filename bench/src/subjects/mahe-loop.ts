import { type MaheRecord, parseGame } from '@motu/notation';
import { MOTU_OPENING, readCorpus } from '../corpora/chunks.ts';
import { newRace, play } from '../mahe-loop.ts';
import type { Subject } from '../subject.ts';

const LETTER_A = 65;

function replay({ setup, turns }: MaheRecord): number {
  const race = newRace(setup.seats.length, setup.card?.value ?? 0);
  for (const { label, parts } of turns) {
    const [part] = parts;
    if (part === undefined || !play(race, label.seat.charCodeAt(0) - LETTER_A, part)) {
      throw new Error('the loop refuses a simulated game');
    }
  }
  return turns.length;
}

const subject: Subject = {
  prepare(file, most) {
    const { games, bytes } = readCorpus(file, MOTU_OPENING, most);
    const records = games.map((text) => parseGame(text)).filter((record) => record.game === 'mahe');
    return () => {
      let moves = 0;
      for (const record of records) moves += replay(record);
      return { games: records.length, moves, bytes };
    };
  },
};

export default subject;
