import { readFileSync } from 'node:fs';
import type { Subject } from '../subject.ts';

const subject: Subject = {
  prepare(file, most) {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, most);
    const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
    return () => {
      let moves = 0;
      for (const line of lines) {
        const record: { readonly turns: readonly unknown[] } = JSON.parse(line);
        moves += record.turns.length;
      }
      return { games: lines.length, moves, bytes };
    };
  },
};

export default subject;
