/** What lies on the table, as far as points are concerned. */
export interface Scored {
  readonly layout: { readonly columns: number; readonly signs: string; readonly boats: number };
  readonly rules: { readonly rulings: { readonly [name: string]: string } };
  /** Tiles row by row from the top left. */
  readonly boards: readonly { readonly tiles: readonly (string | null)[]; readonly shells: number }[];
}

type Lines = readonly (readonly [string, number])[];

/** The land edges of each shape as steps to the right and down. */
export const LAND: { readonly [shape: string]: readonly (readonly [number, number])[] } = {
  '>': [[1, 0]],
  '<': [[-1, 0]],
  '^': [[0, -1]],
  v: [[0, 1]],
  '-': [
    [-1, 0],
    [1, 0],
  ],
  '|': [
    [0, -1],
    [0, 1],
  ],
};

const LEI: { readonly [shape: string]: { readonly [half: string]: string } } = {
  '>': { l: '1,0' },
  '<': { l: '-1,0' },
  '^': { l: '0,-1' },
  v: { l: '0,1' },
  '-': { L: '-1,0', l: '1,0' },
  '|': { L: '0,-1', l: '0,1' },
};

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

/** The score as a person counts it: island by island along the rows and columns, nothing kept from the play. */
export function scoredBySight(state: Scored): readonly Lines[] {
  const counted = state.boards.map((_, seat) => countBoard(state, seat));
  const most = (pick: (one: Counted) => number) => Math.max(...counted.map(pick));
  return counted.map((one) => [
    ['maori/score-palms', one.palms],
    ...(one.atoll === null ? [] : [['maori/score-atoll', one.atoll] as const]),
    ['maori/score-lei', one.leis * 10],
    ['maori/score-boats', one.boats === most(({ boats }) => boats) ? one.boats : 0],
    ['maori/score-shells', one.shells === most(({ shells }) => shells) ? one.shells : 0],
    ['maori/score-empty', 0 - one.empty],
  ]);
}

interface Counted {
  readonly palms: number;
  readonly atoll: number | null;
  readonly leis: number;
  readonly boats: number;
  readonly shells: number;
  readonly empty: number;
}

function countBoard(state: Scored, seat: number): Counted {
  const { layout, rules } = state;
  const board = state.boards[seat];
  const { columns } = layout;
  const all = new Map<string, string>();
  for (const [at, face] of (board?.tiles ?? []).entries()) {
    if (face !== null) all.set(`${at % columns},${Math.floor(at / columns)}`, face);
  }
  const beside = (space: string, right: number, down: number) => {
    const [column = 0, row = 0] = space.split(',').map(Number);
    return `${column + right},${row + down}`;
  };
  const sign = (space: string) => {
    const [column = 0, row = 0] = space.split(',').map(Number);
    return layout.signs.charAt(row * columns + column);
  };
  const joins = (space: string, [right, down]: readonly [number, number]) => {
    const other = all.get(beside(space, right, down))?.charAt(0) ?? '~';
    return (LAND[other] ?? []).some(([x, y]) => x === -right && y === -down);
  };

  const left = new Map(all);
  let palms = 0;
  let atoll = 0;
  const done = new Set<string>();
  for (const [start, face] of all) {
    if (done.has(start) || /^[~*]/.test(face)) continue;
    const island = [start];
    for (const space of island) {
      done.add(space);
      for (const edge of LAND[all.get(space)?.charAt(0) ?? '~'] ?? []) {
        const next = beside(space, ...edge);
        if (joins(space, edge) && !island.includes(next)) island.push(next);
      }
    }
    const isWhole = island.every((space) =>
      (LAND[all.get(space)?.charAt(0) ?? '~'] ?? []).every((edge) => joins(space, edge)),
    );
    if (!isWhole) for (const space of island) left.delete(space);
    else {
      const signs = island.map((space) => all.get(space) ?? '').join('');
      const worth = count(signs, 'p') * (signs.includes('h') ? 2 : 1);
      if (island.every((space) => /[oB]/.test(sign(space)))) atoll += worth * 2;
      else palms += worth;
    }
  }

  let halves = 0;
  let boats = layout.boats + (/b/i.test(layout.signs) ? count(layout.signs.toLowerCase(), 'b') : 0);
  for (const [space, face] of left) {
    boats += count(face, 'b');
    if (/b/i.test(sign(space)) && rules.rulings['covered-boat'] === 'lost') boats -= 1;
    for (const [half, edge] of Object.entries(LEI[face.charAt(0)] ?? {})) {
      const [right = 0, down = 0] = edge.split(',').map(Number);
      const other = left.get(beside(space, right, down)) ?? '~';
      const facing = Object.entries(LEI[other.charAt(0)] ?? {}).find(
        ([, away]) => away === `${0 - right},${0 - down}`,
      );
      if (face.includes(half) && facing !== undefined && other.slice(1).includes(facing[0])) halves += 1;
    }
  }
  const water = [...layout.signs].filter((one) => one !== '#').length;
  const laid = rules.rulings.cleared === 'free' ? all.size : left.size;
  const hasAtoll = /[oB]/.test(layout.signs);
  return {
    palms,
    atoll: hasAtoll ? atoll : null,
    leis: halves / 2,
    boats,
    shells: board?.shells ?? 0,
    empty: water - laid,
  };
}
