import type { NotationRule } from '@motu/notation';
import type { Words } from '../../catalogue/words.ts';

export const notationIt: Words<NotationRule> = {
  rules: {
    'notation/syntax': {
      title: 'La forma di una partita scritta',
      text: 'Una partita scritta è fatta di tag, poi di turni, poi di un risultato. Ogni turno comincia con la sua etichetta ed elenca le sue parti in un ordine fisso. Un errore di scrittura costa solo il turno in cui si trova; la lettura riprende all’etichetta seguente.',
      messages: {
        broken: '«{found}» non può stare qui. Atteso: {expected|term}.',
        ends: 'Qui manca qualcosa. Atteso: {expected|term}.',
        'near-miss': '«{found}» non è leggibile. Si intendeva «{meant}»? ({slip|term})',
        order:
          '«{found}» è {part|term}, ma non può stare qui: viene troppo presto, troppo tardi o una seconda volta.',
        'unclosed-comment': 'Questo commento non viene mai chiuso. Alla sua fine va una }.',
        'unclosed-variation': 'Questa variante non viene mai chiusa. Dopo il suo ultimo turno va una ).',
        'broken-tag': '«{found}» non è un tag. Un tag si scrive così: [Nome "valore"].',
        'tag-near-miss': '«{found}» non è un tag. Si intendeva {meant}?',
        'late-tag': 'Il tag {found} sta dopo il primo turno. I tag stanno prima di tutti i turni.',
        'motu-first': 'Il tag [Motu "1"] apre una partita: va prima di tutti gli altri tag.',
        'after-result': '«{found}» sta dopo il risultato. Il risultato chiude la partita.',
        'too-deep':
          'Le varianti sono annidate oltre il livello {limit}. Ciò che è più in profondità viene tralasciato.',
        'too-many': 'Questa partita ha più di {limit} parole. Il resto viene tralasciato.',
        'too-long': 'Questa partita supera {limit} caratteri. Viene tralasciata.',
      },
    },
    'notation/unknown-game': {
      title: 'Il gioco è noto',
      text: 'Il tag Game dice quale gioco è stato giocato: maori, mahe o moeraki.',
      messages: { broken: 'Un gioco «{found}» qui non esiste. Giochi noti: {games}.' },
    },
    'notation/version': {
      title: 'La versione della notazione',
      text: 'Il tag Motu dà la versione della notazione, perché le vecchie partite restino leggibili. Questa è la versione 1.',
      messages: {
        broken:
          'Questa partita è scritta nella versione «{found}» della notazione; si può leggere la versione {expected}.',
      },
    },
    'notation/missing-tag': {
      title: 'Un tag necessario',
      text: 'Alcuni tag servono per rigiocare una partita: Motu e Game sempre, e tutto ciò di cui la preparazione del gioco non può fare a meno.',
      messages: { broken: 'Manca il tag {tag}.' },
    },
    'notation/bad-tag-value': {
      title: 'Il valore di un tag',
      text: 'I tag che contano per rigiocare la partita hanno valori di forma fissa.',
      messages: {
        broken: 'Il tag {tag} non può avere il valore «{value}».',
        form: 'Il tag {tag} non può avere il valore «{value}». Si scrive così: {example}',
        'one-of': 'Il tag {tag} non può avere il valore «{value}». Si può scegliere tra: {choices}.',
        inventory:
          'L’inventario di tessere «{value}» non è stato fornito, quindi le sue tessere non si possono contare.',
      },
    },
    'notation/duplicate-tag': {
      title: 'Un tag sta una volta sola',
      text: 'In una partita ogni tag sta una volta sola. Di due conta il primo.',
      messages: { broken: 'Il tag {tag} sta qui una seconda volta. Conta il primo.' },
    },
    'notation/seats': {
      title: 'Posti senza vuoti',
      text: 'I tag A, B, C e così via nominano i giocatori in ordine di turno. Cominciano da A e non saltano lettere.',
      messages: {
        broken: 'C’è un posto {found}, ma prima manca il posto {missing}.',
        none: 'La partita non nomina giocatori. Si scrive [A "…"], [B "…"] e così via, in ordine di turno.',
      },
    },
    'notation/label': {
      title: 'L’etichetta di un turno',
      text: 'Un’etichetta dà il giro e il posto. Il posto fa parte della partita, e il giro cresce di uno quando tocca di nuovo al primo posto.',
      messages: {
        round: 'Questo turno è {expected}, ma porta l’etichetta {found}.',
        seat: 'L’etichetta {found} nomina un posto che non c’è nella partita. Posti: {seats}.',
      },
    },
    'notation/no-result': {
      title: 'Alla fine sta un risultato',
      text: 'Ogni partita finisce con una riga di risultato, o con * se la scrittura si interrompe e non afferma nulla.',
      messages: { broken: 'La partita non ha un risultato. Si scrive # con il risultato, o * se non c’è.' },
    },
    'notation/encoding': {
      title: 'Caratteri leggibili',
      text: 'Una partita scritta è testo in UTF-8. I caratteri di controllo e i segni di direzione invisibili non vi hanno posto: con essi una riga si legge diversa da com’è.',
      messages: { broken: 'Il carattere {code} non può stare in una partita scritta. Va tolto o riscritto.' },
    },
  },
  legal: {},
  facts: {},
  rulings: {},
  terms: {
    tag: 'un tag come [A "Ana"]',
    label: 'il turno seguente, per esempio 2A',
    action: 'un’azione come 2:c3, 2:s, s:c3, c3:x o pass',
    dice: 'dadi come 2+4',
    stone: 'una conca come c5, o *f6 per la palla',
    explorer: 'i passi della nave esplorante come +2',
    sail: 'lo spazio di una nave come @c3',
    relocate: 'lo spazio di una nave come @c3',
    refill: 'la tessera di rimpiazzo come =~s',
    shells: 'un numero di conchiglie come $4',
    landing: 'una casella d’arrivo come @12 o @raft',
    reveal: 'la carta scoperta come =4 o =nest',
    tane: 'un Tane come TAe4sw',
    claim: 'il modo di vittoria come #awa',
    sic: 'la parola sic',
    glyph: 'un segno come !',
    variation: 'una variante tra parentesi',
    'variation-end': 'la fine della variante, )',
    points: 'il risultato come # 37 31, o *',
    outcome: 'il risultato come # A tahuna, o *',
    end: 'la fine della partita',
    typographic: 'è stato incollato un carattere tipografico',
    plus: 'manca il +',
    swapped: 'lettera e numero sono scambiati',
    'letter-o': 'la lettera o e la cifra 0 sono confuse',
    'symbol-order': 'i simboli stanno nell’ordine p h L l b s',
    colon: 'manca il : o al suo posto sta un altro segno',
    separator: 'i dadi si uniscono con +',
    case: 'maiuscole e minuscole sono confuse',
    punctuation: 'un segno di punteggiatura di troppo',
  },
};
