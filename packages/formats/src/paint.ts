/** How stretches of text are set off. A terminal gives colours; everywhere else `plainPaint` leaves them as they are. */
export interface Paint {
  error(text: string): string;
  warning(text: string): string;
  good(text: string): string;
  strong(text: string): string;
  faint(text: string): string;
}

const asIs = (text: string): string => text;

export const plainPaint: Paint = { error: asIs, warning: asIs, good: asIs, strong: asIs, faint: asIs };
