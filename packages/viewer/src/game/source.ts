/** The text between an element's tags; what is slotted elsewhere does not belong to it. */
export function textBetween(element: Element): string {
  return [...element.childNodes]
    .filter((node) => !(node instanceof Element && node.hasAttribute('slot')))
    .map(({ nodeType, textContent }) => (nodeType === Node.COMMENT_NODE ? '' : (textContent ?? '')))
    .join('')
    .trim();
}
