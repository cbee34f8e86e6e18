import type { Words } from '../../catalogue/words.ts';
import type { MoerakiRule } from '../rules.ts';
import { moerakiToldDe } from './de/told.ts';

export const moerakiDe: Words<MoerakiRule> = {
  ...moerakiToldDe,
  rules: {
    'moeraki/player-count': {
      title: 'Zwei Spieler',
      text: 'Moeraki-Kemu ist ein Duell. A eröffnet mit der Kugel, B antwortet mit dem ersten Stein.',
      messages: { broken: 'Das Spiel braucht genau {expected} Spieler; die Aufzeichnung nennt {found}.' },
    },
    'moeraki/ball-first': {
      title: 'Die Kugel eröffnet',
      text: 'Der erste Zug gehört A und setzt die Moeraki-Kugel, sonst nichts. Danach bleibt sie liegen: Kein späterer Zug setzt sie noch einmal.',
      messages: {
        missing: 'Der erste Zug muss die Kugel setzen.',
        later: 'Die Kugel wird nur im ersten Zug gesetzt; jetzt kann sie nicht nach {found}.',
      },
    },
    'moeraki/ball-hollow': {
      title: 'Die Kugel gehört in den Kreis',
      text: 'Die Kugel kommt in eine der neun Mulden auf und in dem Moeraki-Kreis: f4, e5, g5, d6, f6, h6, e7, g7 oder f8.',
      messages: { broken: '{found} ist keine der neun Mulden des Moeraki-Kreises.' },
    },
    'moeraki/turn-order': {
      title: 'Abwechselnd, je ein Stein',
      text: 'Nach der Kugel ziehen die Spieler abwechselnd, B zuerst. Jeder Zug setzt genau einen eigenen Stein; der Zug mit der Kugel setzt keinen.',
      messages: {
        broken: 'Am Zug ist {expected}, nicht {found}.',
        none: 'Der Zug setzt keinen Stein.',
        several: 'Ein Zug setzt einen Stein; dieser setzt {count}.',
        'with-ball': 'Der Zug mit der Kugel setzt keinen Stein.',
      },
    },
    'moeraki/hollow': {
      title: 'Steine liegen in Mulden',
      text: 'Ein Stein kommt in eine der 57 Mulden. Die Felder dazwischen sind für Stammesplättchen da, und in den vier Ecken des Bretts ist keine Mulde.',
      messages: {
        field: '{found} ist ein Feld, keine Mulde.',
        nothing: 'Auf {found} gibt es keine Mulde.',
      },
    },
    'moeraki/occupied': {
      title: 'Ein Stein je Mulde',
      text: 'In einer Mulde liegt ein Stein oder die Kugel, und was liegt, wird nicht mehr bewegt. Nur leere Mulden lassen sich füllen.',
      messages: { broken: '{hollow} ist schon besetzt (von {by|term}).' },
    },
    'moeraki/stones': {
      title: 'Je 28 Steine',
      text: 'Jeder Spieler hat 28 Steine. Im Spiel werden es nie mehr; nur eine falsch notierte Stellung kann mehr zeigen.',
      messages: { broken: 'Steine von {seat} auf dem Brett: {found}; in der Schachtel sind {expected}.' },
    },
    'moeraki/tribe-tile': {
      title: 'Stammesplättchen',
      text: 'Ist die letzte Mulde um ein Feld gefüllt, gleich von wem, bekommt es sofort ein Plättchen dessen, der dort mehr Steine hat; bei zwei gegen zwei bleibt es frei. Die Kugel zählt für niemanden: Neben ihr entscheiden drei Steine, und immer für ein ganzes Plättchen. Halbe Felder am Rand haben drei Mulden: drei zu null ergibt ein ganzes, zwei zu eins ein halbes Plättchen.',
      messages: {},
    },
    'moeraki/tahuna': {
      title: 'Tahuna, der Strand',
      text: 'Wer ein Feld mit vier eigenen Steinen umgibt, gewinnt sofort. Halbe Felder zählen nicht, Felder neben der Kugel auch nicht.',
      messages: {},
    },
    'moeraki/awa': {
      title: 'Awa, der Fluss',
      text: 'Wer eine ganze Diagonale von Rand zu Rand mit eigenen Steinen füllt, gewinnt sofort; auch die kurzen mit drei Mulden an den Ecken zählen. Liegt die Kugel in der Diagonale, genügt das Stück von einem Rand bis zu ihr.',
      messages: {},
    },
    'moeraki/ara': {
      title: 'Ara, der Weg',
      text: 'Wer die vier Mulden einer Außenreihe mit eigenen Steinen füllt, gewinnt sofort.',
      messages: {},
    },
    'moeraki/mata': {
      title: 'Mata, das Auge (wahlweise)',
      text: 'Ist es vereinbart, gewinnt sofort, wer alle vier Mulden auf der Kreislinie besetzt: f4, d6, h6 und f8. Liegt die Kugel in einer davon, genügen die anderen drei.',
      messages: {},
    },
    'moeraki/game-over': {
      title: 'Schluss ist Schluss',
      text: 'Ein vorzeitiger Sieg oder das volle Brett beendet die Partie, danach folgt kein Zug. Ein Siegstein beendet sie sofort, also kommt mit ihm kein Tane. Gewinnen kann nur, wer gerade gesetzt hat.',
      messages: {
        broken: 'Die Partie ist zu Ende; {found} kann nicht mehr gespielt werden.',
        tane: 'Der Stein gewinnt ({ways|term}), der Tane von {seat} kommt deshalb nicht mehr ins Spiel.',
      },
    },
    'moeraki/marae': {
      title: 'Marae, der heilige Boden',
      text: 'Sind alle 57 Mulden gefüllt und hat niemand vorher gewonnen, werden die Plättchen gezählt: je ein Punkt, ein halber für ein mit zwei zu eins gewonnenes halbes Feld. Wer mehr hat, gewinnt; bei gleicher Zahl A, der die Kugel gesetzt hat. Auf der Stufe Einsteiger gibt es keine Plättchen, und das volle Brett ist unentschieden.',
      messages: {},
    },
    'moeraki/score-total': {
      title: 'Die Punkte beim Marae',
      text: 'Die Punkte im Ergebnis sind die, die die Plättchen auf dem Brett ergeben, zuerst die von A.',
      messages: {
        broken: 'Die Plättchen ergeben {expected} (A, dann B); die Aufzeichnung behauptet {found}.',
      },
    },
    'moeraki/claim': {
      title: 'Der behauptete Sieg',
      text: 'Sieger und Siegart in der Aufzeichnung sind die, die das Brett zeigt. Gewinnt ein Stein auf zwei Arten, darf jede davon genannt werden. Wurde aufgegeben, steht nur der Sieger da und keine Siegart.',
      messages: {
        'no-win': 'Der Zug nennt {found|term}, gewinnt aber nicht.',
        way: 'Der Zug nennt {found|term}, gewinnt aber durch {expected|term}.',
        result: 'Die Aufzeichnung behauptet „{found}“; das Brett sagt „{expected}“.',
        stopped: 'Die Aufzeichnung behauptet „{found}“; eine abgebrochene Partie hat kein solches Ergebnis.',
      },
    },
    'moeraki/unfinished': {
      title: 'Ein Ergebnis muss erreicht sein',
      text: 'Ein Ergebnis darf nur behauptet werden, wenn die Partie dort angekommen ist, außer jemand hat aufgegeben oder beide haben sich geeinigt.',
      messages: { broken: 'Noch hat niemand gewonnen; leere Mulden: {empty}.' },
    },
    'moeraki/tane-level': {
      title: 'Der Tane ist für Meister',
      text: 'Nur auf der Stufe Meister verlässt der Tane seine Höhle.',
      messages: { broken: 'Auf der Stufe {level|term} gibt es keinen Tane.' },
    },
    'moeraki/tane-once': {
      title: 'Jeder Tane einmal',
      text: 'Jeder Spieler hat einen Tane und darf ihn einmal in der Partie einsetzen.',
      messages: { broken: 'Der Tane von {seat} ist schon im Einsatz gewesen.' },
    },
    'moeraki/tane-field': {
      title: 'Anstelle eines ganzen Plättchens',
      text: 'Der Tane ersetzt ein ganzes Stammesplättchen der eigenen Farbe, das der Stein dieses Zugs bringen würde, auch wenn der Gegner ihn gesetzt hat. Ob ein mit drei zu null gewonnenes halbes Feld als ganzes Plättchen gilt, ist Auslegung (tane-edge).',
      messages: {
        'no-field': '{field} ist kein Feld, der Tane von {seat} kann dort nicht stehen.',
        'no-tile':
          'Dieser Zug bringt {seat} auf {field} kein ganzes Plättchen, also kann der Tane dort nicht stehen.',
        edge: '{field} ist ein halbes Feld, und dort erlaubt die Auslegung den Tane von {seat} nicht.',
      },
    },
    'moeraki/tane-direction': {
      title: 'Der Tane blickt diagonal',
      text: 'Der Tane blickt nach Nordosten, Nordwesten, Südosten oder Südwesten, und dort muss mindestens ein Feld liegen. Nordosten ist da, wo Buchstaben und Zahlen wachsen.',
      messages: {
        broken: 'Von {field} kann der Tane von {seat} nicht nach {found|term} blicken: Dort liegt kein Feld.',
        unknown: '„{found}“ ist keine Blickrichtung eines Tane: ne, nw, se oder sw.',
      },
    },
    'moeraki/tane-sight': {
      title: 'Was der Tane sieht, bleibt frei',
      text: 'Alle Plättchen vom Tane bis zum Rand in Blickrichtung kommen weg, auch die des eigenen Stammes. Für den Rest der Partie kommt auf diese Felder weder ein Plättchen noch ein Tane.',
      messages: { broken: '{field} liegt im Blick eines Tane: Der Tane von {seat} kann dort nicht stehen.' },
    },
    'moeraki/tane-cross': {
      title: 'Blicke kreuzen sich',
      text: 'Wo der Blick des zweiten Tane den des ersten kreuzt, ist dieses eine Feld wieder frei: Ist es schon entschieden, kommt das Plättchen zurück, sonst kann es später gelegt werden.',
      messages: {},
    },
    'moeraki/tane-meets': {
      title: 'Tane trifft Tane',
      text: 'Blickt der zweite Tane auf den ersten, endet sein Blick vor dessen Feld. Steht er gleich daneben, sieht er nichts; das ist erlaubt.',
      messages: {},
    },
    'moeraki/order': {
      title: 'Erst die eigenen Plättchen',
      text: 'Entscheidet ein Stein Felder für beide, legt zuerst, wer ihn gesetzt hat, dann der Gegner; das gilt für Plättchen und Tane. Zwei Tane in einem Zug werden in dieser Reihenfolge notiert.',
      messages: { broken: '{mover} hat gesetzt, also steht der Tane von {mover} vor dem von {opponent}.' },
    },
    'moeraki/kemu-starter': {
      title: 'Der Sieger beginnt',
      text: 'In einem Kemu setzt der Sieger der letzten Partie in der nächsten die Kugel. Nach einem Unentschieden ist es wieder derselbe Spieler oder, je nach Auslegung (draw-starter), der andere. Erkannt werden Spieler am Namen; die Plätze wechseln.',
      messages: {
        winner: '{expected} hat die letzte Partie gewonnen und setzt die Kugel, nicht {found}.',
        draw: 'Die letzte Partie war unentschieden; die Kugel setzt {expected}, nicht {found}.',
      },
    },
    'moeraki/kemu-ball': {
      title: 'Die Kugel wandert',
      text: 'Von Partie zu Partie eines Kemu kommt die Kugel in eine andere Mulde als beim letzten Mal.',
      messages: { broken: 'Auf {found} lag die Kugel schon in der letzten Partie.' },
    },
    'moeraki/kemu-over': {
      title: 'Das Kemu ist gewonnen',
      text: 'Ein Kemu endet, sobald jemand die vereinbarte Zahl von Siegen hat; danach folgt keine Partie mehr.',
      messages: { broken: 'Das Kemu ist zu Ende: {winner} hat es gewonnen (nötige Siege: {wins}).' },
    },
  },
  legal: {
    stone: { intro: 'Leere Mulden:', item: '{hollow}' },
    ball: { intro: 'Die Kugel darf nach:', item: '{hollow}' },
    tane: { intro: 'Möglich für den Tane:', item: '{seat} auf {field}, Blick nach {direction|term}' },
    direction: { intro: 'Mögliche Blickrichtung:', item: '{direction|term}' },
  },
  rulings: {
    'tane-edge': 'Darf der Tane ein Plättchen auf einem mit drei zu null gewonnenen halben Feld ersetzen?',
    'tane-score': 'Zählt der Tane beim Marae einen Punkt?',
    'tile-shortage': 'Zählt ein Feld für einen Spieler, der kein Stammesplättchen mehr hat?',
    'draw-starter': 'Wer setzt nach einem Unentschieden die Kugel?',
  },
};
