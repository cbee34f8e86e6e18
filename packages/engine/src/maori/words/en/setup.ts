import type { RuleWords } from '../../../catalogue/words.ts';
import type { MaoriRule } from '../../rules.ts';

export const setupEn = {
  'maori/player-count': {
    title: 'How many can play',
    text: 'Two to five play on the front of the boards. The atoll side needs more tiles, so four is the most there.',
    messages: {
      broken: 'Players in this record: {found}. On the {board|term} there can be {fewest} to {most}.',
    },
  },
  'maori/setup-display': {
    title: 'The first display',
    text: 'Sixteen tiles lie face up, four rows of four. A volcano that comes up now is swapped for another tile and goes back into the stack. A record that begins in mid-game may show gaps and volcanoes.',
    messages: {
      size: 'The display is four rows of four tiles; this one has {found} places in {rows} rows.',
      empty: 'Row {row}, column {column} of the display is empty at the start.',
      volcano: 'A volcano lies in row {row}, column {column} of the first display.',
    },
  },
  'maori/setup-shells': {
    title: 'Shells to begin with',
    text: 'Everyone starts with five wooden shells. There are thirty in the box, and whatever the players do not hold is the supply.',
    messages: { broken: 'The players hold {found} shells together, but the box has only {most}.' },
  },
  'maori/tile-count': {
    title: 'Tiles in the box',
    text: 'The box holds 10 single islands, 54 ends, 14 middles, 17 water tiles and 2 volcanoes. No kind can turn up more often than that, counting the display, every refill and what lies on the boards at the start.',
    messages: { broken: 'This is number {found} of its kind ({kind|term}); the box holds {most}.' },
  },
  'maori/tile-inventory': {
    title: 'Exact tiles',
    text: 'A record can name a list of every tile in its box. Then no tile may show up more often than that list has it. A tile without a palm is the same tile however it is turned.',
    messages: {
      broken: 'The tile {face} shows up for time number {found}; the inventory {inventory} has {most}.',
    },
  },
  'maori/face': {
    title: 'Possible tiles',
    text: 'Half leis sit on land edges, one to an edge: an end can have one, a middle two, single islands and water none. Palms and huts need land. A volcano shows nothing else.',
    messages: {
      lei: 'No tile looks like {face}: a half lei needs a land edge of its own.',
      water: 'No tile looks like {face}: palms and huts do not stand on water.',
      volcano: 'No tile looks like {face}: a volcano shows no symbols.',
    },
  },
  'maori/ship-start': {
    title: 'Where the explorer starts',
    text: 'The explorer is put beside one of the sixteen tiles at the rim of the display, by the player who will move last in the round.',
    messages: { broken: '{found} is not one of the sixteen positions around the display.' },
  },
} satisfies { readonly [rule in MaoriRule]?: RuleWords };
