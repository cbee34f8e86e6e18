import type { Words } from '../../catalogue/words.ts';
import type { MaoriRule } from '../rules.ts';
import { scoreEn } from './en/score.ts';
import { setupEn } from './en/setup.ts';
import { shipEn } from './en/ship.ts';
import { maoriToldEn } from './en/told.ts';
import { turnEn } from './en/turn.ts';

export const maoriEn: Words<MaoriRule> = {
  ...maoriToldEn,
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
  rulings: {
    gap: 'Does skipping an empty place of the display cost a shell?',
    'sail-step': 'In which directions does a ship sail?',
    'sail-path': 'Does each step of a sailing ship have to end on a tile?',
    'covered-boat': 'Does a printed boat still count while a tile covers it?',
    cleared: 'Do spaces count as empty where unfinished islands were taken away?',
  },
};
