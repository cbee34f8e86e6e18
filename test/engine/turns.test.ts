import { legalTurns, replay } from '@motu/engine';
import { type GameRecord, parse, printPart } from '@motu/notation';
import { describe, expect, it } from 'vitest';

function recordOf(text: string): GameRecord {
  const [record] = parse(text);
  if (record === undefined) throw new Error('a text holds a game');
  return record;
}

function textOf(parts: readonly Parameters<typeof printPart>[0][]): string {
  return parts.map(printPart).join(' ');
}

const maori = recordOf(`[Motu "1"]
[Game "maori"]
[A "Ana"]
[B "Ben"]
[Display ">p <pl ~b oph / ^pp vp -p ~ / o ~s >h <p / |p ^ v ~"]
[Explorer "N2"]

1A +2/N4 1:b2 =~s
1B +1/E1 2:s =>ph
*
`);

describe('the turns that would be legal', () => {
  it('are listed at any place of a record, with their price and what it is made of', () => {
    const turns = [...legalTurns(maori, { after: 1 })];
    const made = turns.find(({ parts }) => textOf(parts) === '+1 2:s =>ph');
    expect(made?.price).toBe(1);
    expect(made?.facts.map(({ kind }) => kind)).toEqual(['steps', 'take-paid']);
    const dear = turns.find(({ parts }) => textOf(parts) === '+5 1:a1 =>ph');
    expect(dear?.price).toBe(3);
  });

  it('leave out what nobody has drawn yet', () => {
    const texts = [...legalTurns(maori)].map(({ parts }) => textOf(parts));
    expect(texts).toContain('+1 1:a1');
    expect(texts.some((text) => text.includes('='))).toBe(false);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('are for the seat whose turn it is, after an unreadable turn too', () => {
    const record = recordOf(`[Motu "1"]
[Game "maori"]
[A "Ana"]
[B "Ben"]
[Display ". . . . / . . . . / . . . . / . . . ."]
[Explorer "N1"]
[ShellsA "0"]
[Stack "0"]

1A +1 nonsense
*
`);
    expect([...legalTurns(record)].map(({ parts }) => textOf(parts))).toHaveLength(7);
    expect([...legalTurns(record, { after: 0 })].map(({ parts }) => textOf(parts))).toEqual([
      '+1 pass',
      '+2 pass',
    ]);
  });

  it('come one by one: asking for the first makes no other', () => {
    const turns = legalTurns(maori);
    const first = turns.next();
    expect(first.done).toBe(false);
    turns.return(undefined);
    expect(turns.next().done).toBe(true);
  });

  it('are those that the dice of the record allow, in Mahé', () => {
    const record = recordOf(`[Motu "1"]
[Game "mahe"]
[Turtles "1"]
[A "Ana"]
[B "Ben"]
[Card "4"]

1A 2+4
*
`);
    const texts = [...legalTurns(record, { after: 0 })].map(({ parts }) => textOf(parts));
    expect(texts).toEqual(['2', '2+4', ...[1, 2, 3, 4, 5, 6].map((third) => `2+4+${third}`)]);
    expect([...legalTurns(record)], 'every throw, while none is made').toHaveLength(132);
  });

  it('are the hollows that are free, in Moeraki-Kemu', () => {
    const record = recordOf(`[Motu "1"]
[Game "moeraki"]
[A "Ana"]
[B "Ben"]

1A *f6
*
`);
    const texts = [...legalTurns(record)].map(({ parts }) => textOf(parts));
    expect(texts).toHaveLength(56);
    expect(texts).not.toContain('f6');
  });

  it('are none where nothing can be replayed or the game is over', () => {
    expect([...legalTurns(recordOf('[Motu "1"]\n[Game "chess"]\n\n*\n'))]).toEqual([]);
    const over = recordOf(`[Motu "1"]
[Game "maori"]
[A "Ana"]
[B "Ben"]
[Turn "end"]

# -9 -9
`);
    expect(replay(over).verdict).toBe('legal');
    expect([...legalTurns(over)]).toEqual([]);
  });
});
