export { concise } from './concise.ts';
export { githubAnnotation } from './github.ts';
export { junit } from './junit.ts';
export { type Lines, linesOf } from './lines.ts';
export { type Paint, plainPaint } from './paint.ts';
export { jsonText, plainText } from './plain-text.ts';
export { type PrettyOptions, pretty } from './pretty.ts';
export { sarif } from './sarif.ts';
export {
  type GameVerdict,
  type Judged,
  type VerdictFinding,
  type VerdictResult,
  verdictOf,
} from './verdict.ts';
export { widthOf, wrap } from './width.ts';
export { type Labels, labelsOf } from './words.ts';
