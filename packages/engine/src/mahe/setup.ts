import type { MaheSetup, Span } from '@motu/notation';
import type { Broken, SetupOptions } from '../game.ts';
import { eggsOf, placesOf } from './position.ts';
import { CARDS_PLAYED, type MaheBox, type MaheState } from './state.ts';

export const DECK: readonly number[] = [3, 3, 5, 5, 5, 3];

interface Checked {
  readonly state: MaheState | null;
  readonly findings: readonly Broken[];
}

export function setup(tags: MaheSetup, _: SetupOptions): Checked {
  const findings: Broken[] = [];
  const seats = tags.seats.map(({ seat }) => seat);
  const first = seats[0];
  if (first === undefined) return { state: null, findings: [missingTag('A')] };

  for (const { name, value, span } of tags.ruling) findings.push(badTag('Ruling', `${name}=${value}`, span));
  findings.push(...checkPlayers(tags));
  const box: MaheBox = {
    level: tags.level?.value ?? 'basic',
    turtles: tags.turtles?.value ?? (seats.length === 2 || seats.length === 3 ? 2 : 1),
    deck: tags.deck?.value ?? DECK,
  };

  const places = placesOf(tags, seats, box.turtles);
  const eggs = eggsOf(tags, seats);
  findings.push(...places.findings, ...eggs.findings);
  const held = eggs.eggs.flat();
  const taken = tags.taken?.value ?? held.length;
  if (tags.taken !== null && taken < held.length) findings.push(badTag('Taken', `${taken}`, tags.taken.span));

  const over = tags.turn?.value === 'end';
  const turn = tags.turn === null || tags.turn.value === 'end' ? { round: 1, seat: first } : tags.turn.value;
  if (tags.turn !== null && !seats.includes(turn.seat)) {
    findings.push(badTag('Turn', `${turn.round}${turn.seat}`, tags.turn.span));
  }
  if (tags.nest !== null && !(over && seats.includes(tags.nest.value))) {
    findings.push(badTag('Nest', tags.nest.value, tags.nest.span));
  }
  if (tags.card === null && taken < CARDS_PLAYED && !over) findings.push(missingTag('Card'));

  const seen = tags.card === null ? held : [...held, tags.card.value];
  findings.push(...checkSeen(tags, box, seen, taken));
  const state: MaheState = {
    seats,
    turn,
    over,
    box,
    at: places.at,
    order: places.order,
    eggs: eggs.eggs,
    card: tags.card?.value ?? (over ? null : 'nest'),
    taken,
    revealed: box.deck.map((_, i) => seen.filter((card) => card === i + 1).length),
    spent: [],
    nest: over ? (tags.nest?.value ?? null) : null,
  };
  return { state, findings };
}

function* checkPlayers({ seats, turtles }: MaheSetup): Generator<Broken> {
  const players = seats.length;
  if (players < 2 || players > 7) {
    yield { rule: 'mahe/player-count', params: { players }, ...spanAt(seats.at(-1)?.span) };
  } else if (turtles?.value === 2 && players > 3) {
    yield { rule: 'mahe/player-count', variant: 'turtles', params: { players }, span: turtles.span };
  }
}

/** mahe/card-count for what a position shows: cards held, and the one face up. */
function* checkSeen(
  tags: MaheSetup,
  box: MaheBox,
  seen: readonly number[],
  taken: number,
): Generator<Broken> {
  const where = spanAt(tags.card?.span ?? tags.taken?.span ?? [...tags.eggs.values()].at(-1)?.span);
  for (const card of new Set(seen)) {
    const holds = box.deck[card - 1] ?? 0;
    const count = seen.filter((one) => one === card).length;
    if (count > holds) yield { rule: 'mahe/card-count', params: { card, holds }, ...where };
  }
  const count = taken + (tags.card === null ? 0 : 1);
  if (count > CARDS_PLAYED) {
    yield { rule: 'mahe/card-count', variant: 'total', params: { count, most: CARDS_PLAYED }, ...where };
  }
}

function spanAt(span: Span | undefined): Pick<Broken, 'span'> {
  return span === undefined ? {} : { span };
}

function badTag(tag: string, value: string, span: Span): Broken {
  return { rule: 'notation/bad-tag-value', params: { tag, value }, span };
}

function missingTag(tag: string): Broken {
  return { rule: 'notation/missing-tag', params: { tag } };
}
