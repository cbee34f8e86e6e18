import { describe, expect, it } from 'vitest';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { it as italian } from '../words/it.ts';
import { panelsDe } from '../words/panels-de.ts';
import { panelsEn } from '../words/panels-en.ts';
import { panelsIt } from '../words/panels-it.ts';
import { actionOf, KEYS } from './keys.ts';

const WORDS = [
  { ...en.keys, ...panelsEn.keys },
  { ...de.keys, ...panelsDe.keys },
  { ...italian.keys, ...panelsIt.keys },
];
const bare = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

describe('the keys', () => {
  it('do what the table says, each in words of every language', () => {
    for (const { key, shift = false, action } of KEYS) {
      expect(actionOf({ ...bare, key, shiftKey: shift })).toBe(action);
      for (const words of WORDS) expect(words[action]).not.toBe('');
    }
    expect(new Set(KEYS.map(({ action }) => action)).size).toBe(KEYS.length);
  });

  it('leave the browser its own: with Ctrl, Alt or Meta they are not ours', () => {
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
      expect(actionOf({ ...bare, key: 'ArrowLeft', [modifier]: true })).toBeNull();
    }
    expect(actionOf({ ...bare, key: 'a' })).toBeNull();
  });

  it('find a sign whatever it takes to type it: [ needs AltGr on many keyboards', () => {
    expect(actionOf({ ...bare, key: '[', ctrlKey: true, altKey: true })).toBe('findingBack');
    expect(actionOf({ ...bare, key: '?', shiftKey: true })).toBe('help');
  });
});
