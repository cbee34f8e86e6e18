import type { KeyWords, MoreKeyWords } from '../words/words.ts';

export type KeyAction = keyof KeyWords | keyof MoreKeyWords;

interface Key {
  /** As `KeyboardEvent.key` names it. */
  readonly key: string;
  readonly shift?: true;
  readonly action: KeyAction;
  /** What stands on the key. */
  readonly cap: string;
}

/** Every key of the viewer; the help is made from this too. */
export const KEYS: readonly Key[] = [
  { key: 'ArrowLeft', action: 'previous', cap: '←' },
  { key: 'ArrowRight', action: 'next', cap: '→' },
  { key: 'ArrowLeft', shift: true, action: 'halfBack', cap: '⇧ ←' },
  { key: 'ArrowRight', shift: true, action: 'halfOn', cap: '⇧ →' },
  { key: 'Home', action: 'first', cap: 'Home' },
  { key: 'End', action: 'last', cap: 'End' },
  { key: 'PageUp', action: 'tenBack', cap: 'PgUp' },
  { key: 'PageDown', action: 'tenOn', cap: 'PgDn' },
  { key: 'ArrowUp', action: 'variationUp', cap: '↑' },
  { key: 'ArrowDown', action: 'variationDown', cap: '↓' },
  { key: ' ', action: 'play', cap: '␣' },
  { key: '[', action: 'findingBack', cap: '[' },
  { key: ']', action: 'findingOn', cap: ']' },
  { key: '?', action: 'help', cap: '?' },
];

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What a key does; null: nothing of ours. Signs are found whatever it takes to type them. */
export function actionOf({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): KeyAction | null {
  const isSign = key.length === 1 && key !== ' ';
  if (!isSign && (ctrlKey || altKey || metaKey)) return null;
  const found = KEYS.find((one) => one.key === key && (isSign || (one.shift ?? false) === shiftKey));
  return found?.action ?? null;
}
