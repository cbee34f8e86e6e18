import type { Words } from '../../catalogue/words.ts';
import type { MaoriRule } from '../rules.ts';
import { scoreEn } from './en/score.ts';
import { setupEn } from './en/setup.ts';
import { shipEn } from './en/ship.ts';
import { turnEn } from './en/turn.ts';

export const maoriEn: Words<MaoriRule> = {
  rules: { ...setupEn, ...turnEn, ...shipEn, ...scoreEn },
  legal: {
    explorer: { intro: 'The explorer could go to:', item: '{position} (steps: {steps}, shells: {shells})' },
    line: { intro: 'Open in this line:', item: '{place}: {face} (shells: {shells})' },
    spaces: { intro: 'Possible spaces:', item: '{space}' },
    shapes: { intro: 'The tile can be laid as:', item: '{face}' },
    sail: { intro: 'The ship could sail to:', item: '{space} (shells: {shells})' },
    ship: { intro: 'The ship could stand on:', item: '{space}' },
    remove: { intro: 'Tiles on the board:', item: '{space} ({face})' },
  },
  facts: {
    steps: 'The explorer goes to {position}. Steps: {steps}, boats: {boats}.',
    'steps-paid': 'The explorer goes to {position}. Steps: {steps}, boats: {boats}, shells: {shells}.',
    sail: 'The ship sails to {space}. Shells: {shells}.',
    take: 'Takes {face} for nothing.',
    'take-paid': 'Takes {face}. Tiles skipped: {skipped}, shells: {shells}.',
    'take-past-gaps': 'Takes {face}. Tiles skipped: {skipped}, empty places: {gaps}, shells: {shells}.',
    'from-storage': 'Takes {face} from storage.',
    gain: 'Shells gained: {shells}. In the supply: {supply}.',
    'stack-spent': 'The stack is used up.',
    'board-full': 'The board of {seat} is full. One more turn each: {seats}.',
    over: 'The game is over.',
  },
  rulings: {
    gap: 'Does skipping an empty place of the display cost a shell?',
    'sail-step': 'In which directions does a ship sail?',
    'sail-path': 'Does each step of a sailing ship have to end on a tile?',
    'covered-boat': 'Does a printed boat still count while a tile covers it?',
    cleared: 'Do spaces count as empty where unfinished islands were taken away?',
  },
  terms: {
    basic: 'basic game',
    advanced: 'advanced game',
    expert: 'expert game',
    front: 'front side',
    atoll: 'atoll side',
    single: 'single island',
    end: 'end',
    middle: 'middle',
    water: 'water',
    volcano: 'volcano',
    place: 'placing',
    store: 'storing',
    remove: 'removing',
    pass: 'pass',
    free: 'free',
    paid: 'costs like a tile',
    king: 'eight directions',
    rook: 'four directions',
    tiles: 'from tile to tile',
    any: 'over any space',
    lost: 'lost while covered',
    kept: 'counts all the same',
    counts: 'count as empty',
  },
};
