import type { ListFault, Sort } from './store.ts';

/** Where a page ended. It is bound to its order, so that a cursor cannot be taken from one list to another. */
export function writeCursor(sort: Sort, value: string | number, seq: number): string {
  return Buffer.from(JSON.stringify([sort, value, seq])).toString('base64url');
}

export function readCursor(
  text: string,
  sort: Sort,
): { readonly value: string | number; readonly seq: number } | ListFault {
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return 'bad-cursor';
  }
  if (!Array.isArray(parsed) || parsed.length !== 3) return 'bad-cursor';
  const [of, value, seq]: readonly unknown[] = parsed;
  const isValue = typeof value === (sort.endsWith('date') ? 'string' : 'number');
  if (of !== sort || !isValue || typeof seq !== 'number' || !Number.isSafeInteger(seq)) return 'bad-cursor';
  return typeof value === 'string' || typeof value === 'number' ? { value, seq } : 'bad-cursor';
}
