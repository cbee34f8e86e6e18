import type { UnknownRecord } from './ast/common.ts';
import type { MaheRecord } from './ast/mahe.ts';
import type { MaoriRecord } from './ast/maori.ts';
import type { MoerakiRecord } from './ast/moeraki.ts';

/** A record of a game that is known. */
export type PlayableRecord = MaoriRecord | MaheRecord | MoerakiRecord;
export type GameRecord = PlayableRecord | UnknownRecord;
