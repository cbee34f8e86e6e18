import type { ReportFinding } from '@motu/engine';
import type { Phase, ScoreFocus } from '../draw/scene.ts';

/** Another turn is to be shown. */
export interface TurnDetail {
  readonly turn: string;
  readonly phase: Phase;
}

/** A finding was chosen; null: none any more. */
export interface FindingDetail {
  readonly finding: ReportFinding | null;
}

/** A turn is looked at without going there; null: no longer. */
export interface PreviewDetail {
  readonly turn: string | null;
}

/** A line of the score is looked at; null: no longer. */
export interface FocusDetail {
  readonly focus: ScoreFocus | null;
}

/** A place on the board was chosen, by its name: `space:A:c3`, `place:5`, `position:N2`, `hollow:f6`. */
export interface PickDetail {
  readonly pick: string;
}

interface Details {
  'motu-turn': TurnDetail;
  'motu-finding': FindingDetail;
  'motu-preview': PreviewDetail;
  'motu-focus': FocusDetail;
  'motu-pick': PickDetail;
}

export type MotuEvent<Name extends keyof Details> = CustomEvent<Details[Name]>;

declare global {
  interface HTMLElementEventMap {
    'motu-turn': MotuEvent<'motu-turn'>;
    'motu-finding': MotuEvent<'motu-finding'>;
    'motu-preview': MotuEvent<'motu-preview'>;
    'motu-focus': MotuEvent<'motu-focus'>;
    'motu-pick': MotuEvent<'motu-pick'>;
  }
}

/** Events leave shadow roots, so that a page hears a part that stands alone. */
export function tell<Name extends keyof Details>(from: EventTarget, name: Name, detail: Details[Name]): void {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
