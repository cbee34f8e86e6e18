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

  it('plays the same games with any number of threads', async () => {
    const flags = ['simulate', 'moeraki', '--level', 'beginner', '--seed', '4294967200', '--count', '130'];
    const alone = await motu([...flags, '--jobs', '1']);
    expect(alone.out.match(/^\[Motu "1"\]$/gm)).toHaveLength(130);
    expect(await motu([...flags, '--jobs', '2'])).toEqual(alone);
    expect(await motu(['fmt', '--check', '-'], { input: alone.out })).toMatchObject({ code: 0, out: '' });
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

  it('plays Mahé with as many turtles as asked for, and Moeraki-Kemu with Mata', async () => {
    const one = await motu(['simulate', 'mahe', '--turtles', '1', '--players', '2', '--seed', '7']);
    expect(one.out).toContain('[Turtles "1"]');
    expect(one.out).toContain('motu simulate mahe --players 2 --turtles 1 --seed 7');
    const two = await motu(['simulate', 'mahe', '--turtles', '2', '--seed', '7']);
    expect(two.out).toMatch(/^1C \d:/m);
    const mata = await motu(['simulate', 'moeraki', '--mata', '--seed', '7']);
    expect(mata.out).toContain('[Mata "on"]');
    expect(mata.out).toContain('motu simulate moeraki --mata --seed 7');
    for (const { out } of [one, two, mata]) {
      expect(await motu(['check', '--strict', '-'], { input: out })).toMatchObject({ code: 0 });
    }
  });

  it.each([
    [['chess'], 'maori, mahe, moeraki'],
    [['mahee'], 'Did you mean mahe?'],
    [['mahe', '--players', '9'], '2 to 7 players'],
    [['mahe', '--level', 'expert'], 'Levels: basic, cards'],
    [['mahe', '--board', 'atoll'], 'leave out --board'],
    [['mahe', '--mata'], 'leave out --mata'],
    [['moeraki', '--turtles', '1'], 'leave out --turtles'],
    [['mahe', '--turtles', '3'], 'whole number from 1 to 2'],
    [['mahe', '--turtles', '2', '--players', '5'], '2 or 3 players, not for 5'],
    [['maori', '--edition', 'fr'], 'Editions: de, en, it'],
    [['maori', '--count', '0'], 'whole number from 1'],
    [['maori', '--seed', 'x'], 'whole number from 0'],
  ])('says why it cannot play %j', async (args, reason) => {
    const { code, out, err } = await motu(['simulate', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(reason);
  });
});
