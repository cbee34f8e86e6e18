import type { Words } from '../../catalogue/words.ts';
import type { MoerakiRule } from '../rules.ts';
import { moerakiToldIt } from './it/told.ts';

export const moerakiIt: Words<MoerakiRule> = {
  ...moerakiToldIt,
  rules: {
    'moeraki/player-count': {
      title: 'Due giocatori',
      text: 'Moeraki-Kemu è un duello. A comincia mettendo la sfera, B risponde con la prima pietra.',
      messages: { broken: 'Il gioco vuole esattamente {expected} giocatori; la partita ne indica {found}.' },
    },
    'moeraki/ball-first': {
      title: 'La sfera apre la partita',
      text: 'Il primo turno è di A e mette la sfera di Moeraki, nient’altro. Da quel momento la sfera resta dov’è: nessun turno successivo la mette di nuovo.',
      messages: {
        missing: 'Il primo turno deve mettere la sfera.',
        later: 'La sfera si mette solo nel primo turno; adesso non può andare in {found}.',
      },
    },
    'moeraki/ball-hollow': {
      title: 'La sfera va nel cerchio',
      text: 'La sfera sta in una delle nove cavità sopra e dentro il cerchio di Moeraki: f4, e5, g5, d6, f6, h6, e7, g7 o f8.',
      messages: { broken: '{found} non è una delle nove cavità del cerchio di Moeraki.' },
    },
    'moeraki/turn-order': {
      title: 'A turno, una pietra alla volta',
      text: 'Dopo la sfera si gioca a turno, cominciando da B. Ogni turno mette esattamente una pietra propria; il turno della sfera non ne mette.',
      messages: {
        broken: 'È il turno di {expected}, non di {found}.',
        none: 'Il turno non mette nessuna pietra.',
        several: 'Un turno mette una sola pietra; questo ne mette {count}.',
        'with-ball': 'Il turno che mette la sfera non mette pietre.',
      },
    },
    'moeraki/hollow': {
      title: 'Le pietre stanno nelle cavità',
      text: 'Una pietra va in una delle 57 cavità. I campi tra di esse servono alle tessere delle tribù, e nei quattro angoli del tabellone non ci sono cavità.',
      messages: {
        field: '{found} è un campo, non una cavità.',
        nothing: 'In {found} non c’è nessuna cavità.',
      },
    },
    'moeraki/occupied': {
      title: 'Una pietra per cavità',
      text: 'Una cavità contiene una pietra o la sfera, e ciò che vi si trova non si muove più. Si possono riempire solo cavità vuote.',
      messages: { broken: '{hollow} è già occupata ({by|term}).' },
    },
    'moeraki/stones': {
      title: '28 pietre a testa',
      text: 'Ogni giocatore ha 28 pietre. In partita non possono essere di più; solo una posizione trascritta male può mostrarne troppe.',
      messages: { broken: 'Pietre di {seat} sul tabellone: {found}; nella scatola ce ne sono {expected}.' },
    },
    'moeraki/tribe-tile': {
      title: 'Tessere delle tribù',
      text: 'Quando si riempie l’ultima cavità attorno a un campo, chiunque lo faccia, chi vi ha più pietre riceve subito una tessera; due contro due lascia il campo vuoto. La sfera non conta per nessuno: accanto a essa decidono tre pietre, e sempre per una tessera intera. I mezzi campi sul bordo hanno tre cavità: tre a zero dà una tessera intera, due a uno mezza.',
      messages: {},
    },
    'moeraki/tahuna': {
      title: 'Tahuna, la spiaggia',
      text: 'Chi circonda un campo con quattro pietre proprie vince subito. I mezzi campi non valgono, e nemmeno i campi accanto alla sfera.',
      messages: {},
    },
    'moeraki/awa': {
      title: 'Awa, il fiume',
      text: 'Chi riempie con le proprie pietre un’intera diagonale da bordo a bordo vince subito; valgono anche quelle corte di tre cavità agli angoli. Se nella diagonale c’è la sfera, basta il tratto da un bordo fino a essa.',
      messages: {},
    },
    'moeraki/ara': {
      title: 'Ara, il sentiero',
      text: 'Chi riempie con le proprie pietre le quattro cavità di una fila esterna vince subito.',
      messages: {},
    },
    'moeraki/mata': {
      title: 'Mata, l’occhio (facoltativa)',
      text: 'Se è stato concordato, vince subito chi occupa tutte e quattro le cavità sulla linea del cerchio: f4, d6, h6 e f8. Se la sfera è in una di esse, bastano le altre tre.',
      messages: {},
    },
    'moeraki/game-over': {
      title: 'La fine è la fine',
      text: 'Una vittoria anticipata o il tabellone pieno chiude la partita, e nessun turno segue. La pietra che vince la chiude subito, perciò non porta con sé nessun Tane. Può vincere solo chi ha appena giocato.',
      messages: {
        broken: 'La partita è finita; {found} non si può più giocare.',
        tane: 'La pietra vince ({ways|term}), perciò il Tane di {seat} non entra in gioco.',
      },
    },
    'moeraki/marae': {
      title: 'Marae, la terra sacra',
      text: 'Quando tutte le 57 cavità sono piene e nessuno ha vinto prima, si contano le tessere: un punto ciascuna, mezzo punto per un mezzo campo vinto due a uno. Vince chi ne ha di più; a parità vince A, che ha messo la sfera. Al livello principiante non ci sono tessere, e il tabellone pieno è un pareggio.',
      messages: {},
    },
    'moeraki/score-total': {
      title: 'I punti del Marae',
      text: 'I punti dichiarati nel risultato sono quelli delle tessere sul tabellone, prima quelli di A.',
      messages: { broken: 'Le tessere danno {expected} (A, poi B); la partita dichiara {found}.' },
    },
    'moeraki/claim': {
      title: 'La vittoria dichiarata',
      text: 'Il vincitore e il modo di vincere dichiarati sono quelli che il tabellone mostra. Se una pietra vince in due modi, si può indicare l’uno o l’altro. Se qualcuno si è arreso, si indica solo il vincitore.',
      messages: {
        'no-win': 'Il turno dichiara {found|term}, ma non vince.',
        way: 'Il turno dichiara {found|term}, ma vince con {expected|term}.',
        result: 'La partita dichiara «{found}»; il tabellone dice «{expected}».',
        stopped: 'La partita dichiara «{found}», ma una partita interrotta non ha un risultato simile.',
      },
    },
    'moeraki/unfinished': {
      title: 'Un risultato va raggiunto',
      text: 'Si può dichiarare un risultato solo se la partita ci è arrivata, a meno che qualcuno si sia arreso o i due si siano accordati.',
      messages: { broken: 'Nessuno ha ancora vinto; cavità vuote: {empty}.' },
    },
    'moeraki/tane-level': {
      title: 'Il Tane è per i maestri',
      text: 'Il Tane esce dalla sua grotta solo al livello maestro.',
      messages: { broken: 'Al livello {level|term} il Tane non c’è.' },
    },
    'moeraki/tane-once': {
      title: 'Ogni Tane una volta',
      text: 'Ogni giocatore ha un Tane e può mandarlo in campo una volta per partita.',
      messages: { broken: 'Il Tane di {seat} è già stato usato.' },
    },
    'moeraki/tane-field': {
      title: 'Al posto di una tessera intera',
      text: 'Il Tane prende il posto di una tessera intera del proprio colore che la pietra di questo stesso turno porterebbe, anche se l’ha messa l’avversario. Se un mezzo campo vinto tre a zero valga come tessera intera è questione di interpretazione (tane-edge).',
      messages: {
        'no-field': '{field} non è un campo, perciò il Tane di {seat} non può starci.',
        'no-tile':
          'Questo turno non dà a {seat} una tessera intera in {field}, perciò il Tane non può starci.',
        edge: '{field} è un mezzo campo, e l’interpretazione scelta non vi ammette il Tane di {seat}.',
      },
    },
    'moeraki/tane-direction': {
      title: 'Il Tane guarda in diagonale',
      text: 'Il Tane guarda a nord-est, nord-ovest, sud-est o sud-ovest, e da quella parte deve esserci almeno un campo. Nord-est è dove crescono lettere e numeri.',
      messages: {
        broken:
          'Da {field} il Tane di {seat} non può guardare a {found|term}: da quella parte non ci sono campi.',
        unknown: '«{found}» non è una direzione in cui un Tane possa guardare: ne, nw, se o sw.',
      },
    },
    'moeraki/tane-sight': {
      title: 'Ciò che il Tane vede resta vuoto',
      text: 'Tutte le tessere dal Tane fino al bordo nella direzione in cui guarda si tolgono, anche quelle della sua tribù. Per il resto della partita su quei campi non va né una tessera né un Tane.',
      messages: { broken: '{field} è nello sguardo di un Tane: il Tane di {seat} non può starci.' },
    },
    'moeraki/tane-cross': {
      title: 'Sguardi che si incrociano',
      text: 'Dove lo sguardo del secondo Tane incrocia quello del primo, quell’unico campo torna libero: se è già deciso la tessera ritorna, altrimenti si potrà mettere più tardi.',
      messages: {},
    },
    'moeraki/tane-meets': {
      title: 'Il Tane incontra il Tane',
      text: 'Se il secondo Tane guarda il primo, il suo sguardo finisce prima del campo di quello. Se gli sta accanto non vede nulla, e ciò è permesso.',
      messages: {},
    },
    'moeraki/order': {
      title: 'Prima le proprie tessere',
      text: 'Se una pietra decide campi per entrambi, chi l’ha messa mette per primo tessere e Tane, poi l’avversario. Due Tane in un turno si scrivono in quest’ordine.',
      messages: {
        broken: 'La pietra è di {mover}, perciò il Tane di {mover} viene prima di quello di {opponent}.',
      },
    },
    'moeraki/kemu-starter': {
      title: 'Comincia chi ha vinto',
      text: 'In un Kemu chi ha vinto l’ultima partita mette la sfera nella successiva. Dopo un pareggio tocca di nuovo allo stesso giocatore o, secondo l’interpretazione (draw-starter), all’altro. I giocatori si riconoscono dal nome; i posti cambiano.',
      messages: {
        winner: '{expected} ha vinto l’ultima partita e mette la sfera, non {found}.',
        draw: 'L’ultima partita è finita pari; la sfera la mette {expected}, non {found}.',
      },
    },
    'moeraki/kemu-ball': {
      title: 'La sfera si sposta',
      text: 'Da una partita all’altra di un Kemu la sfera va in una cavità diversa dalla volta precedente.',
      messages: { broken: 'La sfera era in {found} già nell’ultima partita.' },
    },
    'moeraki/kemu-over': {
      title: 'Il Kemu è vinto',
      text: 'Un Kemu finisce appena qualcuno ha il numero di vittorie concordato; nessun’altra partita segue.',
      messages: { broken: 'Il Kemu è finito: lo ha vinto {winner} (vittorie necessarie: {wins}).' },
    },
  },
  legal: {
    stone: { intro: 'Cavità vuote:', item: '{hollow}' },
    ball: { intro: 'La sfera può andare in:', item: '{hollow}' },
    tane: { intro: 'Il Tane può essere:', item: '{seat} in {field}, sguardo a {direction|term}' },
    direction: { intro: 'Può guardare a:', item: '{direction|term}' },
  },
  rulings: {
    'tane-edge': 'Il Tane può sostituire una tessera su un mezzo campo vinto tre a zero?',
    'tane-score': 'Il Tane vale un punto al Marae?',
    'tile-shortage': 'Un campo conta per chi non ha più tessere?',
    'draw-starter': 'Chi mette la sfera dopo un pareggio?',
  },
};
