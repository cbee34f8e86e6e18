export interface GameDraft {
  readonly players?: readonly [string, string];
  readonly event?: string;
  readonly date?: string;
  readonly level?: 'basic' | 'cards';
  /** How many turns are added to the two that every game has. */
  readonly turns?: number;
}

/** A short legal game of Mahé. */
export function legalGame({ players = ['Ana', 'Ben'], turns = 0, ...tags }: GameDraft = {}): string {
  const more = Array.from({ length: turns }, (_, at) => `${2 + (at >> 1)}${at % 2 === 0 ? 'A' : 'B'} 1`);
  return gameOf(players, tags, ['1A 2+4 @12', '1B 1', ...more]);
}

/** The same with a landing that the dice do not give. */
export function illegalGame({ players = ['Ana', 'Ben'], ...tags }: GameDraft = {}): string {
  return gameOf(players, tags, ['1A 2+4 @13', '1B 1']);
}

export const unreadableGame = '[Motu "1"]\n[Game "chess"]\n[A "Ana"]\n[B "Ben"]\n\n1A e4\n*\n';

function gameOf(
  [first, second]: readonly [string, string],
  { event, date, level }: GameDraft,
  turns: readonly string[],
): string {
  const tags = [
    '[Motu "1"]',
    '[Game "mahe"]',
    ...(level === undefined ? [] : [`[Level "${level}"]`]),
    '[Turtles "1"]',
    `[A "${first}"]`,
    `[B "${second}"]`,
    ...(event === undefined ? [] : [`[Event "${event}"]`]),
    ...(date === undefined ? [] : [`[Date "${date}"]`]),
    '[Card "4"]',
  ];
  return `${tags.join('\n')}\n\n${turns.join('\n')}\n*\n`;
}
