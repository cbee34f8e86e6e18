import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { findProgram } from '../find-program.ts';
import { median } from '../measure.ts';
import type { Row, Table } from '../table.ts';
import { bundleViewer, packed, scriptsIn } from '../viewer/bundles.ts';
import { type Host, openHost } from '../viewer/host.ts';
import { longReport } from '../viewer/long-report.ts';
import { collect, scrub, scrubMarkup, showFirst, showMarkup } from '../viewer/steps.ts';
import type { Plan } from './plan.ts';

const TURNS = 300;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const HEADS = ['ms of the page’s CPU time'];
const TITLE = 'The viewer';

export async function viewerTables(plan: Plan): Promise<readonly Table[]> {
  const folder = bundleViewer();
  const executablePath =
    process.env.MOTU_CHROMIUM ?? findProgram('chromium', 'chromium-browser', 'google-chrome');
  if (executablePath === null) {
    const row = { what: 'Chromium', figures: [null], ratio: null, note: 'not installed here' };
    return [{ title: TITLE, about: '', heads: HEADS, rows: [row], reach: [] }];
  }
  const host = await openHost(folder);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    return [await drawingTable(browser, host, plan), await sizesTable(browser, host, folder)];
  } finally {
    await browser.close();
    await host.close();
  }
}

async function drawingTable(browser: Browser, host: Host, { slowRounds }: Plan): Promise<Table> {
  const page = await open(browser, host, 'single');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(showFirst);
  await page.evaluate(collect);
  const steps = [
    { what: 'one board as plain SVG markup', script: showMarkup, times: 1, note: 'reference' },
    { what: `from a report of ${TURNS} turns to the first board`, script: showFirst, times: 1 },
    { what: 'a step of the slider', script: scrub, times: TURNS },
    { what: 'the next board as plain SVG markup', script: scrubMarkup, times: TURNS, note: 'reference' },
  ];
  const costs: number[][] = steps.map(() => []);
  for (let round = 0; round <= slowRounds; round++) {
    for (const [index, { script, times }] of steps.entries()) {
      const before = await taskSeconds(session);
      await page.evaluate(script);
      if (round > 0) costs[index]?.push(((await taskSeconds(session)) - before) / times);
    }
  }
  await page.close();
  const cost = (index: number): number => median(costs[index] ?? []) * 1e3;
  return {
    title: TITLE,
    about: `Māori in Chromium: script, style and layout of the whole viewer with its turns, story and slider. The ratio is against the browser showing nothing but the finished board, given as markup: to the first row for the first board, to the last for a step.`,
    heads: HEADS,
    rows: steps.map(({ what, note }, index): Row => {
      const reference = cost(index < 2 ? 0 : 3);
      return {
        what,
        figures: [cost(index)],
        ratio: cost(index) / reference,
        ...(note === undefined ? {} : { note }),
      };
    }),
    reach: [],
  };
}

async function open(browser: Browser, host: Host, form: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await page.goto(`${host.url}/?/${form}/motu-viewer.js`);
  await page.evaluate(`window.json = ${JSON.stringify(longReport(TURNS))}`);
  await page.evaluate(`customElements.whenDefined('motu-viewer').then(() => undefined)`);
  return page;
}

/** Seconds of the page's own thread, as it counts them itself. */
async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

async function sizesTable(browser: Browser, host: Host, folder: string): Promise<Table> {
  host.asked();
  const page = await open(browser, host, 'split');
  await page.evaluate(showFirst);
  await page.waitForLoadState('networkidle');
  const loaded = host.asked();
  await page.close();
  const sum = (files: readonly string[]): number =>
    files.reduce((total, file) => total + packed(file), 0) / 1000;
  const single = sum([join(folder, 'single', 'motu-viewer.js')]);
  const split = sum(scriptsIn(join(folder, 'split')));
  const row = (what: string, size: number): Row => ({ what, figures: [size], ratio: size / single });
  return {
    title: 'What the viewer weighs',
    about: 'Scripts packed with gzip. The ratio is against the one file for plain pages.',
    heads: ['kB'],
    rows: [
      { ...row('one file: all elements, the parser, all games and languages', single), note: 'reference' },
      row(`in parts: the ${loaded.length} files that a Māori report needs`, sum(loaded)),
      row('in parts: all files', split),
    ],
    reach: [],
  };
}
