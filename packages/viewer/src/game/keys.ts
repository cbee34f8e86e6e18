import type { KeyWords, MoreKeyWords } from '../words/words.ts';

export type KeyAction = keyof KeyWords | keyof MoreKeyWords;

export interface Key {
  /** As `KeyboardEvent.key` names it. */
  readonly key: string;
  readonly shift?: true;
  readonly action: KeyAction;
}

/** Every key of the viewer; the help is made from this too. */
export const KEYS: readonly Key[] = [
  { key: 'ArrowLeft', action: 'previous' },
  { key: 'ArrowRight', action: 'next' },
  { key: 'ArrowLeft', shift: true, action: 'halfBack' },
  { key: 'ArrowRight', shift: true, action: 'halfOn' },
  { key: 'Home', action: 'first' },
  { key: 'End', action: 'last' },
  { key: 'PageUp', action: 'tenBack' },
  { key: 'PageDown', action: 'tenOn' },
  { key: 'ArrowUp', action: 'variationUp' },
  { key: 'ArrowDown', action: 'variationDown' },
  { key: ' ', action: 'play' },
  { key: '[', action: 'findingBack' },
  { key: ']', action: 'findingOn' },
  { key: '?', action: 'help' },
];

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What a key does; null: nothing of ours. Signs are found whatever it takes to type them. */
export function actionOf({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): KeyAction | null {
  const isSign = key.length === 1 && key !== ' ';
  if (!isSign && (ctrlKey || altKey || metaKey)) return null;
  const found = KEYS.find((one) => one.key === key && (isSign || (one.shift ?? false) === shiftKey));
  return found?.action ?? null;
}
