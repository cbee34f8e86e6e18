import { html, nothing } from 'lit';
import { faceName } from '../../grid/maori.ts';
import type { Language } from '../../language/language.ts';
import type { Desk } from '../recorder/desk.ts';
import type { Group, Need, Offer } from '../recorder/kit.ts';
import { type AppWords, fill } from '../words/words.ts';

/** What is asked decides which buttons stand beside the board; the board itself takes every press at any time. */
const GROUPS: { readonly [need in Need | 'done']: readonly Group[] } = {
  explorer: ['explorer'],
  action: ['take', 'other', 'remove', 'ship'],
  space: ['take', 'space', 'other', 'ship'],
  refill: ['shape'],
  turtle: ['turtle', 'die'],
  die: ['turtle', 'die'],
  'die-or-stop': ['die', 'card', 'other'],
  reveal: ['reveal'],
  ball: [],
  stone: [],
  done: ['shape', 'tane', 'reveal', 'ship', 'other'],
};

/** Of what breaks a rule only this much is offered as a button; the board offers the rest. */
const SHOWN_THOUGH_ILLEGAL: ReadonlySet<Group> = new Set<Group>([
  'take',
  'die',
  'turtle',
  'shape',
  'card',
  'reveal',
  'other',
]);

function shownOffers({ need, offers }: Desk): ReadonlyMap<Group, readonly Offer[]> {
  const groups = GROUPS[need ?? 'done'].map((group): readonly [Group, readonly Offer[]] => {
    const own = offers.filter((one) => one.group === group);
    return [group, own.filter((one) => one.isLegal || one.isChosen || SHOWN_THOUGH_ILLEGAL.has(group))];
  });
  return new Map(groups.filter(([, own]) => own.length > 0));
}

/** The places of the board that answer what is asked. */
export function boardHints({ need, offers }: Desk): readonly string[] {
  const groups: readonly Group[] = need === 'ball' || need === 'stone' ? ['hollow'] : GROUPS[need ?? 'done'];
  // Another tile can still be taken; but what is asked is where this one goes.
  const other: Group = need === 'space' ? 'take' : 'remove';
  return offers
    .filter((one) => one.isLegal && one.group !== other && groups.includes(one.group))
    .map(({ spot }) => spot);
}

export function offerGroups(
  desk: Desk,
  words: AppWords,
  language: Language,
  press: (spot: string) => void,
): unknown {
  const { recorder } = words;
  return [...shownOffers(desk)].map(
    ([group, offers]) => html`<div class="group" role="group" aria-label=${recorder.groups[group]}>
      <h3>${recorder.groups[group]}</h3>
      <div class="offers ${group}">${offers.map((offer) => button(offer, words, language, press))}</div>
    </div>`,
  );
}

function button(offer: Offer, words: AppWords, language: Language, press: (spot: string) => void): unknown {
  const { recorder, editor } = words;
  const price =
    offer.shells === null
      ? ''
      : offer.shells === 0
        ? editor.free
        : fill(editor.shells, { count: offer.shells });
  const face = faceOf(offer);
  const name = nameOf(offer, words);
  const label = [
    name,
    face === null ? '' : faceName(face, language.words.grid),
    price,
    offer.isLegal ? '' : recorder.illegal,
  ];
  return html`<button
    class=${offer.isLegal ? '' : 'illegal'}
    data-spot=${offer.spot}
    aria-pressed=${offer.isChosen}
    aria-label=${label.filter((part) => part !== '').join(', ')}
    @click=${() => press(offer.spot)}
  >
    ${face === null ? html`<b>${name}</b>` : html`<app-tile .face=${face}></app-tile>`}
    ${price === '' ? nothing : html`<small>${price}</small>`}
  </button>`;
}

/** The face that an offer shows: `2: >p`, or a turned tile. */
function faceOf({ group, text }: Offer): string | null {
  if (group === 'shape') return text;
  const [, face = ''] = /^\w: (.+)$/.exec(text) ?? [];
  return face === '' || face === '–' ? null : face;
}

function nameOf({ spot, text, group }: Offer, { recorder }: AppWords): string {
  if (group !== 'other') return text;
  if (spot === 'pass') return recorder.pass;
  if (spot === 'ship') return recorder.ship;
  if (spot === 'stop') return recorder.stop;
  return text === 'store' ? recorder.store : fill(recorder.fromStorage, { face: text.slice(3) });
}
