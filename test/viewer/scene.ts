import type { Report } from '@motu/engine';
import type { stepAt } from '@motu/viewer';
import { boardWords, type Scene } from '@motu/viewer/draw';

/** What a board shows after a step, without anything over it; null where there is no board. */
export function sceneAt(
  report: Report,
  step: ReturnType<typeof stepAt>,
  form: Scene['form'],
  phase: Scene['phase'] = 3,
): Scene | null {
  const state = step?.turn.state ?? report.start;
  if (state === null) return null;
  return {
    state,
    before: step?.before ?? null,
    turn: step?.turn ?? null,
    phase,
    seats: report.seats,
    form,
    words: boardWords('en'),
    focus: null,
    legal: null,
    wrong: {},
    threats: false,
    picks: false,
  };
}
