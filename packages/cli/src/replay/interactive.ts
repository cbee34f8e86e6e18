import { emitKeypressEvents, type Key } from 'node:readline';
import type { Judged } from '@motu/formats';
import { replayWords } from '../words.ts';
import { type PageOptions, pageOf, type Shown } from './page.ts';

/** Where a key leads; null: to the end of the reading. Other keys stay. */
export function nextPlace(key: Key, at: number, { judged }: Shown): number | null {
  const { turns } = judged.report;
  const last = turns.length - 1;
  const found = placesWithFindings(judged);
  switch (key.name) {
    case 'right':
    case 'down':
    case 'space':
      return Math.min(last, at + 1);
    case 'left':
    case 'up':
    case 'backspace':
      return Math.max(-1, at - 1);
    case 'home':
      return -1;
    case 'end':
      return last;
    case 'n':
      return found.find((place) => place > at) ?? at;
    case 'p':
      return found.findLast((place) => place < at) ?? at;
    case 'q':
    case 'escape':
      return null;
    case 'c':
    case 'd':
      return key.ctrl === true ? null : at;
    default:
      return at;
  }
}

/** Findings of the set-up are shown at the start, those of the result with the last turn. */
function placesWithFindings({ report: { turns, findings } }: Judged): readonly number[] {
  const last = turns.length - 1;
  const broken = new Set(findings.map(({ turn }) => turn));
  return [-1, ...turns.keys()].filter(
    (place) =>
      (turns[place]?.findings.length ?? 0) > 0 ||
      (place === -1 && broken.has('setup')) ||
      (place === last && broken.has('result')),
  );
}

const DEFAULT_HEIGHT = 24;
const LEAST_HEIGHT = 4;
const ENTER = '\x1b[?1049h\x1b[?25l';
const LEAVE = '\x1b[?25h\x1b[?1049l';
const TOP = '\x1b[H';
const CLEAR_LINE = '\x1b[K';
const CLEAR_BELOW = '\x1b[J';

/** How a page looks, its height apart. */
export type Look = Omit<PageOptions, 'height'>;

/** Shows turn after turn on the terminal as keys ask for them. The terminal is left as it was found. */
export async function browse(shown: Shown, from: number, optionsNow: () => Look): Promise<void> {
  const { stdin, stdout } = process;
  let at = from;
  const show = (): void => {
    const options = { ...optionsNow(), height: Math.max(LEAST_HEIGHT, (stdout.rows || DEFAULT_HEIGHT) - 2) };
    const page = pageOf(shown, at, options);
    const lines = [...page, '', options.paint.faint(replayWords[shown.judged.locale].keys)];
    stdout.write(`${TOP}${lines.map((line) => line + CLEAR_LINE).join('\r\n')}${CLEAR_BELOW}`);
  };
  const leave = (): void => {
    stdin.setRawMode(false);
    stdout.write(LEAVE);
  };
  stdout.write(ENTER);
  stdin.setRawMode(true);
  emitKeypressEvents(stdin);
  process.once('exit', leave);
  stdout.on('resize', show);
  show();
  await new Promise<void>((resolve) => {
    const onKey = (_: string | undefined, key: Key): void => {
      const next = nextPlace(key, at, shown);
      if (next !== null) {
        at = next;
        show();
        return;
      }
      stdin.off('keypress', onKey);
      resolve();
    };
    stdin.on('keypress', onKey);
    stdin.once('end', resolve);
    stdin.resume();
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  stdout.off('resize', show);
  process.off('exit', leave);
  leave();
  stdin.pause();
}
