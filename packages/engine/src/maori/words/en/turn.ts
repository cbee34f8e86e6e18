import type { RuleWords } from '../../../catalogue/words.ts';
import type { MaoriRule } from '../../rules.ts';

export const turnEn = {
  'maori/turn-order': {
    title: 'Clockwise, one turn each',
    text: 'The seats move one after the other, every seat once in a round.',
    messages: { broken: '{found} moves, but it is the turn of {expected}.' },
  },
  'maori/ship-must-move': {
    title: 'The explorer always moves',
    text: 'Every turn begins with the explorer: at least one step, clockwise. That holds before a pass too.',
    messages: { broken: 'The explorer stays at {position}; it has to move at least one step.' },
  },
  'maori/ship-range': {
    title: 'How far the explorer goes',
    text: 'Each boat on your board at the start of your turn is a free step, those printed on it included. Every further step costs a shell. Going round a corner is a step like any other.',
    messages: {
      broken: 'Steps: {steps}, boats: {boats}. The rest costs {cost} in shells, and the mover has {shells}.',
    },
  },
  'maori/shells': {
    title: 'Pay with what you have',
    text: 'Steps of the explorer, skipped tiles and sailing are paid together, from the shells you had before the turn. What a tile brings you comes too late for that.',
    messages: {
      broken:
        'The turn costs {cost} in shells (steps {steps}, tile {take}, sailing {sail}); the mover has {shells}.',
    },
  },
  'maori/take-line': {
    title: 'One line of the display',
    text: 'You take from the row or column in front of the explorer. Its four places are counted from the explorer.',
    messages: { broken: 'The line at {position} has places 1 to 4, but no place {place}.' },
  },
  'maori/take-cost': {
    title: 'What a tile costs',
    text: 'The tile next to the explorer is free. For one further in you pay a shell for each tile you skip. Whether an empty place on the way costs as much is up to the ruling “gap”.',
    messages: {},
  },
  'maori/take-empty': {
    title: 'Nothing there',
    text: 'Once the stack has run out, places of the display stay empty. There is nothing to take from them.',
    messages: { broken: 'Place {place} of the line at {position} is empty.' },
  },
  'maori/volcano-take': {
    title: 'Volcanoes stay',
    text: 'Nobody can take a volcano. It keeps its place in the display until the end.',
    messages: { broken: 'Place {place} of the line at {position} is a volcano, and those cannot be taken.' },
  },
  'maori/volcano-blocks': {
    title: 'Volcanoes block',
    text: 'What lies behind a volcano, as the explorer sees it, is out of reach. From the other end of the line it may well be open.',
    messages: { broken: 'From {position}, place {place} lies behind the volcano on place {volcano}.' },
  },
  'maori/place-space': {
    title: 'Empty water',
    text: 'A tile goes on a water space of your own board that has none yet; printed land does not count as water.',
    messages: {
      off: '{space} is not on the board.',
      land: '{space} is printed land.',
      occupied: 'A tile already lies on {space}.',
    },
  },
  'maori/palms-upright': {
    title: 'Palms stand upright',
    text: 'A tile with a palm is laid so that its owner sees the palm upright, which leaves one way to lay it. Without a palm a tile can be turned as you like, and its half leis turn with it.',
    messages: { broken: 'The tile {face} has a palm and cannot be turned into {found}.' },
  },
  'maori/turn-shape': {
    title: 'Turning keeps the kind',
    text: 'Turning an end gives an end and turning a middle gives a middle. Naming the new side of a half lei makes sense only for a middle with exactly one.',
    messages: { broken: 'However it is turned, the tile {face} never becomes {shape}.' },
  },
  'maori/place-fits': {
    title: 'Fitting the neighbours',
    text: 'In the English and Italian editions a tile must match each tile it comes to lie beside: land to land, water to water. The German edition lets you lay it even where it does not fit. The rim, printed land and empty spaces never matter.',
    messages: { broken: 'Laid on {space}, the tile {face} does not match its neighbours: {neighbours}.' },
  },
  'maori/shell-gain': {
    title: 'Shells from tiles',
    text: 'Placing a tile with shells on it, from the display or from storage, brings you as many wooden ones, or as many as the supply still has. Storing it brings none yet.',
    messages: {},
  },
  'maori/store-one': {
    title: 'Room for one',
    text: 'Your storage has room for a single tile. Only when it is empty can another go in.',
    messages: { broken: 'The storage is taken: {stored} lies in it.' },
  },
  'maori/store-empty': {
    title: 'An empty storage',
    text: 'Placing from storage needs a tile in it.',
    messages: { broken: 'The storage is empty, so nothing can be placed from it.' },
  },
  'maori/remove-tile': {
    title: 'Clearing a space',
    text: 'Instead of taking a tile you may put one of those on your own board back into the box, whichever you like.',
    messages: { off: '{space} is not on the board.', empty: 'There is no tile on {space} to remove.' },
  },
  'maori/refill': {
    title: 'Closing the gap',
    text: 'A tile from the stack takes the place of the one that was placed or stored, and the record shows which. From now on it can be a volcano. When the stack has run out, the place stays empty.',
    messages: {
      missing: 'The record does not show the tile that closed the gap; left in the stack: {stack}.',
      spent: 'The stack is used up, so {face} cannot have come from it.',
    },
  },
  'maori/no-refill': {
    title: 'No gap, no refill',
    text: 'A turn that takes nothing from the display leaves it as it is.',
    messages: { broken: 'Nothing was taken from the display, so {face} has nowhere to go.' },
  },
  'maori/explorer-check': {
    title: 'Where the explorer was seen',
    text: 'A record may note where the explorer ends up. If that is not where its steps lead, the steps count.',
    messages: { broken: 'The steps lead to {expected}; the record says {found}.' },
  },
  'maori/shells-check': {
    title: 'Shells as counted',
    text: 'A record may note how many shells the mover has after the turn. If that is not what payments and gains come to, the payments and gains count.',
    messages: {
      broken:
        'Shells after this turn: {expected}; the record says {found}. Before it {had}, paid {paid}, gained {gained}.',
    },
  },
} satisfies { readonly [rule in MaoriRule]?: RuleWords };
