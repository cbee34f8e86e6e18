import type { GameRecord } from '@motu/notation';
import { gameOf } from './games.ts';
import { type ReplayOptions, replay } from './replay.ts';
import type { Report, ReportFinding } from './report.ts';

export interface EditionVerdict {
  readonly edition: string;
  readonly report: Report;
}

export interface EditionsReport {
  readonly editions: readonly EditionVerdict[];
  /** The first turn that the editions judge differently, with what each finds there; null if they agree. */
  readonly firstDifference: {
    readonly turn: string;
    readonly findings: { readonly [edition: string]: readonly ReportFinding[] };
  } | null;
}

/** The verdict under each edition of the game, side by side. */
export function judgeEditions(record: GameRecord, options: ReplayOptions = {}): EditionsReport {
  if (record.game === null) return { editions: [], firstDifference: null };
  const editions = gameOf(record.game).editions.map((edition) => ({
    edition,
    report: replay(record, { ...options, edition }),
  }));
  return { editions, firstDifference: firstDifference(editions) };
}

function firstDifference(editions: readonly EditionVerdict[]): EditionsReport['firstDifference'] {
  const places = editions
    .flatMap(({ report }) => report.findings)
    .toSorted((one, other) => (one.span?.start ?? 0) - (other.span?.start ?? 0));
  for (const { turn } of places) {
    const found = editions.map(({ edition, report }) => ({
      edition,
      findings: report.findings.filter((finding) => finding.turn === turn),
    }));
    const rules = new Set(found.map(({ findings }) => findings.map(({ rule }) => rule).join(' ')));
    if (rules.size > 1) {
      return {
        turn: turn ?? 'setup',
        findings: Object.fromEntries(found.map(({ edition, findings }) => [edition, findings])),
      };
    }
  }
  return null;
}
