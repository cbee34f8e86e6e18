/** Every place that shows what a record says: where it is, and the attribute that says it, else its text. */
export const SINKS: { readonly [sink: string]: readonly [part: string, where: string, attribute: string] } = {
  'a name in the header': ['', '.players', ''],
  'a tag in the header': ['', '.about', ''],
  'a title to choose': ['', '.games option', ''],
  'what is announced': ['', 'p[role=status]', ''],
  'a name on the board': ['motu-board', 'svg text', ''],
  'a name of a table': ['motu-board', '[role=grid]', 'aria-label'],
  'the slider': ['motu-timeline', 'input', 'aria-valuetext'],
  'the caption': ['motu-timeline', '.caption', ''],
  'the name in the story': ['motu-story', '.turn b', ''],
  'the turn in the story': ['motu-story', 'code', ''],
  'a comment in the story': ['motu-story', '.comment', ''],
  'a comment in the turns': ['motu-turns', 'p', ''],
  'a turn': ['motu-turns', 'code', ''],
  'a finding': ['motu-findings', '.finding', ''],
  'a tooltip of the text': ['motu-text', 'mark', 'title'],
  'the text': ['motu-text', 'pre', ''],
  'a name in the score': ['motu-score', '.names', ''],
  'a column of the score': ['motu-score', 'thead', ''],
};

interface Shown {
  readonly texts: readonly string[];
  readonly payload: string;
  readonly sinks: typeof SINKS;
}

/** In the page: shows each text at several turns with every panel; tells where the payload was seen, and a report. */
export async function showAll({ texts, payload, sinks }: Shown): Promise<{
  readonly reached: readonly string[];
  readonly report: string;
}> {
  const viewer = document.createElement('motu-viewer');
  document.body.replaceChildren(viewer);
  if (!('updateComplete' in viewer)) throw new Error('no viewer');
  const settle = async () => {
    for (let round = 0; round < 2; round++) {
      await viewer.updateComplete;
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  };
  const reached = new Set<string>();
  const bare = (text: string) => text.replaceAll(/\s+/g, '');
  // Boards have no room for long names, and the notation cuts turns at its own signs.
  const wanted = bare(payload).slice(0, 6);
  const look = () => {
    for (const [sink, [part, where, attribute]] of Object.entries(sinks)) {
      const root = part === '' ? viewer.shadowRoot : viewer.shadowRoot?.querySelector(part)?.shadowRoot;
      for (const one of root?.querySelectorAll(where) ?? []) {
        const said = attribute === '' ? one.textContent : one.getAttribute(attribute);
        if (bare(said ?? '').includes(wanted)) reached.add(sink);
      }
    }
  };
  let report = '';
  const turns = new Map([
    ['findings', '1A'],
    ['turns', '7B'],
    ['score', '1B'],
    ['text', '8A'],
  ]);
  // The first text in every panel; of those that are mostly the same as it, what they change.
  const panels = [
    [...turns.keys()],
    ['findings'],
    ['turns', 'text'],
    ['findings'],
    ['findings', 'text'],
    ['turns'],
    ['text'],
    ['turns', 'score'],
    ['findings', 'text'],
    ['turns'],
  ];
  for (const [index, text] of texts.entries()) {
    Object.assign(viewer, { report: null, turn: 'start' });
    viewer.textContent = `${text}\n`;
    for (let wait = 0; wait < 500 && (!('report' in viewer) || viewer.report === null); wait++)
      await settle();
    if (report === '' && 'report' in viewer) report = JSON.stringify(viewer.report);
    for (const panel of panels[index] ?? []) {
      Object.assign(viewer, { panel, turn: turns.get(panel) });
      await settle();
      look();
    }
    const timeline = viewer.shadowRoot?.querySelector('motu-timeline')?.shadowRoot;
    Object.assign(viewer, { turn: '1B' });
    await settle();
    timeline?.querySelectorAll('button')[1]?.click();
    await settle();
    look();
  }
  return { reached: [...reached].sort(), report };
}

/** In the page: shows a report whose every told string is the payload, and gives each attribute the payload too. */
export async function showSpoilt({ payload, report }: { payload: string; report: string }): Promise<void> {
  const viewer = document.querySelector('motu-viewer');
  if (viewer === null || !('updateComplete' in viewer)) throw new Error('no viewer');
  const settle = async () => {
    for (let round = 0; round < 3; round++) {
      await viewer.updateComplete;
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const KEYS = new Set(['name', 'text', 'label', 'edition', 'level', 'value', 'kind', 'variant', 'way']);
  const spoil = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => spoil(one, key));
    if (typeof value === 'object' && value !== null) {
      if (key === 'state' || key === 'start') return value;
      const inParams = key === 'params' || key === 'options';
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, spoil(one, inParams ? 'text' : name)]),
      );
    }
    return typeof value === 'string' && KEYS.has(key) ? payload : value;
  };
  Object.assign(viewer, { report: spoil(JSON.parse(report), ''), source: payload, turn: payload });
  for (const panel of ['turns', 'findings', 'score', 'text']) {
    Object.assign(viewer, { panel });
    await settle();
  }
  for (const name of ['src', 'turn', 'lang', 'theme', 'panel', 'game']) viewer.setAttribute(name, payload);
  await settle();
}

/** In the page: what should not be there, in any shadow root; and whether something ran. */
export function lookFor(): { readonly made: readonly string[]; readonly hit: boolean } {
  const made: string[] = [];
  const FORBIDDEN =
    'script,img,image,iframe,object,embed,video,audio,link,base,meta,foreignObject,animate,set,use,marquee,template';
  const look = (root: ParentNode) => {
    for (const one of root.querySelectorAll(FORBIDDEN)) made.push(one.outerHTML.slice(0, 80));
    for (const one of root.querySelectorAll('a')) {
      if (!/^https?:\/\//.test(one.getAttribute('href') ?? '')) made.push(one.outerHTML);
    }
    for (const one of root.querySelectorAll('*')) {
      for (const { name } of one.attributes) if (name.startsWith('on')) made.push(name);
      if (one.shadowRoot !== null) look(one.shadowRoot);
    }
  };
  for (const viewer of document.querySelectorAll('motu-viewer'))
    if (viewer.shadowRoot !== null) look(viewer.shadowRoot);
  return { made, hit: 'hit' in window };
}
