import { type PlayableRecord, parse, print, type Turn } from '@motu/notation';

const SPAN = { start: 0, end: 0 };

/** The same games with comments and variations. A variation repeats the turn it replaces, so it is as legal. */
export function annotated(text: string): string {
  return parse(text)
    .flatMap((record) => (record.game === null ? [] : [print(annotate(record))]))
    .join('\n');
}

function annotate(record: PlayableRecord): PlayableRecord {
  switch (record.game) {
    case 'maori':
      return { ...record, turns: record.turns.map(annotateTurn) };
    case 'mahe':
      return { ...record, turns: record.turns.map(annotateTurn) };
    case 'moeraki':
      return { ...record, turns: record.turns.map(annotateTurn) };
  }
}

function annotateTurn<Part>(turn: Turn<Part>, index: number): Turn<Part> {
  const comments =
    index % 5 === 0 ? [{ text: `a remark on turn ${index + 1} of this game`, span: SPAN }] : [];
  const variations =
    index % 10 === 0 ? [{ opening: [], turns: [turn], comments: [], span: SPAN }] : turn.variations;
  return { ...turn, comments, variations };
}
