import type { RulingChoice } from '@motu/notation';
import type { Broken, Rulings } from '../game.ts';

/** The questions that the rulebook leaves open; the default answer stands first. */
export const rulings = {
  'tane-edge': ['allowed', 'forbidden'],
  'tane-score': ['none', 'one'],
  'tile-shortage': ['counts', 'none'],
  'draw-starter': ['same', 'other'],
} satisfies Rulings;

export type RulingName = keyof typeof rulings;

export type MoerakiRulings = { readonly [name in RulingName]: string };

export const RULING_NAMES: readonly RulingName[] = [
  'tane-edge',
  'tane-score',
  'tile-shortage',
  'draw-starter',
];

const DEFAULTS: MoerakiRulings = {
  'tane-edge': 'allowed',
  'tane-score': 'none',
  'tile-shortage': 'counts',
  'draw-starter': 'same',
};

export function isRulingName(name: string): name is RulingName {
  return Object.hasOwn(rulings, name);
}

/** The answers chosen by the record; those given with the call go over them, and may be meant for other games. */
export function chooseRulings(
  chosen: readonly RulingChoice[],
  given: ReadonlyMap<string, string>,
): { readonly rulings: MoerakiRulings; readonly findings: readonly Broken[] } {
  let answers = DEFAULTS;
  const findings: Broken[] = [];
  for (const { name, value, span } of chosen) {
    if (isRulingName(name) && isAnswer(name, value)) answers = { ...answers, [name]: value };
    else findings.push({ ...badAnswer(name, value), span });
  }
  for (const [name, value] of given) {
    if (!isRulingName(name)) continue;
    if (isAnswer(name, value)) answers = { ...answers, [name]: value };
    else findings.push(badAnswer(name, value));
  }
  return { rulings: answers, findings };
}

function isAnswer(name: RulingName, value: string): boolean {
  return rulings[name].some((answer) => answer === value);
}

function badAnswer(name: string, value: string): Broken {
  return { rule: 'notation/bad-tag-value', params: { tag: 'Ruling', value: `${name}=${value}` } };
}
