import type { Comment, Tag, Turn, Variation } from './ast/common.ts';
import type { TurtleMovePart } from './ast/mahe.ts';
import type { PlayableRecord } from './record.ts';
import type { AnyResult } from './recovery.ts';
import type { AnyPart } from './steps.ts';
import { inCanonicalOrder } from './tags/order.ts';

/** The record in canonical form, with a line break at its end. */
export function print(record: PlayableRecord): string {
  const lines: string[] = record.comments.map(printComment);
  for (const tag of inCanonicalOrder(record.game, record.tags)) lines.push(printTag(tag));
  lines.push('');
  printTurns(record.turns, '', lines);
  if (record.result !== null) lines.push(withComments(printResult(record.result), record.result.comments));
  return `${lines.join('\n')}\n`;
}

/** The records of a file, a blank line between them. */
export function printAll(records: readonly PlayableRecord[]): string {
  return records.map((record, at) => (at === 0 ? print(record) : printNext(record))).join('\n');
}

/**
 * A record that stands below another one. Comments before the first tag stay there only at the top of a file:
 * further down they would follow the result of the game before.
 */
export function printNext(record: PlayableRecord): string {
  return print(opened(record));
}

function opened(record: PlayableRecord): PlayableRecord {
  const [first, ...others] = inCanonicalOrder(record.game, record.tags);
  if (first === undefined || record.comments.length === 0) return record;
  const tags = [{ ...first, comments: [...record.comments, ...first.comments] }, ...others];
  return { ...record, comments: [], tags };
}

function printTag(tag: Tag): string {
  return withComments(`[${tag.name} "${tag.value.replaceAll(/["\\]/g, '\\$&')}"]`, tag.comments);
}

function printComment(comment: Comment): string {
  return `{${comment.text.replaceAll(/[\\}]/g, '\\$&')}}`;
}

function withComments(text: string, comments: readonly Comment[]): string {
  return [text, ...comments.map(printComment)].join(' ');
}

function printTurns(turns: readonly Turn<AnyPart>[], indent: string, lines: string[]): void {
  for (const turn of turns) {
    lines.push(indent + printTurn(turn));
    for (const variation of turn.variations) printVariation(variation, `${indent}  `, lines);
  }
}

/** Alone in parentheses it would be an egg card of Mahé: a blank keeps them apart. */
const LABEL = /^\d+[A-Z]$/;

/** `(` stands before the first turn and `)` after the last, wherever that ends. */
function printVariation(variation: Variation<AnyPart>, indent: string, lines: string[]): void {
  const inner: string[] = [];
  printTurns(variation.turns, indent, inner);
  const first = (inner.shift() ?? indent).slice(indent.length);
  const isLikeCard = inner.length === 0 && LABEL.test(first);
  const opening = [`${indent}(`, ...variation.opening.map(printComment), first].join(' ');
  inner.unshift(variation.opening.length === 0 && !isLikeCard ? `${indent}(${first}` : opening);
  const last = inner.pop() ?? '';
  lines.push(...inner, withComments(`${last})`, variation.comments));
}

/** A turn on one line: label, parts, `sic`, glyphs, comments. */
export function printTurn(turn: Turn<AnyPart>): string {
  const words = [`${turn.label.round}${turn.label.seat}`, ...turn.parts.map(printPart)];
  if (turn.sic) words.push('sic');
  return withComments([...words, ...turn.glyphs].join(' '), turn.comments);
}

export function printPart(part: AnyPart): string {
  switch (part.kind) {
    case 'explorer':
      return part.position === null ? `+${part.steps}` : `+${part.steps}/${part.position.value}`;
    case 'sail':
    case 'relocate':
      return `@${part.space}`;
    case 'place':
      return `${part.from}:${part.space}${part.turned?.shape ?? ''}${part.turned?.lei ?? ''}`;
    case 'store':
      return `${part.from}:s`;
    case 'remove':
      return `${part.space}:x`;
    case 'pass':
      return 'pass';
    case 'refill':
      return `=${part.face}`;
    case 'shells':
      return `$${part.count}`;
    case 'move':
      return printTurtleMove(part);
    case 'ball':
      return `*${part.hollow}`;
    case 'stone':
      return part.hollow;
    case 'tane':
      return `T${part.seat}${part.field}${part.direction}`;
    case 'claim':
      return `#${part.way}`;
  }
}

function printTurtleMove({ turtle, dice, landing, reveal }: TurtleMovePart): string {
  const thrown = dice.map(({ value, card }) =>
    card === null ? `${value}` : `(${value}${card.offeredBy ?? ''})`,
  );
  const words =
    turtle === null && dice.length === 0 ? [] : [`${turtle === null ? '' : `${turtle}:`}${thrown.join('+')}`];
  if (landing !== null) words.push(`@${landing.value}`);
  if (reveal !== null) words.push(`=${reveal.value}`);
  return words.join(' ');
}

function printResult(result: AnyResult): string {
  switch (result.kind) {
    case 'open':
      return '*';
    case 'points':
      return ['#', ...result.points].join(' ');
    case 'win':
      return ['#', result.seat, ...(result.way === null ? [] : [result.way]), ...(result.points ?? [])].join(
        ' ',
      );
    case 'draw':
      return '# draw';
  }
}
