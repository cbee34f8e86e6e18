import type { Report } from '@motu/engine';
import { LitElement, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { START, type Step, stepAt, type Tree, treeOf } from '../game/tree.ts';
import { type Depth, type Language, languageNow, loadLanguage } from '../language/language.ts';
import { localeOf } from '../language/locale.ts';

/** What every part of the viewer is given: a report, a turn of it, a language and a theme. */
export class MotuPart extends LitElement {
  /** The replayed game. */
  @property({ attribute: false }) report: Report | null = null;

  /** The turn that is shown, as a path of labels: `12B`, in its first variation `12B/1/13A`, or `start`. */
  @property() turn: string = START;

  /** Language tag; where it is missing, that of the page around. */
  @property() override lang = '';

  /** `light` or `dark`; without it the system's; `inherit` takes the colours from around. */
  @property({ reflect: true }) theme: string | null = null;

  protected get tree(): Tree | null {
    return this.report === null ? null : treeOf(this.report);
  }

  protected get step(): Step | null {
    return this.tree === null ? null : stepAt(this.tree, this.turn);
  }

  /** Null while the words are on their way. */
  protected get language(): Language | null {
    return this.languageAt(this.depth);
  }

  protected languageAt(depth: Depth): Language | null {
    return languageNow(localeOf(languageTag(this)), this.report, depth);
  }

  /** How much this part says. */
  protected get depth(): Depth {
    return 'told';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.fetchLanguage();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('lang') || changed.has('report') || changed.has('turn')) this.fetchLanguage();
  }

  private fetchLanguage(): void {
    if (this.language !== null) return;
    loadLanguage(localeOf(languageTag(this)), this.report, this.depth).then(
      () => this.requestUpdate(),
      () => undefined,
    );
  }
}

/** The element's own language, or that of what it stands in, across shadow roots. */
export function languageTag(element: HTMLElement): string {
  if (element.lang !== '') return element.lang;
  const around = element.parentElement?.closest('[lang]');
  if (around instanceof HTMLElement && around.lang !== '') return around.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot && root.host instanceof HTMLElement ? languageTag(root.host) : '';
}
