import type { TokenType } from 'chevrotain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameId } from '../ast/common.ts';
import { defaultLimits } from '../limits.ts';
import { Comment, LineComment, vocabularies } from '../tokens.ts';
import { createCommentEnds } from './comment.ts';
import { scan } from './scan.ts';

interface Word {
  readonly type: TokenType;
  readonly image: string;
  readonly start: number;
}

const BLANK = /[\t-\r \ufeff]+/y;

/** Cuts a text with the published patterns alone, the first that fits: what the scanner says by other means. */
function lex(game: GameId, text: string): readonly Word[] {
  const patterns = vocabularies[game].map((type) => {
    const pattern = type.PATTERN instanceof RegExp ? type.PATTERN.source : '';
    return { type, pattern: new RegExp(pattern, 'y') };
  });
  const words: Word[] = [];
  for (let at = 0; at < text.length; ) {
    BLANK.lastIndex = at;
    const blank = BLANK.exec(text);
    if (blank !== null) {
      at += blank[0].length;
      continue;
    }
    const start = at;
    for (const { type, pattern } of patterns) {
      pattern.lastIndex = at;
      const image = pattern.exec(text)?.[0];
      if (image === undefined) continue;
      words.push({ type, image, start });
      at += image.length;
      break;
    }
    if (at === start) throw new Error(`no pattern fits ${JSON.stringify(text.slice(at, at + 20))}`);
  }
  return words.filter(({ type }) => type !== Comment && type !== LineComment);
}

/** Words of all games, whole and in pieces, so that they meet in every way. */
const piece = fc.constantFrom(
  ...[
    '+2',
    '/N4',
    '@c3',
    '2:',
    's:',
    'c3',
    ':x',
    ':s',
    '<',
    '|L',
    'pass',
    '=',
    '~s',
    '>ppl',
    '$',
    '12',
    '0007',
  ],
  ...['2+4', '(2)', '(2B)', '+', '1:', 'raft', 'nest', '@12', '=nest', '1+1+1+1+1+1+1+1+1+1', '1234567'],
  ...[
    '*f6',
    '*',
    'TAe4sw',
    '#tahuna',
    '# A',
    ' marae',
    ' 11',
    ' 10.5',
    '# draw',
    'awa',
    '# awa',
    '* c5',
    'Q',
  ],
  ...['1A', '12C', 'sic', '!', '?!', '(', ')', '# 37', ' 31', '-4', '#', 'x', 'é', '🐢', ';', '[', ']'],
  ...[
    '{so}',
    '{\\}}',
    '; so\n',
    '[A "Ana"]',
    '[A "\\""]',
    '[A "\\n"]',
    '[A Ana]',
    '[A] x',
    '[A ',
    '[ {so}',
    '[“',
    '{so} x]',
    '"',
    '\\',
    '/',
    '.',
  ],
);
const blank = fc.constantFrom('', '', ' ', '  ', '\t', '\n', '\r\n');
const text = fc
  .array(fc.tuple(piece, blank), { maxLength: 12 })
  .map((all) => all.flat().join(''))
  .filter((one) => !one.replaceAll('{so}', '').replaceAll('{\\}}', '').includes('{'));

describe.each(['maori', 'mahe', 'moeraki'] as const)('the scanner of %s', (game) => {
  it('cuts a text into the words that the published patterns say', () => {
    fc.assert(
      fc.property(text, (body) => {
        const head = `[Game "${game}"]\n`;
        const whole = head + body;
        const stretch = { text: whole, from: 0, to: whole.length, isHeadOnly: false };
        const scanned = scan(stretch, defaultLimits, createCommentEnds(whole, defaultLimits.comment));
        const isOwn = ({ startOffset }: { startOffset: number }): boolean =>
          !scanned.labelSlips.has(startOffset);
        const own = scanned.tokens
          .filter((token) => token.image !== '' && isOwn(token))
          .map(({ tokenType, image, startOffset }) => [startOffset, image, nameOf(tokenType, image)]);
        const said = lex(game, whole)
          .filter(({ start }) => isOwn({ startOffset: start }))
          .map(({ type, image, start }) => [start, image, nameOf(type, image)]);
        expect(own).toEqual(said);
      }),
      { numRuns: 3_000 },
    );
  });
});

/** A parenthesis that is never closed counts as a word of its own. */
function nameOf(type: TokenType, image: string): string {
  return image === '(' ? image : type.name;
}
