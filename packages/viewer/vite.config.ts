import { defineConfig } from 'vite';

/**
 * Two forms of the elements: `--mode single` is one file for a plain HTML page, parser and languages in it;
 * `--mode split` loads the parser, a board and a language when they are wanted.
 */
export default defineConfig(({ mode }) => ({
  resolve: { conditions: ['motu-source', 'module', 'browser', 'production', 'import', 'default'] },
  build: {
    target: 'es2022',
    outDir: mode === 'single' ? 'bundle/single' : 'bundle/split',
    modulePreload: false,
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: () => 'motu-viewer.js' },
    rolldownOptions: {
      output: {
        // For libraries Vite keeps the white space, so that bundlers find their annotations; a page needs none.
        minify: true,
        ...(mode === 'single' ? { codeSplitting: false } : { chunkFileNames: '[name]-[hash].js' }),
      },
    },
  },
}));
