import { defineConfig } from 'vitest/config';

// The packages' sources are tested directly: no build stands between an edit and its test.
const conditions = ['motu-source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
