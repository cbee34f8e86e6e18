import type { TurnRef } from '../ast/common.ts';
import { spaceAt } from '../read/token.ts';

/** How a tag's value is written: `read` and `write` are each other's inverse up to white space. */
export interface Form<T> {
  /** The value, or null where the text is not of this form. `start` is where the text stands. */
  read(text: string, start: number): T | null;
  write(value: T): string;
  /** The choices there are, or one value that would do: for whoever got it wrong. */
  readonly choices?: readonly string[];
  readonly example?: string;
}

export const anyText: Form<string> = { read: (text) => text, write: (text) => text, example: '…' };

export function number(example: string, least = 0): Form<number> {
  return {
    read: (text) => (/^\d{1,6}$/.test(text.trim()) && Number(text) >= least ? Number(text) : null),
    write: String,
    example,
  };
}

export function oneOf<const T extends string>(...choices: readonly T[]): Form<T> {
  return {
    read: (text) => choices.find((one) => one === text.trim()) ?? null,
    write: (value) => value,
    choices,
  };
}

/** Numbers with blanks between them. */
export function numbers(
  example: string,
  isGood: (values: readonly number[]) => boolean,
): Form<readonly number[]> {
  return {
    read: (text) => {
      const words = wordsIn(text);
      const values = words.map(Number);
      return words.every((word) => /^\d{1,6}$/.test(word)) && isGood(values) ? values : null;
    },
    write: (values) => values.join(' '),
    example,
  };
}

export const seat: Form<string> = {
  read: (text) => (/^[A-Z]$/.test(text.trim()) ? text.trim() : null),
  write: (value) => value,
  example: 'A',
};

export const space: Form<string> = {
  read: (text) => (/^[a-z]\d{1,6}$/.test(text.trim()) ? spaceAt(text.trim(), 0) : null),
  write: (value) => value,
  example: 'c3',
};

export const turn: Form<TurnRef | 'end'> = {
  read: (text) => {
    const found = /^(?:(\d{1,6})([A-Z])|end)$/.exec(text.trim());
    if (found === null) return null;
    const [, round, mover] = found;
    return round === undefined || mover === undefined ? 'end' : { round: Number(round), seat: mover };
  },
  write: (value) => (value === 'end' ? 'end' : `${value.round}${value.seat}`),
  example: '9B',
};

/** A day, a month or a year, as ISO 8601 writes it. */
export const date: Form<string> = {
  read: (text) => (isDay(text.trim()) ? text.trim() : null),
  write: (value) => value,
  example: '2026-11-18',
};

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(text: string): boolean {
  const found = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text);
  if (found === null) return false;
  const [year = 0, month = 1, day = 1] = found
    .slice(1)
    .map((part) => (part === undefined ? 1 : Number(part)));
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = (MONTHS[month - 1] ?? 0) + (isLeap && month === 2 ? 1 : 0);
  return day >= 1 && day <= days;
}

export function wordsIn(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
