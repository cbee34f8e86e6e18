import type { NotationRule } from '@motu/notation';
import type { Words } from '../../catalogue/words.ts';

export const notationDe: Words<NotationRule> = {
  rules: {
    'notation/syntax': {
      title: 'Die Form einer Aufzeichnung',
      text: 'Eine Aufzeichnung besteht aus Tags, dann Zügen, dann einem Ergebnis. Jeder Zug beginnt mit seinem Label und nennt seine Teile in fester Reihenfolge. Ein Schreibfehler kostet nur den Zug, in dem er steht; beim nächsten Label geht es weiter.',
      messages: {
        broken: '„{found}“ kann hier nicht stehen. Erwartet: {expected|term}.',
        ends: 'Hier fehlt etwas. Erwartet: {expected|term}.',
        'near-miss': '„{found}“ ist nicht lesbar. War „{meant}“ gemeint? ({slip|term})',
        order:
          '„{found}“ ist {part|term}, kann aber hier nicht stehen: Es kommt zu früh, zu spät oder ein zweites Mal.',
        'unclosed-comment': 'Dieser Kommentar wird nie geschlossen. An sein Ende gehört ein }.',
        'unclosed-variation': 'Diese Variante wird nie geschlossen. Nach ihrem letzten Zug gehört ein ).',
        'broken-tag': '„{found}“ ist kein Tag. Ein Tag sieht so aus: [Name "Wert"].',
        'tag-near-miss': '„{found}“ ist kein Tag. War {meant} gemeint?',
        'late-tag': 'Das Tag {found} steht nach dem ersten Zug. Tags stehen vor allen Zügen.',
        'motu-first': 'Das Tag [Motu "1"] eröffnet eine Partie: Es steht vor allen anderen Tags.',
        'after-result': '„{found}“ steht hinter dem Ergebnis. Das Ergebnis beendet die Partie.',
        'too-deep': 'Varianten sind tiefer als {limit} verschachtelt. Was tiefer liegt, wird ausgelassen.',
        'too-many': 'Diese Partie hat mehr als {limit} Wörter. Der Rest wird ausgelassen.',
        'too-long': 'Diese Partie ist länger als {limit} Zeichen. Sie wird ausgelassen.',
      },
    },
    'notation/unknown-game': {
      title: 'Das Spiel ist bekannt',
      text: 'Das Tag Game nennt das gespielte Spiel: maori, mahe oder moeraki.',
      messages: {
        broken: 'Ein Spiel „{found}“ gibt es hier nicht. Bekannte Spiele: {games}.',
        'near-miss': 'Ein Spiel „{found}“ gibt es hier nicht. War „{meant}“ gemeint?',
      },
    },
    'notation/version': {
      title: 'Die Version der Notation',
      text: 'Das Tag Motu nennt die Version der Notation, damit alte Aufzeichnungen lesbar bleiben. Dies ist Version 1.',
      messages: {
        broken:
          'Diese Aufzeichnung ist in Version „{found}“ der Notation geschrieben; lesbar ist Version {expected}.',
      },
    },
    'notation/missing-tag': {
      title: 'Ein nötiges Tag',
      text: 'Manche Tags braucht es, um eine Partie nachzuspielen: Motu und Game immer, dazu alles, ohne das der Aufbau des Spiels nicht auskommt.',
      messages: { broken: 'Das Tag {tag} fehlt.' },
    },
    'notation/bad-tag-value': {
      title: 'Der Wert eines Tags',
      text: 'Tags, die für das Nachspielen zählen, haben Werte von fester Form.',
      messages: {
        broken: 'Das Tag {tag} kann den Wert „{value}“ nicht haben.',
        form: 'Das Tag {tag} kann den Wert „{value}“ nicht haben. So sieht er aus: {example}',
        'near-miss': 'Das Tag {tag} kann den Wert „{value}“ nicht haben. War „{meant}“ gemeint?',
        'one-of': 'Das Tag {tag} kann den Wert „{value}“ nicht haben. Zur Wahl stehen: {choices}.',
        inventory:
          'Das Plättchenverzeichnis „{value}“ wurde nicht mitgegeben, daher lassen sich seine Plättchen nicht zählen.',
      },
    },
    'notation/duplicate-tag': {
      title: 'Ein Tag steht einmal',
      text: 'Jedes Tag steht in einer Partie einmal. Von zweien zählt das erste.',
      messages: { broken: 'Das Tag {tag} steht hier ein zweites Mal. Es zählt das erste.' },
    },
    'notation/seats': {
      title: 'Plätze ohne Lücken',
      text: 'Die Tags A, B, C und so weiter nennen die Spieler in Zugreihenfolge. Sie beginnen bei A und lassen keinen Buchstaben aus.',
      messages: {
        broken: 'Es gibt einen Platz {found}, aber keinen Platz {missing} davor.',
        none: 'Die Aufzeichnung nennt keine Spieler. Zu schreiben ist [A "…"], [B "…"] und so weiter, in Zugreihenfolge.',
      },
    },
    'notation/label': {
      title: 'Das Label eines Zuges',
      text: 'Ein Label nennt Runde und Platz. Der Platz gehört zur Partie, und die Runde steigt um eins, wenn der erste Platz wieder am Zug ist.',
      messages: {
        round: 'Dieser Zug ist {expected}, trägt aber das Label {found}.',
        seat: 'Das Label {found} nennt einen Platz, den es in der Partie nicht gibt. Plätze: {seats}.',
      },
    },
    'notation/no-result': {
      title: 'Am Ende steht ein Ergebnis',
      text: 'Jede Partie endet mit einer Ergebniszeile oder mit *, wenn die Aufzeichnung abbricht und nichts behauptet.',
      messages: {
        broken:
          'Die Aufzeichnung hat kein Ergebnis. Zu schreiben ist # mit dem Ergebnis oder *, wenn es keines gibt.',
      },
    },
    'notation/encoding': {
      title: 'Lesbare Zeichen',
      text: 'Eine Aufzeichnung ist Text in UTF-8. Steuerzeichen und unsichtbare Richtungszeichen haben darin nichts zu suchen: Mit ihnen liest sich eine Zeile anders, als sie ist.',
      messages: {
        broken:
          'Das Zeichen {code} kann in einer Aufzeichnung nicht stehen. Es ist zu löschen oder neu zu schreiben.',
      },
    },
  },
  legal: {},
  facts: {},
  rulings: {},
  terms: {
    or: ' oder ',
    target: 'ein Feld wie c3, oder s für den Speicher',
    space: 'ein Feld wie c3',
    face: 'ein Plättchen wie >pl: eine Form aus o > < ^ v - | ~ *, dann Symbole in der Reihenfolge p h L l b s',
    remove: 'c3:x für ein Plättchen, das aus dem Spiel geht',
    ball: 'die Mulde der Kugel wie *f6',
    tag: 'ein Tag wie [A "Ana"]',
    label: 'der nächste Zug, etwa 2A',
    action: 'eine Aktion wie 2:c3, 2:s, s:c3, c3:x oder pass',
    dice: 'Würfel wie 2+4',
    stone: 'eine Mulde wie c5, oder *f6 für die Kugel',
    explorer: 'die Schritte des Entdeckerschiffs wie +2',
    sail: 'das Feld eines Schiffs wie @c3',
    relocate: 'das Feld eines Schiffs wie @c3',
    refill: 'das nachgelegte Plättchen wie =~s',
    shells: 'eine Muschelzahl wie $4',
    landing: 'ein Zielfeld wie @12 oder @raft',
    reveal: 'die aufgedeckte Karte wie =4 oder =nest',
    tane: 'ein Tane wie TAe4sw',
    claim: 'die Siegart wie #awa',
    sic: 'das Wort sic',
    glyph: 'ein Zeichen wie !',
    variation: 'eine Variante in Klammern',
    'variation-end': 'das Ende der Variante, )',
    points: 'das Ergebnis wie # 37 31, oder *',
    outcome: 'das Ergebnis wie # A tahuna, oder *',
    end: 'das Ende der Partie',
    typographic: 'ein typografisches Zeichen wurde eingefügt',
    plus: 'das + fehlt',
    equals: 'das = fehlt',
    swapped: 'Buchstabe und Zahl sind vertauscht',
    'letter-o': 'der Buchstabe o und die Ziffer 0 sind verwechselt',
    'letter-l': 'der Buchstabe l und die Ziffer 1 sind verwechselt',
    'one-word': 'das ist ein Wort ohne Leerzeichen',
    'symbol-order': 'die Symbole stehen in der Reihenfolge p h L l b s',
    colon: 'der : fehlt oder ist durch ein anderes Zeichen ersetzt',
    separator: 'Würfel werden mit + verbunden',
    case: 'Groß- und Kleinbuchstaben sind verwechselt',
    punctuation: 'ein überzähliges Satzzeichen',
    blanks: 'zwischen den Punkten stehen nur Leerzeichen',
    decimal: 'Dezimalzahlen haben einen Punkt, kein Komma',
    'seat-first': 'der Platz steht zuerst',
  },
};
