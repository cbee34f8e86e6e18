// Takes the pictures of docs/screenshots anew, from the bundles that `npm test` has built: `node scripts/screenshots.js`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}/docs/screenshots`;
const WIDTHS = [1440, 1024, 390];
const GAMES = [
  { name: 'maori', record: 'test/browser/viewer/evening.motu', turn: '7B', panel: 'findings' },
  { name: 'mahe', record: 'fixtures/mahe/games/basic-5-players.motu', turn: '9C', panel: 'score' },
  {
    name: 'moeraki',
    record: 'fixtures/moeraki/games/master-marae-two-tane.motu',
    turn: '24A',
    panel: 'turns',
  },
];
const QUALITY = 0.86;

const FILES = new Map([
  ['/viewer.js', ['text/javascript', 'packages/viewer/bundle/single/motu-viewer.js']],
  ...GAMES.map(({ name, record }) => [`/${name}.motu`, ['text/plain; charset=utf-8', record]]),
]);

const server = createServer((request, response) => {
  const [type, file] = FILES.get(request.url) ?? [];
  if (file !== undefined)
    response.writeHead(200, { 'content-type': type }).end(readFileSync(`${root}/${file}`));
  else response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Motu</title>');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${server.address().port}/`;

/** Packs a picture as WebP: the browser that took it can do that too. */
async function packed(page, png) {
  const data = await page.evaluate(
    async ([source, quality]) => {
      const bytes = Uint8Array.from(atob(source), (sign) => sign.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d').drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      return btoa(
        Array.from(new Uint8Array(await blob.arrayBuffer()), (one) => String.fromCharCode(one)).join(''),
      );
    },
    [png.toString('base64'), QUALITY],
  );
  return Buffer.from(data, 'base64');
}

mkdirSync(folder, { recursive: true });
const executablePath = process.env.MOTU_CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const width of WIDTHS) {
  const page = await browser.newPage({
    viewport: { width, height: width < 500 ? 844 : 860 },
    deviceScaleFactor: width < 500 ? 2 : 1,
    reducedMotion: 'reduce',
  });
  await page.goto(address);
  await page.addScriptTag({ type: 'module', url: '/viewer.js' });
  for (const { name, turn, panel } of GAMES) {
    for (const theme of ['light', 'dark']) {
      const viewer = { src: `/${name}.motu`, turn, theme, panel, lang: 'en' };
      await page.evaluate((attributes) => {
        const element = document.createElement('motu-viewer');
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        document.body.style.margin = '0';
        document.body.style.background = attributes.theme === 'dark' ? '#101b1d' : '#f7f2e8';
        document.body.replaceChildren(element);
      }, viewer);
      await page.locator('motu-board svg text').first().waitFor();
      await page.locator(`motu-${panel} *`).first().waitFor();
      await page.waitForTimeout(150);
      const file = `${folder}/${name}-${theme}-${width}.webp`;
      const picture = await packed(page, await page.screenshot());
      writeFileSync(file, picture);
      console.log(`${file.slice(root.length)} ${Math.round(picture.length / 1024)} kB`);
    }
  }
  await page.close();
}
await browser.close();
server.close();
