import type { RuleWords } from '../../../catalogue/words.ts';
import type { MaoriRule } from '../../rules.ts';

export const scoreIt = {
  'maori/game-over': {
    title: 'L’ultimo giro',
    text: 'Appena un piano è pieno, ognuno degli altri gioca ancora un turno. Poi la partita è finita.',
    messages: { broken: 'Prima del turno {found} la partita era già finita.' },
  },
  'maori/unfinished': {
    title: 'Punti prima della fine',
    text: 'Si può dichiarare un punteggio finale quando l’ultimo giro è stato giocato o quando tutti si sono accordati per smettere. I punti concordati valgono come stanno. Chi abbandona non ne riceve.',
    messages: {
      broken: 'Sono dichiarati dei punti ({found}), ma l’ultimo giro non è stato giocato fino in fondo.',
    },
  },
  'maori/score-palms': {
    title: 'Palme',
    text: 'Prima si tolgono le isole aperte da qualche parte. Su quelle rimaste ogni palma vale 1, oppure 2 se sulla stessa isola c’è una capanna. Altre capanne non aggiungono nulla.',
    messages: {},
  },
  'maori/score-atoll': {
    title: 'Isole nell’atollo',
    text: 'Se un’isola sta con tutte le sue tessere dentro l’atollo, le sue palme valgono il doppio: 2 ciascuna, 4 con una capanna. Le ghirlande valgono come sempre.',
    messages: {},
  },
  'maori/score-lei': {
    title: 'Ghirlande',
    text: 'Due mezze ghirlande che si incontrano dove due tessere si toccano ne fanno una intera, che vale 10. Una metà contro terra nuda non vale nulla.',
    messages: {},
  },
  'maori/score-boats': {
    title: 'Più barche',
    text: 'Chi ha più barche riceve un punto per ciascuna; se sono in più d’uno, li ricevono tutti. Le barche stampate contano, quelle sulle isole tolte no. Di una barca stampata coperta da una tessera decide «covered-boat».',
    messages: {},
  },
  'maori/score-shells': {
    title: 'Più conchiglie',
    text: 'Chi ha più conchiglie di legno riceve un punto per ciascuna; se sono in più d’uno, li ricevono tutti. Quelle disegnate sulle tessere non contano.',
    messages: {},
  },
  'maori/score-empty': {
    title: 'Spazi vuoti',
    text: 'Ogni spazio d’acqua senza tessera costa un punto. Se contano anche gli spazi rimasti vuoti dopo aver tolto le isole aperte, lo dice la decisione «cleared».',
    messages: {},
  },
  'maori/score-storage': {
    title: 'Tessere in deposito',
    text: 'Una tessera che alla fine è ancora in deposito non vale nulla, e le sue barche non contano.',
    messages: {},
  },
  'maori/score-total': {
    title: 'I punti dichiarati',
    text: 'Sotto la registrazione stanno i punti che risultano dai piani di gioco.',
    messages: {
      broken:
        'Punti di {seat}: {expected}; dichiarati: {found}. Palme {palms}, ghirlande {leis}, barche {boats}, conchiglie {shells}, spazi vuoti {empty}.',
      count: 'I punti dichiarati sono per {found} giocatori; al tavolo sono {expected}.',
    },
  },
  'maori/winner': {
    title: 'Chi vince',
    text: 'Vince chi ha più punti. A parità decidono le conchiglie; se anche quelle sono pari, i primi condividono la vittoria.',
    messages: {},
  },
} satisfies { readonly [rule in MaoriRule]?: RuleWords };
