import type { Report } from '@motu/engine';
import type { Step } from '../game/tree.ts';
import type { Language } from '../language/language.ts';

/** The text of a turn as it stands in the record, on one line; its label where there is no text. */
export function turnText({ turn }: Step, source: string | null): string {
  return source === null ? turn.label : source.slice(turn.span.start, turn.span.end).replaceAll(/\s+/g, ' ');
}

/** What to say when a turn is shown: briefly who, what, and whether something is wrong. */
export function spokenTurn(
  step: Step | null,
  report: Report,
  { words }: Language,
  source: string | null,
): string {
  if (step === null) return words.start;
  const name = report.seats.find(({ seat }) => seat === step.turn.seat)?.name ?? '';
  const { findings } = step.turn;
  const wrong = findings.length === 0 ? [] : [`${words.findings}: ${findings.length}`];
  return [`${turnText(step, source)} ${name}`.trim(), ...wrong].join('. ');
}
