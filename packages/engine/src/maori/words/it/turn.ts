import type { RuleWords } from '../../../catalogue/words.ts';
import type { MaoriRule } from '../../rules.ts';

export const turnIt = {
  'maori/turn-order': {
    title: 'Uno dopo l’altro',
    text: 'I posti giocano a turno, ciascuno una volta per giro.',
    messages: { broken: 'Gioca {found}, ma tocca a {expected}.' },
  },
  'maori/ship-must-move': {
    title: 'La nave degli esploratori si muove sempre',
    text: 'Ogni turno comincia con la nave degli esploratori: almeno un passo in senso orario, anche se poi si passa.',
    messages: { broken: 'La nave degli esploratori resta in {position}; deve fare almeno un passo.' },
  },
  'maori/ship-range': {
    title: 'Fin dove arriva la nave degli esploratori',
    text: 'Ogni barca sul proprio piano all’inizio del turno, anche stampata, vale un passo gratuito. Ogni passo in più costa una conchiglia. Girare l’angolo è un passo come gli altri.',
    messages: {
      broken: 'Passi: {steps}, barche: {boats}. Il resto costa in conchiglie {cost}; disponibili: {shells}.',
    },
  },
  'maori/shells': {
    title: 'Si paga con ciò che si ha',
    text: 'I passi della nave degli esploratori, le tessere saltate e la navigazione si pagano insieme, con le conchiglie che si avevano prima del turno. Quelle portate da una tessera arrivano troppo tardi.',
    messages: {
      broken:
        'Costo del turno in conchiglie: {cost} (passi {steps}, tessera {take}, navigazione {sail}); disponibili: {shells}.',
    },
  },
  'maori/take-line': {
    title: 'Una linea della matrice',
    text: 'Si prende dalla riga o dalla colonna davanti alla nave degli esploratori. I suoi quattro posti si contano a partire dalla nave.',
    messages: { broken: 'La linea in {position} ha i posti da 1 a 4; il posto {place} non esiste.' },
  },
  'maori/take-cost': {
    title: 'Quanto costa una tessera',
    text: 'La tessera accanto alla nave degli esploratori è gratis. Per una più lontana si paga una conchiglia per ogni tessera saltata. Se un posto vuoto lungo la via costi altrettanto, lo dice la decisione «gap».',
    messages: {},
  },
  'maori/take-empty': {
    title: 'Lì non c’è nulla',
    text: 'Finita la pila, i posti della matrice restano vuoti. Da lì non si prende nulla.',
    messages: { broken: 'Il posto {place} della linea in {position} è vuoto.' },
  },
  'maori/volcano-take': {
    title: 'I vulcani restano',
    text: 'Nessuno può prendere un vulcano. Resta al suo posto nella matrice fino alla fine.',
    messages: {
      broken: 'Nel posto {place} della linea in {position} c’è un vulcano, che non si può prendere.',
    },
  },
  'maori/volcano-blocks': {
    title: 'I vulcani sbarrano la via',
    text: 'Ciò che per la nave degli esploratori sta dietro a un vulcano è irraggiungibile. Dall’altro capo della linea può essere libero.',
    messages: { broken: 'Da {position} il posto {place} sta dietro al vulcano nel posto {volcano}.' },
  },
  'maori/place-space': {
    title: 'Acqua libera',
    text: 'Una tessera va su uno spazio d’acqua del proprio piano che non ne abbia già una. La terra stampata non è acqua.',
    messages: {
      off: '{space} non è sul piano di gioco.',
      land: '{space} è terra stampata.',
      occupied: 'In {space} c’è già una tessera.',
    },
  },
  'maori/palms-upright': {
    title: 'Le palme stanno dritte',
    text: 'Una tessera con una palma si mette in modo che il proprietario veda la palma dritta: c’è un solo modo. Senza palme la si gira a piacere, e le mezze ghirlande girano con lei.',
    messages: { broken: 'La tessera {face} ha una palma e non si può girare in {found}.' },
  },
  'maori/turn-shape': {
    title: 'Girare non cambia il tipo',
    text: 'Una tessera terminale girata resta terminale, una centrale resta centrale. Il nuovo lato di una mezza ghirlanda si indica solo per una tessera centrale che ne ha esattamente una.',
    messages: { broken: 'Comunque la si giri, la tessera {face} non diventa mai {shape}.' },
  },
  'maori/place-fits': {
    title: 'Combaciare con le vicine',
    text: 'Nelle edizioni inglese e italiana una tessera deve combaciare con ogni tessera a cui viene accostata: terra con terra, acqua con acqua. L’edizione tedesca permette di metterla anche dove non combacia. Il bordo, la terra stampata e gli spazi vuoti non contano mai.',
    messages: { broken: 'In {space} la tessera {face} non combacia con le vicine: {neighbours}.' },
  },
  'maori/shell-gain': {
    title: 'Conchiglie dalle tessere',
    text: 'Chi mette sul piano una tessera con conchiglie, dalla matrice o dal deposito, ne riceve altrettante di legno, o quante ne restano nella riserva. Metterla in deposito non ne dà ancora.',
    messages: {},
  },
  'maori/store-one': {
    title: 'Posto per una',
    text: 'Il deposito tiene una sola tessera. Solo quando è vuoto se ne può mettere un’altra.',
    messages: { broken: 'Il deposito è occupato: contiene {stored}.' },
  },
  'maori/store-empty': {
    title: 'Deposito vuoto',
    text: 'Per mettere sul piano una tessera dal deposito bisogna averne una lì.',
    messages: { broken: 'Il deposito è vuoto: da lì non si può mettere nulla.' },
  },
  'maori/remove-tile': {
    title: 'Liberare uno spazio',
    text: 'Invece di prendere una tessera si può rimettere nella scatola una di quelle sul proprio piano, quale si vuole.',
    messages: {
      off: '{space} non è sul piano di gioco.',
      empty: 'In {space} non c’è una tessera da togliere.',
    },
  },
  'maori/refill': {
    title: 'Chiudere il vuoto',
    text: 'Al posto della tessera piazzata o messa in deposito ne arriva una dalla pila, e la registrazione dice quale. Ora può essere anche un vulcano. Finita la pila, il posto resta vuoto.',
    messages: {
      missing: 'Non è scritto quale tessera ha chiuso il vuoto; ancora nella pila: {stack}.',
      spent: 'La pila è finita: {face} non può venire da lì.',
    },
  },
  'maori/no-refill': {
    title: 'Senza vuoto niente aggiunta',
    text: 'Un turno in cui non si prende nulla dalla matrice la lascia com’è.',
    messages: { broken: 'Dalla matrice non è stato preso nulla: per {face} non c’è posto.' },
  },
  'maori/explorer-check': {
    title: 'Dov’è stata vista la nave degli esploratori',
    text: 'Una registrazione può annotare dove arriva la nave degli esploratori. Se i passi portano altrove, valgono i passi.',
    messages: { broken: 'I passi portano in {expected}; nella registrazione c’è {found}.' },
  },
  'maori/shells-check': {
    title: 'Conchiglie contate',
    text: 'Una registrazione può annotare quante conchiglie ha chi ha giocato, dopo il turno. Se pagamenti e guadagni danno un altro numero, vale quello calcolato.',
    messages: {
      broken:
        'Conchiglie dopo questo turno: {expected}; nella registrazione: {found}. Prima {had}, pagate {paid}, ricevute {gained}.',
    },
  },
} satisfies { readonly [rule in MaoriRule]?: RuleWords };
