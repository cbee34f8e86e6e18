import type { Locale } from '@motu/engine';
import { type GameVerdict, junit, sarif } from '@motu/formats';
import { installation } from './installation.ts';
import type { Format, Judgement } from './judge/judge.ts';

/** Text of the judgements in one of the formats. */
export interface Output {
  /** What can be written now that these games are judged. */
  add(judgement: Judgement): string;
  /** What is left to write. */
  end(): string;
}

export function createOutput(format: Format, locale: Locale): Output {
  switch (format) {
    case 'json':
      return jsonArray();
    case 'sarif':
      return collected(
        (verdicts) => `${JSON.stringify(sarif(verdicts, locale, installation().version), null, 2)}\n`,
        hasFindings,
      );
    case 'junit':
      return collected(junit, () => true);
    case 'jsonl':
      return { add: ({ output }) => lines(output, '\n'), end: () => '' };
    default:
      return { add: ({ output }) => output.join(''), end: () => '' };
  }
}

function lines(output: readonly string[], end: string): string {
  return output.map((text) => text + end).join('');
}

function jsonArray(): Output {
  let isEmpty = true;
  return {
    add({ output }) {
      const text = output.map((one, at) => `${isEmpty && at === 0 ? '[\n' : ',\n'}${one}`).join('');
      isEmpty &&= output.length === 0;
      return text;
    },
    end: () => (isEmpty ? '[]\n' : '\n]\n'),
  };
}

function hasFindings({ findings }: GameVerdict): boolean {
  return findings.length > 0;
}

/** Of formats whose head counts what follows, what is needed is kept until the end. */
function collected(
  format: (verdicts: readonly GameVerdict[]) => string,
  isNeeded: (verdict: GameVerdict) => boolean,
): Output {
  const kept: GameVerdict[] = [];
  return {
    add({ verdicts }) {
      kept.push(...verdicts.filter(isNeeded));
      return '';
    },
    end: () => format(kept),
  };
}
