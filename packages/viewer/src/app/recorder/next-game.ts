import { games, kemuScore, type Report } from '@motu/engine';
import { makeRecord, type PlayableRecord, type Span } from '@motu/notation';

const NOWHERE: Span = { start: 0, end: 0 };
const ABOUT = ['Event', 'Place', 'Date', 'Recorder'];

/** How many wins a Kemu can go to. */
export const KEMU_LENGTHS: readonly number[] = [3, 5, 7, 10];

/** The next game of a Kemu, ready to be played; null where none follows. */
export function nextGame(record: PlayableRecord, report: Report): PlayableRecord | null {
  const score = kemuScore(report.match);
  const isOver = report.outcome.ended !== 'open';
  if (record.game !== 'moeraki' || !isOver || score === null || score.winner !== null) return null;
  const { setup } = record;
  const [one, other] = setup.seats;
  if (one === undefined || other === undefined) return null;
  // moeraki/kemu-starter: the winner places the ball, so he is A now; after a draw the same player does.
  const names = report.outcome.winners.includes('B') ? [other.name, one.name] : [one.name, other.name];
  const { value: round } = setup.round ?? { value: 1 };
  return makeRecord({
    game: 'moeraki',
    setup: {
      ...games.moeraki.deal({ level: report.level ?? 'basic' }, () => 0),
      seats: names.map((name, at) => ({ seat: 'AB'[at] ?? 'A', name, span: NOWHERE })),
      level: setup.level,
      mata: setup.mata,
      ruling: setup.ruling,
      kemu: setup.kemu,
      round: { value: round + 1, span: NOWHERE },
    },
    turns: [],
    result: { kind: 'open', comments: [], span: NOWHERE },
    tags: record.tags.filter(({ name }) => ABOUT.includes(name)).map(({ name, value }) => [name, value]),
  });
}
