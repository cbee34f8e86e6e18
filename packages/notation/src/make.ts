import type { Tag } from './ast/common.ts';
import type { MaheRecord } from './ast/mahe.ts';
import type { MaoriRecord } from './ast/maori.ts';
import type { MoerakiRecord } from './ast/moeraki.ts';
import type { PlayableRecord } from './record.ts';
import type { Span } from './span.ts';
import { writeMaheSetup } from './tags/mahe.ts';
import { writeMaoriSetup } from './tags/maori.ts';
import { writeMoerakiSetup } from './tags/moeraki.ts';
import { inCanonicalOrder } from './tags/order.ts';

type Draft<Record extends PlayableRecord> = Pick<Record, 'game' | 'setup' | 'turns' | 'result'>;

/** What a game is made of, as data; `tags` are those that say nothing to the rules, such as Event. */
export type RecordDraft = (Draft<MaoriRecord> | Draft<MaheRecord> | Draft<MoerakiRecord>) & {
  readonly tags?: readonly (readonly [name: string, value: string])[];
};

const NOWHERE: Span = { start: 0, end: 0 };

/** A record that was never text. Its tags are written from the set-up, which is kept as it is given. */
export function makeRecord(draft: RecordDraft): PlayableRecord {
  const { tags = [], ...data } = draft;
  const head = [['Motu', '1'] as const, ['Game', draft.game] as const];
  const named = [...head, ...writeSetup(draft), ...tags].map(
    ([name, value]): Tag => ({ name, value, span: NOWHERE, valueSpan: NOWHERE, comments: [] }),
  );
  return {
    ...data,
    tags: inCanonicalOrder(draft.game, named),
    readable: true,
    comments: [],
    problems: [],
    span: NOWHERE,
  };
}

function writeSetup(draft: RecordDraft): readonly (readonly [string, string])[] {
  switch (draft.game) {
    case 'maori':
      return writeMaoriSetup(draft.setup);
    case 'mahe':
      return writeMaheSetup(draft.setup);
    case 'moeraki':
      return writeMoerakiSetup(draft.setup);
  }
}
