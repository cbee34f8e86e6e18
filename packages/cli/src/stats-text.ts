import { bookOf, isRuleId, type Locale, ruleWords } from '@motu/engine';
import { labelsOf } from '@motu/formats';
import { paintOf } from './colours.ts';
import { isGameId, TITLES } from './heading.ts';
import type { GameStats, Spread, Stats } from './judge/stats.ts';
import { type Cell, table } from './table.ts';
import { hasColour } from './terminal.ts';
import { statsWords } from './words.ts';

/** Rules in the order in which they are broken most. */
const MOST_RULES = 20;

/** The numbers as one object: spreads get the average that readers would compute themselves. */
export function statsJson({ games, rules }: Stats): object {
  return {
    games: Object.fromEntries(
      Object.entries(games).map(([game, { verdicts, turns, seats, ways, draws }]) => [
        game,
        {
          games: sumOf(Object.values(verdicts)),
          verdicts,
          turns: spreadJson(turns),
          seats: Object.fromEntries(
            Object.entries(seats).map(([seat, { wins, scores }]) => [
              seat,
              { wins, scores: spreadJson(scores) },
            ]),
          ),
          ways,
          draws,
        },
      ]),
    ),
    rules: Object.fromEntries(sorted(rules)),
  };
}

function spreadJson(spread: Spread | null): object | null {
  if (spread === null) return null;
  const { count, least, most } = spread;
  return { games: count, least, average: averageOf(spread), most };
}

export function statsText(stats: Stats, locale: Locale): string {
  const paint = paintOf(hasColour());
  const words = statsWords[locale];
  const blocks = Object.entries(stats.games).map(([game, numbers]) => {
    const title = isGameId(game) ? TITLES[game] : words.unknown;
    return [paint.strong(title), ...gameLines(game, numbers, locale)];
  });
  const broken = sorted(stats.rules);
  if (broken.length > 0) {
    const rows = broken.slice(0, MOST_RULES).map(([rule, count]): Cell[] => {
      return [rule, count, isRuleId(rule) ? ruleWords(bookOf(locale), rule).title : ''];
    });
    const lines = table([[words.rule, words.games, ''], ...rows], '  ');
    blocks.push([paint.strong(words.broken), ...faintHead(lines, paint.faint)]);
  }
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

function gameLines(
  game: string,
  { verdicts, turns, seats, ways, draws }: GameStats,
  locale: Locale,
): string[] {
  const words = statsWords[locale];
  const { verdict } = labelsOf(locale);
  const paint = paintOf(hasColour());
  const counts = (['legal', 'illegal', 'unreadable'] as const)
    .filter((one) => (verdicts[one] ?? 0) > 0)
    .map((one) => `${verdict[one]} ${verdicts[one]}`);
  const lines = [`  ${words.games}: ${sumOf(Object.values(verdicts))} (${counts.join(', ')})`];
  if (turns !== null) lines.push(`  ${words.turns}: ${spreadText(turns)}`);
  const terms = isGameId(game) ? bookOf(locale)[game].terms : {};
  const won = sorted(ways).map(([way, count]) => `${terms[way] ?? way} ${count}`);
  if (won.length > 0) lines.push(`  ${words.ways}: ${won.join(', ')}`);
  if (draws > 0) lines.push(`  ${words.draws}: ${draws}`);
  const rows = Object.entries(seats).map(([seat, { wins, scores }]): Cell[] => {
    const points = scores === null ? ['', '', ''] : [scores.least, averageOf(scores), scores.most];
    return [seat, wins, ...points];
  });
  if (rows.length === 0) return lines;
  const head = [words.seat, words.wins, words.least, words.average, words.most];
  const hasPoints = Object.values(seats).some(({ scores }) => scores !== null);
  const columns = hasPoints ? head.length : 2;
  const shown = [head, ...rows].map((row) => row.slice(0, columns));
  return [...lines, ...faintHead(table(shown, '  '), paint.faint)];
}

function faintHead([head = '', ...rows]: readonly string[], faint: (text: string) => string): string[] {
  return [faint(head), ...rows];
}

function spreadText(spread: Spread): string {
  const { least, most } = spread;
  return least === most ? `${least}` : `${least}–${most}, ⌀ ${averageOf(spread)}`;
}

function averageOf({ sum, count }: Spread): number {
  return Math.round((sum / count) * 10) / 10;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function sorted(counts: { readonly [name: string]: number }): readonly (readonly [string, number])[] {
  return Object.entries(counts).toSorted(
    ([name, one], [next, other]) => other - one || (name < next ? -1 : 1),
  );
}
