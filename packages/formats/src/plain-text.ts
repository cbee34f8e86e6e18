/** Text from a record as a terminal may show it: on one line, with nothing in it that moves the cursor. */
export function plainText(value: string): string {
  return UNSAFE.test(value) ? value.replaceAll(EVERY_UNSAFE, visible) : value;
}

/** What a terminal acts on or reorders text by: controls, bidirectional and invisible signs, lone surrogates. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
const EVERY_UNSAFE = new RegExp(UNSAFE, 'gu');

const PICTURES = 0x2400;
const DELETE = 0x7f;
const PICTURE_OF_DELETE = '␡';

function visible(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (sign === '\t') return ' ';
  if (code < 0x20) return String.fromCodePoint(PICTURES + code);
  if (code === DELETE) return PICTURE_OF_DELETE;
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}

/** JSON on one line that can be printed in a terminal: what JSON leaves as it is and a terminal obeys is escaped. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return UNSAFE.test(text) ? text.replaceAll(EVERY_UNSAFE, escaped) : text;
}

function escaped(sign: string): string {
  return Array.from({ length: sign.length }, (_, at) => sign.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');
}
