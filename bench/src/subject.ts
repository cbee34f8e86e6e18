/** What one pass over a corpus got through. */
export interface Work {
  readonly games: number;
  readonly moves: number;
  readonly bytes: number;
}

/** One thing that is measured: it reads its corpus once, then does the same work as often as it is told to. */
export interface Subject {
  prepare(file: string, most: number): Run | Promise<Run>;
}

/** Work done by another program brings the CPU time of that program along. */
export type Run = () => Done | Promise<Done>;

type Done = Work & { readonly cpu?: number };

/** What a pass cost, as the process that made it saw it. */
export interface Pass extends Work {
  readonly cpu: number;
  readonly wall: number;
  /** The most memory the process has held so far, in bytes. */
  readonly peak: number;
}

export interface Order {
  readonly subject: string;
  readonly file: string;
  /** How many games of the corpus at most: a slow peer gets fewer, and its rate is compared. */
  readonly most: number;
}
