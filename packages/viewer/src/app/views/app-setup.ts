import { games, replay } from '@motu/engine';
import { explainFrom } from '@motu/engine/catalogue/explain';
import { POSITIONS } from '@motu/engine/maori/explorer';
import { type GameId, print } from '@motu/notation';
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { themeStyles } from '../../elements/theme.styles.ts';
import { type Language, languageNow, loadLanguage } from '../../language/language.ts';
import { writeRoute } from '../links/route.ts';
import { KEMU_LENGTHS } from '../recorder/next-game.ts';
import {
  dealDisplay,
  newDraft,
  recordOf,
  SEATS,
  type SetupDraft,
  seatLimits,
} from '../recorder/setup-draft.ts';
import { fill } from '../words/words.ts';
import type { Desktop } from '../workspace/desktop.ts';
import { setupStyles } from './app-setup.styles.ts';
import { AppView } from './app-view.ts';
import { choice, pageChange } from './fields.ts';
import { pageStyles } from './page.styles.ts';
import './app-tile-picker.ts';

const GAMES: readonly GameId[] = ['maori', 'mahe', 'moeraki'];

/** The form with which a recording begins. */
@customElement('app-setup')
export class AppSetup extends AppView {
  static override styles = [themeStyles, pageStyles, setupStyles];

  @property({ attribute: false }) desktop!: Desktop;

  @state() private draft: SetupDraft | null = null;
  @state() private changing: number | null = null;

  private get language(): Language | null {
    const told = { game: this.draft?.game ?? null, findings: [] };
    const language = languageNow(this.locale, told);
    if (language === null) loadLanguage(this.locale, told).then(() => this.requestUpdate());
    return language;
  }

  protected override render(): unknown {
    const { words, language, draft } = this;
    if (language === null) return null;
    const { recorder } = words;
    return html`<div class="stack">
      <h1>${words.home.start}</h1>
      <div class="games" role="group" aria-label=${recorder.chooseGame}>
        ${GAMES.map(
          (
            game,
          ) => html`<button aria-pressed=${draft?.game === game} data-game=${game} @click=${() => this.choose(game)}>
            ${language.words.games[game]}
          </button>`,
        )}
      </div>
      ${draft === null ? html`<p class="soft">${recorder.chooseGame}</p>` : this.form(draft, language)}
    </div>`;
  }

  private choose(game: GameId): void {
    this.changing = null;
    this.draft = newDraft(game, new Date().toISOString().slice(0, 10), Math.random);
  }

  private change(part: Partial<SetupDraft>): void {
    if (this.draft !== null) this.draft = { ...this.draft, ...part };
  }

  private form(draft: SetupDraft, language: Language): unknown {
    const { words } = this;
    const { recorder } = words;
    const terms = language.book[draft.game]?.terms ?? {};
    const wrong = replay(recordOf(draft)).findings.filter(({ severity }) => severity === 'error');
    return html`<form class="card stack" @submit=${this.begin}>
      ${this.players(draft)}
      <div class="fields">
        ${choice(
          recorder.level,
          draft.level,
          games[draft.game].levels,
          (one) => terms[one] ?? one,
          (level) => this.change({ level }),
        )}
        ${draft.game === 'maori' ? this.maoriFields(draft, terms) : nothing}
        ${draft.game === 'mahe' ? this.maheFields(draft) : nothing}
        ${draft.game === 'moeraki' ? this.moerakiFields(draft) : nothing}
        <label class="field">${recorder.event}<input name="event" maxlength="80" .value=${draft.event} @input=${pageChange((event) => this.change({ event }))} /></label>
        <label class="field">${recorder.date}<input type="date" .value=${draft.date} @input=${pageChange((date) => this.change({ date }))} /></label>
      </div>
      ${draft.game === 'maori' ? this.display(draft, language) : nothing}
      ${wrong.map((finding) => html`<p class="wrong" role="alert">${explainFrom(language.book, finding).message}</p>`)}
      <div><button class="primary begin" ?disabled=${wrong.length > 0}>${recorder.begin}</button></div>
    </form>`;
  }

  private players({ game, players }: SetupDraft): unknown {
    const { recorder } = this.words;
    const [least, most] = seatLimits[game];
    const rename = (at: number) => pageChange((name) => this.change({ players: players.with(at, name) }));
    return html`<fieldset class="fields">
      <legend>${recorder.players}</legend>
      ${players.map(
        (name, at) => html`<label class="field">
          ${fill(recorder.player, { seat: SEATS[at] ?? '' })}
          <input name="player-${SEATS[at]}" maxlength="60" autocomplete="off" .value=${name} @input=${rename(at)} />
        </label>`,
      )}
      <span class="row">
        ${
          players.length < most
            ? html`<button type="button" @click=${() => this.change({ players: [...players, ''] })}>${recorder.add}</button>`
            : nothing
        }
        ${
          players.length > least
            ? html`<button type="button" @click=${() => this.change({ players: players.slice(0, -1) })}>
                ${fill(recorder.removePlayer, { seat: SEATS[players.length - 1] ?? '' })}
              </button>`
            : nothing
        }
      </span>
    </fieldset>`;
  }

  private maoriFields(draft: SetupDraft, terms: { readonly [value: string]: string }): unknown {
    const { recorder } = this.words;
    const tongues = new Intl.DisplayNames(this.locale, { type: 'language' });
    return [
      choice(
        recorder.edition,
        draft.edition,
        games.maori.editions,
        (one) => tongues.of(one) ?? one,
        (edition) => this.change({ edition }),
      ),
      choice(
        recorder.board,
        draft.board,
        ['front', 'atoll'],
        (one) => terms[one] ?? one,
        (board) => this.change({ board: board === 'atoll' ? 'atoll' : 'front' }),
      ),
      choice(
        recorder.explorer,
        draft.explorer,
        POSITIONS,
        (one) => one,
        (explorer) => this.change({ explorer }),
      ),
    ];
  }

  private maheFields(draft: SetupDraft): unknown {
    const { recorder } = this.words;
    return [
      draft.players.length > 3
        ? nothing
        : choice(
            recorder.turtles,
            `${draft.turtles}`,
            ['1', '2'],
            (one) => one,
            (count) => this.change({ turtles: count === '1' ? 1 : 2 }),
          ),
      choice(
        recorder.card,
        `${draft.card}`,
        ['1', '2', '3', '4', '5', '6'],
        (one) => one,
        (card) => this.change({ card: Number(card) }),
      ),
    ];
  }

  private moerakiFields(draft: SetupDraft): unknown {
    const { recorder } = this.words;
    const flip = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) this.change({ hasMata: target.checked });
    };
    return [
      choice(
        recorder.black,
        draft.black,
        ['A', 'B'],
        (one) => one,
        (black) => this.change({ black }),
      ),
      choice(
        recorder.kemu,
        `${draft.kemu}`,
        [0, ...KEMU_LENGTHS].map(String),
        (one) => (one === '0' ? recorder.single : fill(recorder.match, { count: one })),
        (kemu) => this.change({ kemu: Number(kemu) }),
      ),
      html`<label class="row"><input type="checkbox" .checked=${draft.hasMata} @change=${flip} /> ${recorder.mata}</label>`,
    ];
  }

  private display({ display }: SetupDraft, language: Language): unknown {
    const { words, changing } = this;
    const { recorder } = words;
    return html`<fieldset>
      <legend>${recorder.display}</legend>
      <p class="soft">${recorder.displayHint}</p>
      <div class="row tiles">
      <div class="display">
        ${display.map(
          (face, place) => html`<button
            type="button"
            aria-label=${fill(recorder.place, { place: place + 1, face })}
            aria-pressed=${changing === place}
            @click=${() => this.pickPlace(place)}
          >
            <app-tile .face=${face}></app-tile>
          </button>`,
        )}
      </div>
      ${
        changing === null
          ? nothing
          : html`<app-tile-picker
              .words=${words}
              .locale=${language.locale}
              .face=${display[changing] ?? '~'}
              @tile-picked=${(event: CustomEvent<{ readonly face: string }>) => this.put(changing, event.detail.face)}
            ></app-tile-picker>`
      }
      </div>
      <button type="button" @click=${() => this.change({ display: dealDisplay(Math.random) })}>${recorder.shuffle}</button>
    </fieldset>`;
  }

  private pickPlace(place: number): void {
    this.changing = this.changing === place ? null : place;
  }

  private put(place: number, face: string): void {
    if (this.draft !== null) this.change({ display: this.draft.display.with(place, face) });
    this.changing = null;
  }

  private begin(event: Event): void {
    event.preventDefault();
    if (this.draft === null) return;
    const source = this.desktop.add(print(recordOf(this.draft)), '');
    location.hash = writeRoute({ page: 'record', source, game: 1, turn: 'start' });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'app-setup': AppSetup;
  }
}
