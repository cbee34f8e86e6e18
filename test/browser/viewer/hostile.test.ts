import { describe, expect, it } from 'vitest';
import { payloads } from '../payloads.ts';
import { evening, stage } from './open.ts';

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
  ];
}

/** Shows each text in every panel, then a report whose every told string is the payload. */
async function showAll({
  texts,
  payload,
}: {
  readonly texts: readonly string[];
  readonly payload: string;
}): Promise<void> {
  const viewer = document.createElement('motu-viewer');
  document.body.replaceChildren(viewer);
  if (!('updateComplete' in viewer)) throw new Error('no viewer');
  const settle = async () => {
    for (let round = 0; round < 3; round++) {
      await viewer.updateComplete;
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  let told: unknown = null;
  for (const [index, text] of texts.entries()) {
    Object.assign(viewer, { report: null, turn: 'start' });
    viewer.textContent = `${text}\n`;
    for (let wait = 0; wait < 500 && (!('report' in viewer) || viewer.report === null); wait++)
      await settle();
    if (index === 0 && 'report' in viewer) told = JSON.parse(JSON.stringify(viewer.report));
    const panel = ['findings', 'turns', 'score', 'text', 'findings', 'turns', 'text'][index];
    Object.assign(viewer, { panel, turn: '7B' });
    await settle();
  }
  const KEYS = new Set(['name', 'text', 'label', 'edition', 'level', 'value', 'kind', 'variant', 'way']);
  const spoil = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => spoil(one, key));
    if (typeof value === 'object' && value !== null) {
      if (key === 'state' || key === 'start') return value;
      const inParams = key === 'params' || key === 'options';
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, spoil(one, inParams ? 'text' : name)]),
      );
    }
    return typeof value === 'string' && KEYS.has(key) ? payload : value;
  };
  Object.assign(viewer, { report: spoil(told, ''), source: payload, turn: payload });
  for (const panel of ['turns', 'findings', 'score', 'text']) {
    Object.assign(viewer, { panel });
    await settle();
  }
  for (const name of ['src', 'turn', 'lang', 'theme', 'panel', 'game']) viewer.setAttribute(name, payload);
  await settle();
}

describe('text from a record is only ever text', () => {
  it(`${payloads.length} hostile payloads in every field run nothing, call nobody and make no element`, {
    timeout: 300_000,
  }, async () => {
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
    for (const payload of payloads) {
      await page.evaluate(showAll, { texts: recordsWith(payload), payload });
      const left = await page.evaluate(() => {
        const made: string[] = [];
        const FORBIDDEN =
          'script,img,image,iframe,object,embed,video,audio,link,base,meta,foreignObject,animate,set,use,marquee,template';
        const look = (root: ParentNode) => {
          for (const one of root.querySelectorAll(FORBIDDEN)) made.push(one.outerHTML.slice(0, 80));
          for (const one of root.querySelectorAll('a')) {
            if (!/^https?:\/\//.test(one.getAttribute('href') ?? '')) made.push(one.outerHTML);
          }
          for (const one of root.querySelectorAll('*')) {
            for (const { name } of one.attributes) if (name.startsWith('on')) made.push(name);
            if (one.shadowRoot !== null) look(one.shadowRoot);
          }
        };
        for (const viewer of document.querySelectorAll('motu-viewer'))
          if (viewer.shadowRoot !== null) look(viewer.shadowRoot);
        return { made, hit: 'hit' in window };
      });
      expect({ payload, ...left }).toEqual({ payload, made: [], hit: false });
    }
    expect(dialogs).toEqual([]);
    // `src` takes addresses of the web: those that the payloads name are asked for, and nothing else is.
    expect(calls.filter((url) => !/^http:\/\/evil\.example\/x$/.test(url))).toEqual([]);
    expect(thrown).toEqual([]);
    await page.close();
  });
});
