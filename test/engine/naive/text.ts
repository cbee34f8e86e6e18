/** A game as a simple reader takes it from canonical text, without the parser that is put to the test. */
export interface Text {
  readonly tags: ReadonlyMap<string, string>;
  readonly turns: readonly Line[];
  /** The words of the claimed result; null if nothing is claimed. */
  readonly result: readonly string[] | null;
}

export interface Line {
  readonly round: number;
  readonly seat: string;
  readonly words: readonly string[];
}

/** What a judge makes of a game: where it first goes wrong and by which rules. */
export interface Judgement {
  /** The number of the first illegal turn, or what else is wrong; null if nothing is. */
  readonly wrong: number | 'setup' | 'result' | null;
  readonly rules: readonly string[];
  /** The points that the end gives, where a legal game came to one with points. */
  readonly points: readonly number[] | null;
}

export function readText(text: string): Text {
  const [head = '', body = ''] = text.trimEnd().split('\n\n');
  const tags = new Map<string, string>();
  for (const line of head.split('\n')) {
    const [, name = '', value = ''] = /^\[(\w+) "(.*)"\]$/.exec(line) ?? [];
    tags.set(name, value);
  }
  const lines = body.split('\n');
  const last = lines.pop() ?? '*';
  const turns = lines.map((line) => {
    const [label = '', ...words] = line.split(' ');
    return { round: Number.parseInt(label, 10), seat: label.slice(-1), words };
  });
  return { tags, turns, result: last === '*' ? null : last.split(' ').slice(1) };
}

export function seatsOf({ tags }: Text): readonly string[] {
  return [...'ABCDEFG'].filter((seat) => tags.has(seat));
}

/** Whose turn it is at the start; null if nothing is to be played. */
export function firstTurn(text: Text): { readonly round: number; readonly seat: string } | null {
  const turn = text.tags.get('Turn');
  if (turn === 'end') return null;
  return { round: Number.parseInt(turn ?? '1', 10), seat: turn?.slice(-1) ?? 'A' };
}

export function turnAfter({ round, seat }: Line, seats: readonly string[]) {
  const next = seats.indexOf(seat) + 1;
  return next < seats.length
    ? { round, seat: seats[next] ?? '' }
    : { round: round + 1, seat: seats[0] ?? '' };
}

/** Who may move now, and under which label; `over` where nobody may. */
export function labelFaults(
  line: Line,
  due: { readonly round: number; readonly seat: string },
  over: boolean,
  game: 'maori' | 'mahe' | 'moeraki',
): readonly string[] {
  if (over) return [`${game}/game-over`];
  if (line.seat !== due.seat) return [`${game}/turn-order`];
  return line.round === due.round ? [] : ['notation/label'];
}

/** A word cut by a pattern, with nothing for what is not there. */
export function cut(word: string, pattern: RegExp): readonly string[] {
  return (pattern.exec(word) ?? []).slice(1).map((piece) => piece ?? '');
}
