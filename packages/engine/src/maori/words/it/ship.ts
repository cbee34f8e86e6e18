import type { RuleWords } from '../../../catalogue/words.ts';
import type { MaoriRule } from '../../rules.ts';

export const shipIt = {
  'maori/ship-boards': {
    title: 'La nave sale sul piano',
    text: 'Nel gioco avanzato e in quello per esperti la propria nave aspetta accanto al piano e sale subito sulla prima tessera messa. Una registrazione che comincia a partita in corso dice dov’è.',
    messages: { broken: 'Sul piano di {seat} ci sono tessere, ma non è scritto dove sta la nave.' },
  },
  'maori/ship-adjacent': {
    title: 'Accanto alla propria nave',
    text: 'Quando la nave è sul piano, una tessera va su uno degli spazi intorno, al massimo otto; anche in diagonale va bene.',
    messages: { broken: '{space} non è accanto alla nave in {ship}.' },
  },
  'maori/ship-on-tile': {
    title: 'Le navi stanno sulle tessere',
    text: 'La propria nave non sta mai su uno spazio senza tessera: né dopo aver navigato, né dopo uno spostamento, né perché la tessera sotto di lei se ne va.',
    messages: {
      sail: 'La nave non può navigare fino a {space}: lì non c’è una tessera.',
      put: 'La nave non può stare in {space}: lì non c’è una tessera.',
      left: 'La tessera sotto la nave in {space} non c’è più, e la nave non è stata spostata.',
      setup: 'La nave di {seat} sarebbe in {space}, dove non c’è una tessera.',
    },
  },
  'maori/ship-sail': {
    title: 'Navigare pagando',
    text: 'Prima di mettere una tessera la propria nave può navigare: una conchiglia per passo, per la via più breve. Se si va anche in diagonale e se la via può passare su spazi senza tessera lo dicono le decisioni «sail-step» e «sail-path». Una nave non ancora sul piano non naviga, e si naviga solo per mettere una tessera.',
    messages: {
      'not-placing': 'In questo turno non si mette una tessera: la nave non può navigare fino a {space}.',
      unboarded: 'La nave non è ancora sul piano e non può navigare fino a {space}.',
      'no-way': 'Nessuna via porta la nave da {ship} a {space}.',
    },
  },
  'maori/ship-relocate': {
    title: 'Spostare la nave',
    text: 'Nel gioco avanzato, alla fine del turno, si può mettere gratis la propria nave su una tessera qualsiasi del proprio piano. Nelle edizioni inglese e italiana non dopo aver passato; in quella tedesca sempre.',
    messages: {
      broken: 'In questa edizione, in un turno così ({action|term}), la nave non si può mettere in {space}.',
    },
  },
  'maori/ship-follows': {
    title: 'La nave segue la tessera',
    text: 'Nel gioco per esperti la propria nave va su ogni tessera che si mette. Non c’è scelta, perciò non occorre scriverlo.',
    messages: { broken: 'La nave va in {placed}, dove è stata messa la tessera, non in {space}.' },
  },
  'maori/ship-stays': {
    title: 'Senza una nuova tessera la nave resta',
    text: 'Nel gioco per esperti la propria nave resta dov’è se si mette in deposito, si toglie o si passa. Solo l’edizione italiana la lascia muovere dopo aver tolto una tessera. Indicare lo spazio in cui sta già non è uno spostamento.',
    messages: { broken: 'In un turno così ({action|term}) la nave non si può mettere in {space}.' },
  },
  'maori/ship-tile-locked': {
    title: 'La tessera sotto la nave',
    text: 'La tessera su cui sta la propria nave non si può togliere: nel gioco per esperti in ogni edizione, in quello avanzato nell’edizione tedesca. Nelle altre si può, se la nave passa poi su un’altra tessera; se non ne restano, aspetta la prossima.',
    messages: { broken: 'In {space} sta la propria nave: quella tessera non si può togliere.' },
  },
  'maori/no-ship': {
    title: 'Niente navi nel gioco base',
    text: 'I giocatori hanno navi proprie solo nel gioco avanzato e in quello per esperti.',
    messages: {
      turn: 'Nel gioco base non ci sono navi dei giocatori: nessuna può andare in {space}.',
      setup: 'Nel gioco base non ci sono navi dei giocatori: {seat} non ne ha una in {space}.',
    },
  },
} satisfies { readonly [rule in MaoriRule]?: RuleWords };
