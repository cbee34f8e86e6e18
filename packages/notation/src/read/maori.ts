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
} from '../ast/maori.ts';
import { isDigit } from '../scan/cursor.ts';
import { numberAt, spaceIn, spanOf, tight } from './token.ts';

export function readExplorer(token: IToken): ExplorerPart {
  const text = tight(token);
  const slash = text.indexOf('/');
  if (slash === -1)
    return { kind: 'explorer', steps: numberAt(text, 1), position: null, span: spanOf(token) };
  const end = token.startOffset + token.image.length;
  const position = spaceIn(text.slice(slash + 1));
  return {
    kind: 'explorer',
    steps: numberAt(text, 1),
    position: { value: position, span: { start: end - (text.length - slash - 1), end } },
    span: spanOf(token),
  };
}

export function readSail(token: IToken): SailPart {
  return { kind: 'sail', space: spaceIn(tight(token).slice(1)), span: spanOf(token) };
}

export function readRelocate(token: IToken): RelocatePart {
  return { kind: 'relocate', space: spaceIn(tight(token).slice(1)), span: spanOf(token) };
}

const SHAPES: readonly Shape[] = ['o', '>', '<', '^', 'v', '-', '|', '~', '*'];

function shapeIn(sign: string): Shape | undefined {
  return SHAPES.find((one) => one === sign);
}

export function readPlace(token: IToken): PlacePart {
  const text = tight(token);
  const colon = text.indexOf(':');
  const last = text.charAt(text.length - 1);
  const lei = last === 'L' || last === 'l' ? last : null;
  const shapeAt = lei === null ? text.length - 1 : text.length - 2;
  const shape = isDigit(text.charCodeAt(shapeAt)) ? undefined : shapeIn(text.charAt(shapeAt));
  return {
    kind: 'place',
    from: text.charAt(0) === 's' ? 's' : numberAt(text, 0),
    space: spaceIn(text.slice(colon + 1, shape === undefined ? text.length : shapeAt)),
    turned: shape === undefined ? null : { shape, lei },
    span: spanOf(token),
  };
}

export function readStore(token: IToken): StorePart {
  const text = tight(token);
  return { kind: 'store', from: numberAt(text, 0), span: spanOf(token) };
}

export function readRemove(token: IToken): RemovePart {
  const text = tight(token);
  return { kind: 'remove', space: spaceIn(text.slice(0, text.indexOf(':'))), span: spanOf(token) };
}

export function readPass(token: IToken): PassPart {
  return { kind: 'pass', span: spanOf(token) };
}

export function readRefill(token: IToken): RefillPart {
  return { kind: 'refill', face: tight(token).slice(1), span: spanOf(token) };
}

export function readShells(token: IToken): ShellsPart {
  return { kind: 'shells', count: numberAt(tight(token), 1), span: spanOf(token) };
}
