import { readFile } from 'node:fs/promises';
import type { Inventory } from '@motu/engine';
import { reasonOf } from './terminal.ts';

/** An exact inventory from its file; a text says why there is none. */
export async function readInventory(file: string): Promise<Inventory | string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (text instanceof Error) return `${file}: ${reasonOf(text)}`;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return `${file}: this is not JSON (${error instanceof Error ? error.message : ''})`;
  }
  return isInventory(data) ? data : `${file}: an inventory looks like {"name": "…", "faces": {">p": 3, …}}`;
}

function isInventory(data: unknown): data is Inventory {
  if (typeof data !== 'object' || data === null || !('name' in data) || !('faces' in data)) return false;
  if (typeof data.name !== 'string' || typeof data.faces !== 'object' || data.faces === null) return false;
  return Object.values(data.faces).every((count) => Number.isInteger(count) && count >= 0);
}
