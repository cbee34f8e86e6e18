import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type GameRecord, parse, type Turn } from '@motu/notation';
import { beforeAll, expect, it } from 'vitest';
import oniguruma from 'vscode-oniguruma';
import textmate from 'vscode-textmate';
import { allFixtures, root } from '../support/fixtures.ts';
import { playedText } from '../support/played.ts';

// The engine that editors colour with, on the grammar that is handed to them.

const file = join(root, 'grammar', 'motu.tmLanguage.json');
let grammar: textmate.IGrammar | null = null;

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm');
  await oniguruma.loadWASM(readFileSync(wasm));
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (sources) => new oniguruma.OnigScanner(sources),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () => textmate.parseRawGrammar(readFileSync(file, 'utf8'), file),
  });
  grammar = await registry.loadGrammar('source.motu');
});

/** The scopes of the character at each offset. */
function scopesIn(text: string): (offset: number) => string {
  const found: { readonly start: number; readonly scopes: string }[] = [];
  let state = textmate.INITIAL;
  let offset = 0;
  for (const line of text.split('\n')) {
    const result = grammar?.tokenizeLine(line, state);
    for (const { startIndex, scopes } of result?.tokens ?? []) {
      found.push({ start: offset + startIndex, scopes: scopes.join(' ') });
    }
    state = result?.ruleStack ?? state;
    offset += line.length + 1;
  }
  return (at) => found.findLast(({ start }) => start <= at)?.scopes ?? '';
}

interface Expected {
  readonly at: number;
  readonly scope: RegExp;
}

function* expectedIn(record: GameRecord): Generator<Expected> {
  for (const tag of record.tags) {
    yield { at: tag.span.start + 1, scope: /entity\.name\.tag/ };
    if (tag.value !== '') yield { at: tag.valueSpan.start, scope: /string\.quoted/ };
    for (const { span } of tag.comments) yield { at: span.start, scope: /comment/ };
  }
  if (record.game === null) return;
  for (const turn of record.turns) yield* expectedInTurn<{ readonly span: { readonly start: number } }>(turn);
  if (record.result !== null) yield { at: record.result.span.start, scope: /keyword\.control\.result/ };
}

function* expectedInTurn<Part extends { readonly span: { readonly start: number } }>(
  turn: Turn<Part>,
): Generator<Expected> {
  yield { at: turn.label.span.start, scope: /entity\.name\.function\.label/ };
  const part = /constant|variable|keyword|string|entity\.name\.type/;
  for (const { span } of turn.parts) yield { at: span.start, scope: part };
  for (const { span } of turn.comments) yield { at: span.start, scope: /comment/ };
  for (const variation of turn.variations) {
    yield { at: variation.span.start, scope: /punctuation\.section\.variation/ };
    for (const inner of variation.turns) yield* expectedInTurn(inner);
  }
}

it('an editor colours every record as the parser reads it', () => {
  const texts = [
    ...allFixtures().map(({ text }) => text),
    ...Array.from({ length: 12 }, (_, seed) => playedText(seed)),
  ];
  let count = 0;
  for (const text of texts) {
    const records = parse(text);
    if (records.some(({ problems }) => problems.some(({ rule }) => rule === 'notation/syntax'))) continue;
    const scopeAt = scopesIn(text);
    for (const { at, scope } of records.flatMap((record) => [...expectedIn(record)])) {
      expect(scopeAt(at), JSON.stringify(text.slice(Math.max(0, at - 20), at + 30))).toMatch(scope);
      count++;
    }
  }
  expect(count).toBeGreaterThan(10_000);
});
