import type { Report, RuleId, SeatScore } from '@motu/engine';
import { ruleWords } from '@motu/engine/catalogue/explain';
import { html, type PropertyValues } from 'lit';
import { customElement } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { live } from 'lit/directives/live.js';
import { loadScore, type ScoreArt, scoreNow } from '../boards/scores.ts';
import { at, detailOf } from '../game/go.ts';
import { placeOnWay, wayThrough } from '../game/walk.ts';
import { type Depth, type FullLanguage, isFull } from '../language/language.ts';
import { seatBadge } from './badge.ts';
import { chartLines, chartRange, dashOf, strokeOf } from './chart.ts';
import { tell } from './events.ts';
import { scoreStyles } from './motu-score.styles.ts';
import { MotuPart } from './part.ts';
import { spokenTurn } from './spoken.ts';
import { themeStyles } from './theme.styles.ts';

/**
 * The points of every player after each turn as a chart to scrub on, and where they come from, rule by rule.
 *
 * @tag motu-score
 * @fires {CustomEvent<{ turn: string, phase: 1 | 2 | 3 }>} motu-turn - A turn was chosen on the chart.
 * @fires {CustomEvent<{ focus: object | null }>} motu-focus - A line of the score is looked at, or no longer.
 * @csspart chart - The chart.
 * @csspart breakdown - The table.
 */
@customElement('motu-score')
export class MotuScore extends MotuPart {
  static override styles = [themeStyles, scoreStyles];

  private get art(): ScoreArt | null {
    const game = this.report?.game ?? null;
    return game === null ? null : scoreNow(game);
  }

  protected override get depth(): Depth {
    return 'all';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const game = this.report?.game ?? null;
    if (!changed.has('report') || game === null || this.art !== null) return;
    loadScore(game).then(
      () => this.requestUpdate(),
      () => undefined,
    );
  }

  protected override render(): unknown {
    const { report, tree, step, language, art } = this;
    if (report === null || tree === null || !isFull(language) || art === null || report.start === null)
      return null;
    const scores = art.score(step?.turn.state ?? report.start);
    if (scores.every(({ lines }) => lines.length === 0)) return html`<p>${language.panels.noScore}</p>`;
    return html`${this.chart(report, language, art)} ${this.breakdown(report, scores, language)}`;
  }

  private chart(report: Report, language: FullLanguage, art: ScoreArt): unknown {
    const { tree, step } = this;
    if (tree === null || report.start === null) return null;
    const way = wayThrough(tree, step);
    if (way.length === 0) return null;
    const place = placeOnWay(step);
    const { start } = report;
    const lines = guard([way, language], () => {
      const totals = [start, ...way.map(({ turn }) => turn.state)].map((state) =>
        art.score(state).map(({ total }) => total),
      );
      return chartLines(totals, chartRange(totals));
    });
    return html`
      <ul class="names">
        ${report.seats.map(
          ({ seat, name }, index) =>
            html`<li>
              ${seatBadge(report.seats, seat)}
              <svg class="line" viewBox="0 0 26 4" aria-hidden="true">
                <path d="M0 2H26" stroke-width="3" stroke=${strokeOf(index)} stroke-dasharray=${dashOf(index)} />
              </svg>
              ${name}
            </li>`,
        )}
      </ul>
      <div class="chart" part="chart">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          ${lines}
          <path class="now" d="M${(place / way.length) * 100} 0V100" />
        </svg>
        <input
          type="range"
          min="0"
          max=${way.length}
          .value=${live(String(place))}
          aria-label=${language.panels.chart}
          aria-valuetext=${spokenTurn(step, report, language, null)}
          @input=${this.onInput}
        />
      </div>
    `;
  }

  private breakdown(
    report: Report,
    scores: readonly SeatScore[],
    { words, panels, book }: FullLanguage,
  ): unknown {
    const rules = [...new Set(scores.flatMap(({ lines }) => lines.map(({ rule }) => rule)))];
    const { winners, ended } = report.outcome;
    const isEnd = this.step?.turn === report.turns.at(-1) && ended === 'played';
    return html`<div class="scroll" part="breakdown">
      <table @pointerover=${this.onLine} @pointerleave=${this.onLine} @focusin=${this.onLine} @focusout=${this.onLine}>
        <caption>
          ${words.score}: ${this.step?.turn.label ?? words.start}
        </caption>
        <thead>
          <tr>
            <th scope="col">${panels.line}</th>
            ${report.seats.map(
              ({ seat, name }) =>
                html`<th scope="col">${seatBadge(report.seats, seat)}<span class="unseen">${seat} ${name}</span></th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${rules.map(
            (rule) =>
              html`<tr>
                <th scope="row">${ruleWords(book, rule).title}<small>${rule}</small></th>
                ${scores.map((score) => this.cell(score, rule))}
              </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${panels.total}</th>
            ${scores.map(
              ({ seat, total }) =>
                html`<td>${total}${isEnd && winners.includes(seat) ? html` <span title=${words.winner}>★</span>` : null}</td>`,
            )}
          </tr>
        </tfoot>
      </table>
    </div>`;
  }

  private cell({ seat, lines }: SeatScore, rule: RuleId): unknown {
    const line = lines.find((one) => one.rule === rule);
    if (line === undefined) return html`<td>–</td>`;
    return html`<td>
      <button data-seat=${seat} data-rule=${rule}>${line.points} <small>(${line.count})</small></button>
    </td>`;
  }

  private onLine({ target, type }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    const { seat, rule } = button?.dataset ?? {};
    if (type === 'focusout' || type === 'pointerleave' || seat === undefined || rule === undefined) {
      tell(this, 'motu-focus', { focus: null });
      return;
    }
    const state = this.step?.turn.state ?? this.report?.start ?? null;
    const scores = state === null ? [] : (this.art?.score(state) ?? []);
    const line = scores.find((one) => one.seat === seat)?.lines.find((one) => one.rule === rule);
    const unfinished = state === null ? [] : (this.art?.unfinished(state, seat) ?? []);
    tell(this, 'motu-focus', { focus: { seat, rule, where: line?.where ?? [], unfinished } });
  }

  private onInput({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || this.tree === null) return;
    const detail = detailOf(at(this.tree, this.step, Number(target.value)));
    this.turn = detail.turn;
    tell(this, 'motu-turn', detail);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'motu-score': MotuScore;
  }
}
