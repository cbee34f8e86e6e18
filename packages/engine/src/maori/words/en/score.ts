import type { RuleWords } from '../../../catalogue/words.ts';
import type { MaoriRule } from '../../rules.ts';

export const scoreEn = {
  'maori/game-over': {
    title: 'The last round',
    text: 'As soon as someone’s board is full, each of the others has one more turn. Then it is over.',
    messages: { broken: 'The game was over before the turn {found}.' },
  },
  'maori/unfinished': {
    title: 'Points before the end',
    text: 'Final points can be claimed once the last round is played, or if the players agreed to stop. Agreed points stand as they are. Resigning gives no points.',
    messages: { broken: 'Points are claimed ({found}), but no board was filled and played to the end.' },
  },
  'maori/score-palms': {
    title: 'Palms',
    text: 'Islands with an open end are taken away first. On those that are left each palm is worth 1, or 2 if a hut stands on the same island. More huts add nothing.',
    messages: {},
  },
  'maori/score-atoll': {
    title: 'Islands in the atoll',
    text: 'An island that lies inside the atoll with all its tiles counts its palms twice: 2 each, or 4 with a hut. Leis count as always.',
    messages: {},
  },
  'maori/score-lei': {
    title: 'Leis',
    text: 'Two half leis that meet where two tiles touch make a whole one, worth 10. Halves that meet bare land are worth nothing.',
    messages: {},
  },
  'maori/score-boats': {
    title: 'Most boats',
    text: 'The player with the most boats gets a point for each of them; if several have the most, they all do. Printed boats count, those on removed islands do not. The ruling “covered-boat” decides about a boat printed on a space that a tile covers.',
    messages: {},
  },
  'maori/score-shells': {
    title: 'Most shells',
    text: 'The player with the most wooden shells gets a point for each of them; if several have the most, they all do. Shells pictured on tiles do not count.',
    messages: {},
  },
  'maori/score-empty': {
    title: 'Empty spaces',
    text: 'Each water space without a tile costs a point. The ruling “cleared” decides about spaces that became empty when unfinished islands were taken away.',
    messages: {},
  },
  'maori/score-storage': {
    title: 'Tiles in storage',
    text: 'A tile that is still in storage at the end is worth nothing, and its boats do not count.',
    messages: {},
  },
  'maori/score-total': {
    title: 'The claimed points',
    text: 'The points under the record are those that the boards come to.',
    messages: {
      broken:
        'Points of {seat}: {expected}; the record claims {found}. Palms {palms}, leis {leis}, boats {boats}, shells {shells}, empty spaces {empty}.',
      count: 'Points are claimed for {found} players; there are {expected}.',
    },
  },
  'maori/winner': {
    title: 'Who wins',
    text: 'Most points win. If they are level, more shells do; if those are level too, the leaders share the win.',
    messages: {},
  },
} satisfies { readonly [rule in MaoriRule]?: RuleWords };
