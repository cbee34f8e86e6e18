import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { payloads } from '../payloads.ts';

const inTag = (text: string) => text.replaceAll(/[\\"]/g, '\\$&').replaceAll(/[\t\n]/g, ' ');
const inComment = (text: string) => text.replaceAll(/[\\}]/g, '\\$&');

/** One payload in every place of a record where a text can stand. */
export function gameWith(text: string): string {
  const tag = inTag(text);
  return `[Motu "1"]
[Game "moeraki"]
[A "${tag}"]
[B "b ${tag}"]
[Event "${tag}"]
[Place "${tag}"]
[Recorder "${tag}"]
[Source "${tag}"]
[Other "${tag}"] {${inComment(text)}}

1A *f6 {${inComment(text)}}
1B c5 !? {${inComment(text)}}
  ({${inComment(text)}} 1B e5 {${inComment(text)}})
2A c5 {${inComment(text)}}
*  {${inComment(text)}}
`;
}

/** A payload where the notation wants words of its own: as values, parts of turns, a result. */
export function brokenGameWith(text: string): string {
  const tag = inTag(text);
  return `[Motu "1"]
[Game "maori"]
[Level "${tag}"]
[Ruling "${tag}"]
[A "Ana"]
[B "Ben"]
[Date "${tag}"]
[Display "${tag}"]
[Explorer "${tag}"]

1A +1 ${text.replaceAll(/\s/g, '')} =~
1B ${text}
# ${text}
`;
}

const SEATS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** Nine games hold all payloads as names of players: Mahé seats seven. */
export const tables: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(payloads.length / SEATS.length) },
  (_, at) => SEATS.map((_, seat) => payloads[(at * SEATS.length + seat) % payloads.length] ?? ''),
);

export function tableWith(names: readonly string[]): string {
  const seats = names.map((name, at) => `[${SEATS[at]} "${inTag(name)}"]`);
  const said = names.map((name) => `{${inComment(name)}}`).join(' ');
  return `[Motu "1"]\n[Game "mahe"]\n${seats.join('\n')}\n[Card "3"]\n\n1A 2+4 @13 ${said}\n1B 1\n*\n`;
}

/** Signs that nobody can see are an error of form of their own. */
export const isWritable = (text: string): boolean => !/[\p{Cc}\p{Cf}]/u.test(text);

/** Asks nothing of anybody but the server that it came from. */
export function watchRequests(page: Page, origin: string): () => void {
  const strange: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin))
      strange.push(request.url());
  });
  return () => expect(strange).toEqual([]);
}

/** Everything on the page that only a text taken for markup could have put there, and whether something ran. */
function strangeThings(): readonly string[] {
  const found: string[] = Reflect.get(window, 'hit') === undefined ? [] : ['something ran'];
  const elements =
    /^(script|iframe|object|embed|base|link|meta|marquee|math|video|audio|img|image|x|foreignobject|animate|set)$/i;
  const look = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      const tag = element.tagName;
      const isOwn =
        (element instanceof HTMLScriptElement && element.src.startsWith(location.origin)) ||
        element.parentNode === document.head;
      if (elements.test(tag) && !isOwn) found.push(tag);
      for (const { name, value } of element.attributes) {
        const runs = name.startsWith('on') || /^\s*(java\s*script|vbscript|data:text)/i.test(value);
        const calls = /^(src|srcset|style|action|data|formaction|poster|background)$/.test(name);
        if ((runs && name !== 'value') || (calls && value.includes('evil.example')))
          found.push(`${tag} ${name}=${value}`);
      }
      if (element.shadowRoot !== null) look(element.shadowRoot);
    }
  };
  look(document);
  return found;
}

/** Nothing ran and nothing became an element, whatever the page shows now. */
export async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(strangeThings)).toEqual([]);
}

/** The same after each of these presses or addresses, all of them in one go. */
export async function expectUnharmedBy(
  page: Page,
  steps: readonly ({ readonly press: string } | { readonly fragment: string })[],
): Promise<void> {
  const strange = await page.evaluate(
    async ({ todo, look }) => {
      const found: string[] = [];
      const find = (selector: string, root: ParentNode): HTMLElement | null => {
        for (const element of root.querySelectorAll('*')) {
          if (element instanceof HTMLElement && element.matches(selector)) return element;
          const inside = element.shadowRoot === null ? null : find(selector, element.shadowRoot);
          if (inside !== null) return inside;
        }
        return null;
      };
      for (const step of todo) {
        if ('press' in step) find(step.press, document)?.click();
        else if (location.hash !== step.fragment) {
          const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
          location.hash = step.fragment;
          await changed;
        }
        await new Promise((resolve) => setTimeout(resolve));
        found.push(...look());
      }
      return found;
    },
    { todo: steps, look: await page.evaluateHandle<typeof strangeThings>(`(${strangeThings})`) },
  );
  expect(strange).toEqual([]);
}

/** Until a view shows the game with this number, of this record if one is named. */
export async function waitForGame(page: Page, view: string, game: number, id?: string): Promise<void> {
  await page.waitForFunction(
    ({ tag, number, source }) => {
      const app = document.querySelector('motu-app')?.shadowRoot ?? document;
      const element = app.querySelector(tag);
      if (element === null) return false;
      const place: unknown = Reflect.get(element, 'place');
      const said = JSON.stringify([place, Reflect.get(element, 'opened')?.source]);
      return said.includes(`"game":${number},`) && (source === undefined || said.includes(source));
    },
    { tag: view, number: game, source: id },
  );
}
