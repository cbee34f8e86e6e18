import { type SvgNode, tidy, transformOf } from '../draw/tree.ts';

const SVG = 'http://www.w3.org/2000/svg';
const drawn = new WeakMap<Element, SvgNode>();

/** Called for every piece that is new or has changed its place. */
export type OnMoved = (element: SVGElement, now: SvgNode, before: SvgNode | null) => void;

/** Makes what is under an element look like a drawing, touching only what differs from the one before. */
export function patch(parent: Element, nodes: readonly (SvgNode | string)[], onMoved: OnMoved): void {
  const [text] = nodes;
  if (typeof text === 'string') {
    if (parent.textContent !== text) parent.textContent = text;
    return;
  }
  const known = reused(parent, nodes);
  const kept = new Set(known);
  for (const child of [...parent.children])
    if (!(child instanceof SVGElement && kept.has(child))) child.remove();
  let place: Element | null = parent.firstElementChild;
  for (const [at, node] of nodes.entries()) {
    if (typeof node === 'string') continue;
    const found = known[at] ?? null;
    const element = found ?? create(node.tag);
    if (element === place) place = place.nextElementSibling;
    else parent.insertBefore(element, place);
    update(element, node, found === null ? null : (drawn.get(found) ?? null), onMoved);
  }
}

/** For each node the element that shows it already: by its key, or the next one without. */
function reused(parent: Element, nodes: readonly (SvgNode | string)[]): readonly (SVGElement | null)[] {
  const keyed = new Map<string, SVGElement>();
  const plain: SVGElement[] = [];
  for (const child of parent.children) {
    if (!(child instanceof SVGElement)) continue;
    const key = drawn.get(child)?.key;
    if (key === undefined) plain.push(child);
    else keyed.set(key, child);
  }
  let plainAt = 0;
  return nodes.map((node) => {
    if (typeof node === 'string') return null;
    const found = node.key === undefined ? plain[plainAt++] : keyed.get(node.key);
    return found !== undefined && drawn.get(found)?.tag === node.tag ? found : null;
  });
}

function create(tag: string): SVGElement {
  const element = document.createElementNS(SVG, tag);
  if (!(element instanceof SVGElement)) throw new Error(`no SVG element: ${tag}`);
  return element;
}

const NO_CHILDREN: SvgNode['children'] = [];

function update(element: SVGElement, node: SvgNode, before: SvgNode | null, onMoved: OnMoved): void {
  if (node === before) return;
  drawn.set(element, node);
  setAttrs(element, node.attrs, before?.attrs ?? {});
  const place = node.at === undefined ? null : transformOf(node.at);
  const earlier = before?.at === undefined ? null : transformOf(before.at);
  if (place !== earlier) {
    if (place === null) element.removeAttribute('transform');
    else element.setAttribute('transform', place);
  }
  if (node.children !== (before?.children ?? NO_CHILDREN)) patch(element, node.children, onMoved);
  if (node.key !== undefined && (place !== earlier || before === null)) onMoved(element, node, before);
}

function setAttrs(element: SVGElement, attrs: SvgNode['attrs'], before: SvgNode['attrs']): void {
  if (attrs === before) return;
  for (const [name, value] of Object.entries(attrs)) {
    if (before[name] !== value) element.setAttribute(name, typeof value === 'number' ? tidy(value) : value);
  }
  for (const name of Object.keys(before)) if (!Object.hasOwn(attrs, name)) element.removeAttribute(name);
}
