import type { GameRecord } from '@motu/notation';

const LONGEST = 80;

/** What to call a record: who played, and where. */
export function titleOf(record: GameRecord | undefined, fallback: string): string {
  const value = (name: string) => record?.tags.find((tag) => tag.name === name)?.value ?? '';
  const players = (record?.tags ?? []).filter(({ name }) => /^[A-Z]$/.test(name)).map((tag) => tag.value);
  const title = [players.join(' – '), value('Event')].filter((part) => part !== '').join(', ');
  return shortened(title === '' ? fallback : title);
}

export function shortened(text: string): string {
  const letters = [...text];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : text;
}

/** A name that a file can have everywhere. */
export function fileName(title: string, ending: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60);
  return `${plain === '' ? 'record' : plain}.${ending}`;
}
