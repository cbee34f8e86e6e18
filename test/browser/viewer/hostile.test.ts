import { boardSvg } from '@motu/viewer/draw';
import { readText } from '@motu/viewer/report';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { payloads } from '../payloads.ts';
import { brokenGameWith, gameWith, tables, tableWith } from '../support/hostile.ts';
import { evening, stage } from './open.ts';
import { lookFor, SINKS, showAll, showSpoilt } from './sinks.ts';

const { browser, host } = stage();

const quoted = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll(/[\n\r]/g, ' ');
const noted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('}', '\\}');

/** The payload wherever a record can say something: names, tags known and unknown, comments, turns, the result. */
function recordsWith(payload: string): readonly string[] {
  const tags = ['Event', 'Place', 'Date', 'Round', 'Recorder', 'Source', 'Ended', 'Ruling', 'Anything'];
  const told = tags.map((tag) => `[${tag} "${quoted(payload)}"]`).join('\n');
  const named = evening
    .replace('[A "Ana"]', `[A "${quoted(payload)}"]`)
    .replace('[B "Ben"]', `[B "${quoted(payload)}"]`)
    .replace('{Ben was sure the space was free}', `{${noted(payload)}}`);
  const common = named.replace('[Event "An evening at home"]', `[Event "${quoted(payload)}"]`);
  return [
    common,
    named.replace('[Event "An evening at home"]', told),
    common.replace('8A +2 2:d1 =~b', `8A ${payload}`),
    common.replace(/# .*/, `# ${payload}`),
    common.replace('[Game "maori"]', `[Game "${quoted(payload)}"]`),
    common.replace('[Explorer "E4"]', `[Explorer "${quoted(payload)}"]`),
    payload,
    gameWith(payload),
    brokenGameWith(payload),
    gameWith(payload) + gameWith(payload),
  ];
}

const TURNS = ['a turn', 'the caption', 'the turn in the story'];

/** Where the notation keeps a payload from: not by what it is for a browser. */
function excusedFrom(payload: string): readonly string[] {
  // What turns the writing round is refused in a name, so that no such game is played.
  if (/[\u202e\u2066]/.test(payload)) return Object.keys(SINKS).filter((sink) => sink !== 'the text');
  // Shells, comments and variations end the text of a turn.
  return /^.{0,5}[${(;]/.test(payload) ? TURNS : [];
}

async function openLax(): Promise<{ page: Page; calls: string[]; dialogs: string[]; thrown: string[] }> {
  const page = await browser().newPage();
  const calls: string[] = [];
  const dialogs: string[] = [];
  const thrown: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.includes('evil')) calls.push(request.url());
  });
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    dialog.dismiss().catch(() => undefined);
  });
  page.on('pageerror', (error) => thrown.push(String(error)));
  await page.route(/evil/, (route) => route.abort());
  await page.goto(host().page('<motu-viewer></motu-viewer>', undefined, true));
  await page.locator('motu-viewer p').first().waitFor({ state: 'attached' });
  return { page, calls, dialogs, thrown };
}

describe('text from a record is only ever text', () => {
  it(`${payloads.length} hostile payloads in every field reach every place that shows one, run nothing, call nobody and make no element`, {
    timeout: 300_000,
  }, async () => {
    expect(payloads.length).toBeGreaterThanOrEqual(60);
    const { page, calls, dialogs, thrown } = await openLax();
    for (const payload of payloads) {
      const { reached, report } = await page.evaluate(showAll, {
        texts: recordsWith(payload),
        payload,
        sinks: SINKS,
      });
      const excused = excusedFrom(payload);
      const missed = Object.keys(SINKS).filter((sink) => !reached.includes(sink) && !excused.includes(sink));
      expect({ payload, missed }).toEqual({ payload, missed: [] });
      expect({ payload, ...(await page.evaluate(lookFor)) }).toEqual({ payload, made: [], hit: false });
      await page.evaluate(showSpoilt, { payload, report });
      expect({ payload, ...(await page.evaluate(lookFor)) }).toEqual({ payload, made: [], hit: false });
    }
    for (const names of tables) {
      await page.evaluate(showAll, { texts: [tableWith(names)], payload: names[0] ?? '', sinks: SINKS });
      expect(await page.evaluate(lookFor)).toEqual({ made: [], hit: false });
    }
    expect(dialogs).toEqual([]);
    // `src` takes addresses of the web: those that the payloads name are asked for, and nothing else is.
    expect(calls.filter((url) => !/^http:\/\/evil\.example\/x$/.test(url))).toEqual([]);
    expect(thrown).toEqual([]);
    await page.close();
  });

  it('in a drawing as a file as well, which is well-formed with any of them', async () => {
    const page = await browser().newPage();
    for (const payload of payloads) {
      const texts = [recordsWith(payload)[0] ?? '', gameWith(payload), tableWith(Array(7).fill(payload))];
      const drawn: string[] = [];
      for (const text of texts) {
        const report = (await readText(text)).game(1)?.report;
        if (report !== undefined) drawn.push(boardSvg(report, 0));
      }
      expect(drawn).toHaveLength(3);
      const wrong = await page.evaluate((files) => {
        return files.flatMap((file) => {
          const root = new DOMParser().parseFromString(file, 'image/svg+xml');
          const found = [
            ...root.querySelectorAll('parsererror,script,a,image,foreignObject,use,animate,set'),
          ];
          const attributes = [...root.querySelectorAll('*')].flatMap((one) => [...one.attributes]);
          const bad = attributes.filter(({ name, value }) => /^on|href/.test(name) || value.includes('evil'));
          return [...found.map(({ tagName }) => tagName), ...bad.map(({ name }) => name)];
        });
      }, drawn);
      expect({ payload, wrong }).toEqual({ payload, wrong: [] });
    }
    await page.close();
  });
});
