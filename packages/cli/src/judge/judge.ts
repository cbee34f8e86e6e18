import { judgeEditions, type Report } from '@motu/engine';
import {
  concise,
  type GameVerdict,
  githubAnnotation,
  type Judged,
  jsonText,
  pretty,
  type VerdictResult,
  verdictOf,
} from '@motu/formats';
import type { Json } from '@motu/notation';
import { paintOf } from '../colours.ts';
import type { GameSource } from '../input/games.ts';
import { addTallies, NO_GAMES, type Tally } from './batch.ts';
import { editionsJson, editionsText } from './editions.ts';
import { createReplayer, type RuleChoices } from './replayer.ts';
import { addGame, NO_STATS, type Stats } from './stats.ts';

export type Format = 'pretty' | 'concise' | 'json' | 'jsonl' | 'sarif' | 'github' | 'junit' | 'stats';

/** Everything a thread must know to judge; plain data. */
export interface JudgeOptions extends RuleChoices {
  readonly format: Format;
  readonly allEditions: boolean;
  readonly isColoured: boolean;
  readonly width: number;
}

export interface Judgement {
  /** Text for each game that has some, in order. */
  readonly output: readonly string[];
  /** For formats that are written as a whole at the end. */
  readonly verdicts: readonly GameVerdict[];
  readonly stats: Stats | null;
  readonly tally: Tally;
  /** What a match's next game must know. */
  readonly match: Json;
}

export type Judge = (games: readonly GameSource[], match: Json) => Judgement;

export function createJudge(options: JudgeOptions): Judge {
  const replayGame = createReplayer(options);
  return (games, before) => {
    const output: string[] = [];
    const verdicts: GameVerdict[] = [];
    let stats = options.format === 'stats' ? NO_STATS : null;
    let tally = NO_GAMES;
    let match = before;
    for (const game of games) {
      const { asked, ...judged } = replayGame(game, match);
      match = judged.report.match;
      tally = addTallies(tally, tallyOf(judged.report));
      if (options.allEditions) {
        const editions = judgeEditions(judged.record, asked);
        output.push(
          options.format === 'pretty'
            ? editionsText(judged, editions, options)
            : editionsJson(judged, editions),
        );
      } else if (stats !== null) stats = addGame(stats, judged);
      else if (options.format === 'sarif' || options.format === 'junit')
        verdicts.push(slim(verdictOf(judged)));
      else output.push(textOf(judged, options));
    }
    return { output: output.filter((text) => text !== ''), verdicts, stats, tally, match };
  };
}

/** Of what is kept to the end of a run, only what its format shows: there may be a million of them. */
function slim(verdict: GameVerdict): GameVerdict {
  return { ...verdict, result: NO_RESULT, rulings: [] };
}

const NO_RESULT: VerdictResult = { scores: null, winners: [], way: null, breakdown: [] };

function textOf(judged: Judged, { format, isColoured, width }: JudgeOptions): string {
  const isJson = format === 'json' || format === 'jsonl';
  if (judged.report.findings.length === 0 && !isJson) return '';
  const verdict = verdictOf(judged);
  switch (format) {
    case 'pretty':
      return pretty(judged, verdict, { paint: paintOf(isColoured), width });
    case 'concise':
      return concise(verdict);
    case 'github':
      return githubAnnotation(verdict);
    default:
      return jsonText(verdict);
  }
}

function tallyOf({ verdict, findings }: Report): Tally {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return {
    games: 1,
    legal: verdict === 'legal' ? 1 : 0,
    illegal: verdict === 'illegal' ? 1 : 0,
    unreadable: verdict === 'unreadable' ? 1 : 0,
    errors,
    warnings: findings.length - errors,
  };
}
