import type { Words } from '../../catalogue/words.ts';
import type { MaheRule } from '../rules.ts';
import { maheToldDe } from './de/told.ts';

export const maheDe: Words<MaheRule> = {
  ...maheToldDe,
  rules: {
    'mahe/player-count': {
      title: 'Zwei bis sieben Spieler',
      text: 'Mahé ist für zwei bis sieben. Nur zu zweit oder zu dritt darf jeder zwei Schildkröten nehmen; sind es mehr, hat jeder Platz eine.',
      messages: {
        broken: 'Mahé braucht 2 bis 7 Spieler; die Aufzeichnung nennt {players}.',
        turtles:
          'Zwei Schildkröten für jeden gibt es zu zweit oder zu dritt; hier sind es {players} Spieler.',
      },
    },
    'mahe/card-count': {
      title: 'Die Karten in der Schachtel',
      text: 'Kein Wert kann öfter aufgedeckt werden, als er in der Schachtel vorkommt. Von allen Gelege-Karten sind nur zwanzig im Spiel; die übrigen liegen ungesehen beiseite. Auch Karten, die Spieler zu Beginn einer Stellung haben, wurden schon gesehen.',
      messages: {
        broken:
          'Eine {card} wird einmal zu oft aufgedeckt: Karten mit diesem Wert in der Schachtel: {holds}.',
        total: 'Das wäre die Gelege-Karte Nummer {count}; im Spiel sind nur {most}.',
      },
    },
    'mahe/turn-order': {
      title: 'Reihum',
      text: 'Die Plätze ziehen der Reihe nach. Wer zwei Schildkröten hat, zieht in seinem Zug beide nacheinander und wählt jedes Mal neu, welche zuerst an die Reihe kommt.',
      messages: {
        broken: '{found} zieht, am Zug ist aber {expected}.',
        unmoved: 'Schildkröte {turtle} von {seat} wurde in diesem Zug nicht gezogen.',
      },
    },
    'mahe/turtle': {
      title: 'Welche Schildkröte zieht',
      text: 'Mit zwei Schildkröten sagt jede Bewegung, für welche der beiden sie gilt, und keine zieht im selben Zug zweimal. Hat sich die erste überworfen, zieht die zweite trotzdem noch.',
      messages: {
        broken: 'Schildkröte {turtle} hat in diesem Zug schon gezogen.',
        unnamed: 'Mit zwei Schildkröten muss dabeistehen, welche von ihnen zieht.',
        unknown: 'Eine Schildkröte {turtle} gibt es nicht: Schildkröten je Spieler: {own}.',
      },
    },
    'mahe/die': {
      title: 'Die Augen eines Würfels',
      text: 'Ein Würfel zeigt eine Zahl von 1 bis 6.',
      messages: { broken: 'Ein Würfel kann keine {found} zeigen.' },
    },
    'mahe/first-die': {
      title: 'Der erste Würfel',
      text: 'Jede Bewegung beginnt mit dem Wurf eines Würfels. Dieser erste muss geworfen werden; eine Gelege-Karte kann ihn nicht vertreten.',
      messages: {
        broken: 'Die Gelege-Karte {card} kann den ersten Würfel nicht ersetzen.',
        none: 'Für diese Bewegung wurde nicht gewürfelt.',
      },
    },
    'mahe/dice-max': {
      title: 'Höchstens drei Würfel',
      text: 'Es gibt drei Würfel, und jeder kommt in einer Bewegung höchstens einmal vor. Eine Karte an Stelle eines Würfels zählt mit.',
      messages: { broken: 'Würfel in dieser Bewegung: {found}; erlaubt sind höchstens {expected}.' },
    },
    'mahe/third-die': {
      title: 'Der dritte Würfel',
      text: 'Ein dritter Würfel darf nur folgen, solange die ersten beiden zusammen höchstens 6 zeigen. Bei genau 7 ist Schluss, und erst recht darüber.',
      messages: { broken: 'Die ersten beiden Würfel ergeben {sum}; ein dritter darf nur unter 7 folgen.' },
    },
    'mahe/bust': {
      title: 'Überworfen',
      text: 'Sobald die Würfel mehr als 7 ergeben, ist das Würfeln zu Ende. Die Schildkröte kommt auf das Floß und mit ihr alle, die auf ihr sitzen; die unter ihr bleiben liegen.',
      messages: {
        broken: 'Die Würfel ergaben schon {sum}, mehr als 7, und trotzdem wurde weitergewürfelt.',
      },
    },
    'mahe/distance': {
      title: 'Wie weit es geht',
      text: 'Die Augensumme wird mit der Zahl der Würfel malgenommen: ein Würfel zählt einfach, zwei zählen doppelt, drei dreifach. Eine Sieben mit drei Würfeln ist eine ganze Runde von 21 Feldern.',
      messages: {},
    },
    'mahe/carry': {
      title: 'Mittragen',
      text: 'Eine Schildkröte nimmt alle mit, die auf ihrem Rücken sitzen, und lässt die unter ihr zurück. Am Ziel steigt sie samt ihren Reitern obenauf; überholen darf sie frei. Auf dem Floß sitzt niemand auf einem anderen, und der erste Schritt von dort führt auf Feld 1.',
      messages: {},
    },
    'mahe/landing': {
      title: 'Das notierte Zielfeld',
      text: 'Hinter den Würfeln kann notiert werden, wo die Schildkröte angekommen ist. Die Angabe muss zu dem passen, was die Würfel ergeben.',
      messages: {
        broken: 'Schildkröte {turtle}: richtiges Zielfeld: {expected|term}; notiert ist: {found|term}.',
      },
    },
    'mahe/lay': {
      title: 'Eier legen',
      text: 'Wer Feld 21 erreicht oder daran vorbeizieht, bekommt die offene Gelege-Karte, und zwar einmal. Sie gehört dem, dessen Schildkröte beim Ziehen ganz oben saß. Von Feld 21 wegzuziehen bringt nichts ein.',
      messages: {},
    },
    'mahe/reveal': {
      title: 'Die nächste Karte',
      text: 'Ist eine Gelege-Karte gewonnen, wird die nächste aufgedeckt und notiert; unter der zwanzigsten liegt das Nest. Hat niemand gelegt, wird auch nichts aufgedeckt.',
      messages: {
        broken: 'Eine Gelege-Karte wurde gewonnen; es fehlt, welche Karte danach aufgedeckt wurde.',
        'missing-nest':
          'Die zwanzigste Gelege-Karte wurde gewonnen; es fehlt, dass jetzt das Nest offen liegt.',
        superfluous: 'Hier wird keine Karte aufgedeckt, notiert ist aber eine: {found|term}.',
        'nest-due':
          'Die zwanzigste Gelege-Karte wurde gewonnen; jetzt liegt das Nest offen und keine {found}.',
        'card-due': 'Das Nest liegt noch nicht offen: Es kommen noch Gelege-Karten.',
      },
    },
    'mahe/decider': {
      title: 'Wer über das Würfeln entscheidet',
      text: 'Ob ein zweiter und ein dritter Würfel fällt, bestimmt der Besitzer der obersten Schildkröte des Stapels, der sich bewegt, ganz gleich, wer am Zug ist.',
      messages: {},
    },
    'mahe/card-level': {
      title: 'Karten als Würfel nur in der Variante',
      text: 'Gelege-Karten dürfen nur dann für Würfel stehen, wenn die Variante vereinbart ist, also auf der Stufe cards.',
      messages: {
        broken: 'Die Gelege-Karte {card} steht für einen Würfel, gespielt wird aber auf der Stufe basic.',
      },
    },
    'mahe/card-once': {
      title: 'Eine Karte je Bewegung',
      text: 'In einer Bewegung darf höchstens eine Gelege-Karte einspringen, für den zweiten oder für den dritten Würfel.',
      messages: {
        broken: 'Die Gelege-Karte {card} ist schon die zweite in dieser Bewegung; nur eine ist erlaubt.',
        place: 'Die Gelege-Karte {card} kann nur den zweiten oder dritten Würfel ersetzen.',
      },
    },
    'mahe/card-owned': {
      title: 'Wessen Karte einspringt',
      text: 'Wer entscheidet, gibt eine eigene Karte her, und sie ist aus dem Spiel. Wer andere tragen muss, kann stattdessen eine von seinen anbieten, doch zwingen kann ihn niemand.',
      messages: {
        broken: '{seat} hat keine Gelege-Karte {card}.',
        seat: '{found} kann hier keine Karte anbieten: nur {decider} (entscheidet) oder {mover} (zieht).',
      },
    },
    'mahe/card-bust': {
      title: 'Kein Überwerfen mit Karte',
      text: 'Eine Karte darf die Summe nicht über 7 bringen.',
      messages: {
        broken: 'Die Gelege-Karte {card} bringt die Summe auf {sum}; gepasst hätte höchstens eine {most}.',
      },
    },
    'mahe/game-over': {
      title: 'Das Nest beendet das Spiel',
      text: 'Ist die zwanzigste Karte weg, gewinnt die nächste Schildkröte oder der nächste Stapel am Strand das Nest mit seinen sieben Eiern. In diesem Augenblick ist das Spiel aus; auch die zweite Schildkröte eines Spielers zieht nicht mehr.',
      messages: {
        broken: 'Das Spiel war vor dem Zug {found} schon zu Ende.',
        second: 'Mit der ersten Schildkröte ist das Nest gewonnen; die zweite zieht nicht mehr.',
      },
    },
    'mahe/unfinished': {
      title: 'Punkte vor dem Ende',
      text: 'Ein Endstand lässt sich angeben, wenn das Nest gewonnen ist oder wenn sich alle auf ein Ende geeinigt haben. Vereinbarte Zahlen gelten, wie sie dastehen.',
      messages: {
        broken:
          'Angegeben ist ein Endstand, das Nest ist aber noch nicht gewonnen (Karten genommen: {taken}).',
      },
    },
    'mahe/score-total': {
      title: 'Die Eier zählen',
      text: 'Die Eier eines Spielers sind die Summe der Karten, die er noch hat, und sieben weitere für das Nest.',
      messages: {
        broken: 'Eier von {seat}: {expected}; angegeben: {found}.',
        count: 'Angegeben sind Zahlen für {found} Spieler; am Tisch sitzen {expected}.',
      },
    },
    'mahe/winner': {
      title: 'Wer gewinnt',
      text: 'Die meisten Eier gewinnen. Sind es gleich viele, entscheidet die größere Zahl an Karten, das Nest als eine gezählt; ist auch sie gleich, teilen sich die Führenden den Sieg.',
      messages: {},
    },
  },
  legal: {
    landing: { intro: 'Richtig wäre:', item: '{field|term}' },
    reveal: { intro: 'Aufgedeckt werden könnte:', item: '{card|term}' },
    turtle: { intro: 'Noch nicht gezogen:', item: 'Schildkröte {turtle}' },
    throw: { intro: 'Das Würfeln endet mit:', item: '{dice}' },
    card: { intro: 'Karten in der Hand:', item: '{card}' },
    total: { intro: 'Richtig wäre:', item: '{totals}' },
  },
  rulings: {},
};
