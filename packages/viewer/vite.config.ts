import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig, type LibraryOptions, type Plugin } from 'vite';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** What every part needs, in one file. */
const core = {
  debugName: 'core',
  name: 'core',
  test: /\/@lit\/|\/lit-element\/|\/lit-html\/(?:lit-html|is-server)|\/lit\/index|lean\/(?:css-tag|decorate|decorators)\.|viewer\/src\/(?:boards\/(?:boards|art)\.|elements\/(?!motu-(?:findings|score|text)|editions|chart|help)|game\/(?!segments)|language\/(?:language|locale|tongue)\.|draw\/(?:ground|palette|palm|scene|seats|shape|style|tree)\.)|engine\/src\/catalogue\/explain/,
};

/** A game's drawing with what it takes from the engine, and a game's words in one language: a file each. */
const BOARD =
  /\/viewer\/src\/(?:draw|grid)\/(maori|mahe|moeraki)(?!-over)[\w-]*\.ts$|\/engine\/src\/(maori|mahe|moeraki)\/(?:board|explorer|layout|material|state|tane|tile|tiles)\.ts$/;

function named(kind: string, pattern: RegExp): { debugName: string; name: (id: string) => string | null } {
  return {
    debugName: kind,
    name: (id) => {
      const found = pattern.exec(id);
      return found === null ? null : [kind, ...found.slice(1).filter((part) => part !== undefined)].join('-');
    },
  };
}

/** What the pages of the rules say at length is not shown by the elements; indents are for editors. */
const slim: Plugin = {
  name: 'motu-slim',
  enforce: 'pre',
  transform(code, id) {
    if (/\/engine\/src\/\w+\/words\//.test(id)) {
      return { code: code.replaceAll(/\btext:\s*(['"`])(?:\\.|(?!\1)[^\\])*\1,/g, "text: '',"), map: null };
    }
    if (/\/viewer\/src\/elements\//.test(id)) {
      const flat = code.replaceAll(/css`[^`]*`/g, packedCss);
      return { code: flat.replaceAll(/\n\s+/g, '\n'), map: null };
    }
    return null;
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replaceAll('/* @__PURE__ */ ', '');
    }
  },
};

/** Only space that means nothing goes: not that between selectors, nor that around the signs of `calc`. */
function packedCss(css: string): string {
  return css
    .replaceAll(/\s*([{};])\s*/g, '$1')
    .replaceAll(/([:,])\s+/g, '$1')
    .replaceAll(';}', '}');
}

/** The parser's modules one by one instead of its bundle, so that its lexer, which nothing uses, stays out. */
const chevrotain = createRequire(new URL('../notation/package.json', import.meta.url)).resolve('chevrotain');

const single: LibraryOptions = {
  entry: { 'motu-viewer': 'src/index.ts' },
  formats: ['es'],
  fileName: (_, name) => `${name}.js`,
};

const GAMES = ['maori', 'mahe', 'moeraki'];

/** The viewer brings board, timeline, turns and story with it; these come when they are wanted. */
const PARTS = ['viewer', 'score', 'findings', 'text'];

const split: LibraryOptions = {
  ...single,
  entry: Object.fromEntries(PARTS.map((part) => [`motu-${part}`, `src/elements/motu-${part}.ts`])),
};

/**
 * What reads texts and what counts points is built apart: boards would otherwise bring along what only these ask of
 * the pieces.
 */
const reader: LibraryOptions = { ...single, entry: { 'motu-reader': 'src/report.ts' } };
const scores: LibraryOptions = {
  ...single,
  entry: Object.fromEntries(GAMES.map((game) => [`score-${game}`, `src/boards/score-${game}.ts`])),
};

/** Where Lit serves browsers that are gone, a leaner file stands in. */
const lean: Plugin = {
  name: 'motu-lean',
  enforce: 'pre',
  resolveId: (id) => (/\/css-tag\.js$/.test(id) ? path('lean/css-tag.js') : null),
};

const apart: Plugin = {
  name: 'motu-apart',
  enforce: 'pre',
  resolveId: (id) => {
    if (id === '../report.ts') return { id: './motu-reader.js', external: true };
    const score = /^\.\/(score-\w+)\.ts$/.exec(id)?.[1];
    return score === undefined ? null : { id: `./${score}.js`, external: true };
  },
};

/** The parser asks the lexer for nothing but this sign of tokens that no text makes; our scanner makes them all. */
const noLexer: Plugin = {
  name: 'motu-no-lexer',
  load: (id) =>
    /chevrotain\/lib\/src\/scan\/lexer_public\.js$/.test(id)
      ? 'export class Lexer { static NA = /NOT_APPLICABLE/; }\nexport const LexerDefinitionErrorType = {};'
      : null,
};

const FORMS: { readonly [mode: string]: { readonly lib: LibraryOptions; readonly outDir: string } } = {
  single: { lib: single, outDir: 'bundle/single' },
  split: { lib: split, outDir: 'bundle/split' },
  reader: { lib: reader, outDir: 'bundle/split' },
  scores: { lib: scores, outDir: 'bundle/split' },
};

/**
 * Two forms of the elements: `--mode single` is one file for a plain HTML page, parser and languages in it;
 * `--mode split` has a file for each element, and a board and a language come when they are wanted, and so do the
 * parser and the scores, which `--mode reader` and `--mode scores` put beside them.
 */
export default defineConfig(({ mode }) => ({
  plugins: [slim, lean, noLexer, ...(mode === 'split' ? [apart] : [])],
  resolve: {
    alias: {
      chevrotain,
      'lodash-es': path('lean/lodash.js'),
      'lit/decorators.js': path('lean/decorators.js'),
    },
    conditions: ['motu-source', 'module', 'browser', 'production', 'import', 'default'],
  },
  oxc: { helpers: { mode: 'External' } },
  build: {
    target: 'es2022',
    modulePreload: false,
    emptyOutDir: mode === 'split' || mode === 'single',
    ...FORMS[mode],
    rolldownOptions: {
      transform: { inject: { babelHelpers: [path('lean/decorate.js'), '*'] } },
      preserveEntrySignatures: 'allow-extension',
      treeshake: { moduleSideEffects: (id) => !/chevrotain|lean\/lodash/.test(id) },
      output: {
        // For libraries Vite keeps the white space, so that bundlers find their annotations; a page needs none.
        minify: true,
        ...(mode === 'split'
          ? {
              chunkFileNames: '[name]-[hash].js',
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [core, named('board', BOARD)],
              },
            }
          : { codeSplitting: mode === 'scores', chunkFileNames: '[name]-[hash].js' }),
      },
    },
  },
}));
