import type { CommonSetup, Ended, RulingChoice, SeatTag, Tag, Valued } from '../ast/common.ts';
import { type Problem, problem } from '../problems.ts';
import { isUpper } from '../scan/cursor.ts';
import type { Span } from '../span.ts';
import { date, type Form, oneOf, turn } from './form.ts';
import { nearValue } from './near.ts';

/** The tags of a game as they are understood one by one. */
export interface TagBox {
  readonly seats: readonly SeatTag[];
  readonly problems: Problem[];
  has(name: string): boolean;
  /** The value of a tag; null if it is not there, or not of this form (then there is a problem too). */
  read<T>(name: string, form: Form<T>): Valued<T> | null;
  /** Tags named for a seat, `BoardA`, in the order of the text. */
  readSeats<T>(prefix: string, form: Form<T>): ReadonlyMap<string, Valued<T>>;
  /** The tags with the values that were read in their canonical spelling. */
  canonical(): readonly Tag[];
}

/** `top` is the place to point at where there is no tag to point at. */
export function createTagBox(tags: readonly Tag[], top: Span): TagBox {
  const problems: Problem[] = [];
  const byName = new Map<string, Tag>();
  const spelled = new Map<Tag, string>();
  for (const tag of tags) {
    if (byName.has(tag.name)) {
      problems.push(problem('notation/duplicate-tag', tag.span, { params: { tag: tag.name } }));
    } else byName.set(tag.name, tag);
  }

  const readTag = <T>(tag: Tag, form: Form<T>): Valued<T> | null => {
    const value = form.read(tag.value, tag.valueSpan.start);
    if (value === null) {
      problems.push(badValue(tag, form));
      return null;
    }
    const spelling = form.write(value);
    if (spelling !== tag.value) spelled.set(tag, spelling);
    return { value, span: tag.valueSpan };
  };

  return {
    seats: readSeatTags(tags, top, problems),
    problems,
    has: (name) => byName.has(name),
    read: (name, form) => {
      const tag = byName.get(name);
      return tag === undefined ? null : readTag(tag, form);
    },
    readSeats: (prefix, form) => {
      const found = new Map();
      for (const tag of byName.values()) {
        if (!isSeatTag(tag.name, prefix)) continue;
        const value = readTag(tag, form);
        if (value !== null) found.set(tag.name.slice(prefix.length), value);
      }
      return found;
    },
    canonical: () =>
      spelled.size === 0 ? tags : tags.map((tag) => respelled(tag, spelled.get(tag) ?? tag.value)),
  };
}

function respelled(tag: Tag, value: string): Tag {
  if (tag.value === value) return tag;
  const { name, span, valueSpan, comments } = tag;
  return { name, value, span, valueSpan, comments };
}

export function isSeatTag(name: string, prefix: string): boolean {
  return (
    name.length === prefix.length + 1 && isUpper(name.charCodeAt(prefix.length)) && name.startsWith(prefix)
  );
}

function badValue<T>(tag: Tag, form: Form<T>): Problem {
  const { choices, example } = form;
  const value = tag.value.length > 40 ? `${tag.value.slice(0, 40)}…` : tag.value;
  const meant = nearValue(tag.value, form);
  if (meant !== null) {
    return problem('notation/bad-tag-value', tag.valueSpan, {
      variant: 'near-miss',
      params: { tag: tag.name, value, meant },
      fix: [{ span: tag.valueSpan, text: meant }],
    });
  }
  return problem('notation/bad-tag-value', tag.valueSpan, {
    variant: choices === undefined ? 'form' : 'one-of',
    params: { tag: tag.name, value, ...(choices === undefined ? { example: example ?? '' } : { choices }) },
  });
}

/** Seats in the order of their letters, which must run from A without gaps. */
function readSeatTags(tags: readonly Tag[], top: Span, problems: Problem[]): readonly SeatTag[] {
  const seats: SeatTag[] = [];
  for (const { name, value, span } of tags) {
    if (isSeatTag(name, '') && !seats.some(({ seat }) => seat === name)) {
      seats.push({ seat: name, name: value, span });
    }
  }
  if (seats.some(isOutOfPlace)) seats.sort((one, other) => (one.seat < other.seat ? -1 : 1));
  const wrong = seats.findIndex(isOutOfPlace);
  const first = seats[wrong];
  if (first !== undefined) {
    const params = { found: first.seat, missing: seatAt(wrong) };
    problems.push(problem('notation/seats', first.span, { params }));
  } else if (seats.length === 0) problems.push(problem('notation/seats', top, { variant: 'none' }));
  return seats;
}

function isOutOfPlace({ seat }: SeatTag, index: number): boolean {
  return seat !== seatAt(index);
}

function seatAt(index: number): string {
  return String.fromCharCode(65 + index);
}

const ruling: Form<readonly RulingChoice[]> = {
  read: (text, start) => {
    const choices: RulingChoice[] = [];
    let at = 0;
    for (const piece of text.split(';')) {
      const found = /^(\s*)([a-z][a-z-]*)\s*=\s*([a-z][a-z-]*)\s*$/.exec(piece);
      if (found !== null) {
        const [, lead = '', name = '', value = ''] = found;
        const from = start + at + lead.length;
        choices.push({ name, value, span: { start: from, end: start + at + piece.trimEnd().length } });
      } else if (piece.trim() !== '') return null;
      at += piece.length + 1;
    }
    return choices;
  },
  write: (choices) => choices.map(({ name, value }) => `${name}=${value}`).join('; '),
  example: 'gap=paid; cleared=free',
};

const ended: Form<Ended> = oneOf('agreed', 'resigned');

export function readCommonSetup(box: TagBox): CommonSetup {
  box.read('Date', date);
  return {
    seats: box.seats,
    ruling: box.read('Ruling', ruling)?.value ?? [],
    ended: box.read('Ended', ended),
    turn: box.read('Turn', turn),
  };
}

/** The common tags that say what a set-up says. */
export function writeCommonSetup(setup: CommonSetup): readonly (readonly [string, string])[] {
  return [
    ...(setup.ruling.length === 0 ? [] : [['Ruling', ruling.write(setup.ruling)] as const]),
    ...setup.seats.map(({ seat, name }) => [seat, name] as const),
    ...written('Ended', setup.ended, ended),
    ...written('Turn', setup.turn, turn),
  ];
}

export function written<T>(
  name: string,
  valued: Valued<T> | null,
  form: Form<T>,
): readonly (readonly [string, string])[] {
  return valued === null ? [] : [[name, form.write(valued.value)]];
}
