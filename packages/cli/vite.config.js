import { defineConfig } from 'vite';

/** What `motu check` always needs goes into one file each: a start reads three of them, not two hundred. */
const groups = [
  { name: 'notation', test: /packages\/notation\/|chevrotain/ },
  { name: 'engine', test: /packages\/engine\// },
  { name: 'formats', test: /packages\/formats\/dist\/(?!plain-text)/ },
];

export default defineConfig({
  ssr: { noExternal: true, external: ['@motu/api', 'chokidar'] },
  build: {
    ssr: true,
    outDir: 'dist/bundle',
    target: 'node20',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: 'dist/main.js', worker: 'dist/judge/worker.js', player: 'dist/simulate/player.js' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { groups, includeDependenciesRecursively: false },
      },
    },
  },
});
