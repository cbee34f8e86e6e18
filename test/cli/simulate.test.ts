import { describe, expect, it } from 'vitest';
import { motu } from '../support/motu.ts';

describe('motu simulate', () => {
  it.each(['maori', 'mahe', 'moeraki'])('plays legal games of %s in canonical form', async (game) => {
    const { code, out } = await motu(['simulate', game, '--seed', '3', '--count', '3']);
    expect(code).toBe(0);
    expect(out.match(/^\[Motu "1"\]$/gm)).toHaveLength(3);
    expect(await motu(['check', '--strict', '-'], { input: out })).toMatchObject({ code: 0 });
    expect(await motu(['fmt', '--check', '-'], { input: out })).toMatchObject({ code: 0 });
  });

  it('plays the same game again from the same seed, alone or among others', async () => {
    const several = await motu(['simulate', 'mahe', '--seed', '8', '--count', '2']);
    const alone = await motu(['simulate', 'mahe', '--seed', '9']);
    expect(several.out.endsWith(`\n${alone.out}`)).toBe(true);
    const other = await motu(['simulate', 'mahe', '--seed', '10']);
    expect(other.out).not.toBe(alone.out);
  });

  it('plays by the rules that are asked for', async () => {
    const flags = [
      '--players',
      '3',
      '--level',
      'expert',
      '--edition',
      'en',
      '--board',
      'atoll',
      '--seed',
      '7',
    ];
    const { out } = await motu(['simulate', 'maori', ...flags]);
    for (const tag of ['[Edition "en"]', '[Level "expert"]', '[Board "atoll"]', '[C "Cleo"]']) {
      expect(out).toContain(tag);
    }
    expect(out).not.toContain('[D ');
  });

  it.each([
    [['chess'], 'maori, mahe, moeraki'],
    [['mahee'], 'Did you mean mahe?'],
    [['mahe', '--players', '9'], '2 to 7 players'],
    [['mahe', '--level', 'expert'], 'Levels: basic, cards'],
    [['mahe', '--board', 'atoll'], 'leave out --board'],
    [['maori', '--edition', 'fr'], 'Editions: de, en, it'],
    [['maori', '--count', '0'], 'whole number from 1'],
    [['maori', '--seed', 'x'], 'whole number from 0'],
  ])('says why it cannot play %j', async (args, reason) => {
    const { code, out, err } = await motu(['simulate', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(reason);
  });
});
