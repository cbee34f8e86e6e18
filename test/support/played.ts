import { games, seeded, simulate } from '@motu/engine';
import {
  type Comment,
  type Glyph,
  makeRecord,
  type PlayableRecord,
  print,
  type Span,
  type Turn,
} from '@motu/notation';

const NOWHERE: Span = { start: 0, end: 0 };
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];

/** A legal game, the same for the same seed; every third seed plays another game. */
export function playedGame(seed: number): PlayableRecord {
  const random = seeded(seed);
  const players = 2 + (seed % 3);
  switch (seed % 3) {
    case 0:
      return makeRecord({ game: 'maori', ...simulate(games.maori, { players }, random) });
    case 1:
      return makeRecord({ game: 'mahe', ...simulate(games.mahe, { players }, random) });
    default:
      return makeRecord({ game: 'moeraki', ...simulate(games.moeraki, {}, random) });
  }
}

/** The same game as somebody keeps it who has a lot to say: comments, glyphs, `sic` and variations. */
export function annotatedGame(seed: number): PlayableRecord {
  const record = playedGame(seed);
  switch (record.game) {
    case 'maori':
      return { ...record, turns: annotated(record.turns, seed) };
    case 'mahe':
      return { ...record, turns: annotated(record.turns, seed) };
    case 'moeraki':
      return { ...record, turns: annotated(record.turns, seed) };
  }
}

const glyphs: readonly Glyph[] = ['!', '?', '!!', '??', '!?', '?!'];

function annotated<Part>(turns: readonly Turn<Part>[], seed: number): readonly Turn<Part>[] {
  const random = seeded(seed);
  const chance = (share: number): boolean => random() < share;
  const some = (): readonly Comment[] =>
    chance(0.2) ? [{ text: `said ${NAMES[Math.floor(random() * 4)]}`, span: NOWHERE }] : [];
  return turns.map((turn) => ({
    ...turn,
    sic: chance(0.05),
    glyphs: chance(0.2) ? glyphs.slice(0, 1) : [],
    comments: some(),
    variations: chance(0.1)
      ? [{ opening: some(), turns: [{ ...turn, comments: some() }], comments: some(), span: NOWHERE }]
      : [],
  }));
}

export function playedText(seed: number): string {
  return print(seed % 2 === 0 ? playedGame(seed) : annotatedGame(seed));
}
