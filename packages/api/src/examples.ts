import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { newToken } from './http/tokens.ts';
import { keep } from './judge/keep.ts';
import type { Store } from './store/store.ts';
import { judgeVersion } from './version.ts';

/** Puts the whole games that come with Motu into a new library. They are ours, so no worker needs to. */
export async function loadExamples(store: Store, { examples, judgedBy }: Config): Promise<number> {
  let kept = 0;
  for (const file of exampleFiles(examples)) {
    const output = keep({ name: file, text: readFileSync(file, 'utf8'), locale: 'en' });
    if (output.kind !== 'readable') continue;
    const { id, text, judgement } = output;
    const by = { judgedBy: judgedBy ?? judgeVersion(), tokenHash: newToken().hash };
    if (await store.keep({ ...judgement, ...by, id, text, kept: new Date().toISOString() })) kept++;
  }
  return kept;
}

function exampleFiles(folder: string | null): readonly string[] {
  if (folder === null || !existsSync(folder)) return [];
  return readdirSync(folder).flatMap((game) => {
    const games = join(folder, game, 'games');
    if (!existsSync(games)) return [];
    return readdirSync(games)
      .filter((name) => name.endsWith('.motu'))
      .map((name) => join(games, name));
  });
}
