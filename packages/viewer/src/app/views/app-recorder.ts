import { kemuScore, type Report } from '@motu/engine';
import { explainFrom } from '@motu/engine/catalogue/explain';
import { type GameRecord, type PlayableRecord, printNext } from '@motu/notation';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { themeStyles } from '../../elements/theme.styles.ts';
import { treeOf } from '../../game/tree.ts';
import { type Language, languageNow, loadLanguage } from '../../language/language.ts';
import { type Place, writeRoute } from '../links/route.ts';
import { type Desk, type Note, openDesk } from '../recorder/desk.ts';
import { nextGame } from '../recorder/next-game.ts';
import { fill } from '../words/words.ts';
import type { OpenRecord } from '../workspace/opened.ts';
import { titleOf } from '../workspace/title.ts';
import type { AppNote } from './app-note.ts';
import { recorderStyles } from './app-recorder.styles.ts';
import { AppView, say } from './app-view.ts';
import { pageStyles } from './page.styles.ts';
import { bringIntoReach } from './reach.ts';
import { boardHints, offerGroups } from './recorder-offers.ts';
import { lostTurns, turnList } from './recorder-turns.ts';
import '../../elements/motu-board.ts';
import './app-note.ts';
import './app-tile-picker.ts';

function isPlayable(record: GameRecord | undefined): record is PlayableRecord {
  return record !== undefined && record.game !== null;
}

/** A game recorded by pressing what happens: the board above, what can be said beside it, the turns below. */
@customElement('app-recorder')
export class AppRecorder extends AppView {
  static override styles = [themeStyles, pageStyles, recorderStyles];

  @property({ attribute: false }) opened!: OpenRecord;
  @property({ attribute: false }) place!: Place;

  @state() private desk: Desk | null = null;

  @query('app-note') private readonly noteDialog!: AppNote;

  private past: readonly Desk[] = [];
  /** The text that this recorder wrote last; any other comes from outside. */
  private written = '';
  private seen = '';
  private game = 0;
  private asked = '';
  private noting = { at: 0, hasBegun: false };
  private around: readonly [before: string, after: string] = ['', ''];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('opened') && !changed.has('place')) return;
    const { text } = this.opened;
    const { game } = this.place;
    const isNew = game !== this.game || (text !== this.written && text !== this.seen);
    if (this.desk === null || isNew) this.read();
    this.seen = text;
    this.game = game;
  }

  protected override updated(): void {
    const { desk } = this;
    const asked = `${desk?.at} ${desk?.need}`;
    const isNext = this.asked !== '' && asked !== this.asked;
    this.asked = asked;
    if (desk !== null && isNext) bringIntoReach(this.renderRoot, desk);
  }

  private read(): void {
    const record = this.opened.judged.games[this.place.game - 1]?.record;
    const { text } = this.opened;
    this.written = text;
    this.past = [];
    const match = this.opened.judged.games[this.place.game - 2]?.report.match ?? null;
    this.desk = isPlayable(record) && record.readable ? openDesk(record, match) : null;
    if (record !== undefined) this.around = [text.slice(0, record.span.start), text.slice(record.span.end)];
  }

  private show(desk: Desk): void {
    if (this.desk !== null) this.past = [...this.past, this.desk];
    this.put(desk);
  }

  private put(desk: Desk): void {
    const isChanged = desk.text !== this.desk?.text;
    this.desk = desk;
    if (!isChanged) return;
    const [before, after] = this.around;
    this.written = `${before}${desk.text}${after}`;
    say(this, 'app-text', { text: this.written });
  }

  private openNote(desk: Desk, at: number): void {
    const turn = desk.record.turns[at];
    if (turn === undefined) return;
    this.noting = { at, hasBegun: false };
    const comment = turn.comments.map(({ text }) => text).join(' ');
    const { round, seat } = turn.label;
    this.noteDialog.open(`${round}${seat}`, { glyph: turn.glyphs[0] ?? null, comment });
  }

  private onNote({ detail }: CustomEvent<Note>): void {
    const { at, hasBegun } = this.noting;
    const next = this.desk?.remark(at, detail);
    if (next === undefined) return;
    // However many letters a note has, one press undoes it.
    if (hasBegun) this.put(next);
    else this.show(next);
    this.noting = { at, hasBegun: true };
  }

  /** The next game of a Kemu; only the last game of a file can have one. */
  private get next(): PlayableRecord | null {
    const { desk, opened, place } = this;
    const isLast = place.game === opened.judged.games.length && opened.judged.more === 0;
    return desk === null || !isLast ? null : nextGame(desk.record, desk.report);
  }

  private goOn(next: PlayableRecord): void {
    say(this, 'app-text', { text: `${this.written.trimEnd()}\n\n${printNext(next)}` });
    say(this, 'app-game', { game: this.place.game + 1 });
  }

  private undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.put(before);
  }

  private get savedWords(): string {
    const { opened, words } = this;
    if (!opened.isSaved) return words.game.unsaved;
    return opened.text === this.written && opened.source.kind === 'kept' ? words.game.saved : '';
  }

  private get language(): Language | null {
    const told = { game: this.desk?.record.game ?? null, findings: [] };
    const language = languageNow(this.locale, told);
    if (language === null) loadLanguage(this.locale, told).then(() => this.requestUpdate());
    return language;
  }

  protected override render(): unknown {
    const { words, desk, language, place, opened } = this;
    const view = writeRoute({ ...place, source: opened.source, page: 'game' });
    if (desk === null || desk.state === null) {
      return html`<div class="card stack">
        <p>${words.recorder.noBoard}</p>
        <a class="button" href=${writeRoute({ ...place, page: 'edit' })}>${words.game.edit}</a>
      </div>`;
    }
    if (language === null) return null;
    const steps = treeOf(desk.shown).main.steps;
    return html`
      <div class="desk">
        <div class="table">
          <motu-board
            theme="inherit"
            lang=${this.locale}
            interactive
            .report=${desk.shown}
            .turn=${steps.at(-1)?.path ?? 'start'}
            .hints=${boardHints(desk)}
            @motu-pick=${(event: CustomEvent<{ readonly pick: string }>) => this.show(desk.press(event.detail.pick))}
          ></motu-board>
        </div>
        <div class="panel stack">
          <h1>${titleOf(desk.record, words.game.untitled)}</h1>
          ${this.now(desk, language)} ${this.line(desk, language)}
          ${lostTurns(desk, words, language, (at) => this.show(desk.cut(at)))}
          ${turnList(desk, words, {
            amend: (at) => this.show(desk.amend(at)),
            cut: (at) => this.show(desk.cut(at)),
            note: (at) => this.openNote(desk, at),
          })}
          <div class="row">
            <a class="button" href=${view}>${words.game.view}</a>
            <a class="button" href=${writeRoute({ ...place, source: opened.source, page: 'edit' })}>${words.game.edit}</a>
            <span class="soft">${this.savedWords}</span>
          </div>
        </div>
      </div>
      <app-note .words=${words} .locale=${this.locale} @note-changed=${this.onNote}></app-note>
    `;
  }

  /** Whose turn it is, what is asked, and everything that can be answered. */
  private now(desk: Desk, language: Language): unknown {
    const { recorder } = this.words;
    const { state: table, need, report, at } = desk;
    if (table === null) return nothing;
    const isAmending = at < report.turns.length;
    if (table.over && !isAmending) return this.over(report);
    const { seat } = table.turn;
    const name = report.seats.find((one) => one.seat === seat)?.name ?? '';
    return html`<section class="now card stack" aria-label=${recorder.now}>
      <div>
        ${
          isAmending
            ? html`<p class="amending row">
                ${fill(recorder.amending, { turn: report.turns[at]?.label ?? '' })}
                <button @click=${() => this.show(desk.amend(report.turns.length))}>${recorder.back}</button>
              </p>
              <label class="vary">
                  <input type="checkbox" data-act="vary" .checked=${desk.isVarying} @change=${() => this.show(desk.vary(!desk.isVarying))} />
                  ${recorder.vary}
                </label>`
            : nothing
        }
        <p class="soft">${name === seat ? fill(recorder.player, { seat }) : fill(recorder.turn, { name, seat })}</p>
        <h2 aria-live="polite">${recorder.needs[need ?? 'done']}</h2>
        ${desk.slip === null ? nothing : html`<p class="wrong" role="alert">${recorder.slips[desk.slip]}</p>`}
      </div>
      ${offerGroups(desk, this.words, language, (spot) => this.show(desk.press(spot)))}
      ${
        need === 'refill'
          ? html`<app-tile-picker
              .words=${this.words}
              .locale=${this.locale}
              @tile-picked=${(event: CustomEvent<{ readonly face: string }>) => this.show(desk.press(`refill:${event.detail.face}`))}
            ></app-tile-picker>`
          : nothing
      }
    </section>`;
  }

  private over(report: Report): unknown {
    const { recorder } = this.words;
    const { next } = this;
    const score = kemuScore(report.match);
    const standing = score?.players.map(({ name, wins }) => `${name} ${wins}`).join(' – ');
    return html`<section class="now card stack">
      <h2 aria-live="polite">${recorder.over}</h2>
      ${score === null ? nothing : html`<p>${fill(recorder.match, { count: score.length })}: ${standing}</p>`}
      ${
        next === null
          ? nothing
          : html`<div><button class="primary" data-act="next" @click=${() => this.goOn(next)}>${recorder.nextGame}</button></div>`
      }
    </section>`;
  }

  /** The turn as it writes itself, what is wrong with it, and what to do with it. */
  private line(desk: Desk, language: Language): unknown {
    const { recorder } = this.words;
    const { findings, need, isTouched, state: table, at, report } = desk;
    const isOver = table?.over === true && at === report.turns.length;
    const isWrong = findings.length > 0;
    return html`<section class="line card stack" aria-label=${recorder.notation}>
      ${
        isOver
          ? nothing
          : html`<p class="ask" aria-hidden="true">${recorder.needs[need ?? 'done']}</p>
              <code aria-live="polite">${desk.line}</code>`
      }
      ${
        isWrong
          ? html`<div class="wrong" role="alert">
              <b>▲ ${recorder.why}</b>
              ${findings.map((finding) => {
                const { message, legal } = explainFrom(language.book, finding);
                return html`<p>${message}</p>${legal === null ? nothing : html`<p class="soft">${legal}</p>`}`;
              })}
            </div>`
          : nothing
      }
      <div class="row">
        ${
          isOver
            ? nothing
            : isWrong
              ? html`<button class="danger" data-act="sic" @click=${() => this.show(desk.write(true))}>${recorder.sic}</button>`
              : html`<button class="primary" data-act="write" ?disabled=${!isTouched || need !== null} @click=${() => this.show(desk.write(false))}>
                ${recorder.write}
              </button>`
        }
        <button data-act="undo" ?disabled=${this.past.length === 0} @click=${this.undo}>↶ ${recorder.undo}</button>
      </div>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'app-recorder': AppRecorder;
  }
}
