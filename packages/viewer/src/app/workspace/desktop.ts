import { theJudge } from '../judge/judge-client.ts';
import type { Place, Source } from '../links/route.ts';
import { loadSource, type Stores } from './open.ts';
import { type Opened, type OpenRecord, sameSource } from './opened.ts';
import { newDraftId } from './shelf.ts';
import { titleOf } from './title.ts';

/** Holds the open record: loads it, judges each change of it and saves it. */
export interface Desktop {
  readonly opened: Opened;
  /** Opens what an address names, unless it is open already. */
  visit(place: Place): Promise<void>;
  /** A new text for the open record. What was not the reader's own becomes so; its new source is returned. */
  change(text: string, game: number): Promise<Source>;
  /** A record of the reader's own; its source is returned at once. */
  add(text: string, name: string): Source;
}

export function createDesktop(stores: Stores, changed: () => void): Desktop {
  let opened: Opened = { kind: 'none' };
  let latest = 0;

  const put = (next: Opened): void => {
    opened = next;
    changed();
  };
  const save = (id: string, text: string, name: string): boolean =>
    stores.shelf.put({ id, text, name, changed: Date.now() });

  return {
    get opened() {
      return opened;
    },
    visit: async ({ source, game }) => {
      if (opened.kind === 'open' && sameSource(opened.source, source)) {
        if (opened.judged.games.length > 1) {
          const { text } = opened;
          const judged = await theJudge().judge(text, game);
          if (opened.kind === 'open' && opened.text === text) put({ ...opened, judged });
        }
        return;
      }
      const turn = ++latest;
      put({ kind: 'loading', source });
      const loaded = await loadSource(source, stores);
      if (turn !== latest) return;
      if (loaded.kind === 'failed') return put({ kind: 'failed', source, failure: loaded.failure });
      const { text, name } = loaded;
      const judged = await theJudge().judge(text, game);
      if (turn === latest) put({ kind: 'open', source, text, name, judged, isSaved: true });
    },
    change: async (text, game) => {
      const turn = ++latest;
      const before: OpenRecord | null = opened.kind === 'open' ? opened : null;
      const own =
        before !== null && before.source.kind === 'kept' && stores.shelf.find(before.source.id) !== null;
      const source: Source = own && before !== null ? before.source : { kind: 'kept', id: newDraftId() };
      const judged = await theJudge().judge(text, game);
      const name = titleOf(judged.games[0]?.record, before?.name ?? '');
      const isSaved = source.kind === 'kept' && save(source.id, text, name);
      if (turn === latest) put({ kind: 'open', source, text, name, judged, isSaved });
      return source;
    },
    add: (text, name) => {
      const id = newDraftId();
      const isSaved = save(id, text, name);
      const source: Source = { kind: 'kept', id };
      const turn = ++latest;
      put({ kind: 'loading', source });
      theJudge()
        .judge(text, 1)
        .then((judged) => {
          const title = titleOf(judged.games[0]?.record, name);
          if (title !== name) save(id, text, title);
          if (turn === latest) put({ kind: 'open', source, text, name: title, judged, isSaved });
        });
      return source;
    },
  };
}
