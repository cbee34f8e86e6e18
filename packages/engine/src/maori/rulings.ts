import type { Rulings } from '../game.ts';

export const RULINGS = {
  gap: ['free', 'paid'],
  'sail-step': ['king', 'rook'],
  'sail-path': ['tiles', 'any'],
  'covered-boat': ['lost', 'kept'],
  cleared: ['counts', 'free'],
} as const satisfies Rulings;

export type RulingName = keyof typeof RULINGS;
export type Answers = { readonly [name in RulingName]: string };

export const DEFAULT_ANSWERS: Answers = {
  gap: 'free',
  'sail-step': 'king',
  'sail-path': 'tiles',
  'covered-boat': 'lost',
  cleared: 'counts',
};

export const RULING_NAMES: readonly RulingName[] = [
  'gap',
  'sail-step',
  'sail-path',
  'covered-boat',
  'cleared',
];

export function isRulingName(name: string): name is RulingName {
  return Object.hasOwn(RULINGS, name);
}

export function isAnswer(name: RulingName, answer: string): boolean {
  return RULINGS[name].some((one) => one === answer);
}

/** The same answers but for one, which is turned round: every ruling here has two. */
export function otherwise(answers: Answers, name: RulingName): Answers {
  const [first, second] = RULINGS[name];
  return { ...answers, [name]: answers[name] === first ? second : first };
}

/** Rulings that mattered so far, as bits. */
export function rulingBit(name: RulingName): number {
  return 1 << RULING_NAMES.indexOf(name);
}
