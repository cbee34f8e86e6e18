import { type GameState, games } from '@motu/engine';
import { dueAfter } from '@motu/engine/mahe/reveal';
import { fieldName, type MaheMove, type MaheState, moverOf as turtleMover } from '@motu/engine/mahe/state';
import { travel } from '@motu/engine/mahe/travel';
import { billOf } from '@motu/engine/maori/bill';
import { positionName } from '@motu/engine/maori/explorer';
import type { MaoriMove } from '@motu/engine/maori/move';
import type { MaoriState } from '@motu/engine/maori/state';
import type { MoerakiState } from '@motu/engine/moeraki/state';
import { printPart } from '@motu/notation';
import { isMaheState, isMaoriState, isMoerakiState } from './state-kinds.ts';

/** A word that a legal turn can go on with. */
export interface Offer {
  readonly word: string;
  /** What the turn costs so far; null where nothing is paid. */
  readonly shells: number | null;
  /** A tile, a landing field: what the word comes to. */
  readonly about: string | null;
}

const MOST_TRIED = 200_000;
const MOST_OFFERED = 300;

/** The words that can follow those of the turn so far and begin as typed. */
export function turnWords(state: GameState, said: readonly string[], typed: string): readonly Offer[] {
  if (isMaoriState(state)) return maoriWords(state, said, typed);
  if (isMaheState(state)) return maheWords(state, said, typed);
  return isMoerakiState(state) ? moerakiWords(state, said, typed) : [];
}

function maoriWords(state: MaoriState, said: readonly string[], typed: string): readonly Offer[] {
  const plain = said.map(withoutCheck);
  const offers = new Map<string, Offer>();
  let tried = 0;
  for (const move of games.maori.legalMoves(
    state,
    games.maori.chance(state, () => 0),
  )) {
    if (++tried > MOST_TRIED || offers.size >= MOST_OFFERED) break;
    const words = games.maori.write(state, { ...move, refill: null }).map(printPart);
    if (!plain.every((word, at) => word === words[at])) continue;
    const word = words[plain.length];
    if (word === undefined) continue;
    const offer = maoriOffer(state, move, word);
    if (offer.word.startsWith(typed) && !offers.has(offer.word)) offers.set(offer.word, offer);
  }
  return [...offers.values()];
}

function maoriOffer(state: MaoriState, move: MaoriMove, word: string): Offer {
  const bill = billOf(state, move);
  if (!word.startsWith('+')) {
    const isAction = /^\w\d?:/.test(word);
    return { word, shells: bill.total, about: isAction ? (bill.hand?.face ?? null) : null };
  }
  return { word: `${word}/${positionName(bill.explorer)}`, shells: bill.forSteps, about: null };
}

/** `+2/N4` and `+2` are the same move. */
function withoutCheck(word: string): string {
  return word.replace(/\/.*$/, '');
}

function maheWords(state: MaheState, said: readonly string[], typed: string): readonly Offer[] {
  const swims = said.filter((word) => !/^[@=]/.test(word));
  const offers = new Map<string, Offer>();
  let tried = 0;
  for (const move of games.mahe.legalMoves(state, games.mahe.chanceIn(state, null))) {
    if (++tried > MOST_TRIED || offers.size >= MOST_OFFERED) break;
    const words = games.mahe.write(state, move).map((part) => printPart(part).replace(/ .*$/, ''));
    const word = words[swims.length];
    if (word === undefined || !word.startsWith(typed) || offers.has(word)) continue;
    if (swims.every((one, at) => one === words[at])) {
      offers.set(word, { word, shells: null, about: landingOf(state, move, swims.length) });
    }
  }
  const checks = afterDice(state, said, swims.at(-1)).filter(({ word }) => word.startsWith(typed));
  return [...checks, ...offers.values()];
}

/** Where the turtle of one move of the turn ends up, and `=` where a card is due. */
function landingOf(state: MaheState, move: MaheMove, index: number): string {
  const trips = games.mahe
    .facts(state, move.slice(0, index + 1), state)
    .filter(({ kind }) => ['distance', 'bust', 'lay', 'nest'].includes(kind));
  const swims = trips.filter(({ kind }) => kind === 'distance' || kind === 'bust');
  const last = swims.at(-1);
  const lays = trips.at(-1) !== last;
  return `@${last?.kind === 'distance' ? String(last.params.to) : 'raft'}${lays ? ' =' : ''}`;
}

/** The landing field as a check, and the card that the move turns up. */
function afterDice(state: MaheState, said: readonly string[], last: string | undefined): readonly Offer[] {
  const move = said.length === 0 || last === undefined ? null : last;
  if (move === null) return [];
  const number = /^([12]):/.exec(move)?.[1] ?? '1';
  const thrown = [...move.replace(/^\d:/, '').matchAll(/\d/g)].map(([value]) => ({
    value: Number(value),
    card: null,
  }));
  const trip = travel(state, turtleMover(state) * state.box.turtles + Number(number) - 1, thrown);
  const landing: Offer = { word: `@${fieldName(trip.to)}`, shells: null, about: null };
  const after = said.slice(said.indexOf(move) + 1);
  const due = dueAfter(state, trip);
  const cards = due === 'card' ? ['=1', '=2', '=3', '=4', '=5', '=6'] : due === 'nest' ? ['=nest'] : [];
  return [
    ...(after.some((word) => word.startsWith('@')) ? [] : [landing]),
    ...(after.some((word) => word.startsWith('='))
      ? []
      : cards.map((word) => ({ word, shells: null, about: null }))),
  ];
}

function moerakiWords(state: MoerakiState, said: readonly string[], typed: string): readonly Offer[] {
  const offers = new Map<string, Offer>();
  for (const move of games.moeraki.legalMoves(state, null)) {
    const words = games.moeraki.write(state, move).map(printPart);
    const word = words[said.length];
    if (word === undefined || !word.startsWith(typed) || !said.every((one, at) => one === words[at]))
      continue;
    offers.set(word, { word, shells: null, about: null });
  }
  return [...offers.values()];
}
