import { createRequire } from 'node:module';
import { defineConfig, type LibraryOptions, type Plugin } from 'vite';

/** Every module that a game's board is made of, so that a board is one file and not ten. */
const BOARD =
  /\/(?:viewer\/src\/(?:draw|grid)\/(maori|mahe|moeraki)[\w-]*|engine\/src\/(?:maori|mahe|moeraki)\/(?:board|explorer|layout|state|tane|tile|tiles))\.ts$/;
const GAME = /\/(maori|mahe|moeraki)[/.-]/;

const boards = {
  debugName: 'boards',
  name: (id: string) => (BOARD.test(id) ? `board-${GAME.exec(id)?.[1]}` : null),
};
const core = {
  debugName: 'core',
  name: 'core',
  test: /\/@lit\/|\/lit-element\/|\/lit-html\/(?:lit-html|is-server)|\/lit\/(?:index|decorators)|viewer\/src\/(?:boards\/boards|elements\/(?!motu-(?:findings|score|text)|editions|chart|motu-viewer\.ts)|game\/(?!segments|source)|language\/(?!sources)|draw\/(?:ground|palette|palm|scene|seats|style|tree)\.)|engine\/src\/catalogue\/explain/,
};
const words = {
  debugName: 'words',
  name: (id: string) => {
    const found = /\/engine\/src\/(\w+)\/words\/(\w\w)\b/.exec(id);
    return found === null ? null : `words-${found[1]}-${found[2]}`;
  },
};

/** What the pages of the rules say at length is not shown by the elements, and indents are for editors. */
const slim: Plugin = {
  name: 'motu-slim',
  transform(code, id) {
    if (/\/engine\/src\/\w+\/words\//.test(id)) {
      return { code: code.replaceAll(/\btext:\s*(['"`])(?:\\.|(?!\1)[^\\])*\1,/g, "text: '',"), map: null };
    }
    if (/\/viewer\/src\/elements\//.test(id)) return { code: code.replaceAll(/\n\s+/g, '\n'), map: null };
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
    alias: { chevrotain },
    conditions: ['motu-source', 'module', 'browser', 'production', 'import', 'default'],
  },
  build: {
    target: 'es2022',
    outDir: mode === 'single' ? 'bundle/single' : 'bundle/split',
    modulePreload: false,
    lib: mode === 'single' ? single : split,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      treeshake: { moduleSideEffects: (id) => !/chevrotain|lodash-es/.test(id) },
      output: {
        // For libraries Vite keeps the white space, so that bundlers find their annotations; a page needs none.
        minify: true,
        ...(mode === 'single'
          ? { codeSplitting: false }
          : {
              chunkFileNames: '[name]-[hash].js',
              codeSplitting: { includeDependenciesRecursively: false, groups: [core, boards, words] },
            }),
      },
    },
  },
}));
