import type { Words } from '../../catalogue/words.ts';
import type { MaheRule } from '../rules.ts';
import { maheToldIt } from './it/told.ts';

export const maheIt: Words<MaheRule> = {
  ...maheToldIt,
  rules: {
    'mahe/player-count': {
      title: 'Da due a sette giocatori',
      text: 'A Mahé si gioca da due a sette. Solo in due o in tre si possono prendere due tartarughe a testa; se si è di più, ogni posto ne ha una.',
      messages: {
        broken: 'Per Mahé servono da 2 a 7 giocatori; la partita ne indica {players}.',
        turtles: 'Due tartarughe a testa si usano in 2 o in 3 giocatori; qui sono {players}.',
      },
    },
    'mahe/card-count': {
      title: 'Le carte nella scatola',
      text: 'Nessun valore può essere scoperto più volte di quante la scatola lo contenga. Di tutte le carte uova se ne giocano solo venti; le altre sono state messe da parte senza guardarle. Anche le carte possedute all’inizio di una posizione sono già state viste.',
      messages: {
        broken:
          'Il valore {card} viene scoperto una volta di troppo: carte di questo valore nella scatola: {holds}.',
        total: 'Questa sarebbe la carta uova numero {count}; se ne giocano solo {most}.',
      },
    },
    'mahe/turn-order': {
      title: 'Un posto dopo l’altro',
      text: 'I posti giocano a turno. Chi ha due tartarughe le muove entrambe nel proprio turno, una dopo l’altra, e ogni volta sceglie di nuovo quale muovere per prima.',
      messages: {
        broken: 'Gioca {found}, ma è il turno di {expected}.',
        unmoved: 'La tartaruga {turtle} di {seat} non è stata mossa in questo turno.',
      },
    },
    'mahe/turtle': {
      title: 'Quale tartaruga muove',
      text: 'Con due tartarughe a testa ogni mossa dice a quale delle due si riferisce, e nessuna muove due volte nello stesso turno. Se la prima sballa, la seconda muove lo stesso.',
      messages: {
        broken: 'La tartaruga {turtle} ha già mosso in questo turno.',
        unnamed: 'Con due tartarughe a testa la mossa deve dire quale muove.',
        unknown: 'La tartaruga {turtle} non esiste: tartarughe per giocatore: {own}.',
      },
    },
    'mahe/die': {
      title: 'Le facce di un dado',
      text: 'Un dado mostra un numero da 1 a 6.',
      messages: { broken: 'Un dado non può mostrare {found}.' },
    },
    'mahe/first-die': {
      title: 'Il primo dado',
      text: 'Ogni mossa comincia con il lancio di un dado. Questo primo dado va lanciato davvero: una carta uova non può prenderne il posto.',
      messages: {
        broken: 'La carta uova {card} non può sostituire il primo dado.',
        none: 'Per questa mossa non è stato lanciato alcun dado.',
      },
    },
    'mahe/dice-max': {
      title: 'Al massimo tre dadi',
      text: 'I dadi sono tre, e in una mossa ciascuno si usa al massimo una volta. Una carta che sostituisce un dado conta come un dado.',
      messages: { broken: 'Dadi in questa mossa: {found}; il massimo è {expected}.' },
    },
    'mahe/third-die': {
      title: 'Il terzo dado',
      text: 'Un terzo dado può seguire solo finché i primi due fanno insieme 6 o meno. Con esattamente 7 i lanci sono finiti, e a maggior ragione oltre.',
      messages: { broken: 'I primi due dadi fanno {sum}; un terzo può seguire solo sotto il 7.' },
    },
    'mahe/bust': {
      title: 'Sballare',
      text: 'Appena i dadi superano il 7 i lanci finiscono. La tartaruga va sulla zattera e con lei tutte quelle che le stanno sopra; quelle sotto restano dove sono.',
      messages: { broken: 'I dadi facevano già {sum}, più di 7, eppure ne è stato lanciato un altro.' },
    },
    'mahe/distance': {
      title: 'Quanto lontano si va',
      text: 'La somma dei dadi si moltiplica per il loro numero: un dado vale una volta, due valgono il doppio, tre il triplo. Un sette con tre dadi è un giro intero di 21 caselle.',
      messages: {},
    },
    'mahe/carry': {
      title: 'Portare in groppa',
      text: 'Una tartaruga porta con sé tutte quelle che ha sul dorso e lascia indietro quelle che ha sotto. All’arrivo sale, con chi la cavalca, sopra chi si trova già lì; sorpassare è libero. Sulla zattera le tartarughe stanno una accanto all’altra, e da lì il primo passo porta alla casella 1.',
      messages: {},
    },
    'mahe/landing': {
      title: 'La casella d’arrivo annotata',
      text: 'Dopo i dadi si può annotare dove è arrivata la tartaruga. L’annotazione deve corrispondere a ciò che danno i dadi.',
      messages: { broken: 'Tartaruga {turtle}: arrivo corretto: {expected|term}; annotato: {found|term}.' },
    },
    'mahe/lay': {
      title: 'Deporre le uova',
      text: 'Una mossa che raggiunge la casella 21 o la oltrepassa fa vincere la carta uova scoperta, una volta sola. La prende il proprietario della tartaruga più in alto fra quelle che si sono mosse. Partire dalla casella 21 non dà nulla.',
      messages: {},
    },
    'mahe/reveal': {
      title: 'Scoprire la carta seguente',
      text: 'Vinta una carta uova, si scopre e si annota la seguente; sotto la ventesima appare il nido. Se nessuno ha deposto, non si scopre nulla.',
      messages: {
        broken: 'È stata vinta una carta uova; manca quale carta è stata scoperta dopo.',
        'missing-nest':
          'È stata vinta la ventesima carta uova; manca l’annotazione che ora il nido è scoperto.',
        superfluous: 'Qui non si scopre alcuna carta, ma ne è annotata una: {found|term}.',
        'nest-due': 'È stata vinta la ventesima carta uova: ora è scoperto il nido e non la carta {found}.',
        'card-due': 'Il nido non è ancora scoperto: ci sono altre carte uova.',
      },
    },
    'mahe/decider': {
      title: 'Chi decide sui dadi',
      text: 'Se lanciare un secondo e un terzo dado lo decide il proprietario della tartaruga più in alto nella pila che si muove, di chiunque sia il turno.',
      messages: {},
    },
    'mahe/card-level': {
      title: 'Carte come dadi solo nella variante',
      text: 'Le carte uova possono sostituire i dadi solo se si è scelta la variante, cioè al livello cards.',
      messages: { broken: 'La carta uova {card} sostituisce un dado, ma si gioca al livello basic.' },
    },
    'mahe/card-once': {
      title: 'Una carta per mossa',
      text: 'In una mossa può subentrare al massimo una carta uova, al posto del secondo o del terzo dado.',
      messages: {
        broken: 'La carta uova {card} è già la seconda di questa mossa; se ne può usare una sola.',
        place: 'La carta uova {card} può sostituire solo il secondo o il terzo dado.',
      },
    },
    'mahe/card-owned': {
      title: 'Di chi è la carta',
      text: 'Chi decide spende una carta propria, che esce dal gioco. Chi deve portare altri può offrirne una delle sue, ma nessuno può costringerlo.',
      messages: {
        broken: '{seat} non ha nessuna carta uova {card}.',
        seat: '{found} non può offrire una carta qui: solo {decider}, che decide, o {mover}, che muove.',
      },
    },
    'mahe/card-bust': {
      title: 'Non si sballa con una carta',
      text: 'Una carta non può portare la somma oltre il 7.',
      messages: { broken: 'La carta uova {card} porta la somma a {sum}; al massimo andava bene {most}.' },
    },
    'mahe/game-over': {
      title: 'Il nido chiude la partita',
      text: 'Finita la ventesima carta, la prossima tartaruga o pila che arriva alla spiaggia vince il nido con le sue sette uova. In quel momento la partita è finita; non muove più nemmeno la seconda tartaruga di un giocatore.',
      messages: {
        broken: 'La partita era già finita prima del turno {found}.',
        second: 'Con la prima tartaruga è stato vinto il nido; la seconda non muove più.',
      },
    },
    'mahe/unfinished': {
      title: 'Punteggi prima della fine',
      text: 'Un punteggio finale si può dichiarare quando il nido è stato vinto, o se i giocatori si sono accordati per smettere. I numeri concordati valgono così come sono.',
      messages: {
        broken: 'È dichiarato un punteggio finale, ma il nido non è stato vinto (carte uova prese: {taken}).',
      },
    },
    'mahe/score-total': {
      title: 'Contare le uova',
      text: 'Le uova di un giocatore sono la somma delle carte che ha ancora, più sette per il nido.',
      messages: {
        broken: 'Uova di {seat}: {expected}; dichiarate: {found}.',
        count: 'Sono dichiarati punteggi per {found} giocatori; al tavolo ne siedono {expected}.',
      },
    },
    'mahe/winner': {
      title: 'Chi vince',
      text: 'Vince chi ha più uova. A parità decide chi ha più carte, contando il nido come una; se anche queste sono pari, la vittoria è condivisa.',
      messages: {},
    },
  },
  legal: {
    landing: { intro: 'Corretto sarebbe:', item: '{field|term}' },
    reveal: { intro: 'Si potrebbe scoprire:', item: '{card|term}' },
    turtle: { intro: 'Deve ancora muovere:', item: 'tartaruga {turtle}' },
    throw: { intro: 'I lanci finiscono con:', item: '{dice}' },
    card: { intro: 'Carte in mano:', item: '{card}' },
    total: { intro: 'Corretto sarebbe:', item: '{totals}' },
  },
  rulings: {},
};
