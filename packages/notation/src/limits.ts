/** How much one game may ask of the reader. Beyond a limit there is a finding, never a hang. */
export interface Limits {
  /** How deep variations may nest. */
  readonly depth: number;
  /** Tokens in one game. */
  readonly tokens: number;
  /** Characters in one comment; one that runs on longer counts as never closed. */
  readonly comment: number;
  /** Characters in one game of a stream. */
  readonly game: number;
}

export const defaultLimits: Limits = { depth: 32, tokens: 200_000, comment: 65_536, game: 8_388_608 };
