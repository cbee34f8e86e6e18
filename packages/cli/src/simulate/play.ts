import { type DealOptions, games, type Random, seeded, simulate } from '@motu/engine';
import { type GameId, makeRecord, type PlayableRecord, print } from '@motu/notation';

/** What is played by whom and with what; plain data, so that threads can be told. */
export interface Table {
  readonly players?: number;
  readonly level?: string;
  readonly edition?: string;
  readonly board?: string;
  readonly turtles?: 1 | 2;
  readonly mata?: true;
}

/** Games to be played one after the other, each with the next seed. */
export interface PlayTask {
  readonly game: GameId;
  readonly table: Table;
  readonly seed: number;
  readonly count: number;
}

export const SEEDS = 4_294_967_296;

/** The games as records. Each has a seed of its own, so that any of them can be played again alone. */
export function playGames({ game, table, seed, count }: PlayTask): string {
  const options = dealOptions(table);
  const records = Array.from({ length: count }, (_, at) => {
    const own = (seed + at) % SEEDS;
    const source = ['motu simulate', game, ...writtenFlags(table), `--seed ${own}`].join(' ');
    return print(play(game, options, seeded(own), source));
  });
  return records.join('\n');
}

function play(game: GameId, options: DealOptions, random: Random, source: string): PlayableRecord {
  const tags = [['Source', source]] as const;
  switch (game) {
    case 'maori':
      return makeRecord({ game, ...simulate(games.maori, options, random), tags });
    case 'mahe':
      return makeRecord({ game, ...simulate(games.mahe, options, random), tags });
    case 'moeraki':
      return makeRecord({ game, ...simulate(games.moeraki, options, random), tags });
  }
}

export function dealOptions({ players, level, edition, board, turtles, mata }: Table): DealOptions {
  return {
    ...(players === undefined ? {} : { players }),
    ...(level === undefined ? {} : { level }),
    ...(edition === undefined ? {} : { edition }),
    ...(board === undefined ? {} : { board }),
    ...(turtles === undefined ? {} : { turtles }),
    ...(mata === undefined ? {} : { mata }),
  };
}

function writtenFlags(table: Table): readonly string[] {
  return Object.entries(dealOptions(table)).map(([name, value]) =>
    value === true ? `--${name}` : `--${name} ${value}`,
  );
}
