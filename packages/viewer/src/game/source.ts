import type { ReadText } from '../report.ts';

/** Texts longer than this are no records of games. */
const MOST_BYTES = 20_000_000;

/** The parser comes only when there is a text to read. */
export async function parseText(text: string): Promise<ReadText> {
  const { readText } = await import('../report.ts');
  return readText(text);
}

/** The text behind an address of the web; other kinds of address are not followed. */
export async function fetchText(address: string, base: string, signal: AbortSignal): Promise<string> {
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('not an address of the web');
  const response = await fetch(url, { signal, headers: { accept: 'text/plain, */*' } });
  if (!response.ok) throw new Error(`${response.status}`);
  const text = await response.text();
  if (text.length > MOST_BYTES) throw new Error('too long');
  return text;
}

/** The text between an element's tags; what is slotted elsewhere does not belong to it. */
export function textBetween(element: Element): string {
  return [...element.childNodes]
    .filter((node) => !(node instanceof Element && node.hasAttribute('slot')))
    .map(({ nodeType, textContent }) => (nodeType === Node.COMMENT_NODE ? '' : (textContent ?? '')))
    .join('')
    .trim();
}
