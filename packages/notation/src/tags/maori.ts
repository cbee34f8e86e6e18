import type { Valued } from '../ast/common.ts';
import type { FaceGrid, MaoriHolding, MaoriSetup } from '../ast/maori.ts';
import { spaceAt } from '../read/token.ts';
import { isBlank, NONE } from '../scan/cursor.ts';
import { skipFace } from '../scan/maori.ts';
import { readCommonSetup, type TagBox, writeCommonSetup, written } from './box.ts';
import { anyText, type Form, number, oneOf, space } from './form.ts';

function isFace(word: string): boolean {
  return skipFace(word, 0) === word.length;
}

const face: Form<string> = {
  read: (text) => (isFace(text.trim()) ? text.trim() : null),
  write: (value) => value,
  example: '>pl',
};

const DOT = 46;
const SLASH = 47;

function endsFace(code: number): boolean {
  return Number.isNaN(code) || code === SLASH || isBlank(code);
}

/** Rows from the top with `/` between them; faces with blanks between them, `.` for an empty place. */
const faceGrid: Form<FaceGrid> = {
  read: (text) => {
    let row: (string | null)[] = [];
    const rows = [row];
    for (let at = 0; at < text.length; ) {
      const code = text.charCodeAt(at);
      if (code === SLASH) {
        row = [];
        rows.push(row);
        at++;
      } else if (isBlank(code)) at++;
      else {
        const end = code === DOT ? at + 1 : skipFace(text, at);
        if (end === NONE || !endsFace(text.charCodeAt(end))) return null;
        row.push(code === DOT ? null : text.slice(at, end));
        at = end;
      }
    }
    return rows;
  },
  write: (rows) => rows.map((row) => row.map((one) => one ?? '.').join(' ')).join(' / '),
  example: '>p <pl . ~ / …',
};

const layout: Form<readonly string[]> = {
  read: (text) => {
    const rows = text.split('/').map((row) => row.trim());
    const columns = rows[0]?.length ?? 0;
    const good = rows.length <= 26 && columns <= 26 && rows.every((row) => row.length === columns);
    return good && rows.every((row) => /^[.obB#]+$/.test(row)) ? rows : null;
  },
  write: (rows) => rows.join('/'),
  example: '...../.ooo./.oBo./.....',
};

const edition = oneOf('de', 'en', 'it');
const level = oneOf('basic', 'advanced', 'expert');
const board = oneOf('front', 'atoll');
const boats = number('2');
const shells = number('5');
const stack = number('81');
const explorer: Form<string> = {
  read: (text) => (/^[A-Z]\d{1,6}$/.test(text.trim()) ? spaceAt(text.trim(), 0) : null),
  write: (value) => value,
  example: 'N2',
};

export function readMaoriSetup(box: TagBox): MaoriSetup {
  // Members first, then the spread: the other way round V8 takes a hundred times as long.
  return {
    edition: box.read('Edition', edition),
    level: box.read('Level', level),
    board: box.read('Board', board),
    layout: box.read('Layout', layout),
    boats: box.read('Boats', boats),
    tiles: box.read('Tiles', anyText),
    display: box.read('Display', faceGrid),
    explorer: box.read('Explorer', explorer),
    holdings: readHoldings(box),
    stack: box.read('Stack', stack),
    ...readCommonSetup(box),
  };
}

const NOTHING: MaoriHolding = { board: null, shells: null, storage: null, ship: null };

function readHoldings(box: TagBox): ReadonlyMap<string, MaoriHolding> {
  const holdings = new Map<string, MaoriHolding>();
  const add = <T>(
    found: ReadonlyMap<string, Valued<T>>,
    hold: (value: Valued<T>) => Partial<MaoriHolding>,
  ): void => {
    for (const [seat, value] of found) {
      holdings.set(seat, { ...(holdings.get(seat) ?? NOTHING), ...hold(value) });
    }
  };
  add(box.readSeats('Board', faceGrid), (value) => ({ board: value }));
  add(box.readSeats('Shells', shells), (value) => ({ shells: value }));
  add(box.readSeats('Storage', face), (value) => ({ storage: value }));
  add(box.readSeats('Ship', space), (value) => ({ ship: value }));
  return holdings;
}

export function writeMaoriSetup(setup: MaoriSetup): readonly (readonly [string, string])[] {
  return [
    ...writeCommonSetup(setup),
    ...written('Edition', setup.edition, edition),
    ...written('Level', setup.level, level),
    ...written('Board', setup.board, board),
    ...written('Layout', setup.layout, layout),
    ...written('Boats', setup.boats, boats),
    ...written('Tiles', setup.tiles, anyText),
    ...written('Display', setup.display, faceGrid),
    ...written('Explorer', setup.explorer, explorer),
    ...[...setup.holdings].flatMap(([seat, holding]) => [
      ...written(`Board${seat}`, holding.board, faceGrid),
      ...written(`Shells${seat}`, holding.shells, shells),
      ...written(`Storage${seat}`, holding.storage, face),
      ...written(`Ship${seat}`, holding.ship, space),
    ]),
    ...written('Stack', setup.stack, stack),
  ];
}
