import { type TSchema, type TUnsafe, Type } from 'typebox';
import { details } from '../judge/job.ts';
import { sorts } from '../store/store.ts';

export const ProblemSchema = Type.Object(
  {
    type: Type.String(),
    status: Type.Integer(),
    code: Type.String(),
    title: Type.String(),
    detail: Type.String({ description: 'Where it is wrong, or how to mend it' }),
  },
  { additionalProperties: true },
);

/** What a route says when all goes well, by media type. */
interface Answered {
  readonly description: string;
  readonly content: { readonly [type: string]: TSchema };
}

/** An answer as JSON and perhaps as other types, too. */
export function says(description: string, json: TSchema, others: Answered['content'] = {}): Answered {
  return { description, content: { 'application/json': json, ...others } };
}

/**
 * What a route answers, for its readers. Most bodies come from a thread as finished text, so nothing is
 * typed or serialised by it.
 */
export function answers(ok: { readonly [status: number]: Answered }): { [status: string]: TUnsafe<unknown> } {
  const wrong = {
    description: 'An error, with a code',
    content: { 'application/problem+json': ProblemSchema },
  };
  const all = Object.entries({ ...ok, '4xx': wrong, '5xx': wrong });
  return Object.fromEntries(
    all.map(([status, { description, content }]) => {
      const types = Object.entries(content).map(([type, schema]) => [type, { schema }]);
      const body = types.length === 0 ? { type: 'null' } : { content: Object.fromEntries(types) };
      return [status, Type.Unsafe<unknown>({ description, ...body })];
    }),
  );
}

const FindingSchema = Type.Object({
  rule: Type.String(),
  severity: Type.Enum(['error', 'warning']),
  turn: Type.Union([Type.String(), Type.Null()]),
  line: Type.Integer(),
  column: Type.Integer(),
  endLine: Type.Integer(),
  endColumn: Type.Integer(),
  message: Type.String(),
  params: Type.Object({}, { additionalProperties: true }),
  followsError: Type.Boolean(),
  sic: Type.Boolean(),
});

/** The contract object of `motu check --format jsonl`; with less or more detail it has fewer or more members. */
export const GameVerdictSchema = Type.Object(
  {
    file: Type.String(),
    index: Type.Integer({ description: 'From 0' }),
    game: Type.Union([Type.String(), Type.Null()]),
    verdict: Type.Enum(['legal', 'illegal', 'unreadable']),
    findings: Type.Optional(Type.Array(FindingSchema)),
    result: Type.Object({}, { additionalProperties: true }),
    rulings: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  },
  { additionalProperties: true },
);

export const GameSummarySchema = Type.Object(
  {
    number: Type.Integer({ description: 'From 1' }),
    game: Type.String(),
    edition: Type.String(),
    level: Type.String(),
    verdict: Type.Enum(['legal', 'illegal']),
    players: Type.Array(Type.String()),
    event: Type.Union([Type.String(), Type.Null()]),
    date: Type.Union([Type.String(), Type.Null()]),
    turns: Type.Integer(),
    scores: Type.Union([Type.Array(Type.Number()), Type.Null()]),
    winners: Type.Array(Type.String()),
    way: Type.Union([Type.String(), Type.Null()]),
    broken: Type.Array(Type.String()),
  },
  { additionalProperties: true },
);

export const RecordSchema = Type.Object(
  {
    id: Type.String(),
    kept: Type.String(),
    judgedBy: Type.String(),
    previous: Type.Union([Type.String(), Type.Null()]),
    next: Type.Union([Type.String(), Type.Null()]),
    games: Type.Array(GameSummarySchema),
    verdicts: Type.Array(GameVerdictSchema),
    changes: Type.Array(Type.Object({}, { additionalProperties: true })),
    token: Type.Optional(Type.String({ description: 'The edit token; it is given once' })),
  },
  { additionalProperties: true },
);

const short = { maxLength: 200 };
const day = { pattern: '^\\d{4}(-\\d\\d){0,2}$', description: 'A year, month or day: 2026-11-18' };

export const filterMembers = {
  game: Type.Optional(Type.Enum(['maori', 'mahe', 'moeraki'])),
  edition: Type.Optional(Type.String(short)),
  level: Type.Optional(Type.String(short)),
  verdict: Type.Optional(Type.Enum(['legal', 'illegal'])),
  player: Type.Optional(
    Type.String({ ...short, description: 'A whole name; case and accents do not count' }),
  ),
  event: Type.Optional(Type.String({ ...short, description: 'A whole name; case and accents do not count' })),
  broken: Type.Optional(Type.String({ ...short, description: 'The id of a rule that the game breaks' })),
  from: Type.Optional(Type.String(day)),
  to: Type.Optional(Type.String(day)),
  q: Type.Optional(Type.String({ ...short, description: 'Beginnings of words in players and event' })),
};

export const MOST_LISTED = 100;

export const ListQuery = Type.Object(
  {
    ...filterMembers,
    sort: Type.Optional(Type.Enum([...sorts], { default: '-kept' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_LISTED, default: 20 })),
    cursor: Type.Optional(Type.String({ maxLength: 400 })),
  },
  { additionalProperties: false },
);

export const StatsQuery = Type.Object(filterMembers, { additionalProperties: false });

export const RecordParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{32}$' }) });

export const GameParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  number: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'From 1' }),
});

export const TurnParams = Type.Object({
  ...GameParams.properties,
  label: Type.String({
    pattern: '^([1-9]\\d{0,5}[A-Z]|start)$',
    description: 'A label such as 12B, or `start`',
  }),
});

export const ViewQuery = Type.Object(
  { locale: Type.Optional(Type.String({ maxLength: 20 })) },
  { additionalProperties: false },
);

export const detail = Type.Optional(
  Type.Enum([...details], {
    default: 'findings',
    description: 'How much of a report: the verdict alone, with the findings, or every turn with its state',
  }),
);

export const ReportQuery = Type.Object({ ...ViewQuery.properties, detail }, { additionalProperties: false });

export const BoardQuery = Type.Object(
  { ...ViewQuery.properties, theme: Type.Optional(Type.Enum(['light', 'dark'], { default: 'light' })) },
  { additionalProperties: false },
);
