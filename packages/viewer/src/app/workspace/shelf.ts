/** A record that lives in this browser. */
export interface Draft {
  readonly id: string;
  readonly text: string;
  /** What to call it where its text does not say: the name of a file. */
  readonly name: string;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
}

/** Where drafts and tokens are kept; all of it is text, as in `localStorage`. */
export type Cupboard = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Shelf {
  /** The newest first. */
  list(): readonly Draft[];
  find(id: string): Draft | null;
  /** False if the browser has no room for it. */
  put(draft: Draft): boolean;
  remove(id: string): void;
  /** The token that an upload returned, so that its owner can take it back. */
  token(record: string): string | null;
  keepToken(record: string, token: string): void;
}

const INDEX = 'motu.drafts';
const draftKey = (id: string) => `motu.draft.${id}`;
const tokenKey = (record: string) => `motu.token.${record}`;

export function createShelf(cupboard: Cupboard | null): Shelf {
  const read = (key: string): unknown => {
    try {
      return JSON.parse(cupboard?.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const ids = (): readonly string[] => {
    const found = read(INDEX);
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  };
  const find = (id: string): Draft | null => {
    const found = read(draftKey(id));
    return isDraft(found) ? found : null;
  };
  const remove = (id: string): void => {
    cupboard?.removeItem(draftKey(id));
    write(
      INDEX,
      ids().filter((one) => one !== id),
    );
  };
  const write = (key: string, value: unknown): boolean => {
    try {
      cupboard?.setItem(key, JSON.stringify(value));
      return cupboard !== null;
    } catch {
      return false;
    }
  };
  return {
    find,
    remove,
    list: () =>
      ids()
        .map(find)
        .filter((draft) => draft !== null)
        .sort((one, other) => other.changed - one.changed),
    put: (draft) => {
      const others = ids().filter((id) => id !== draft.id);
      return write(draftKey(draft.id), draft) && write(INDEX, [draft.id, ...others]);
    },
    token: (record) => cupboard?.getItem(tokenKey(record)) ?? null,
    keepToken: (record, token) => {
      try {
        cupboard?.setItem(tokenKey(record), token);
      } catch {
        // It was shown to its owner all the same.
      }
    },
  };
}

function isDraft(found: unknown): found is Draft {
  return (
    typeof found === 'object' &&
    found !== null &&
    'id' in found &&
    typeof found.id === 'string' &&
    'text' in found &&
    typeof found.text === 'string' &&
    'name' in found &&
    typeof found.name === 'string' &&
    'changed' in found &&
    typeof found.changed === 'number'
  );
}

/** Not a hash: a draft keeps its name while its text changes. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `draft${Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')}`;
}
