import type { IToken } from 'chevrotain';
import type {
  ExplorerPart,
  PassPart,
  PlacePart,
  RefillPart,
  RelocatePart,
  RemovePart,
  SailPart,
  Shape,
  ShellsPart,
  StorePart,
  Turned,
} from '../ast/maori.ts';
import { skipGap, skipNumber } from '../scan/cursor.ts';
import { behind, endOf, numberAt, spaceAt, spanOf } from './token.ts';

const SLASH = 47;
const COLON = 58;
const S = 115;

export function readExplorer(text: string, token: IToken): ExplorerPart {
  const end = endOf(token);
  const number = behind(text, token.startOffset);
  const slash = skipGap(text, skipNumber(text, number));
  const steps = numberAt(text, number);
  if (slash >= end || text.charCodeAt(slash) !== SLASH)
    return { kind: 'explorer', steps, position: null, span: spanOf(token) };
  const start = behind(text, slash);
  return {
    kind: 'explorer',
    steps,
    position: { value: spaceAt(text, start), span: { start, end } },
    span: spanOf(token),
  };
}

export function readSail(text: string, token: IToken): SailPart {
  return { kind: 'sail', space: spaceAt(text, behind(text, token.startOffset)), span: spanOf(token) };
}

export function readRelocate(text: string, token: IToken): RelocatePart {
  return { kind: 'relocate', space: spaceAt(text, behind(text, token.startOffset)), span: spanOf(token) };
}

const SHAPES: readonly Shape[] = ['o', '>', '<', '^', 'v', '-', '|', '~', '*'];
const shapeByCode: (Shape | undefined)[] = new Array(128);
for (const shape of SHAPES) shapeByCode[shape.charCodeAt(0)] = shape;

function turnedAt(text: string, at: number, end: number): Turned | null {
  if (at >= end) return null;
  const shape = shapeByCode[text.charCodeAt(at)];
  const lei = text.charAt(at + 1);
  return shape === undefined
    ? null
    : { shape, lei: at + 1 < end && (lei === 'L' || lei === 'l') ? lei : null };
}

export function readPlace(text: string, token: IToken): PlacePart {
  const { startOffset } = token;
  let colon = startOffset;
  while (text.charCodeAt(colon) !== COLON) colon++;
  const space = behind(text, colon);
  return {
    kind: 'place',
    from: text.charCodeAt(startOffset) === S ? 's' : numberAt(text, startOffset),
    space: spaceAt(text, space),
    turned: turnedAt(text, skipGap(text, skipNumber(text, space + 1)), endOf(token)),
    span: spanOf(token),
  };
}

export function readStore(text: string, token: IToken): StorePart {
  return { kind: 'store', from: numberAt(text, token.startOffset), span: spanOf(token) };
}

export function readRemove(text: string, token: IToken): RemovePart {
  return { kind: 'remove', space: spaceAt(text, token.startOffset), span: spanOf(token) };
}

export function readPass(_: string, token: IToken): PassPart {
  return { kind: 'pass', span: spanOf(token) };
}

export function readRefill(text: string, token: IToken): RefillPart {
  const face = text.slice(behind(text, token.startOffset), endOf(token));
  return { kind: 'refill', face, span: spanOf(token) };
}

export function readShells(text: string, token: IToken): ShellsPart {
  return { kind: 'shells', count: numberAt(text, behind(text, token.startOffset)), span: spanOf(token) };
}
