import type { NotationRule } from '@motu/notation';
import type { RuleFacts } from '../catalogue/rules.ts';

const section = (name: string): RuleFacts => ({ sources: [{ edition: 'motu', section: name }] });

export const notationRules: { readonly [rule in NotationRule]: RuleFacts } = {
  'notation/syntax': section('Shape of a game'),
  'notation/unknown-game': section('Tags'),
  'notation/version': section('Tags'),
  'notation/missing-tag': section('Tags'),
  'notation/bad-tag-value': section('Tags'),
  'notation/duplicate-tag': section('Tags'),
  'notation/seats': section('Seats'),
  'notation/label': section('Turns'),
  'notation/no-result': section('Result'),
  'notation/encoding': section('Shape of a game'),
};
