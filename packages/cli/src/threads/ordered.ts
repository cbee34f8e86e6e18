/** Answers in the order of their questions, while several are still open. */
export interface Queue<Answer> {
  add(answer: Promise<Answer>): void;
  /** The oldest answers, until no more than so many are open. */
  take(most: number): AsyncGenerator<Answer>;
}

export function createQueue<Answer>(): Queue<Answer> {
  const open: Promise<Answer>[] = [];
  return {
    add(answer) {
      // Whoever awaits it later gets the error; until then it must not count as unhandled.
      answer.catch(() => {});
      open.push(answer);
    },
    async *take(most) {
      while (open.length > most) {
        const first = open.shift();
        if (first !== undefined) yield await first;
      }
    },
  };
}
