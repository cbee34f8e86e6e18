import { type Comment, makeRecord, type PlayableRecord, type RecordDraft } from '@motu/notation';
import fc from 'fast-check';
import { comments, oneLine, openResult, pointsResult, turnsOf } from './common.ts';
import { maheParts, maheSetup } from './mahe.ts';
import { maoriParts, maoriSetup } from './maori.ts';
import { moerakiParts, moerakiResult, moerakiSetup } from './moeraki.ts';

const tagName = fc.constantFrom(
  'Event',
  'Place',
  'Recorder',
  'Source',
  'Weather',
  'Expect',
  'X_1',
  '__proto__',
  'constructor',
  'toString',
  'AA',
);
const plainTags = fc
  .tuple(
    fc.uniqueArray(fc.tuple(tagName, oneLine), { selector: ([name]) => name, maxLength: 4 }),
    fc.constantFrom<readonly (readonly [string, string])[]>([], [['Date', '2026-11-18']], [['Date', '1999']]),
  )
  .map(([some, date]) => [...some, ...date]);

const points = fc.oneof(openResult, pointsResult);

/** The data of a game of any of the three kinds. */
export const draft: fc.Arbitrary<RecordDraft> = fc.oneof(
  fc.record({
    game: fc.constant('maori' as const),
    setup: maoriSetup,
    turns: turnsOf(maoriParts),
    result: points,
    tags: plainTags,
  }),
  fc.record({
    game: fc.constant('mahe' as const),
    setup: maheSetup,
    turns: turnsOf(maheParts),
    result: points,
    tags: plainTags,
  }),
  fc.record({
    game: fc.constant('moeraki' as const),
    setup: moerakiSetup,
    turns: turnsOf(moerakiParts),
    result: moerakiResult,
    tags: plainTags,
  }),
);

/** A whole record, with comments before the tags and behind them too. */
export const record: fc.Arbitrary<PlayableRecord> = fc
  .tuple(draft, comments, fc.array(comments, { maxLength: 6 }))
  .map(([data, head, behindTags]) => {
    const made = makeRecord(data);
    const tags = made.tags.map((tag, at) => ({ ...tag, comments: behindTags[at] ?? tag.comments }));
    return { ...made, comments: head, tags };
  });

/** Without the places: what two records have in common that were written differently. */
export function withoutSpans(value: unknown): unknown {
  if (value instanceof Map) {
    return [...value].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(withoutSpans);
  }
  if (Array.isArray(value)) return value.map(withoutSpans);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'span' && key !== 'valueSpan');
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutSpans(one)]));
}

/** Every comment of a record, in no order. */
export function commentsIn(value: unknown): readonly Comment[] {
  if (Array.isArray(value)) return value.flatMap(commentsIn);
  if (typeof value !== 'object' || value === null || value instanceof Map) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'comments' || key === 'opening' ? one : commentsIn(one),
  );
}
