import { theJudge } from '../judge/judge-client.ts';
import type { Place, Source } from '../links/route.ts';
import { loadSource, type Stores, withLineFeeds } from './open.ts';
import { type Opened, type OpenRecord, sameSource } from './opened.ts';
import { newDraftId } from './shelf.ts';
import { titleOf } from './title.ts';

/** Holds the open record: loads it, judges each change of it and saves it. */
export interface Desktop {
  readonly opened: Opened;
  /** Opens what an address names, unless it is open already. */
  visit(place: Place): Promise<void>;
  /** A new text for the open record, saved at once. What was not the reader's own becomes so: the new source. */
  change(text: string, game: number): Source;
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

  const judgeOwn = async (
    id: string,
    text: string,
    name: string,
    game: number,
    isSaved: boolean,
  ): Promise<void> => {
    const source: Source = { kind: 'kept', id };
    const turn = ++latest;
    try {
      const judged = await theJudge().judge(text, game);
      const title = titleOf(judged.games[0]?.record, name);
      if (title !== name && stores.shelf.find(id)?.text === text) save(id, text, title);
      if (turn === latest) put({ kind: 'open', source, text, name: title, judged, isSaved });
    } catch {
      if (turn === latest) put({ kind: 'failed', source, failure: 'network', trouble: null });
    }
  };

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
      if (opened.kind === 'loading' && sameSource(opened.source, source)) return;
      const turn = ++latest;
      put({ kind: 'loading', source });
      const loaded = await loadSource(source, stores);
      if (turn !== latest) return;
      if (loaded.kind === 'failed') return put({ ...loaded, source });
      const { text, name } = loaded;
      try {
        const judged = await theJudge().judge(text, game);
        if (turn === latest) put({ kind: 'open', source, text, name, judged, isSaved: true });
      } catch {
        if (turn === latest) put({ kind: 'failed', source, failure: 'network', trouble: null });
      }
    },
    change: (text, game) => {
      const before: OpenRecord | null = opened.kind === 'open' ? opened : null;
      const isOwn = before?.source.kind === 'kept' && stores.shelf.find(before.source.id) !== null;
      const id = isOwn && before.source.kind === 'kept' ? before.source.id : newDraftId();
      const source: Source = { kind: 'kept', id };
      const isSaved = save(id, text, before?.name ?? '');
      // At once: what is typed next belongs to the same record.
      if (before !== null) opened = { ...before, source };
      judgeOwn(id, text, before?.name ?? '', game, isSaved);
      return source;
    },
    add: (given, name) => {
      const text = withLineFeeds(given);
      const id = newDraftId();
      const isSaved = save(id, text, name);
      const source: Source = { kind: 'kept', id };
      put({ kind: 'loading', source });
      judgeOwn(id, text, name, 1, isSaved);
      return source;
    },
  };
}
