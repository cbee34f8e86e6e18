import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { motu } from '../support/motu.ts';
import { temporaryFolder } from '../support/temporary.ts';

const folder = temporaryFolder('motu-hostile-');
const NAME = 'ev\u001b[31mil\u202e.motu';
/** What a terminal would obey: escape sequences, C1 controls, bells, signs that turn the text around. */
const RECORD = [
  '[Motu "1"]',
  '[Game "mahe"]',
  '[A "\u001b[31mAna\u0007"]',
  '[B "B\u202een\u009b2J"]',
  '[C "Cl\u007feo"]',
  '[D "Dan"]',
  '[Card "3"]',
  '[Event "\u001b]0;owned\u0007"]',
  '',
  '1A 2+4 @13 {\u001b[1A\u009d}',
  '1B 6+3 \u001b[2J',
  '*',
  '',
].join('\n');
/** Read as a whole, so that boards and names are shown. */
const READABLE = RECORD.replaceAll(/[^\P{Cc}\n]|\u202e/gu, '\u00ad\u200b\ufe0f');

/** Everything in the output that is not text on lines. */
function controls(text: string): readonly string[] {
  return text.match(/[^\P{Cc}\n]|[\p{Cf}\u2028\u2029]/gu) ?? [];
}

beforeAll(() => {
  writeFileSync(join(folder, NAME), RECORD);
  writeFileSync(join(folder, 'readable.motu'), READABLE);
});

describe('text from a record', () => {
  it.each(['pretty', 'concise', 'json', 'jsonl', 'sarif', 'github', 'junit'])(
    'never reaches the terminal raw as %s',
    async (format) => {
      const { out, err } = await motu(['check', '--format', format, NAME, 'readable.motu'], { cwd: folder });
      expect(out.length).toBeGreaterThan(100);
      expect(controls(out + err)).toEqual([]);
    },
  );

  it.each([
    ['replay', 'readable.motu'],
    ['replay', '--turn', '1A', 'readable.motu'],
    ['score', NAME, 'readable.motu'],
    ['stats', '.'],
    ['legal', 'readable.motu'],
    ['convert', NAME, 'readable.motu'],
    ['fmt', '--check', NAME],
    ['check', '--all-editions', NAME],
    ['check', '\u001b[2Jmissing'],
    ['\u001b[2Jcheck'],
    ['check', '--\u001b[2J'],
    ['explain', '\u001b[2J'],
    ['simulate', 'mahe', '--level', '\u001b[2J'],
    ['replay', '--turn', '\u001b[2J', 'readable.motu'],
  ])('nor through motu %j', async (...args) => {
    const { out, err } = await motu(args, { cwd: folder });
    expect(out + err).not.toBe('');
    expect(controls(out + err)).toEqual([]);
  });
});
