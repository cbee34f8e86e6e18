import type { RuleWords } from '../../../catalogue/words.ts';
import type { MaoriRule } from '../../rules.ts';

export const shipEn = {
  'maori/ship-boards': {
    title: 'The ship comes aboard',
    text: 'In the advanced and the expert game your ship waits beside the board and goes on the first tile you place, at once. A record that begins in mid-game says where it is.',
    messages: {
      broken: 'There are tiles on the board of {seat}, but the record does not say where the ship is.',
    },
  },
  'maori/ship-adjacent': {
    title: 'Next to your ship',
    text: 'Once your ship is on the board, a tile goes on one of the up to eight spaces around it; corner to corner is near enough.',
    messages: { broken: '{space} is not next to the ship on {ship}.' },
  },
  'maori/ship-on-tile': {
    title: 'Ships stand on tiles',
    text: 'Your ship is never on a space without a tile, whether it sails there, is put there or loses the tile under it.',
    messages: {
      sail: 'The ship cannot sail to {space}: there is no tile.',
      put: 'The ship cannot stand on {space}: there is no tile.',
      left: 'The tile under the ship on {space} is gone, and the ship was not put on another.',
      setup: 'The ship of {seat} is said to stand on {space}, where there is no tile.',
    },
  },
  'maori/ship-sail': {
    title: 'Sailing for shells',
    text: 'Before you place a tile, your ship may sail for a shell a step, by the shortest way there is. The rulings “sail-step” and “sail-path” say whether it goes diagonally and whether it may cross spaces without a tile. A ship that is not on the board yet cannot sail, and nobody sails except to place.',
    messages: {
      'not-placing': 'No tile is placed in this turn, so the ship cannot sail to {space}.',
      unboarded: 'The ship is not on the board yet and cannot sail to {space}.',
      'no-way': 'No way leads the ship from {ship} to {space}.',
    },
  },
  'maori/ship-relocate': {
    title: 'Putting the ship elsewhere',
    text: 'In the advanced game you may end your turn by putting your ship on any tile of your board, for nothing. In the English and Italian editions a pass does not allow it; in the German one every action does.',
    messages: {
      broken: 'In this edition the ship cannot be put on {space} in a turn like this ({action|term}).',
    },
  },
  'maori/ship-follows': {
    title: 'The ship follows the tile',
    text: 'In the expert game your ship goes on every tile you place. There is no choice, so a record need not mention it.',
    messages: { broken: 'The ship belongs on {placed}, where the tile was placed, not on {space}.' },
  },
  'maori/ship-stays': {
    title: 'Without placing the ship stays',
    text: 'In the expert game your ship stays where it is if you store, remove or pass. Only the Italian edition lets it move after a removal. Naming the space where it stands is no move.',
    messages: { broken: 'The ship cannot be put on {space} in a turn like this ({action|term}).' },
  },
  'maori/ship-tile-locked': {
    title: 'The tile under your ship',
    text: 'You cannot remove the tile your ship stands on: in the expert game in every edition, in the advanced game in the German one. In the others you may, if the ship then goes on another tile; when none is left, it waits for the next one.',
    messages: { broken: 'The own ship stands on {space}, so that tile cannot be removed.' },
  },
  'maori/no-ship': {
    title: 'No ships at the basic level',
    text: 'Players have ships of their own in the advanced and the expert game only.',
    messages: {
      turn: 'There are no player ships in the basic game, so none can go to {space}.',
      setup: 'There are no player ships in the basic game, so {seat} has none on {space}.',
    },
  },
} satisfies { readonly [rule in MaoriRule]?: RuleWords };
