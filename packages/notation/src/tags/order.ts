import type { GameId, Tag } from '../ast/common.ts';
import { isSeatTag } from './box.ts';

const rules: { readonly [game in GameId]: readonly string[] } = {
  maori: ['Layout', 'Boats', 'Tiles'],
  mahe: ['Turtles', 'Deck'],
  moeraki: ['Mata', 'Black', 'Kemu', 'Round'],
};
const common = ['Event', 'Place', 'Date', 'Round', 'Recorder', 'Source', 'Ended'];
const setups: { readonly [game in GameId]: readonly string[] } = {
  maori: ['Display', 'Explorer', '@Board', '@Shells', '@Storage', '@Ship', 'Stack', 'Turn'],
  mahe: ['Card', 'Track', '@Eggs', 'Taken', 'Nest', 'Turn'],
  moeraki: ['Stones', 'Ball', '@Tane', 'First', 'Turn'],
};

/** The tags in canonical order. A seat's own tags stand together, seat by seat. */
export function inCanonicalOrder(game: GameId, tags: readonly Tag[]): readonly Tag[] {
  const rank = (tag: Tag): readonly [number, string, number] => rankOf(game, tag.name);
  return tags
    .map((tag, index) => ({ tag, index, rank: rank(tag) }))
    .sort((one, other) => {
      const [group, seat, place] = one.rank;
      const [otherGroup, otherSeat, otherPlace] = other.rank;
      if (group !== otherGroup) return group - otherGroup;
      if (seat !== otherSeat) return seat < otherSeat ? -1 : 1;
      return place - otherPlace || one.index - other.index;
    })
    .map(({ tag }) => tag);
}

const UNKNOWN = 400;

function rankOf(game: GameId, name: string): readonly [group: number, seat: string, place: number] {
  const first = ['Motu', 'Game', 'Edition', 'Level', 'Board', ...rules[game], 'Ruling'].indexOf(name);
  if (first !== -1) return [first, '', 0];
  if (isSeatTag(name, '')) return [200, name, 0];
  const ordinary = common.indexOf(name);
  if (ordinary !== -1) return [300 + ordinary, '', 0];
  const own = setups[game].findIndex((one) => isSeatTag(name, one.slice(1)) && one.startsWith('@'));
  if (own !== -1) return [500 + setups[game].findIndex((one) => one.startsWith('@')), name.slice(-1), own];
  const setup = setups[game].indexOf(name);
  return setup === -1 ? [UNKNOWN, '', 0] : [500 + setup, '', 0];
}
