import type { Expression, PublishedGrammar } from '@motu/notation/grammar';

/** What the words are made of. `[^...]` is any other character; `#xA` and `#xD` are the line breaks. */
const pieces: readonly (readonly [name: string, form: string])[] = [
  ['number', '[0-9]+'],
  ['decimal', "number ('.' [0-9]+)?"],
  ['seat', '[A-Z]'],
  ['space', '[a-z] number'],
  ['position', '[NESW] [1-4]'],
  ['face', "shape 'p'* 'h'* 'L'* 'l'* 'b'* 's'*"],
  ['shape', "'o' | '>' | '<' | '^' | 'v' | '-' | '|' | '~' | '*'"],
  ['die', "number | '(' number seat? ')'"],
  ['direction', "'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'"],
  ['early', "'tahuna' | 'awa' | 'ara' | 'mata'"],
  ['name', '[A-Za-z_] [A-Za-z0-9_]*'],
  ['value', `([^"\\#xA#xD] | '\\"' | '\\\\')*`],
  ['text', "([^}\\] | '\\}' | '\\\\')*"],
  ['line', '[^#xA]*'],
];

const intro = `/* The grammar of the Motu notation, version 1, in the EBNF of the XML recommendation.
   Made from the parser by \`npm run grammar\`; do not edit it by hand.

   A file is any number of games. Each starts with [Motu "1"] at the start of a line.
   Blanks and comments stand between words as one likes. Within a word of Māori or Mahé, spaces and tabs may
   stand at its joints; a number has six digits at most; a result ends with its line. */`;

/** The grammar as text. */
export function ebnf({ rules, words }: PublishedGrammar): string {
  const named: (readonly [string, string])[] = [
    ['file', 'record*'],
    ...rules.map(({ name, expression }) => [name, print(expression)] as const),
  ];
  const parts = [
    intro,
    section('Turns', named),
    section(
      'Words',
      words.map(({ name, form }) => [name, form] as const),
    ),
    section('What words are made of', pieces),
  ];
  return `${parts.join('\n\n')}\n`;
}

function section(title: string, productions: readonly (readonly [string, string])[]): string {
  const width = Math.max(...productions.map(([name]) => name.length));
  const lines = productions.map(([name, form]) => `${name.padEnd(width)} ::= ${form}`);
  return [`/* ${title} */`, '', ...lines].join('\n');
}

function print(expression: Expression): string {
  switch (expression.kind) {
    case 'word':
    case 'rule':
      return expression.name;
    case 'sequence':
      return expression.of.map((one) => (one.kind === 'choice' ? `(${print(one)})` : print(one))).join(' ');
    case 'choice':
      return expression.of.map(print).join(' | ');
    case 'optional':
      return `${group(expression.of)}?`;
    case 'many':
      return `${group(expression.of)}*`;
    case 'some':
      return `${group(expression.of)}+`;
  }
}

function group(expression: Expression): string {
  return expression.kind === 'word' || expression.kind === 'rule'
    ? expression.name
    : `(${print(expression)})`;
}
