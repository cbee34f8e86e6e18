import type { Locale } from '@motu/engine';
import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import { type AppWords, firstWords } from '../words/words.ts';
import type { Failure } from '../workspace/open.ts';

/** What every view of the page is given. */
export class AppView extends LitElement {
  @property({ attribute: false }) words: AppWords = firstWords;
  @property() locale: Locale = 'en';
  /** The page as a whole has the theme; its views take it over. */
  @property({ reflect: true }) theme = 'inherit';
}

interface Details {
  /** A text is to be opened as a record of its own. */
  'app-open': { readonly text: string; readonly name: string };
  /** The open record has a new text. */
  'app-text': { readonly text: string };
  /** A file cannot be opened. */
  'app-failure': { readonly failure: Failure; readonly name: string };
  /** Another game of the file is to be shown. */
  'app-game': { readonly game: number };
}

export type AppEvent<Name extends keyof Details> = CustomEvent<Details[Name]>;

export function say<Name extends keyof Details>(from: EventTarget, name: Name, detail: Details[Name]): void {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
