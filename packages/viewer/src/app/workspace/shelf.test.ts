import { describe, expect, it } from 'vitest';
import { type Cupboard, createShelf, type Draft, newDraftId } from './shelf.ts';

function cupboardOf(room = Number.POSITIVE_INFINITY): Cupboard {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new Error('full');
      items.set(key, value);
    },
    removeItem: (key) => items.delete(key),
  };
}

function draft(id: string, changed: number): Draft {
  return { id, changed, name: `${id}.motu`, text: '[Motu "1"]' };
}

describe('the shelf', () => {
  it('gives back what was put there, the newest first', () => {
    const shelf = createShelf(cupboardOf());
    shelf.put(draft('one', 1));
    shelf.put(draft('two', 2));
    shelf.put({ ...draft('one', 3), text: 'changed' });
    expect(shelf.list().map(({ id, text }) => [id, text])).toEqual([
      ['one', 'changed'],
      ['two', '[Motu "1"]'],
    ]);
    shelf.remove('one');
    expect(shelf.find('one')).toBeNull();
    expect(shelf.list()).toHaveLength(1);
  });

  it('lets nothing go by itself, however much there is', () => {
    const shelf = createShelf(cupboardOf());
    for (let at = 0; at < 200; at++) shelf.put(draft(`draft${at}`, at));
    expect(shelf.list()).toHaveLength(200);
    expect(shelf.find('draft0')).not.toBeNull();
  });

  it('says when there is no room, and works without a cupboard', () => {
    expect(createShelf(cupboardOf(10)).put(draft('one', 1))).toBe(false);
    const none = createShelf(null);
    expect(none.put(draft('one', 1))).toBe(false);
    expect(none.list()).toEqual([]);
  });

  it('is not confused by what others left in the browser', () => {
    const cupboard = cupboardOf();
    cupboard.setItem('motu.drafts', '["one","two",3]');
    cupboard.setItem('motu.draft.one', '{"id":1}');
    cupboard.setItem('motu.draft.two', '{');
    expect(createShelf(cupboard).list()).toEqual([]);
  });

  it('keeps tokens apart from texts', () => {
    const shelf = createShelf(cupboardOf());
    shelf.keepToken('abc', 'secret');
    expect(shelf.token('abc')).toBe('secret');
    expect(shelf.token('other')).toBeNull();
  });

  it('names drafts so that an address can hold them', () => {
    expect(newDraftId()).toMatch(/^draft[0-9a-z]{10}$/);
  });
});
