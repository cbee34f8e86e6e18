import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { judgeToKeep, type NewRecord } from '@motu/api';
import { seeded } from '@motu/engine';
import type { GameId } from '@motu/notation';
import { MOTU_OPENING } from '../corpora/chunks.ts';
import { gamesIn } from '../corpora/games.ts';
import { corpusOf } from '../corpora/texts.ts';

const GAMES: readonly GameId[] = ['maori', 'mahe', 'moeraki'];
const JUDGED = 100;
const SYLLABLES = ['ka', 'ri', 'to', 'me', 'na', 'hu', 'pa', 'lo', 'wi', 'ta', 'mo', 'ra', 'ke', 'no', 'li'];
const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2000, 0, 1);
const DAYS = 9_600;

type Judged = Pick<NewRecord, 'text' | 'games' | 'verdicts'>;

/** Games of all three tables, judged; every tenth lacks a turn and breaks rules. */
function judgedGames(): readonly Judged[] {
  return GAMES.flatMap((game) =>
    gamesIn(readFileSync(corpusOf(game, JUDGED), 'utf8'), MOTU_OPENING, JUDGED).map((whole, index) => {
      const text = index % 10 === 0 ? withoutTurn(whole) : whole;
      const kept = judgeToKeep({ name: 'bench', text, locale: 'en' });
      if (kept.kind !== 'readable') throw new Error(`a simulated game is ${kept.kind}`);
      return { text: kept.text, ...kept.judgement };
    }),
  );
}

function withoutTurn(text: string): string {
  const lines = text.split('\n');
  const turns = lines.flatMap((line, index) => (/^\d+[A-D]/.test(line) ? [index] : []));
  return lines.toSpliced(turns[turns.length >> 1] ?? lines.length, 1).join('\n');
}

/** So many records as a platform would have them: thousands of players, events, a date each. */
export function* archive(count: number): Generator<NewRecord> {
  const random = seeded(7);
  const some = (most: number): number => Math.floor(random() * most);
  const syllable = (): string => SYLLABLES[some(SYLLABLES.length)] ?? '';
  const word = (): string => {
    const text = syllable() + syllable() + syllable();
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const players = Array.from({ length: 20_000 }, () => `${word()} ${word()}`);
  const events = Array.from({ length: 2_000 }, () => `${word()} Open ${2000 + some(26)}`);
  const judged = judgedGames();
  for (let index = 0; index < count; index++) {
    const base = judged[some(judged.length)];
    const [game] = base?.games ?? [];
    if (base === undefined || game === undefined) continue;
    const names = game.players.map(() => players[some(players.length)] ?? '');
    const event = events[some(events.length)] ?? '';
    const date = new Date(FIRST_DAY + some(DAYS) * DAY).toISOString().slice(0, 10);
    const tags = names.map((name, seat) => `[${'ABCD'.charAt(seat)} "${name}"]`);
    const text = `${base.text}{${tags.join(' ')} ${event} ${date} ${index}}\n`;
    yield {
      id: createHash('sha256').update(text).digest('hex').slice(0, 32),
      text,
      tokenHash: '',
      kept: new Date(FIRST_DAY + index * 1000).toISOString(),
      judgedBy: 'bench',
      games: [{ ...game, players: names, event, date }],
      verdicts: base.verdicts,
    };
  }
}
