import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PgnParser } from 'chessops/pgn';
import { childrenCpu } from '../children.ts';
import { findProgram } from '../find-program.ts';
import type { Subject, Work } from '../subject.ts';

function workIn(text: string): Work {
  let games = 0;
  let moves = 0;
  new PgnParser((game) => {
    games++;
    for (const _ of game.moves.mainlineNodes()) moves++;
  }).parse(text);
  return { games, moves, bytes: Buffer.byteLength(text) };
}

const subject: Subject = {
  prepare(file) {
    const program = findProgram('pgn-extract') ?? 'pgn-extract';
    const work = workIn(readFileSync(file, 'utf8'));
    return () => {
      const before = childrenCpu();
      const { status } = spawnSync(program, ['-s', '-r', file], { stdio: 'ignore' });
      if (status !== 0) throw new Error('pgn-extract refuses the games');
      return { ...work, cpu: childrenCpu() - before };
    };
  },
};

export default subject;
