import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Inventory } from '@motu/engine';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Fixture {
  /** Path below `fixtures/`. */
  readonly name: string;
  readonly text: string;
}

/** Every record under `fixtures/`. */
export function allFixtures(): readonly Fixture[] {
  const folder = join(root, 'fixtures');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.motu'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** The rule that a fixture under `rules/` is about: `maori/volcano-blocks`. */
export function ruleOf(fixture: Fixture): string | null {
  const [game, kind, rule] = fixture.name.split('/');
  return kind === 'rules' ? `${game}/${rule}` : null;
}

export function isLegalFixture(fixture: Fixture): boolean {
  return basename(fixture.name).startsWith('legal');
}

/** The exact inventories that fixtures name with `[Tiles]`. */
export const inventories: ReadonlyMap<string, Inventory> = new Map(
  readdirSync(join(root, 'fixtures', 'maori', 'inventories')).map((file) => {
    const inventory: Inventory = JSON.parse(
      readFileSync(join(root, 'fixtures', 'maori', 'inventories', file), 'utf8'),
    );
    return [inventory.name, inventory];
  }),
);
