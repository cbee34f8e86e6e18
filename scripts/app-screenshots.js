// Takes the pictures of the page in docs/screenshots anew, from what `npm test` has built: `node scripts/app-screenshots.js`.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'screenshots');
const WIDTHS = [1440, 1024, 390];
const QUALITY = 0.82;

const VIEWS = [
  { name: 'home', fragment: '', ready: 'app-home .wrong' },
  { name: 'game', fragment: '#/game/example:maori/1/5A', ready: 'motu-viewer header' },
  {
    name: 'editor',
    fragment: '#/edit/example:maori/1/5A',
    ready: '.cm-lintRange-error',
    act: async (page) => {
      if (page.viewportSize().width < 500) return;
      await page.locator('.cm-content').press('End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('5B +3 2:', { delay: 20 });
      await page.locator('.cm-tooltip-autocomplete li').first().waitFor();
    },
  },
  {
    name: 'recorder',
    fragment: '#/record/example:maori/1',
    ready: 'app-recorder ol',
    act: async (page) => {
      await page.locator('[data-amend="3A"]').click();
      await page.locator('button[data-spot="position:N4"]').click();
      await page.locator('button[data-spot="place:7"]').click();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  { name: 'library', fragment: '#/library', ready: 'app-library li' },
];

const data = mkdtempSync(join(tmpdir(), 'motu-'));
const server = spawn(
  process.execPath,
  [join(root, 'packages/cli/bin/motu.js'), 'serve', '--port', '0', '--data', data],
  {
    env: { ...process.env, MOTU_LOG_LEVEL: 'silent', MOTU_READ_RATE: '1000000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const address = await new Promise((resolve) => {
  let said = '';
  server.stdout.on('data', (chunk) => {
    said += chunk;
    const [, url] = /listens on (http\S+)/.exec(said) ?? [];
    if (url !== undefined) resolve(url);
  });
});

/** Packs a picture as WebP: the browser that took it can do that too. */
async function packed(page, png) {
  const packing = await page.context().newPage();
  const encoded = await packing.evaluate(
    async ([source, quality]) => {
      const bytes = Uint8Array.from(atob(source), (sign) => sign.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d').drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const signs = Array.from(new Uint8Array(await blob.arrayBuffer()), (one) => String.fromCharCode(one));
      return btoa(signs.join(''));
    },
    [png.toString('base64'), QUALITY],
  );
  await packing.close();
  return Buffer.from(encoded, 'base64');
}

mkdirSync(folder, { recursive: true });
const executablePath = process.env.MOTU_CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const width of WIDTHS) {
  for (const colorScheme of ['light', 'dark']) {
    for (const { name, fragment, ready, act } of VIEWS) {
      const context = await browser.newContext({
        viewport: { width, height: width < 500 ? 844 : 860 },
        hasTouch: width < 500,
        isMobile: width < 500,
        colorScheme,
        locale: 'en-GB',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(`${address}/${fragment}`);
      await page.locator(ready).first().waitFor();
      await act?.(page);
      await page.waitForTimeout(400);
      writeFileSync(
        join(folder, `page-${name}-${colorScheme}-${width}.webp`),
        await packed(page, await page.screenshot()),
      );
      await context.close();
    }
  }
}
await browser.close();
server.kill();
rmSync(data, { recursive: true });
