import {
  type Broken,
  type GameState,
  type GameTypes,
  type Report,
  type ReportFinding,
  replay,
} from '@motu/engine';
import {
  type Glyph,
  type Json,
  type OpenResult,
  type PlayableRecord,
  print,
  type Span,
  type Turn,
} from '@motu/notation';
import type { Kit, Need, Offer, Sheet, Slip } from './kit.ts';
import { maheKit } from './mahe-kit.ts';
import { maoriKit } from './maori-kit.ts';
import { moerakiKit } from './moeraki-kit.ts';
import { typedLine } from './typed.ts';

/** A later turn that was legal before an amendment and is not any more. */
export interface Lost {
  readonly label: string;
  readonly findings: readonly ReportFinding[];
}

/** What a recorder thinks of a turn. */
export interface Note {
  readonly glyph: Glyph | null;
  readonly comment: string;
}

/** The recorder's table at one moment. Pressing gives the next moment; the old one is still there to go back to. */
export interface Desk {
  readonly record: PlayableRecord;
  readonly text: string;
  readonly report: Report;
  /** Which turn is being said; as many as there are turns: the next one. */
  readonly at: number;
  /** The state it is said in; null where the set-up cannot be played. */
  readonly state: GameState | null;
  /** The game up to the turn as far as it is said, for the board; what comes after it is left out. */
  readonly shown: Report;
  /** The turn as far as it is said, in notation. */
  readonly line: string;
  readonly need: Need | null;
  readonly offers: readonly Offer[];
  /** What the turn, as far as it is said, breaks. */
  readonly findings: readonly ReportFinding[];
  readonly slip: Slip | null;
  readonly lost: readonly Lost[];
  readonly isTouched: boolean;
  /** What is said stands beside the turn that is written, instead of replacing it. */
  readonly isVarying: boolean;
  press(spot: string): Desk;
  /** Writes the turn down; with `sic` although it breaks a rule. */
  write(sic: boolean): Desk;
  /** Goes to a turn that is written already, to say it anew. */
  amend(at: number): Desk;
  /** While a turn is amended: whether what is said is a variation of it. */
  vary(isVarying: boolean): Desk;
  /** Takes away a turn and all that follow. */
  cut(at: number): Desk;
  /** Says something about a turn that is written already; the turn being said is not disturbed. */
  remark(at: number, note: Note): Desk;
}

/** The desk for a game; `match` is what the game before it in the same file left for it. */
export function openDesk(record: PlayableRecord, match: Json = null): Desk {
  const { result, setup } = record;
  const said: Said = { comments: result?.comments ?? [], isEnded: setup.ended !== null, match };
  switch (record.game) {
    case 'maori':
      return deskOf(maoriKit, {
        ...said,
        setup: record.setup,
        turns: record.turns,
        result: record.result,
        with: (turns, end) => ({ ...record, turns, result: end }),
      });
    case 'mahe':
      return deskOf(maheKit, {
        ...said,
        setup: record.setup,
        turns: record.turns,
        result: record.result,
        with: (turns, end) => ({ ...record, turns, result: end }),
      });
    case 'moeraki':
      return deskOf(moerakiKit, {
        ...said,
        setup: record.setup,
        turns: record.turns,
        result: record.result,
        with: (turns, end) => ({ ...record, turns, result: end }),
      });
  }
}

type Said = Pick<Sheet<GameTypes>, 'comments' | 'isEnded' | 'match'>;

const NOWHERE: Span = { start: 0, end: 0 };

interface Moment<Hand> {
  readonly at: number;
  readonly hand: Hand;
  readonly slip: Slip | null;
  readonly lost: readonly Lost[];
  readonly isVarying: boolean;
}

function deskOf<T extends GameTypes, Hand>(kit: Kit<T, Hand>, sheet: Sheet<T>, given?: Moment<Hand>): Desk {
  const { game } = kit;
  const { turns } = sheet;
  const { match, comments } = sheet;
  const start = game.setup(sheet.setup, { match }).state;
  const unfinished: OpenResult = { kind: 'open', comments, span: NOWHERE };
  // Who resigned or agreed on an end did so whatever the turns say.
  const open = (sheet.isEnded ? sheet.result : null) ?? unfinished;
  const played = replay(sheet.with(turns, open), { match });
  const end = played.turns.at(-1)?.state ?? start;
  const isOver = end?.over === true && kit.isState(end);
  const record = sheet.with(turns, isOver ? { ...game.writeResult(end), comments } : open);
  const report = replay(record, { match });
  const fresh = { hand: kit.empty, slip: null, isVarying: false } as const;
  const moment: Moment<Hand> = given ?? { ...fresh, at: turns.length, lost: [] };
  const { at, hand } = moment;

  const before = at === 0 ? start : (report.turns[at - 1]?.state ?? null);
  const state: T['state'] | null = before !== null && kit.isState(before) ? before : null;
  const isOpen = state !== null && (!state.over || at < turns.length);
  const move = state === null ? null : kit.move(state, hand);
  const need = state === null || !isOpen ? null : kit.need(state, hand);
  const pending = need === null ? null : kit.pending(need);
  const broken = state === null || move === null ? [] : [...game.check(state, move)];
  const turn = state === null ? null : turnOf(state, move === null ? [] : game.write(state, move), false);
  const base = { record, text: print(record), report, at, state };

  const goTo = (next: number): Desk => deskOf(kit, sheet, { ...fresh, at: next, lost: moment.lost });
  const withTurns = (next: readonly Turn<T['part']>[], lost: (after: Report) => readonly Lost[]): Desk => {
    const changed: Sheet<T> = { ...sheet, turns: next };
    const after = replay(changed.with(next, open), { match });
    return deskOf(kit, changed, { ...fresh, at: next.length, lost: lost(after) });
  };
  const write = (sic: boolean): Desk => {
    if (state === null || move === null) return goTo(at);
    const old = turns[at];
    const bare = turnOf(state, game.write(state, move), sic);
    if (old !== undefined && moment.isVarying) {
      return withTurns(turns.with(at, withVariation(old, { ...bare, label: old.label })), () => []);
    }
    const said = { ...bare, ...keptOf(old) };
    return withTurns(turns.toSpliced(at, 1, said), (after) =>
      old === undefined ? [] : lostBetween(report, after, at),
    );
  };

  return {
    ...base,
    shown: replay(
      sheet.with(turn === null || move === null ? turns.slice(0, at) : [...turns.slice(0, at), turn], open),
      { match },
    ),
    line: turn === null ? '' : move === null ? kit.print(turn, null) : kit.print(turn, need),
    need,
    offers: state === null || !isOpen ? [] : kit.offers(state, hand),
    findings: broken.filter(({ rule }) => pending === null || !pending.has(rule)).map(foundOf),
    slip: moment.slip,
    lost: moment.lost,
    isTouched: move !== null,
    isVarying: moment.isVarying,
    press: (spot) => {
      if (state === null || !isOpen) return goTo(at);
      const pressed = kit.press(state, hand, spot);
      const next = deskOf(kit, sheet, { ...moment, hand: pressed.hand, slip: pressed.slip });
      const isDone = next.need === null && next.findings.length === 0 && kit.isPlain(state, pressed.hand);
      return isDone ? next.write(false) : next;
    },
    write,
    amend: goTo,
    vary: (isVarying) => deskOf(kit, sheet, { ...moment, isVarying }),
    cut: (from) => withTurns(turns.slice(0, from), () => []),
    remark: (index, note) => {
      const old = turns[index];
      const noted = old === undefined ? turns : turns.with(index, { ...old, ...notesOf(note) });
      return deskOf(kit, { ...sheet, turns: noted }, moment);
    },
  };
}

function turnOf<Part>({ turn }: GameState, parts: readonly Part[], sic: boolean): Turn<Part> {
  const bare = { glyphs: [], comments: [], variations: [], span: NOWHERE };
  return { ...bare, label: { ...turn, span: NOWHERE }, parts, readable: true, sic };
}

/** What was said about a turn stays when the turn is amended. */
function keptOf<Part>(old: Turn<Part> | undefined): Partial<Turn<Part>> {
  if (old === undefined) return {};
  const { label, glyphs, comments, variations } = old;
  return { label, glyphs, comments, variations };
}

function withVariation<Part>(old: Turn<Part>, other: Turn<Part>): Turn<Part> {
  const variation = { opening: [], turns: [other], comments: [], span: NOWHERE };
  return { ...old, variations: [...old.variations, variation] };
}

function notesOf({ glyph, comment }: Note): Pick<Turn<never>, 'glyphs' | 'comments'> {
  const text = typedLine(comment);
  return {
    glyphs: glyph === null ? [] : [glyph],
    comments: text === '' ? [] : [{ text, span: NOWHERE }],
  };
}

function foundOf({ rule, variant, params, legal }: Broken): ReportFinding {
  return {
    rule,
    severity: 'error',
    params,
    ...(variant === undefined ? {} : { variant }),
    ...(legal === undefined ? {} : { legal }),
  };
}

function lostBetween(before: Report, after: Report, at: number): readonly Lost[] {
  return after.turns.flatMap(({ label, findings, sic }, index) => {
    const wasBroken = (before.turns[index]?.findings.length ?? 0) > 0;
    return index > at && findings.length > 0 && !wasBroken && !sic ? [{ label, findings }] : [];
  });
}
