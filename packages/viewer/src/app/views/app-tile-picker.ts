import { css, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { themeStyles } from '../../elements/theme.styles.ts';
import { type Language, languageNow, loadLanguage } from '../../language/language.ts';
import {
  countOf,
  type FaceSymbol,
  SHAPES,
  SYMBOLS,
  shapeOf,
  withCount,
  withShape,
} from '../recorder/face.ts';
import { fill } from '../words/words.ts';
import { AppView } from './app-view.ts';
import { pageStyles } from './page.styles.ts';
import './app-tile.ts';

/** Puts a face of Māori together with a thumb: a shape, then how many of each symbol. */
@customElement('app-tile-picker')
export class AppTilePicker extends AppView {
  static override styles = [
    themeStyles,
    pageStyles,
    css`
      .shapes {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(56px, 1fr));
        gap: 6px;
        max-width: 620px;
      }
      .shapes button {
        padding: 4px;
        min-height: 60px;
      }
      .shapes app-tile {
        width: 46px;
      }
      button[aria-pressed='true'] {
        border: 3px solid var(--motu-accent);
      }
      .counts {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
        gap: 6px 18px;
      }
      .count {
        display: flex;
        align-items: center;
        gap: 8px;
      }
      .count span {
        flex: 1;
      }
      .count button {
        width: 44px;
        min-height: 44px;
        padding: 0;
        font-size: 20px;
      }
      output {
        min-width: 1.4em;
        text-align: center;
        font-weight: 700;
      }
      .done {
        gap: 14px;
      }
      .done app-tile {
        width: 72px;
      }
    `,
  ];

  @property() face = '~';
  @state() private draft = '~';

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('face')) this.draft = this.face;
  }

  private get language(): Language | null {
    const told = { game: 'maori', findings: [] } as const;
    const language = languageNow(this.locale, told);
    if (language === null) loadLanguage(this.locale, told).then(() => this.requestUpdate());
    return language;
  }

  protected override render(): unknown {
    const { words, language, draft } = this;
    if (language === null) return null;
    const { shapes, symbols } = language.words.grid;
    return html`<div class="stack">
      <div class="shapes" role="group" aria-label=${words.recorder.shape}>
        ${SHAPES.map(
          (shape) => html`<button
            aria-label=${shapes[shape] ?? shape}
            title=${shapes[shape] ?? shape}
            aria-pressed=${shapeOf(draft) === shape}
            data-shape=${shape}
            @click=${() => this.shape(shape)}
          >
            <app-tile .face=${shape}></app-tile>
          </button>`,
        )}
      </div>
      <div class="counts" role="group" aria-label=${words.recorder.symbols}>
        ${SYMBOLS.map((symbol) => this.counter(symbol, `${symbols[symbol] ?? symbol} (${symbol})`))}
      </div>
      <div class="row done">
        <app-tile .face=${draft}></app-tile>
        <button class="primary" data-take @click=${this.take}>${words.recorder.take}: <code>${draft}</code></button>
      </div>
    </div>`;
  }

  private counter(symbol: FaceSymbol, name: string): unknown {
    const { recorder } = this.words;
    const count = countOf(this.draft, symbol);
    const change = (by: number) => () => {
      this.draft = withCount(this.draft, symbol, count + by);
    };
    return html`<div class="count">
      <span>${name}</span>
      <button aria-label=${fill(recorder.fewer, { name })} ?disabled=${count === 0} @click=${change(-1)}>−</button>
      <output>${count}</output>
      <button aria-label=${fill(recorder.more, { name })} data-more=${symbol} @click=${change(1)}>+</button>
    </div>`;
  }

  private shape(shape: string): void {
    this.draft = shape === '*' ? '*' : withShape(this.draft, shape);
  }

  private take(): void {
    this.dispatchEvent(new CustomEvent('tile-picked', { detail: { face: this.draft } }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'app-tile-picker': AppTilePicker;
  }
}
