export {
  bookOf,
  describe,
  describeFrom,
  type Explanation,
  explain,
  explainFrom,
  type Locale,
  locales,
  ruleWords,
} from './catalogue/explain.ts';
export { isRuleId, type RuleFacts, type RuleId, rules, type Source } from './catalogue/rules.ts';
export type { Book, LegalWords, OpenBook, RuleWords, ToldWords, Words } from './catalogue/words.ts';
export { type EditionsReport, type EditionVerdict, judgeEditions } from './editions.ts';
export type * from './game.ts';
export { games } from './games.ts';
export { type KemuScore, kemuScore } from './moeraki/kemu.ts';
export { type ReplayOptions, replay, replayAll } from './replay.ts';
export type * from './report.ts';
export { type Played, seeded, simulate } from './simulate.ts';
export { counts, type LegalTurn, type LegalTurnsOptions, legalTurns } from './turns.ts';
