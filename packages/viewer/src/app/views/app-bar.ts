import { html, nothing } from 'lit';
import type { Route } from '../links/route.ts';
import { isLocale, localeNames, type Settings, themes } from '../settings/settings.ts';
import type { AppWords } from '../words/words.ts';
import { pageChange } from './fields.ts';

interface Acts {
  readonly skip: () => void;
  readonly change: (settings: Settings) => void;
}

/** What stands above every view: the way to the others, the language and the colours. */
export function appBar(
  { nav }: AppWords,
  page: Route['page'],
  settings: Settings,
  hasLibrary: boolean,
  acts: Acts,
): unknown {
  const link = (href: string, text: string, isHere: boolean) =>
    html`<a href=${href} aria-current=${isHere ? 'page' : nothing}>${text}</a>`;
  return html`<div class="bar" role="banner">
      <button class="skip" @click=${acts.skip}>${nav.skip}</button>
      <a class="brand" href="#/">
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <rect width="64" height="64" rx="14" fill="#1d5f66" />
          <path d="M11 48c3-13 12-20 21-20s18 7 21 20z" fill="#efdcae" />
          <path d="M33 31c-1-8 0-12 3-16" fill="none" stroke="#7a5230" stroke-width="3" stroke-linecap="round" />
          <path d="M36 15c-5-5-11-5-15-1 5-1 9 0 12 3-5 0-8 2-10 6 5-3 9-4 12-5 1 4 1 7-1 11 4-3 6-7 5-11 4 1 7 3 9 7 0-5-2-8-6-10 4-1 7 0 9 2-2-5-9-7-15-2z" fill="#b9c98a" />
          <path d="M6 43q6.500-5 13 0t13 0 13 0 13 0v7q-6.500 5-13 0t-13 0-13 0-13 0z" fill="#8fc0c5" />
        </svg>
        Motu
      </a>
      <nav aria-label=${nav.label}>
        ${link('#/', nav.open, page === 'home')} ${link('#/new', nav.record, page === 'new' || page === 'record')}
        ${hasLibrary ? link('#/library', nav.library, page === 'library') : nothing}
      </nav>
      <div class="settings row">
        <select aria-label=${nav.language} @change=${pageChange((locale) => isLocale(locale) && acts.change({ ...settings, locale }))}>
          ${Object.entries(localeNames).map(
            ([locale, name]) =>
              html`<option value=${locale} lang=${locale} ?selected=${locale === settings.locale}>${name}</option>`,
          )}
        </select>
        <select aria-label=${nav.theme} @change=${pageChange((value) => acts.change({ ...settings, theme: themes.find((one) => one === value) ?? 'system' }))}>
          ${themes.map((theme) => html`<option value=${theme} ?selected=${theme === settings.theme}>${nav[theme]}</option>`)}
        </select>
      </div>
    </div>`;
}
