import type { Completion } from './complete.ts';
import type { Judged } from './judge.ts';
import type { Answer, Answered, Asked, Question } from './protocol.ts';

/** The engine in a worker: the page stays smooth however long a record is. */
export interface JudgeClient {
  judge(text: string, game: number): Promise<Judged>;
  complete(text: string, at: number): Promise<Completion | null>;
  format(text: string): Promise<string | null>;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

export function createJudgeClient(worker: Worker): JudgeClient {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.resolve(data.answer);
    waiting.delete(data.id);
  });
  // The worker could not be loaded: without a network, before the page was kept.
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('there is no judge'));
    waiting.clear();
  });
  const ask = (question: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked: Asked = { id: ++last, question };
      waiting.set(asked.id, { resolve, reject });
      worker.postMessage(asked);
    });
  const unexpected = (): never => {
    throw new Error('the judge answered another question');
  };
  return {
    judge: async (text, game) => {
      const answer = await ask({ kind: 'judge', text, game });
      return answer.kind === 'judge' ? answer.value : unexpected();
    },
    complete: async (text, at) => {
      const answer = await ask({ kind: 'complete', text, at });
      return answer.kind === 'complete' ? answer.value : unexpected();
    },
    format: async (text) => {
      const answer = await ask({ kind: 'format', text });
      return answer.kind === 'format' ? answer.value : unexpected();
    },
  };
}

let shared: JudgeClient | null = null;

/** One worker serves the whole page; it starts with the first question. */
export function theJudge(): JudgeClient {
  shared ??= createJudgeClient(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return shared;
}
