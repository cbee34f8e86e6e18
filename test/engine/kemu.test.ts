import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, kemuScore, replayAll } from '@motu/engine';
import { parse } from '@motu/notation';
import { describe, expect, it } from 'vitest';
import { root } from '../support/fixtures.ts';

type Names = readonly [string, string];

function game(
  kemu: number,
  round: number,
  ball: string,
  result: string,
  [a, b]: Names = ['Ana', 'Ben'],
): string {
  const ended = result === '*' ? '' : `[Ended "${result === '# draw' ? 'agreed' : 'resigned'}"]\n`;
  const seats = `[A "${a}"]\n[B "${b}"]\n`;
  return `[Motu "1"]\n[Game "moeraki"]\n[Kemu "${kemu}"]\n[Round "${round}"]\n${seats}${ended}\n1A *${ball}\n${result}\n`;
}

const SWAPPED: Names = ['Ben', 'Ana'];

describe('a Kemu over the games of a file', () => {
  it('carries its score in the report of every game', () => {
    const text = readFileSync(join(root, 'fixtures/moeraki/games/kemu-uira.motu'), 'utf8');
    const reports = [...replayAll(parse(text))];
    const score = { kemu: 3, names: ['Aroha', 'Ben'] };
    expect(reports.map(({ match }) => match)).toMatchObject([
      { ...score, wins: [1, 0], winner: 'Aroha' },
      { ...score, wins: [1, 1], winner: 'Ben' },
      { ...score, wins: [1, 2], winner: 'Ben' },
      { ...score, wins: [2, 2], winner: 'Aroha' },
      { ...score, wins: [2, 3], winner: 'Ben' },
    ]);
    expect(reports.every(({ verdict }) => verdict === 'legal')).toBe(true);
    const scores = reports.map(({ match }) => kemuScore(match));
    expect(scores.map((one) => one?.winner)).toEqual([null, null, null, null, 'Ben']);
    expect(scores.at(-1)).toEqual({
      length: 3,
      players: [
        { name: 'Aroha', wins: 2 },
        { name: 'Ben', wins: 3 },
      ],
      winner: 'Ben',
    });
  });

  it('counts the computed winner, not the one that is claimed', () => {
    const won =
      '[Motu "1"]\n[Game "moeraki"]\n[Kemu "3"]\n[Round "1"]\n[A "Ana"]\n[B "Ben"]\n[Stones "A: a3 b2"]\n[Ball "f6"]\n[Turn "4A"]\n\n4A c1\n# B awa\n';
    const [first, second] = [...replayAll(parse(`${won}\n${game(3, 2, 'e5', '*')}`))];
    expect(first?.findings.map(({ rule }) => rule)).toEqual(['moeraki/claim']);
    expect(first?.match).toMatchObject({ wins: [1, 0] });
    expect(second?.findings).toEqual([]);
  });

  it('does not say who begins after a game without an end', () => {
    const reports = [...replayAll(parse([game(3, 1, 'f6', '*'), game(3, 2, 'e5', '*', SWAPPED)].join('\n')))];
    expect(reports.map(({ verdict }) => verdict)).toEqual(['legal', 'legal']);
  });

  it('goes on after a game that cannot be replayed', () => {
    const garbled = game(2, 2, 'e5', '# B', SWAPPED).replace('[Ended', '[Mata "maybe"]\n[Ended');
    const text = [game(2, 1, 'f6', '# A'), garbled, game(2, 3, 'f6', '# A'), game(2, 4, 'e5', '*')].join(
      '\n',
    );
    const reports = [...replayAll(parse(text))];
    expect(reports.map(({ verdict }) => verdict)).toEqual(['legal', 'unreadable', 'legal', 'illegal']);
    expect(reports.map(({ match }) => kemuScore(match)?.players.map(({ wins }) => wins))).toEqual([
      [1, 0],
      [1, 0],
      [2, 0],
      [2, 0],
    ]);
    expect(reports.at(-1)?.findings.map(({ rule }) => rule)).toEqual(['moeraki/kemu-over']);
  });

  it('says that the ruling on draws mattered', () => {
    const reports = [...replayAll(parse([game(3, 1, 'f6', '# draw'), game(3, 2, 'e5', '*')].join('\n')))];
    expect(reports.map(({ rulings }) => rulings)).toEqual([[], [{ name: 'draw-starter', value: 'same' }]]);
  });

  it('ends with a game of other players, of another length, or outside a match', () => {
    const others = game(3, 2, 'f6', '*', ['Ana', 'Cleo']);
    const longer = game(5, 2, 'f6', '*', SWAPPED);
    const single = '[Motu "1"]\n[Game "moeraki"]\n[A "Ben"]\n[B "Ana"]\n\n1A *f6\n*\n';
    for (const next of [others, longer, single]) {
      const [, second] = [...replayAll(parse([game(3, 1, 'f6', '# A'), next].join('\n')))];
      expect(second?.findings).toEqual([]);
    }
  });

  it('leaves eight hollows for the ball of the next game', () => {
    const [, second] = parse([game(3, 1, 'f6', '# A'), game(3, 2, 'e5', '*')].join('\n'));
    const [first] = [...replayAll(parse(game(3, 1, 'f6', '# A')))];
    if (second?.game !== 'moeraki' || first === undefined) throw new Error('two games of Moeraki-Kemu');
    const { state } = games.moeraki.setup(second.setup, { match: first.match });
    if (state === null) throw new Error('a game that begins');
    const balls = [...games.moeraki.legalMoves(state, null)].map(({ ball }) => ball);
    expect(balls).toHaveLength(8);
    expect(balls).not.toContain('f6');
  });
});
