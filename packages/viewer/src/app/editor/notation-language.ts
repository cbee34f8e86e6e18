import { HighlightStyle, StreamLanguage, type StringStream, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

interface State {
  isComment: boolean;
}

/** Only colours hang on this: what a text means is for the parser to say. */
function token(stream: StringStream, state: State): string | null {
  if (state.isComment) return inComment(stream, state);
  if (stream.eatSpace()) return null;
  if (stream.match('{')) {
    state.isComment = true;
    return inComment(stream, state);
  }
  if (stream.match(/^;.*/)) return 'comment';
  if (stream.match(/^\[[A-Za-z]\w*/)) return 'tagName';
  if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
  if (stream.match(/^\d+[A-Z](?=[\s(){};]|$)/)) return 'labelName';
  if (stream.match(/^sic(?=[\s)]|$)/)) return 'keyword';
  if (stream.match(/^(?:[!?]{1,2})(?=[\s)]|$)/)) return 'annotation';
  if (stream.match(/^#.*/) || stream.match(/^\*(?=\s|$)/)) return 'heading';
  if (stream.match(/^[()\]]/)) return 'bracket';
  if (stream.match(/^(?:=[^\s)]+|\$\d+|\/[A-Z]\d|@\w+)/)) return 'meta';
  stream.match(/^[^\s(){};/]+/) || stream.next();
  return 'atom';
}

function inComment(stream: StringStream, state: State): string {
  while (!stream.eol()) {
    const sign = stream.next();
    if (sign === '\\') stream.next();
    else if (sign === '}') {
      state.isComment = false;
      break;
    }
  }
  return 'comment';
}

const language = StreamLanguage.define<State>({
  name: 'motu',
  startState: () => ({ isComment: false }),
  copyState: (state) => ({ ...state }),
  token,
  languageData: { commentTokens: { line: ';' }, closeBrackets: { brackets: ['[', '{', '('] } },
});

const colours = HighlightStyle.define([
  { tag: tags.tagName, color: 'var(--motu-link)' },
  { tag: tags.string, color: 'var(--motu-good)' },
  { tag: tags.labelName, color: 'var(--motu-ink)', fontWeight: '700' },
  { tag: tags.atom, color: 'var(--motu-ink)' },
  { tag: tags.meta, color: 'var(--motu-link)' },
  { tag: tags.keyword, color: 'var(--motu-accent)', fontWeight: '700' },
  { tag: tags.annotation, color: 'var(--motu-accent)' },
  { tag: tags.heading, color: 'var(--motu-ink)', fontWeight: '700' },
  { tag: tags.comment, color: 'var(--motu-soft)', fontStyle: 'italic' },
  { tag: tags.bracket, color: 'var(--motu-soft)' },
]);

export function notationLanguage(): Extension {
  return [language, syntaxHighlighting(colours)];
}
