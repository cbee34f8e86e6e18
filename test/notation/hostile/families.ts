/** A head that is read, so that what follows is read as the game's own. */
export const heads = {
  maori: '[Motu "1"]\n[Game "maori"]\n[A "Ana"]\n[B "Ben"]\n\n',
  mahe: '[Motu "1"]\n[Game "mahe"]\n[A "Ana"]\n[B "Ben"]\n[Card "3"]\n\n',
  moeraki: '[Motu "1"]\n[Game "moeraki"]\n[A "Ana"]\n[B "Ben"]\n\n',
} as const;

export interface Family {
  readonly name: string;
  readonly game: keyof typeof heads;
  /** Repeated as often as the text is to be long. */
  readonly unit: string;
  readonly end?: string;
}

/** Texts of one thing over and over, each aimed at a place where a reader might start again from the front. */
export const families: readonly Family[] = [
  { name: 'comments that open and never close', game: 'mahe', unit: '{' },
  { name: 'comments that open, line by line', game: 'mahe', unit: '1A 3 {x\n' },
  { name: 'escapes in a comment that never closes', game: 'mahe', unit: '{\\}' },
  { name: 'games inside comments that never close', game: 'mahe', unit: '{\n[Motu "1"]\n' },
  { name: 'quotes', game: 'maori', unit: '"' },
  { name: 'brackets', game: 'maori', unit: '[' },
  { name: 'tags whose value never closes', game: 'maori', unit: '[X "' },
  { name: 'tags without quotes on one line', game: 'maori', unit: '[X y] ' },
  { name: 'broken tags that nothing follows', game: 'maori', unit: '[X]y ' },
  { name: 'broken tags with a comment', game: 'maori', unit: '[X y {' },
  { name: 'escapes in a tag that never closes', game: 'maori', unit: '\\"', end: '\n' },
  { name: 'the same tag', game: 'maori', unit: '[A "Ana"]\n' },
  { name: 'empty games', game: 'mahe', unit: '[Motu "1"]\n' },
  { name: 'opening parentheses', game: 'mahe', unit: '(' },
  { name: 'closing parentheses', game: 'mahe', unit: ')' },
  { name: 'variations in variations', game: 'moeraki', unit: '(1A c5 ' },
  {
    name: 'variations on one line behind one that never closes',
    game: 'moeraki',
    unit: '(1A c5) 1A c5 ( 1B ',
  },
  { name: 'egg cards that never close', game: 'mahe', unit: '(2+' },
  { name: 'dice', game: 'mahe', unit: '1+' },
  { name: 'digits', game: 'maori', unit: '1' },
  { name: 'numbers behind a result', game: 'mahe', unit: ' 1', end: 'x' },
  { name: 'results that are none', game: 'mahe', unit: '# 1 x ' },
  { name: 'blanks', game: 'maori', unit: ' ', end: 'x' },
  { name: 'blanks at the joints', game: 'maori', unit: '1A +   ' },
  { name: 'line breaks', game: 'maori', unit: '\r\n' },
  { name: 'words on lines of their own', game: 'moeraki', unit: 'x\n' },
  { name: 'labels', game: 'maori', unit: '1A ' },
  { name: 'labels with a slip', game: 'maori', unit: '1a x\n' },
  { name: 'torn words', game: 'moeraki', unit: '* a' },
  { name: 'faces', game: 'maori', unit: '=>pppp' },
  { name: 'glyphs', game: 'mahe', unit: '!?' },
  { name: 'NUL', game: 'mahe', unit: '\0' },
  { name: 'halves of surrogate pairs', game: 'mahe', unit: '\ud83d ' },
  { name: 'direction marks', game: 'mahe', unit: '\u202e' },
];

/** The family's text of at least this length. */
export function textOf({ game, unit, end = '' }: Family, length: number): string {
  return heads[game] + unit.repeat(Math.ceil(length / unit.length)) + end;
}
