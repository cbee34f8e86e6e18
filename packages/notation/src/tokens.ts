import { createToken, type TokenType } from 'chevrotain';

/**
 * The vocabulary of the notation. The scanner makes these tokens by hand, three times as fast as a lexer of
 * regular expressions and with none to attack; the patterns say the same for the published grammar, and a test
 * holds the two against each other. Blanks inside a token are spaces and tabs only.
 */
const BOUNDARY = String.raw`(?=[\t-\r {;()!?=@$+#[]|$)`;
/** Nothing but comments stands on a line behind a result. */
const RESULT_END = String.raw`(?=[ \t]*(?:[\n\v\f\r{;()]|$))`;
const NUMBER = String.raw`\d{1,6}(?!\d)`;
const SPACE = `[a-z]${NUMBER}`;
const GAP = String.raw`[ \t]*`;

/** `form` is how the published grammar writes the word; see `grammar/motu.ebnf`. */
function token(name: string, form: string, pattern: string, boundary = BOUNDARY): TokenType {
  return createToken({ name, label: form, pattern: new RegExp(pattern + boundary), line_breaks: true });
}

export const Comment = token('Comment', `'{' text '}'`, String.raw`\{(?:[^\\}]|\\[\s\S])*\}`, '');
export const LineComment = token('LineComment', `';' line`, ';[^\\n]*', '');
export const Tag = token(
  'Tag',
  `'[' name '"' value '"' ']'`,
  String.raw`\[${GAP}[A-Za-z_][A-Za-z0-9_]*${GAP}"(?:[^"\\\r\n]|\\["\\])*"${GAP}\]`,
  '',
);
export const Label = token('Label', 'number seat', `${NUMBER}[A-Z]`);
export const Sic = token('Sic', `'sic'`, 'sic');
export const Glyph = token('Glyph', `'!' | '?' | '!!' | '??' | '!?' | '?!'`, '[!?]{1,2}', '');
export const VariationOpen = token('VariationOpen', `'('`, String.raw`\(`, '');
export const VariationClose = token('VariationClose', `')'`, String.raw`\)`, '');
export const Open = token('Open', `'*'`, String.raw`\*`);
const QUOTES = `"'\u2018\u2019\u201c\u201d\u201e\u00ab\u00bb`;
/** A bracket that closes nothing, for something else follows it. */
const TAG_GOES_ON = String.raw`\](?![ \t]*(?:[\r\n[{;]|$))`;
/** A tag that is not one, from its bracket to its end or that of the line. */
export const BrokenTag = token(
  'BrokenTag',
  'broken tag',
  String.raw`\[(?:[^\r\n\]{${QUOTES}]|${TAG_GOES_ON})*(?:[${QUOTES}](?:[^\r\n\]]|${TAG_GOES_ON})*)?\]?`,
  '',
);
/** A result that is not one, from its `#` to the end of the line. */
export const BrokenResult = token(
  'BrokenResult',
  'broken result',
  String.raw`#(?![a-z])(?:[ \t]*[^\t-\r {;()[]+)*`,
  '',
);
/** Anything else up to the next blank. */
export const Unknown = token('Unknown', 'unknown word', String.raw`[^\t-\r ][^\t-\r {;()[]*`, '');

const FACE = 'p*h*L*l*b*s*';
const TURNED = String.raw`(?:(?:\*|${GAP}[o<>^v|~-])[Ll]?)?`;
export const Explorer = token(
  'Explorer',
  `'+' number ('/' position)?`,
  String.raw`\+${GAP}${NUMBER}(?:${GAP}/${GAP}[A-Z]${NUMBER})?`,
);
export const Ship = token('Ship', `'@' space`, `@${GAP}${SPACE}`);
export const Place = token(
  'Place',
  `(number | 's') ':' space (shape ('L' | 'l')?)?`,
  `(?:${NUMBER}|s)${GAP}:${GAP}${SPACE}${TURNED}`,
);
export const Store = token('Store', `number ':' 's'`, `${NUMBER}${GAP}:${GAP}s`);
export const Remove = token('Remove', `space ':' 'x'`, `${SPACE}${GAP}:${GAP}x`);
export const Pass = token('Pass', `'pass'`, 'pass');
export const Refill = token('Refill', `'=' face`, `=${GAP}[o<>^v|~*-]${FACE}`);
export const Shells = token('Shells', `'$' number`, String.raw`\$${GAP}${NUMBER}`);

const DIE = String.raw`(?:${NUMBER}|\(${NUMBER}[A-Z]?\))`;
export const Turtle = token('Turtle', `number ':'`, `${NUMBER}${GAP}:`, '');
export const Dice = token(
  'Dice',
  `die ('+' die)*`,
  String.raw`${DIE}(?:${GAP}\+${GAP}${DIE}){0,8}(?!${GAP}\+)`,
);
export const Landing = token('Landing', `'@' (number | 'raft')`, `@${GAP}(?:${NUMBER}|raft)`);
export const Reveal = token('Reveal', `'=' (number | 'nest')`, `=${GAP}(?:${NUMBER}|nest)`);
export const Points = token(
  'Points',
  `'#' (' ' '-'? number)+`,
  String.raw`#${GAP}-?${NUMBER}(?:[ \t]+-?${NUMBER})*`,
  RESULT_END,
);

export const Ball = token('Ball', `'*' space`, String.raw`\*${SPACE}`);
export const Stone = token('Stone', 'space', SPACE);
export const Tane = token('Tane', `'T' seat space direction`, `T[A-Z]${SPACE}[a-z]{1,4}`);
export const Claim = token('Claim', `'#' early`, '#(?:tahuna|awa|ara|mata)');
/** A ball or a claim with a blank in it. */
export const TornWord = token(
  'TornWord',
  'torn word',
  String.raw`(?:\*[ \t]+${SPACE}|#[ \t]+(?:tahuna|awa|ara|mata))`,
  RESULT_END,
);
const DECIMAL = String.raw`${NUMBER}(?:\.\d{1,3}(?!\d))?`;
export const Win = token(
  'Win',
  `'# ' seat (' ' (early | 'marae' (' ' decimal ' ' decimal)?))?`,
  String.raw`#${GAP}[A-Z](?:[ \t]+(?:(?:tahuna|awa|ara|mata)|marae(?:[ \t]+${DECIMAL}[ \t]+${DECIMAL})?))?`,
  RESULT_END,
);
export const Draw = token('Draw', `'# draw'`, `#${GAP}draw`, RESULT_END);

const common = [Comment, LineComment, Tag, Label, Sic, Glyph, VariationOpen, VariationClose];
const last = [Open, BrokenTag, BrokenResult, Unknown];

/** Each game's tokens in the order in which they are tried. */
export const vocabularies = {
  maori: [...common, Explorer, Ship, Place, Store, Remove, Pass, Refill, Shells, Points, ...last],
  mahe: [...common.slice(0, 6), Turtle, Dice, ...common.slice(6), Landing, Reveal, Points, ...last],
  moeraki: [...common, Ball, Stone, Tane, Claim, Win, Draw, TornWord, ...last],
} as const;

export const vocabulary: TokenType[] = [
  ...new Set<TokenType>([...vocabularies.maori, ...vocabularies.mahe, ...vocabularies.moeraki]),
];
