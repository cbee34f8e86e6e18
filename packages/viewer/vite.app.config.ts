import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const page = path('./src/app/page');

/** Files that are copied as they are; the service worker must know them too. */
const COPIED = [
  'manifest.webmanifest',
  'icon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
  'examples/maori.motu',
  'examples/mahe.motu',
  'examples/moeraki.motu',
];

/** Writes the service worker with the list of everything it keeps; its name for them changes when one does. */
function offline(): Plugin {
  return {
    name: 'motu-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = [...Object.keys(bundle).filter((name) => !name.endsWith('.map')), ...COPIED];
      const hash = createHash('sha256');
      for (const file of Object.values(bundle)) hash.update(file.type === 'chunk' ? file.code : file.source);
      for (const name of COPIED) hash.update(readFileSync(`${page}/public/${name}`));
      const source = readFileSync(path('./src/app/offline/service-worker.js'), 'utf8')
        .replace("'__VERSION__'", JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace("['__FILES__']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

export default defineConfig({
  root: page,
  base: './',
  resolve: { conditions: ['motu-source', ...defaultClientConditions] },
  worker: { format: 'es' },
  plugins: [offline()],
  build: {
    outDir: path('./bundle/app'),
    emptyOutDir: true,
    target: 'es2023',
    // Nothing is inlined: the server's policy allows scripts and styles from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: { index: `${page}/index.html`, embed: `${page}/embed/index.html` } },
  },
});
