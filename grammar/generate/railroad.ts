import type { Expression } from '@motu/notation/grammar';

/** A drawn piece of track: it enters and leaves at height 0, and reaches `up` above and `down` below it. */
interface Track {
  readonly width: number;
  readonly up: number;
  readonly down: number;
  draw(x: number, y: number): string;
}

const HEIGHT = 24;
const LETTER = 7.8;
const GAP = 12;
const BEND = 10;

function line(x: number, y: number, length: number): string {
  return length > 0 ? `<path d="M${round(x)} ${round(y)}h${round(length)}"/>` : '';
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function box(name: string, kind: 'word' | 'rule'): Track {
  const width = Math.ceil(name.length * LETTER) + 20;
  return {
    width,
    up: HEIGHT / 2,
    down: HEIGHT / 2,
    draw: (x, y) =>
      `<g class="${kind}"><rect x="${round(x)}" y="${round(y - HEIGHT / 2)}" width="${width}" height="${HEIGHT}" rx="${kind === 'word' ? 12 : 2}"/>` +
      `<text x="${round(x + width / 2)}" y="${round(y + 4.5)}">${name}</text></g>`,
  };
}

const nothing: Track = { width: 0, up: 0, down: 0, draw: () => '' };

function sequence(tracks: readonly Track[]): Track {
  const width = tracks.reduce((sum, one) => sum + one.width, 0) + GAP * Math.max(0, tracks.length - 1);
  return {
    width,
    up: Math.max(0, ...tracks.map(({ up }) => up)),
    down: Math.max(0, ...tracks.map(({ down }) => down)),
    draw: (x, y) => {
      let at = x;
      return tracks
        .map((one, index) => {
          const lead = index === 0 ? '' : line(at - GAP, y, GAP);
          const drawn = lead + one.draw(at, y);
          at += one.width + GAP;
          return drawn;
        })
        .join('');
    },
  };
}

/** The first goes straight on; the others branch off below. */
function choice(tracks: readonly Track[]): Track {
  const inner = Math.max(...tracks.map(({ width }) => width));
  const depths: number[] = [];
  let depth = 0;
  for (const [index, one] of tracks.entries()) {
    if (index > 0) depth += Math.max(one.up + GAP / 2, BEND * 2);
    depths.push(depth);
    depth += one.down + (index === 0 ? GAP / 2 : 0);
  }
  const width = inner + BEND * 4;
  return {
    width,
    up: tracks[0]?.up ?? 0,
    down: depth,
    draw: (x, y) =>
      tracks
        .map((one, index) => {
          const below = depths[index] ?? 0;
          const start = x + BEND * 2;
          const end = x + width - BEND * 2;
          const straight = one.draw(start, y + below) + line(start + one.width, y + below, inner - one.width);
          if (index === 0) return line(x, y, BEND * 2) + straight + line(end, y, BEND * 2);
          return branch(x, y, below) + straight + branchBack(end, y, below);
        })
        .join(''),
  };
}

function branch(x: number, y: number, below: number): string {
  return `<path d="M${round(x)} ${round(y)}q${BEND} 0 ${BEND} ${BEND}v${round(below - BEND * 2)}q0 ${BEND} ${BEND} ${BEND}"/>`;
}

function branchBack(x: number, y: number, below: number): string {
  return `<path d="M${round(x)} ${round(y + below)}q${BEND} 0 ${BEND} -${BEND}v-${round(below - BEND * 2)}q0 -${BEND} ${BEND} -${BEND}"/>`;
}

/** Round again, below. */
function loop(track: Track): Track {
  const below = Math.max(track.down + GAP / 2, BEND * 2);
  const width = track.width + BEND * 2;
  return {
    width,
    up: track.up,
    down: below,
    draw: (x, y) => {
      const end = x + width - BEND;
      const back =
        `M${round(end)} ${round(y)}q${BEND} 0 ${BEND} ${BEND}v${round(below - BEND * 2)}q0 ${BEND} -${BEND} ${BEND}` +
        `h-${round(track.width)}q-${BEND} 0 -${BEND} -${BEND}v-${round(below - BEND * 2)}q0 -${BEND} ${BEND} -${BEND}`;
      return `${line(x, y, BEND)}${track.draw(x + BEND, y)}${line(end, y, BEND)}<path class="back" d="${back}"/>`;
    },
  };
}

/** Past it: the straight way is the empty one. */
function optional(track: Track): Track {
  return choice([nothing, track]);
}

function trackOf(expression: Expression): Track {
  switch (expression.kind) {
    case 'word':
    case 'rule':
      return box(expression.name, expression.kind);
    case 'sequence':
      return sequence(expression.of.map(trackOf));
    case 'choice':
      return choice(expression.of.map(trackOf));
    case 'optional':
      return optional(trackOf(expression.of));
    case 'many':
      return optional(loop(trackOf(expression.of)));
    case 'some':
      return loop(trackOf(expression.of));
  }
}

const STYLE =
  'path{fill:none;stroke:#57606a;stroke-width:1.5}rect{stroke-width:1.5;stroke:#57606a}' +
  '.word rect{fill:#ddf4ff}.rule rect{fill:#fff8c5}' +
  'text{font:13px ui-monospace,monospace;text-anchor:middle;fill:#1f2328}' +
  '@media(prefers-color-scheme:dark){path,rect{stroke:#8b949e}.word rect{fill:#0c2d6b}.rule rect{fill:#4b2900}text{fill:#f0f6fc}}';

/** One rule as a railroad diagram: an SVG that stands by itself. */
export function railroad(name: string, expression: Expression): string {
  const track = trackOf(expression);
  const margin = 16;
  const width = Math.ceil(track.width + margin * 2 + 24);
  const up = Math.max(track.up, 10) + margin;
  const height = Math.ceil(up + track.down + margin);
  const end = margin + 12 + track.width;
  const stop = (x: number): string => `<path d="M${round(x)} ${round(up - 8)}v16"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${name}</title>`,
    `<style>${STYLE}</style>`,
    `${stop(margin)}${line(margin, up, 12)}${track.draw(margin + 12, up)}${line(end, up, 12)}${stop(end + 12)}`,
    '</svg>',
    '',
  ].join('\n');
}
