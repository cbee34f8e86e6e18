import { replay, replayAll } from '@motu/engine';
import { type PlayableRecord, parse, print } from '@motu/notation';
import { describe, expect, it } from 'vitest';
import { type Desk, openDesk } from './desk.ts';
import { nextGame } from './next-game.ts';

function recordOf(text: string): PlayableRecord {
  const [record] = parse(text);
  if (record === undefined || record.game === null) throw new Error('no game');
  return record;
}

function pressed(desk: Desk, ...spots: readonly string[]): Desk {
  return spots.reduce((now, spot) => now.press(spot), desk);
}

const MAORI = recordOf(`[Motu "1"]
[Game "maori"]
[A "Ana"]
[B "Ben"]
[Display ">p <pl ~b oph / ^pp vp -p ~ / o ~s >h <p / |p ^ v ~"]
[Explorer "N2"]

*`);
const MAHE = recordOf(`[Motu "1"]
[Game "mahe"]
[A "Ana"]
[B "Ben"]
[Card "3"]

*`);
const MOERAKI = recordOf(`[Motu "1"]
[Game "moeraki"]
[A "Aroha"]
[B "Ben"]

*`);

describe('recording Māori', () => {
  it('writes the turn that was pressed', () => {
    const desk = pressed(openDesk(MAORI), 'position:N4', 'place:3', 'space:A:b2', 'refill:~s');
    expect(desk.line).toBe('1A +2/N4 1:b2 =~s');
    expect(desk.need).toBeNull();
    expect(desk.findings).toEqual([]);
    expect(desk.write(false).text).toContain('\n1A +2/N4 1:b2 =~s\n*\n');
  });

  it('asks for one thing after the other', () => {
    let desk = openDesk(MAORI);
    const needs = [desk.need];
    const lines = [desk.line];
    for (const spot of ['position:N4', 'place:3', 'space:A:b2', 'refill:~s']) {
      desk = desk.press(spot);
      needs.push(desk.need);
      lines.push(desk.line);
    }
    expect(needs).toEqual(['explorer', 'action', 'space', 'refill', null]);
    expect(lines).toEqual(['1A', '1A +2/N4 …', '1A +2/N4 1:…', '1A +2/N4 1:b2', '1A +2/N4 1:b2 =~s']);
  });

  it('says what each step and each tile costs', () => {
    const desk = openDesk(MAORI).press('position:N4');
    const shells = (group: string) =>
      desk.offers.filter((one) => one.group === group).map((one) => one.shells);
    expect(shells('explorer').slice(0, 4)).toEqual([0, 0, 1, 2]);
    expect(shells('take')).toEqual([0, 1, 2, 3]);
    expect(desk.offers.filter((one) => one.group === 'explorer' && one.isLegal)).toHaveLength(7);
  });

  it('lays, turns, stores, removes and passes', () => {
    const lines = [
      ['position:E3', 'place:10', 'space:A:a1', 'shape:<', 'refill:~'],
      ['position:N4', 'place:7', 'storage:A', 'refill:~'],
      ['position:N3', 'pass'],
    ].map((spots) => pressed(openDesk(MAORI), ...spots));
    expect(lines.map(({ line }) => line)).toEqual(['1A +5/E3 2:a1< =~', '1A +2/N4 2:s =~', '1A +1/N3 pass']);
    expect(lines.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('turns a tile that fits only so', () => {
    const english = recordOf(print(MAORI).replace('[A "Ana"]', '[Edition "en"]\n[A "Ana"]'));
    const laid = pressed(openDesk(english), 'position:N4', 'place:3', 'space:A:b2', 'refill:~').write(false);
    const other = pressed(laid, 'position:E1', 'pass').write(false);
    // The island on b2 has water all around it, so an end on a2 cannot look at it.
    const taking = pressed(other, 'position:E3', 'place:10');
    expect(taking.offers.find(({ spot }) => spot === 'space:A:a2')?.isLegal).toBe(true);
    const done = pressed(taking, 'space:A:a2', 'refill:~');
    expect([done.line, done.findings]).toEqual(['2A +2/E3 2:a2< =~', []]);
  });

  it('says why a press breaks a rule and keeps it with sic', () => {
    const desk = pressed(openDesk(MAORI), 'position:N2', 'pass');
    expect(desk.findings.map(({ rule }) => rule)).toEqual(['maori/ship-range', 'maori/shells']);
    const written = desk.write(true);
    expect(written.text).toContain('1A +16/N2 pass sic');
    expect(written.report.findings.every(({ sic }) => sic)).toBe(true);
  });

  it('does not take what cannot be written down, and says so', () => {
    expect(openDesk(MAORI).press('place:3').slip).toBe('explorer-first');
    expect(pressed(openDesk(MAORI), 'position:N4', 'place:0').slip).toBe('not-in-line');
    expect(pressed(openDesk(MAORI), 'position:N4', 'space:B:a1').slip).toBe('not-your-board');
  });
});

describe('recording Mahé', () => {
  it('throws for one turtle after the other and asks for the card', () => {
    let desk = pressed(openDesk(MAHE), 'turtle:A1', 'die:1', 'die:2', 'die:4');
    expect(desk.need).toBe('reveal');
    desk = pressed(desk, 'reveal:5');
    expect(desk.need).toBe('turtle');
    desk = pressed(desk, 'turtle:A2', 'die:6', 'stop');
    expect(desk.need).toBeNull();
    expect(desk.line).toBe('1A 1:1+2+4 @21 =5 2:6 @6');
    expect(desk.findings).toEqual([]);
  });

  it('says why another die breaks a rule', () => {
    const desk = pressed(
      openDesk(MAHE),
      'turtle:A1',
      'die:3',
      'stop',
      'turtle:A2',
      'die:6',
      'die:5',
      'die:1',
    );
    expect(desk.findings.map(({ rule }) => rule)).toEqual(['mahe/third-die', 'mahe/bust']);
  });
});

describe('recording Moeraki-Kemu', () => {
  it('writes a stone as soon as it is put down', () => {
    const desk = pressed(openDesk(MOERAKI), 'hollow:f6', 'hollow:c5', 'hollow:d6');
    expect(desk.text).toContain('1A *f6\n1B c5\n2A d6\n*');
  });

  it('waits with what is not legal', () => {
    const desk = pressed(openDesk(MOERAKI), 'hollow:f6', 'field:e6');
    expect(desk.line).toBe('1B e6');
    expect(desk.findings.map(({ rule }) => rule)).toEqual(['moeraki/hollow']);
    expect(desk.write(true).text).toContain('1B e6 sic');
  });

  it('plays a game to its end and writes the result', () => {
    const desk = pressed(
      openDesk(MOERAKI),
      ...['f6', 'c1', 'b2', 'e1', 'd2', 'g1', 'f2', 'i1'].map((hollow) => `hollow:${hollow}`),
    );
    expect(desk.report.outcome).toMatchObject({ ended: 'played', winners: ['B'], way: 'ara' });
    expect(desk.text).toMatch(/4B i1\n# B ara\n$/);
    expect(desk.offers).toEqual([]);
    expect(replay(recordOf(desk.text)).verdict).toBe('legal');
  });

  it('amends an earlier turn and says what no longer holds', () => {
    const desk = pressed(openDesk(MOERAKI), 'hollow:f6', 'hollow:c5', 'hollow:d6');
    const amended = desk.amend(1).press('hollow:d6');
    expect(amended.text).toContain('1A *f6\n1B d6\n2A d6\n');
    expect(amended.lost.map(({ label }) => label)).toEqual(['2A']);
    expect(amended.lost[0]?.findings.map(({ rule }) => rule)).toEqual(['moeraki/occupied']);
    expect(amended.cut(2).text).toContain('1A *f6\n1B d6\n*');
  });
});

describe('a variation', () => {
  it('stands beside the turn that was played, is judged, and changes nothing after it', () => {
    const desk = pressed(openDesk(MOERAKI), 'hollow:f6', 'hollow:c5', 'hollow:d6');
    const varied = desk.amend(1).vary(true).press('hollow:e5');
    expect(varied.text).toContain('1A *f6\n1B c5\n  (1B e5)\n2A d6\n');
    expect([varied.at, varied.lost, varied.isVarying]).toEqual([3, [], false]);
    const wrong = varied.amend(2).vary(true).press('hollow:c5');
    expect(wrong.findings.map(({ rule }) => rule)).toEqual(['moeraki/occupied']);
    expect(wrong.write(true).text).toContain('2A d6\n  (2A c5 sic)\n');
  });
});

describe('a note', () => {
  it('stands in the text at once, can be changed and taken away, and disturbs nothing', () => {
    const desk = pressed(openDesk(MAORI), 'position:N4', 'pass').write(false).press('position:E2');
    const noted = desk.remark(0, { glyph: '?!', comment: ' over } there\u202e\n\\ ' });
    expect(noted.text).toContain('1A +2/N4 pass ?! {over \\} there \\\\}\n');
    expect([noted.need, noted.line]).toEqual([desk.need, desk.line]);
    expect(replay(recordOf(noted.text)).verdict).toBe('legal');
    expect(noted.remark(0, { glyph: null, comment: 'better' }).text).toContain('1A +2/N4 pass {better}\n');
    expect(noted.remark(0, { glyph: null, comment: '' }).text).toBe(desk.text);
  });

  it('stays when its turn is amended', () => {
    const desk = pressed(openDesk(MOERAKI), 'hollow:f6', 'hollow:c5').remark(1, {
      glyph: '!',
      comment: 'here',
    });
    expect(desk.amend(1).press('hollow:d6').text).toContain('1B d6 ! {here}');
  });
});

describe('what the record says beside its turns', () => {
  const head = '[Motu "1"]\n[Game "moeraki"]\n[A "Aroha"]\n[B "Ben"]\n';

  it('stays: a comment on the result, an end that was agreed on', () => {
    const open = openDesk(recordOf(`${head}\n1A *f6\n* {to be continued}\n`));
    expect(open.press('hollow:c5').text).toContain('1B c5\n* {to be continued}\n');
    const resigned = openDesk(recordOf(`${head}[Ended "resigned"]\n\n1A *f6\n1B c5\n# A {late}\n`));
    expect(resigned.amend(1).press('hollow:e5').text).toContain('1B e5\n# A {late}\n');
  });
});

describe('a Kemu', () => {
  const round = (number: number, names: readonly string[], turns: string) =>
    `[Motu "1"]\n[Game "moeraki"]\n[Kemu "3"]\n[Round "${number}"]\n[A "${names[0]}"]\n[B "${names[1]}"]\n[Event "Club"]\n\n${turns}\n`;
  const first = recordOf(
    round(1, ['Aroha', 'Ben'], '1A *f6\n1B c1\n2A b2\n2B e1\n3A d2\n3B g1\n4A f2\n4B i1\n# B ara'),
  );

  it('goes on with the winner as A', () => {
    const next = nextGame(first, replay(first));
    if (next === null) throw new Error('no next game');
    expect(print(next)).toBe(round(2, ['Ben', 'Aroha'], '*'));
    const reports = [...replayAll([first, recordOf(print(next))])];
    expect(reports.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('has no next game before this one is over, nor for a single game', () => {
    expect(nextGame(MOERAKI, replay(MOERAKI))).toBeNull();
    const open = recordOf(round(1, ['Aroha', 'Ben'], '1A *f6\n*'));
    expect(nextGame(open, replay(open))).toBeNull();
  });

  it('is judged as a whole: the ball goes elsewhere than in the game before', () => {
    const second = recordOf(round(2, ['Ben', 'Aroha'], '*'));
    expect(openDesk(second).press('hollow:f6').text).toContain('1A *f6');
    const desk = openDesk(second, replay(first).match);
    expect(desk.offers.find(({ spot }) => spot === 'hollow:f6')?.isLegal).toBe(false);
    const pressedAgain = desk.press('hollow:f6');
    expect(pressedAgain.findings.map(({ rule }) => rule)).toEqual(['moeraki/kemu-ball']);
    expect(pressedAgain.write(true).report.findings.map(({ rule }) => rule)).toEqual(['moeraki/kemu-ball']);
  });
});
