import type { RuleWords } from '../../../catalogue/words.ts';
import type { MaoriRule } from '../../rules.ts';

export const setupIt = {
  'maori/player-count': {
    title: 'In quanti si gioca',
    text: 'Sul fronte dei piani di gioco si gioca da due a cinque. Il lato dell’atollo richiede più tessere: lì il massimo è quattro.',
    messages: {
      broken: 'Giocatori in questa partita: {found}. Qui ({board|term}) si gioca da {fewest} a {most}.',
    },
  },
  'maori/setup-display': {
    title: 'La prima matrice',
    text: 'Sedici tessere scoperte formano quattro righe da quattro. Se esce un vulcano, lo si scambia con un’altra tessera e torna nella pila. Una registrazione che comincia a partita in corso può avere posti vuoti e vulcani.',
    messages: {
      size: 'La matrice ha quattro righe da quattro tessere; qui i posti sono {found} e le righe {rows}.',
      empty: 'All’inizio il posto in riga {row}, colonna {column} della matrice è vuoto.',
      volcano: 'Nella prima matrice c’è un vulcano in riga {row}, colonna {column}.',
    },
  },
  'maori/setup-shells': {
    title: 'Le conchiglie iniziali',
    text: 'Ognuno comincia con cinque conchiglie di legno. In tutto sono trenta; quelle che i giocatori non hanno formano la riserva.',
    messages: {
      broken: 'I giocatori hanno insieme {found} conchiglie, ma nella scatola ce ne sono solo {most}.',
    },
  },
  'maori/tile-count': {
    title: 'Le tessere della scatola',
    text: 'La scatola contiene 10 isole singole, 54 tessere terminali, 14 centrali, 17 d’acqua e 2 vulcani. Nessun tipo può comparire più spesso, contando la matrice, tutte le tessere aggiunte e quelle già sui piani all’inizio.',
    messages: { broken: 'È la numero {found} del suo tipo ({kind|term}); nella scatola ce ne sono {most}.' },
  },
  'maori/tile-inventory': {
    title: 'L’elenco esatto',
    text: 'Una registrazione può indicare un elenco di tutte le tessere. Allora nessuna può comparire più spesso che nell’elenco. Una tessera senza palme resta la stessa comunque la si giri.',
    messages: {
      broken:
        'La tessera {face} compare per la volta numero {found}; nell’elenco {inventory} ce ne sono {most}.',
    },
  },
  'maori/face': {
    title: 'Tessere possibili',
    text: 'Una mezza ghirlanda sta su un bordo di terra, una sola per bordo: una tessera terminale può averne una, una centrale due, le isole singole e l’acqua nessuna. Palme e capanne vogliono terra. Un vulcano non mostra altro.',
    messages: {
      lei: 'La tessera {face} non esiste: ogni mezza ghirlanda vuole un bordo di terra tutto suo.',
      water: 'La tessera {face} non esiste: sull’acqua non ci sono palme né capanne.',
      volcano: 'La tessera {face} non esiste: un vulcano non porta simboli.',
    },
  },
  'maori/ship-start': {
    title: 'Da dove parte la nave degli esploratori',
    text: 'La nave degli esploratori si mette accanto a una delle sedici tessere sul bordo della matrice. La colloca chi giocherà per ultimo nel giro.',
    messages: { broken: '{found} non è una delle sedici posizioni intorno alla matrice.' },
  },
} satisfies { readonly [rule in MaoriRule]?: RuleWords };
