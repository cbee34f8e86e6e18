import type { Locale } from '@motu/engine';
import { html, nothing } from 'lit';
import { isPassing, type Trouble } from '../library/trouble.ts';
import { type AppWords, fill } from '../words/words.ts';

/** What happened in the library, and when to try again. */
export function troubleText({ library }: AppWords, locale: Locale, { code, seconds }: Trouble): string {
  const { problems } = library;
  const what = Object.entries(problems).find(([name]) => name === code)?.[1] ?? problems.unknown;
  if (seconds === null) return what;
  const when = new Intl.RelativeTimeFormat(locale).format(seconds, 'second');
  return `${what} ${fill(library.when, { when })}`;
}

/** The same with what is safe and, where it can help, a button that tries again. */
export function troubleView(words: AppWords, locale: Locale, trouble: Trouble, again: () => void): unknown {
  const { library } = words;
  return html`<div class="wrong stack" role="alert" data-trouble=${trouble.code}>
    <p><b>▲</b> ${troubleText(words, locale, trouble)}</p>
    ${
      isPassing(trouble)
        ? html`<p class="soft">${library.safe}</p>
            <div><button class="primary" data-act="again" @click=${again}>${library.again}</button></div>`
        : nothing
    }
  </div>`;
}
