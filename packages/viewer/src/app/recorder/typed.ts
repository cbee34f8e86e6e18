/** Signs that a record must not hold: controls, bidirectional ones among them, and halves of letters. */
const UNSEEN = /\p{Cc}|\p{Bidi_C}|\ufffd|\p{Cs}/gu;

/** What was typed or pasted into a field, as one line that a record can hold. */
export function typedLine(text: string): string {
  return text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
}
