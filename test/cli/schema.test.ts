import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { allFixtures, root } from '../support/fixtures.ts';
import { motu } from '../support/motu.ts';

const schema = JSON.parse(readFileSync(join(root, 'docs', 'verdict.schema.json'), 'utf8'));
const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
const isVerdict = ajv.compile(schema);
const isMatrix = ajv.compile({ $ref: `${schema.$id}#/$defs/editions` });

function jsonLines(text: string): unknown[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('the JSON of motu check', () => {
  it('keeps its contract for every fixture, one line for each game', async () => {
    const { out } = await motu(['check', '--format', 'jsonl', 'fixtures', 'test/cli/records']);
    const verdicts = jsonLines(out);
    const games = allFixtures().reduce((sum, { text }) => sum + (text.match(/^\[Motu\b/gm)?.length ?? 1), 0);
    expect(verdicts.length).toBeGreaterThanOrEqual(games);
    for (const verdict of verdicts) {
      expect(isVerdict(verdict), ajv.errorsText(isVerdict.errors)).toBe(true);
    }
    const seen = new Set(verdicts.map((one) => JSON.stringify(one).match(/"verdict":"(\w+)"/)?.[1]));
    expect([...seen].sort()).toEqual(['illegal', 'legal', 'unreadable']);
  });

  it('is the same in an array', async () => {
    const files = ['fixtures/mahe/rules', 'fixtures/notation/rules'];
    const lines = await motu(['check', '--format', 'jsonl', ...files]);
    const array = await motu(['check', '--format', 'json', ...files]);
    expect(JSON.parse(array.out)).toEqual(jsonLines(lines.out));
    expect(JSON.parse((await motu(['check', '--format', 'json', 'missing'])).out)).toEqual([]);
  });

  it('has a contract for the matrix of editions too', async () => {
    const { out } = await motu([
      'check',
      '--all-editions',
      '--format',
      'jsonl',
      'fixtures/maori/rules/place-fits',
    ]);
    const matrices = jsonLines(out);
    expect(matrices.length).toBeGreaterThan(3);
    for (const matrix of matrices) expect(isMatrix(matrix), ajv.errorsText(isMatrix.errors)).toBe(true);
  });

  it('refuses what is not a verdict', () => {
    expect(isVerdict({ file: 'x', index: 0, game: 'chess' })).toBe(false);
  });
});
