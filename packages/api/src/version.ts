import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

const Package = Type.Object({ version: Type.String() });

/** The version that judges. All packages are released together, so ours is the engine's. */
export function judgeVersion(): string {
  const found: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return Value.Check(Package, found) ? found.version : 'unknown';
}
