/** A drawing as plain data: it can be written as text, put into a page, or compared with the one before. */
export interface SvgNode {
  readonly tag: string;
  readonly attrs: { readonly [name: string]: string | number };
  readonly children: readonly (SvgNode | string)[];
  /** The same piece in the next drawing has the same key. */
  readonly key?: string;
  readonly at?: Spot;
  /** The way a piece takes to `at` when the turn is played; still drawings leave it out. */
  readonly path?: readonly Spot[];
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** One lies on the other. What changes apart has a sheet of its own: a browser paints the others no more. */
  readonly sheets: readonly SvgNode[];
}

type Attrs = SvgNode['attrs'];

export function node(tag: string, attrs: Attrs, children: SvgNode['children'] = []): SvgNode {
  return { tag, attrs, children };
}

/** What comes and goes stands in a group of its own, so that its neighbours are not taken for it. */
export function group(children: SvgNode['children']): SvgNode {
  return node('g', {}, children);
}

/** A group whose origin is moved to a spot. */
export function placed(at: Spot, children: SvgNode['children'], attrs: Attrs = {}): SvgNode {
  return { tag: 'g', attrs, children, at };
}

/** A piece that keeps its identity from drawing to drawing. */
export function piece(
  key: string,
  at: Spot,
  children: SvgNode['children'],
  more: { readonly attrs?: Attrs; readonly path?: readonly Spot[] } = {},
): SvgNode {
  const { attrs = {}, path } = more;
  return { tag: 'g', attrs, children, key, at, ...(path === undefined ? {} : { path }) };
}

export function path(d: string, className: string): SvgNode {
  return node('path', { d, class: className });
}

export function circle(cx: number, cy: number, r: number, className: string): SvgNode {
  return node('circle', { cx, cy, r, class: className });
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  className: string,
): SvgNode {
  return node('rect', { x, y, width, height, rx, class: className });
}

/** An unseen area that stands for a place of the game: what a finger or the keyboard can choose. */
export function hit(pick: string, x: number, y: number, width: number, height: number): SvgNode {
  return node('rect', { x, y, width, height, rx: 6, class: 'hit', 'data-pick': pick });
}

export function label(x: number, y: number, text: string | number, className: string): SvgNode {
  return node('text', { x, y, class: className }, [String(text)]);
}

export function transformOf({ x, y, scale = 1 }: Spot): string {
  const move = `translate(${tidy(x)} ${tidy(y)})`;
  return scale === 1 ? move : `${move} scale(${tidy(scale)})`;
}

export function tidy(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

const ESCAPES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Signs that XML has no place for, whatever their escape. */
const UNSPEAKABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function escapeXml(text: string): string {
  return text.replaceAll(UNSPEAKABLE, '\ufffd').replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

export function svgText(drawing: Drawing, style: string, title: string): string {
  const { width, height, sheets } = drawing;
  const size = `viewBox="0 0 ${tidy(width)} ${tidy(height)}" width="${tidy(width)}" height="${tidy(height)}"`;
  const head = `<title>${escapeXml(title)}</title><style>${style}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" class="motu-board" ${size}>${head}${sheets.map(nodeText).join('')}</svg>`;
}

function nodeText(one: SvgNode | string): string {
  if (typeof one === 'string') return escapeXml(one);
  const place = one.at === undefined ? '' : ` transform="${transformOf(one.at)}"`;
  const attrs = Object.entries(one.attrs)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? tidy(value) : escapeXml(value)}"`)
    .join('');
  if (one.children.length === 0) return `<${one.tag}${place}${attrs}/>`;
  return `<${one.tag}${place}${attrs}>${one.children.map(nodeText).join('')}</${one.tag}>`;
}
