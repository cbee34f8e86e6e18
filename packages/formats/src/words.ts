import type { Locale, Report } from '@motu/engine';
import type { Severity } from '@motu/notation';

/** What stands around the findings. */
export interface Labels {
  readonly severity: { readonly [severity in Severity]: string };
  readonly turn: (label: string) => string;
  readonly source: (edition: string) => string;
  readonly sic: string;
  readonly follow: string;
  readonly left: (count: number) => string;
  readonly more: string;
  readonly game: (number: number) => string;
  readonly verdict: { readonly [verdict in Report['verdict']]: string };
}

const en: Labels = {
  severity: { error: 'error', warning: 'warning' },
  turn: (label) => (label === 'setup' ? 'set-up' : label === 'result' ? 'result' : `turn ${label}`),
  source: (edition) => (edition === 'motu' ? 'notation' : `rulebook (${edition})`),
  sic: 'confirmed with sic',
  follow: 'Perhaps only because of that:',
  more: 'more',
  game: (number) => `game ${number}`,
  left: (count) => `… and ${count} more (--format concise lists all)`,
  verdict: { legal: 'legal', illegal: 'illegal', unreadable: 'unreadable' },
};

const de: Labels = {
  severity: { error: 'Fehler', warning: 'Warnung' },
  turn: (label) => (label === 'setup' ? 'Aufbau' : label === 'result' ? 'Ergebnis' : `Zug ${label}`),
  source: (edition) => (edition === 'motu' ? 'Notation' : `Spielregel (${edition})`),
  sic: 'mit sic bestätigt',
  follow: 'Vielleicht nur eine Folge davon:',
  more: 'mehr',
  game: (number) => `Partie ${number}`,
  left: (count) => `… und ${count} weitere (--format concise nennt alle)`,
  verdict: { legal: 'regelgerecht', illegal: 'regelwidrig', unreadable: 'unlesbar' },
};

const it: Labels = {
  severity: { error: 'errore', warning: 'avviso' },
  turn: (label) => (label === 'setup' ? 'preparazione' : label === 'result' ? 'risultato' : `turno ${label}`),
  source: (edition) => (edition === 'motu' ? 'notazione' : `regolamento (${edition})`),
  sic: 'confermato con sic',
  follow: 'Forse solo una conseguenza:',
  more: 'di più',
  game: (number) => `partita ${number}`,
  left: (count) => `… e altri ${count} (--format concise li elenca tutti)`,
  verdict: { legal: 'regolare', illegal: 'irregolare', unreadable: 'illeggibile' },
};

const labels: { readonly [locale in Locale]: Labels } = { en, de, it };

export function labelsOf(locale: Locale): Labels {
  return labels[locale];
}
