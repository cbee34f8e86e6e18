// Scripts for the page, as text: the bench itself is compiled for Node and knows no document.

const BOARD = `document.querySelector('motu-viewer')?.shadowRoot?.querySelector('motu-board')`;
const SVG = `${BOARD}?.shadowRoot?.querySelector('svg')`;
const FRAME = 'await new Promise((resolve) => requestAnimationFrame(resolve));';

const run = (body: string): string => `(async () => { ${body} })()`;

/** A new viewer takes the report and shows its first board. */
export const showFirst: string = run(`
  document.body.replaceChildren();
  const viewer = document.createElement('motu-viewer');
  viewer.report = JSON.parse(window.json);
  document.body.append(viewer);
  while (!${SVG}) await new Promise((resolve) => setTimeout(resolve));
  ${SVG}.getBoundingClientRect();
  ${FRAME}`);

/** Goes to every turn with the slider; `then` is done when its board is there. */
const everyTurn = (then: string): string => `
  const viewer = document.querySelector('motu-viewer');
  const input = viewer.shadowRoot.querySelector('motu-timeline').shadowRoot.querySelector('input');
  for (let at = 1; at <= Number(input.max); at++) {
    input.value = String(at);
    input.dispatchEvent(new Event('input'));
    await viewer.updateComplete;
    await ${BOARD}.updateComplete;
    ${then}
  }`;

/** What a drag from the first turn to the last costs. */
export const scrub: string = run(`
  ${everyTurn(`${SVG}.getBoundingClientRect(); if (at % 20 === 0) ${FRAME}`)}
  return Number(input.max);`);

/** Keeps the markup of every board, for the pages that only show it. */
export const collect: string = run(`
  window.boards = [];
  ${everyTurn(`window.boards.push(${SVG}.outerHTML);`)}`);

/** One board as plain markup. */
export const showMarkup: string = run(`
  document.body.replaceChildren();
  const plain = document.createElement('div');
  document.body.append(plain);
  plain.innerHTML = window.boards[0];
  plain.firstElementChild.getBoundingClientRect();
  ${FRAME}`);

/** All boards as plain markup, one in the place of the other. */
export const scrubMarkup: string = run(`
  document.body.replaceChildren();
  const plain = document.createElement('div');
  document.body.append(plain);
  for (const [at, board] of window.boards.entries()) {
    plain.innerHTML = board;
    await null;
    plain.firstElementChild.getBoundingClientRect();
    if (at % 20 === 19) ${FRAME}
  }
  return window.boards.length;`);
