import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { type Locale, replay } from '@motu/engine';
import { concise, plainText, verdictOf } from '@motu/formats';
import { type GameRecord, type PlayableRecord, parseGame, print, printNext } from '@motu/notation';
import { findSources, type Source } from '../input/files.ts';
import { type GameSource, gamesOf } from '../input/games.ts';
import { complain, EXIT_ILLEGAL, EXIT_USAGE, reasonOf, write } from '../terminal.ts';

export interface FmtFlags {
  readonly check?: true;
  readonly write?: true;
  readonly locale: Locale;
}

/** What becomes of a file: `kept` cannot be formatted without a loss, `missing` cannot be read at all. */
type Fate = 'canonical' | 'changed' | 'kept' | 'missing';

type OnText = (text: string) => Promise<void>;

export async function fmt(args: readonly string[], flags: FmtFlags): Promise<number> {
  if (flags.check && flags.write) return complain('--check and --write exclude each other');
  if (flags.write && args.includes('-')) {
    return complain('--write needs files: standard input cannot be rewritten');
  }
  const { sources, problems } = await findSources(args);
  for (const problem of problems) complain(problem);
  const fates = new Set<Fate>(problems.length > 0 ? ['missing'] : []);
  for (const [at, source] of sources.entries()) {
    const fate = flags.write
      ? await rewrite(source, flags.locale)
      : await format(source, flags.locale, flags.check ? nowhere : toOutput(at > 0));
    fates.add(fate);
    if ((flags.check || flags.write) && fate === 'changed') await write(`${plainText(source.name)}\n`);
  }
  if (fates.has('missing')) return EXIT_USAGE;
  return fates.has('kept') || (flags.check && fates.has('changed')) ? EXIT_ILLEGAL : 0;
}

async function nowhere(): Promise<void> {}

/** Files one after the other make a file again: a blank line stands between them. */
function toOutput(isLater: boolean): OnText {
  let isFirst = true;
  return async (text) => {
    await write(isFirst && isLater ? `\n${text}` : text);
    isFirst = false;
  };
}

/** Hands on game after game in canonical form, until one cannot be written without a loss. */
async function format(source: Source, locale: Locale, onText: OnText): Promise<Fate> {
  const seen = { isChanged: false, isMissing: false };
  const reading = {
    onRead: () => {},
    onMark: () => {
      seen.isChanged = true;
    },
    onProblem: (message: string) => {
      complain(message);
      seen.isMissing = true;
    },
  };
  let last: { readonly found: string; readonly written: string } | null = null;
  for await (const game of gamesOf([source], reading)) {
    const record = parseGame(game.text);
    if (!isPrintable(record)) {
      tellWhy(game, record, locale);
      return 'kept';
    }
    const written = game.index === 0 ? print(record) : printNext(record);
    if (last !== null && last.found !== `${last.written}\n`) seen.isChanged = true;
    last = { found: game.text, written };
    await onText(game.index === 0 ? written : `\n${written}`);
  }
  if (seen.isMissing) return 'missing';
  return seen.isChanged || (last !== null && last.found !== last.written) ? 'changed' : 'canonical';
}

/** Form errors with which printing would lose what could not be read. */
const LOSSES: ReadonlySet<string> = new Set(['notation/syntax', 'notation/encoding']);

function isPrintable(record: GameRecord): record is PlayableRecord {
  return record.game !== null && record.problems.every(({ rule }) => !LOSSES.has(rule));
}

function tellWhy(game: GameSource, record: GameRecord, locale: Locale): void {
  const verdict = verdictOf({ ...game, record, report: replay(record), locale });
  const findings = verdict.findings.filter(({ rule }) => rule.startsWith('notation/'));
  process.stderr.write(concise({ ...verdict, findings }));
  complain(`${game.file}: left as it is, for formatting would lose what cannot be read`);
}

/** The file is replaced as a whole or not at all. */
async function rewrite(source: Source, locale: Locale): Promise<Fate> {
  const { path } = source;
  const pieces: string[] = [];
  const fate = await format(source, locale, async (text) => {
    pieces.push(text);
  });
  if (fate !== 'changed' || path === null) return fate;
  const beside = `${path}.${process.pid}.tmp`;
  try {
    const { mode } = await stat(path);
    await writeFile(beside, pieces, { mode });
    await rename(beside, path);
    return 'changed';
  } catch (error) {
    await rm(beside, { force: true });
    complain(`${source.name}: ${error instanceof Error ? reasonOf(error) : String(error)}`);
    return 'missing';
  }
}
