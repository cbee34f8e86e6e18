import { makeRecord, parse, print, printAll } from '@motu/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentsIn, draft, record, withoutSpans } from './records/record.ts';

const runs = { numRuns: 500 };

describe('print', () => {
  it('is read back as the record that was printed', () => {
    fc.assert(
      fc.property(record, (one) => {
        expect(parse(print(one)).map(withoutSpans)).toEqual([withoutSpans({ ...one })]);
      }),
      runs,
    );
  });

  it('prints what it printed the same again', () => {
    fc.assert(
      fc.property(record, (one) => {
        const text = print(one);
        const again = parse(text).map((read) => (read.game === null ? '' : print(read)));
        expect(again).toEqual([text]);
      }),
      runs,
    );
  });

  it('keeps the games of a file apart', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 4 }), (records) => {
        const read = parse(printAll(records));
        expect(read.map(({ game, tags }) => [game, tags.length])).toEqual(
          records.map(({ game, tags }) => [game, tags.length]),
        );
        const texts = (one: unknown): readonly string[] =>
          commentsIn(one)
            .map(({ text }) => text)
            .sort();
        expect(read.map(texts)).toEqual(records.map(texts));
      }),
      { numRuns: 200 },
    );
  });

  it('writes the set-up of a made record into its tags', () => {
    fc.assert(
      fc.property(draft, (data) => {
        const [read] = parse(print(makeRecord(data)));
        expect(read !== undefined && read.game !== null && withoutSpans(read.setup)).toEqual(
          withoutSpans(data.setup),
        );
      }),
      runs,
    );
  });
});

/** Another way of writing the same: more white space, other line breaks, remarks anywhere. */
function loosened(
  text: string,
  choose: (count: number) => number,
): { text: string; added: readonly string[] } {
  const added: string[] = [];
  const gap = (): string => {
    const blanks = [' ', '  ', '\t', '\n', '\r\n', '\n\n '][choose(6)] ?? ' ';
    if (choose(3) > 0) return blanks;
    added.push(`remark ${added.length}`);
    const remark = added.at(-1) ?? '';
    return choose(2) === 0 ? `${blanks}{${remark}}${blanks}` : ` ;  ${remark} \r\n`;
  };
  const lines = text.split('\n').map((line) => {
    if (line.startsWith('[')) return line + gap();
    if (line.startsWith('#') || line === '') return line;
    return line.trim().replaceAll(' ', gap);
  });
  return { text: lines.join('\n'), added };
}

describe('the accepted form', () => {
  const bare = draft.map((data) => makeRecord({ ...data, tags: [] }));
  const quiet = bare.filter((one) => commentsIn(one).length === 0);

  it('is liberal in white space, and no comment is lost wherever it stands', () => {
    fc.assert(
      fc.property(quiet, fc.infiniteStream(fc.nat()), (one, numbers) => {
        const choose = (count: number): number => Number(numbers.next().value) % count;
        const { text, added } = loosened(print(one), choose);
        const [read] = parse(text);
        expect(read?.problems).toEqual([]);
        expect(commentsIn(read).map((comment) => comment.text)).toEqual(added);
        const silent = JSON.stringify(withoutSpans(read), (key, value) => (isCommentList(key) ? [] : value));
        expect(silent).toBe(JSON.stringify(withoutSpans(parse(print(one))[0])));
      }),
      runs,
    );
  });
});

function isCommentList(key: string): boolean {
  return key === 'comments' || key === 'opening';
}
