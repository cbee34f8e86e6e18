import type { MoerakiSetup } from '@motu/notation';
import type { Broken, SetupOptions } from '../game.ts';
import { checkKemu, continuedKemu } from './kemu.ts';
import { badSeat, EMPTY_HOLLOWS, position } from './position.ts';
import { chooseRulings } from './rulings.ts';
import { type MoerakiState, SEATS, type Terms } from './state.ts';
import { BARE_FIELDS } from './tiles.ts';

export function setup(
  tags: MoerakiSetup,
  options: SetupOptions,
): { readonly state: MoerakiState; readonly findings: readonly Broken[] } {
  const { rulings, findings: badRulings } = chooseRulings(tags.ruling, options.rulings ?? new Map());
  const findings: Broken[] = [...badRulings];
  if (tags.seats.length !== SEATS.length) {
    const extra = tags.seats[SEATS.length];
    const params = { found: tags.seats.length, expected: SEATS.length };
    const span = extra === undefined ? {} : { span: extra.span };
    findings.push({ rule: 'moeraki/player-count', params, ...span });
  }
  if (tags.black !== null && !SEATS.includes(tags.black.value)) findings.push(badSeat('Black', tags.black));
  const kemu = continuedKemu(tags, options.match ?? null);
  if (kemu !== null) findings.push(...checkKemu(kemu, tags, rulings));

  const terms: Terms = {
    level: tags.level?.value ?? 'basic',
    mata: tags.mata?.value ?? false,
    black: tags.black?.value ?? 'A',
    rulings,
    lastBall: kemu?.ball ?? null,
    afterDraw: kemu?.ended === 'drawn',
  };
  const started = position(tags, emptyBoard(tags, terms));
  return { state: started.state, findings: [...findings, ...started.findings] };
}

function emptyBoard(tags: MoerakiSetup, terms: Terms): MoerakiState {
  const turn = tags.turn?.value ?? { round: 1, seat: 'A' };
  return {
    seats: SEATS,
    turn: turn === 'end' ? { round: 1, seat: 'A' } : turn,
    over: turn === 'end',
    terms,
    opening: turn !== 'end',
    hollows: EMPTY_HOLLOWS,
    fields: BARE_FIELDS,
    formed: [[], []],
    won: [],
  };
}
