import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type App, PHONE, startApp } from './support/app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const spot = (page: Page, name: string): Locator => page.locator(`motu-board svg [data-pick="${name}"]`);
const offer = (page: Page, name: string): Locator => page.locator(`button[data-spot="${name}"]`);
const act = (page: Page, name: string): Locator => page.locator(`button[data-act="${name}"]`);
const line = (page: Page): Locator => page.locator('.line code');

async function begin(page: Page, game: string, players: readonly string[]): Promise<void> {
  await page.locator(`[data-game="${game}"]`).click();
  for (const [at, name] of players.entries())
    await page.locator(`input[name="player-${'ABC'[at]}"]`).fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('motu-board svg [data-pick]').first().waitFor({ state: 'attached' });
}

/** What the recording came to, judged by the page that anybody would open it with. */
async function judged(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'View', exact: true }).click();
  return ((await page.locator('motu-viewer header .verdict').textContent()) ?? '').trim();
}

async function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const id = /draft\w+/.exec(location.hash)?.[0] ?? '';
    const draft: unknown = JSON.parse(localStorage.getItem(`motu.draft.${id}`) ?? 'null');
    return typeof draft === 'object' && draft !== null && 'text' in draft ? String(draft.text) : '';
  });
}

async function pickTile(page: Page, shape: string, ...symbols: readonly string[]): Promise<void> {
  await page.locator(`button[data-shape="${shape}"]`).click();
  for (const symbol of symbols) await page.locator(`button[data-more="${symbol}"]`).click();
  await page.locator('button[data-take]').click();
}

describe('a game is recorded by clicking', () => {
  test('of Māori: explorer, tile, space, refill', async () => {
    const page = await app.visit('#/new');
    await begin(page, 'maori', ['Ana', 'Ben']);
    await page.getByRole('heading', { name: 'Where does the explorer go?' }).waitFor();
    await spot(page, 'position:N3').click();
    await page.getByRole('heading', { name: /^Take a tile/ }).waitFor();
    await spot(page, 'place:2').click();
    await spot(page, 'space:A:b2').click();
    await page.getByRole('heading', { name: 'Which tile was drawn to fill the gap?' }).waitFor();
    await pickTile(page, '~', 's');
    expect(await line(page).textContent()).toBe('1A +2/N3 1:b2 =~s');
    await act(page, 'write').click();

    await offer(page, 'position:N4').click();
    await page.locator('button[data-spot^="place:"]').nth(1).click();
    await offer(page, 'storage:B').click();
    await pickTile(page, 'o', 'p');
    expect(await line(page).textContent()).toBe('1B +1/N4 2:s =op');
    await act(page, 'write').click();

    await spot(page, 'position:E1').click();
    await offer(page, 'pass').click();
    await act(page, 'write').click();
    await page.getByText('Saved in this browser').waitFor();
    expect(await textOf(page)).toMatch(/\n1A \+2\/N3 1:b2 =~s\n1B \+1\/N4 2:s =op\n2A \+1\/E1 pass\n\*\n$/);
    expect(await judged(page)).toBe('✓ legal');
  });

  test('of Mahé: turtles, dice, cards', async () => {
    const page = await app.visit('#/new');
    await begin(page, 'mahe', ['Ana', 'Ben']);
    await offer(page, 'turtle:A1').click();
    for (const die of [1, 2, 4]) await offer(page, `die:${die}`).click();
    await page.getByRole('heading', { name: 'Which card is turned up?' }).waitFor();
    await offer(page, 'reveal:3').click();
    await offer(page, 'turtle:A2').click();
    await offer(page, 'die:6').click();
    await offer(page, 'stop').click();
    expect(await line(page).textContent()).toBe('1A 1:1+2+4 @21 =3 2:6 @6');
    await act(page, 'write').click();

    await spot(page, 'field:raft').click();
    for (const die of [5, 4]) await offer(page, `die:${die}`).click();
    await offer(page, 'turtle:B2').click();
    await offer(page, 'die:2').click();
    await offer(page, 'stop').click();
    await act(page, 'write').click();
    await page.getByText('1B 1:5+4 @raft 2:2 @2').waitFor();
    expect(await judged(page)).toBe('✓ legal');
  });

  test('of Moeraki-Kemu to its end: each stone is written as it is put down', async () => {
    const page = await app.visit('#/new');
    await begin(page, 'moeraki', ['Aroha', 'Ben']);
    for (const hollow of ['f6', 'c1', 'b2', 'e1', 'd2', 'g1', 'f2', 'i1']) {
      await spot(page, `hollow:${hollow}`).click();
    }
    await page.getByRole('heading', { name: 'The game is over.' }).waitFor();
    expect(await textOf(page)).toMatch(/4B i1\n# B ara\n$/);
    expect(await judged(page)).toBe('✓ legal');
  });

  test('with a thumb on a phone', async () => {
    const page = await app.visit('#/new', PHONE);
    await page.locator('[data-game="maori"]').tap();
    await page.getByRole('button', { name: 'Begin' }).tap();
    await spot(page, 'position:N2').tap();
    await spot(page, 'place:1').tap();
    await spot(page, 'space:A:a1').tap();
    // What is asked next has come to where it can be answered.
    await page.waitForFunction(() => scrollY < 200);
    await page.locator('button[data-shape="~"]').tap();
    await page.locator('button[data-take]').tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await line(page).isVisible()).toBe(true);
    await act(page, 'write').tap();
    await page.getByText('1A +1/N2 1:a1 =~').waitFor();
    const small = await page
      .locator('app-recorder button')
      .evaluateAll(
        (buttons) =>
          buttons
            .map((button) => button.getBoundingClientRect())
            .filter(({ width, height }) => width > 0 && (width < 40 || height < 40)).length,
      );
    expect(small).toBe(0);
  });

  test('with a thumb on a phone, Mahé and a whole game of Moeraki-Kemu', async () => {
    const page = await app.visit('#/new', PHONE);
    await page.locator('[data-game="mahe"]').tap();
    await page.getByRole('button', { name: 'Begin' }).tap();
    for (const name of ['turtle:A1', 'die:1', 'die:2', 'die:4', 'reveal:3', 'turtle:A2', 'die:6', 'stop'])
      await offer(page, name).tap();
    await act(page, 'write').tap();
    await page.getByText('1A 1:1+2+4 @21 =3 2:6 @6').waitFor();
    await page.getByRole('link', { name: 'Record', exact: true }).tap();
    await page.locator('[data-game="moeraki"]').tap();
    await page.getByRole('button', { name: 'Begin' }).tap();
    for (const hollow of ['f6', 'c1', 'b2', 'e1', 'd2', 'g1', 'f2', 'i1'])
      await spot(page, `hollow:${hollow}`).tap();
    await page.getByRole('heading', { name: 'The game is over.' }).waitFor();
    await page.getByRole('link', { name: 'View', exact: true }).tap();
    await page.locator('motu-viewer header').getByText('legal').waitFor();
  });

  test('with the keyboard alone', async () => {
    const page = await app.visit('#/new');
    await begin(page, 'moeraki', ['Aroha', 'Ben']);
    await page.locator('motu-board td[data-pick="hollow:f6"]').focus();
    await page.keyboard.press('Enter');
    await page.getByText('1A *f6').waitFor();
  });
});

describe('what is not by the rules', () => {
  test('is said at once, and kept with sic if it happened', async () => {
    const page = await app.visit('#/new');
    await begin(page, 'moeraki', ['Aroha', 'Ben']);
    await spot(page, 'hollow:a3').click();
    await page.getByText('a3 is not one of the nine hollows').waitFor();
    expect(await act(page, 'write').count()).toBe(0);
    await act(page, 'sic').click();
    await page.getByText('1A *a3 sic').waitFor();
    expect(await judged(page)).toBe('▲ illegal');
  });

  test('or cannot be said at all', async () => {
    const page = await app.visit('#/new');
    await begin(page, 'maori', ['Ana', 'Ben']);
    await spot(page, 'place:5').click();
    await page.getByText('First say where the explorer goes.').waitFor();
    await spot(page, 'position:N3').click();
    await spot(page, 'place:0').click();
    await page.getByText('This tile is not in the line that the explorer looks along.').waitFor();
  });

  test('is undone, press by press', async () => {
    const page = await app.visit('#/new');
    await begin(page, 'moeraki', ['Aroha', 'Ben']);
    await spot(page, 'hollow:f6').click();
    await spot(page, 'hollow:c5').click();
    await page.getByText('1B c5').waitFor();
    await act(page, 'undo').click();
    await page.getByText('1B c5').waitFor({ state: 'detached' });
    await page.waitForFunction(() => !JSON.stringify(localStorage).includes('1B c5'));
  });
});

describe('an earlier turn is amended', () => {
  test('and what no longer holds is said', async () => {
    const page = await app.visit('#/new');
    await begin(page, 'moeraki', ['Aroha', 'Ben']);
    for (const hollow of ['f6', 'c5', 'd6']) await spot(page, `hollow:${hollow}`).click();
    await page.getByRole('button', { name: 'Amend turn 1B' }).click();
    await page.getByText('You are amending turn 1B.').waitFor();
    await spot(page, 'hollow:d6').click();
    await page.getByText('No longer legal after the change:').waitFor();
    await page.locator('.lost').getByText('d6 is taken already').waitFor();
    await page.getByRole('button', { name: 'Take away turn 2A and all after it' }).first().click();
    await page.getByText('No longer legal after the change:').waitFor({ state: 'detached' });
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('1A *f6\\\\n1B d6\\\\n*'));
    expect(await judged(page)).toBe('✓ legal');
  });
});

test('another turn is tried as a variation, and the viewer shows both', async () => {
  const page = await app.visit('#/new');
  await begin(page, 'moeraki', ['Aroha', 'Ben']);
  for (const hollow of ['f6', 'c5', 'd6']) await spot(page, `hollow:${hollow}`).click();
  await page.getByRole('button', { name: 'Amend turn 1B' }).click();
  await page.getByRole('checkbox', { name: /as a variation/ }).check();
  await spot(page, 'hollow:e5').click();
  await page.getByText('You are amending').waitFor({ state: 'detached' });
  await page.locator('app-recorder ol').getByText('(1B e5)').waitFor();
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('1B c5\\\\n  (1B e5)\\\\n2A d6'));
  expect(await judged(page)).toBe('✓ legal');
  await page.locator('motu-turns').getByText('1B e5').waitFor();
});

describe('a turn is given a note', () => {
  test('by keyboard: a glyph and a comment, changed, undone with one press, removed', async () => {
    const page = await app.visit('#/new');
    await begin(page, 'moeraki', ['Aroha', 'Ben']);
    for (const hollow of ['f6', 'c5']) await spot(page, `hollow:${hollow}`).click();
    await page.getByRole('button', { name: 'Note on turn 1B' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '!? interesting' }).press('Enter');
    await page.getByRole('textbox', { name: 'Comment' }).pressSequentially('why  here } not {there}');
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('1B c5 !? {why here'));
    await page.keyboard.press('Escape');
    expect(await textOf(page)).toContain('1B c5 !? {why here \\} not {there\\}}\n');
    expect(await page.locator('ol code').nth(1).textContent()).toContain('!? {why here');

    await act(page, 'undo').click();
    await page.waitForFunction(() => !JSON.stringify(localStorage).includes('why here'));
    expect(await textOf(page)).toContain('1B c5\n*');

    await page.getByRole('button', { name: 'Note on turn 1A' }).click();
    await page.getByRole('button', { name: '! good' }).click();
    await page.getByRole('button', { name: 'Remove the note' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await spot(page, 'hollow:d6').click();
    await page.getByText('2A d6').waitFor();
    expect(await judged(page)).toBe('✓ legal');
  });

  test('by thumb, and the viewer shows it', async () => {
    const page = await app.visit('#/new', PHONE);
    await page.locator('[data-game="moeraki"]').tap();
    await page.getByRole('button', { name: 'Begin' }).tap();
    await spot(page, 'hollow:f6').tap();
    await page.locator('[data-note="1A"]').tap();
    await page.locator('[data-glyph="!!"]').tap();
    await page.getByRole('textbox', { name: 'Comment' }).fill('in the middle');
    await page.locator('[data-act="note-done"]').tap();
    await page.getByText('1A *f6 !! {in the middle}').waitFor();
    await page.getByRole('link', { name: 'View', exact: true }).tap();
    await page.locator('motu-viewer').getByText('in the middle').first().waitFor();
  });
});

describe('a match', () => {
  test('goes on with its next game, which knows the one before', async () => {
    const page = await app.visit('#/new');
    await page.locator('[data-game="moeraki"]').click();
    await page.locator('input[name="player-A"]').fill('Aroha');
    await page.locator('input[name="player-B"]').fill('Ben');
    await page.getByRole('combobox', { name: 'Match (Kemu)' }).selectOption('3');
    await page.getByRole('button', { name: 'Begin' }).click();
    for (const hollow of ['f6', 'c1', 'b2', 'e1', 'd2', 'g1', 'f2', 'i1'])
      await spot(page, `hollow:${hollow}`).click();
    await page.getByText('To 3 wins: Aroha 0 – Ben 1').waitFor();
    await act(page, 'next').click();
    await page.getByText('Ben (A)').waitFor();
    await spot(page, 'hollow:f6').click();
    await page.locator('.line [role="alert"]').waitFor();
    expect(await act(page, 'sic').count()).toBe(1);
    await act(page, 'undo').click();
    await spot(page, 'hollow:h6').click();
    await page.getByText('1A *h6').waitFor();
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('1A *h6'));
    expect(await textOf(page)).toMatch(
      /# B ara\n\n\[Motu "1"\]\n\[Game "moeraki"\]\n(?:.*\n)*1A \*h6\n\*\n$/,
    );
    expect(await judged(page)).toBe('✓ legal');
  });
});
