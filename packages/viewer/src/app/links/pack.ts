import { deflateSync, Inflate } from 'fflate';

/** A text that says more than this once unpacked is not a small game, whoever sent the link. */
export const MOST_UNPACKED = 262_144;
/** Links longer than this get cut by messengers and mail. */
export const MOST_PACKED = 8_000;
const PIECE = 1_024;

/** A text as a word for an address: deflated, then base64url. */
export function packText(text: string): string {
  const bytes = deflateSync(new TextEncoder().encode(text), { level: 9 });
  let signs = '';
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null if it was not packed by us, or unpacks to more than `most` bytes. */
export function unpackText(code: string, most = MOST_UNPACKED): string | null {
  if (!/^[\w-]+$/.test(code)) return null;
  try {
    const bytes = inflate(
      Uint8Array.from(atob(plain(code)), (sign) => sign.charCodeAt(0)),
      most,
    );
    return bytes === null ? null : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function plain(code: string): string {
  return code.replaceAll('-', '+').replaceAll('_', '/');
}

/** In small pieces, so that little is unpacked beyond the limit before it is noticed. */
function inflate(packed: Uint8Array, most: number): Uint8Array | null {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const inflater = new Inflate((piece, isLast) => {
    size += piece.length;
    if (size <= most) pieces.push(piece);
    isWhole ||= isLast;
  });
  for (let at = 0; at < packed.length && size <= most; at += PIECE) {
    inflater.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  }
  if (size > most || !isWhole) return null;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
