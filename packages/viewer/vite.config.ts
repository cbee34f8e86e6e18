import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig, type LibraryOptions, type Plugin } from 'vite';

/** What a game's drawing is made of, and what it takes from the engine: two files and not twenty. */
const DRAWING = /\/viewer\/src\/(?:draw|grid)\/(maori|mahe|moeraki)[\w-]*\.ts$/;
const PIECES = /\/engine\/src\/(maori|mahe|moeraki)\/(?:board|explorer|layout|state|tane|tile|tiles)\.ts$/;

function named(kind: string, pattern: RegExp): { debugName: string; name: (id: string) => string | null } {
  return {
    debugName: kind,
    name: (id) => {
      const found = pattern.exec(id);
      return found === null ? null : [kind, ...found.slice(1)].join('-');
    },
  };
}

const core = {
  debugName: 'core',
  name: 'core',
  test: /\/@lit\/|\/lit-element\/|\/lit-html\/(?:lit-html|is-server)|\/lit\/(?:index|decorators)|viewer\/src\/(?:boards\/boards|elements\/(?!motu-(?:findings|score|text)|editions|chart|motu-viewer\.ts)|game\/(?!segments|source)|language\/(?!sources)|draw\/(?:ground|palette|palm|scene|seats|style|tree)\.)|engine\/src\/catalogue\/explain/,
};
/** What the pages of the rules say at length is not shown by the elements, and indents are for editors. */
const slim: Plugin = {
  name: 'motu-slim',
  transform(code, id) {
    if (/\/engine\/src\/\w+\/words\//.test(id)) {
      return { code: code.replaceAll(/\btext:\s*(['"`])(?:\\.|(?!\1)[^\\])*\1,/g, "text: '',"), map: null };
    }
    if (/\/viewer\/src\/elements\//.test(id)) {
      const styles = /css`[^`]*`/g;
      const flat = code.replaceAll(styles, (text) =>
        text.replaceAll(/\s*([{};])\s*/g, '$1').replaceAll(': ', ':'),
      );
      return { code: flat.replaceAll(/\n\s+/g, '\n'), map: null };
    }
    return null;
  },
};

/** The parser's modules one by one instead of its bundle, so that its lexer, which nothing uses, stays out. */
const chevrotain = createRequire(new URL('../notation/package.json', import.meta.url)).resolve('chevrotain');

const single: LibraryOptions = {
  entry: { 'motu-viewer': 'src/index.ts' },
  formats: ['es'],
  fileName: (_, name) => `${name}.js`,
};

/** The viewer brings board, timeline, turns and story with it; these come when they are wanted. */
const PARTS = ['viewer', 'score', 'findings', 'text'];

const split: LibraryOptions = {
  ...single,
  entry: Object.fromEntries(PARTS.map((part) => [`motu-${part}`, `src/elements/motu-${part}.ts`])),
};

/** The parser asks the lexer for nothing but this sign of tokens that no text makes; our scanner makes them all. */
const noLexer: Plugin = {
  name: 'motu-no-lexer',
  load: (id) =>
    /chevrotain\/lib\/src\/scan\/lexer_public\.js$/.test(id)
      ? 'export class Lexer { static NA = /NOT_APPLICABLE/; }\nexport const LexerDefinitionErrorType = {};'
      : null,
};

/**
 * Two forms of the elements: `--mode single` is one file for a plain HTML page, parser and languages in it;
 * `--mode split` has a file for each element, and the parser, a board and a language come when they are wanted.
 */
export default defineConfig(({ mode }) => ({
  plugins: [{ ...slim, enforce: 'pre' }, noLexer],
  resolve: {
    alias: { chevrotain, 'lodash-es': fileURLToPath(new URL('lean/lodash.js', import.meta.url)) },
    conditions: ['motu-source', 'module', 'browser', 'production', 'import', 'default'],
  },
  build: {
    target: 'es2022',
    outDir: mode === 'single' ? 'bundle/single' : 'bundle/split',
    modulePreload: false,
    lib: mode === 'single' ? single : split,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      treeshake: { moduleSideEffects: (id) => !/chevrotain|lean\/lodash/.test(id) },
      output: {
        // For libraries Vite keeps the white space, so that bundlers find their annotations; a page needs none.
        minify: true,
        ...(mode === 'single'
          ? { codeSplitting: false }
          : {
              chunkFileNames: '[name]-[hash].js',
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  core,
                  named('board', DRAWING),
                  named('pieces', PIECES),
                  named('words', /\/engine\/src\/(\w+)\/words\/(\w\w)\b/),
                ],
              },
            }),
      },
    },
  },
}));
