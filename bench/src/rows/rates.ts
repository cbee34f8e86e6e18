import { interleaved, median } from '../measure.ts';
import type { Order, Pass } from '../subject.ts';
import type { Row } from '../table.ts';
import type { Plan } from './plan.ts';

export interface Contender extends Order {
  readonly what: string;
  readonly note?: string;
}

export interface Rate {
  readonly contender: Contender;
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly bytesPerSecond: number;
}

/** What each contender gets done in a second of CPU time: the median of the rounds. */
export async function ratesOf(contenders: readonly Contender[], plan: Plan): Promise<readonly Rate[]> {
  const passes = await interleaved(contenders, plan);
  return contenders.map((contender, index) => {
    const own = passes[index] ?? [];
    const rate = (of: (pass: Pass) => number): number => median(own.map((pass) => of(pass) / pass.cpu));
    return {
      contender,
      movesPerSecond: rate(({ moves }) => moves),
      gamesPerSecond: rate(({ games }) => games),
      bytesPerSecond: rate(({ bytes }) => bytes),
    };
  });
}

export function rateOf(rates: readonly Rate[], subject: string, file = ''): Rate {
  const found = rates.find(({ contender }) => contender.subject === subject && contender.file.includes(file));
  if (found === undefined) throw new Error(`nothing was measured for ${subject}`);
  return found;
}

export function rowOf({ contender }: Rate, figures: readonly number[], ratio: number): Row {
  const { what, note } = contender;
  return { what, figures, ratio, ...(note === undefined ? {} : { note }) };
}
