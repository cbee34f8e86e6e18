import { EditorView } from '@codemirror/view';

const MONO = "var(--motu-mono, ui-monospace, 'SFMono-Regular', 'Liberation Mono', monospace)";

/** The colours are custom properties, so the editor changes its theme with the page. */
export const editorTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--motu-ink)', backgroundColor: 'var(--motu-panel)', fontSize: '15px' },
  // The frame around the editor shows the focus.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: MONO, lineHeight: '1.7' },
  '.cm-content': { caretColor: 'var(--motu-ink)', padding: '12px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--motu-ink)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--motu-panel)', color: 'var(--motu-soft)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--motu-water) 45%, transparent)',
  },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--motu-wave) 60%, transparent)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--motu-accent) 2px',
    textUnderlineOffset: '4px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline dotted var(--motu-accent) 2px',
    textUnderlineOffset: '4px',
  },
  '.cm-tooltip': {
    color: 'var(--motu-ink)',
    backgroundColor: 'var(--motu-panel)',
    border: '1px solid var(--motu-edge)',
    borderRadius: '10px',
    overflow: 'hidden',
    boxShadow: '0 8px 24px rgb(0 0 0 / 0.18)',
    maxWidth: 'min(460px, 90vw)',
  },
  '.cm-diagnostic': { padding: '8px 12px', borderLeft: '4px solid var(--motu-accent)', whiteSpace: 'normal' },
  '.cm-diagnosticAction': {
    font: 'inherit',
    backgroundColor: 'var(--motu-deep)',
    color: '#fff',
    borderRadius: '8px',
    padding: '4px 10px',
    margin: '6px 6px 0 0',
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: MONO },
  '.cm-tooltip-autocomplete > ul > li': { padding: '4px 10px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--motu-deep)',
    color: '#fff',
  },
  '.cm-completionDetail': { fontStyle: 'normal', marginLeft: '1em' },
});
