import type { RuleWords } from '../../../catalogue/words.ts';
import type { MaoriRule } from '../../rules.ts';

export const turnDe = {
  'maori/turn-order': {
    title: 'Der Reihe nach',
    text: 'Die Plätze ziehen nacheinander, jeder einmal in der Runde.',
    messages: { broken: '{found} zieht, am Zug ist aber {expected}.' },
  },
  'maori/ship-must-move': {
    title: 'Das Entdeckerschiff fährt immer',
    text: 'Jeder Zug beginnt mit dem Entdeckerschiff: mindestens ein Schritt im Uhrzeigersinn, auch wenn danach gepasst wird.',
    messages: {
      broken: 'Das Entdeckerschiff bleibt auf {position}; es muss wenigstens einen Schritt fahren.',
    },
  },
  'maori/ship-range': {
    title: 'Wie weit das Entdeckerschiff fährt',
    text: 'Jedes Boot, das zu Beginn des Zuges auf dem eigenen Tableau zu sehen ist, auch ein aufgedrucktes, gibt einen freien Schritt. Jeder weitere kostet eine Muschel. Um die Ecke zu fahren ist ein Schritt wie jeder andere.',
    messages: {
      broken:
        'Schritte: {steps}, Boote: {boats}. Der Rest kostet an Muscheln {cost}; vorhanden sind {shells}.',
    },
  },
  'maori/shells': {
    title: 'Bezahlt wird, was man hat',
    text: 'Schritte des Entdeckerschiffs, übersprungene Plättchen und das Segeln werden zusammen bezahlt, und zwar aus den Muscheln von vor dem Zug. Was ein Plättchen einbringt, kommt dafür zu spät.',
    messages: {
      broken:
        'Kosten des Zuges in Muscheln: {cost} (Schritte {steps}, Plättchen {take}, Segeln {sail}); vorhanden: {shells}.',
    },
  },
  'maori/take-line': {
    title: 'Eine Linie der Auslage',
    text: 'Genommen wird aus der Reihe oder Spalte, vor der das Entdeckerschiff steht. Ihre vier Plätze zählen vom Schiff aus.',
    messages: {
      broken: 'Die Linie bei {position} hat die Plätze 1 bis 4, einen Platz {place} gibt es nicht.',
    },
  },
  'maori/take-cost': {
    title: 'Was ein Plättchen kostet',
    text: 'Das Plättchen direkt am Entdeckerschiff ist umsonst. Für ein weiter entferntes zahlt man je übersprungenem Plättchen eine Muschel. Ob ein leerer Platz auf dem Weg ebenso viel kostet, sagt die Festlegung „gap“.',
    messages: {},
  },
  'maori/take-empty': {
    title: 'Da liegt nichts',
    text: 'Ist der Stapel aufgebraucht, bleiben Plätze der Auslage leer. Von dort lässt sich nichts nehmen.',
    messages: { broken: 'Platz {place} der Linie bei {position} ist leer.' },
  },
  'maori/volcano-take': {
    title: 'Vulkane bleiben liegen',
    text: 'Einen Vulkan kann niemand nehmen. Er behält seinen Platz in der Auslage bis zum Schluss.',
    messages: {
      broken: 'Auf Platz {place} der Linie bei {position} liegt ein Vulkan; er lässt sich nicht nehmen.',
    },
  },
  'maori/volcano-blocks': {
    title: 'Vulkane versperren den Weg',
    text: 'Was vom Entdeckerschiff aus hinter einem Vulkan liegt, ist unerreichbar. Vom anderen Ende der Linie her kann es frei sein.',
    messages: { broken: 'Von {position} aus liegt Platz {place} hinter dem Vulkan auf Platz {volcano}.' },
  },
  'maori/place-space': {
    title: 'Ein freies Wasserfeld',
    text: 'Ein Plättchen kommt auf ein Wasserfeld des eigenen Tableaus, auf dem noch keines liegt. Aufgedrucktes Land ist kein Wasserfeld.',
    messages: {
      off: '{space} liegt nicht auf dem Tableau.',
      land: '{space} ist aufgedrucktes Land.',
      occupied: 'Auf {space} liegt schon ein Plättchen.',
    },
  },
  'maori/palms-upright': {
    title: 'Palmen stehen aufrecht',
    text: 'Ein Plättchen mit Palme liegt so, dass sein Besitzer die Palme aufrecht sieht; dafür gibt es nur eine Lage. Ohne Palme darf man es beliebig drehen, halbe Blumenkränze drehen sich mit.',
    messages: { broken: 'Das Plättchen {face} trägt eine Palme und darf nicht zu {found} gedreht werden.' },
  },
  'maori/turn-shape': {
    title: 'Drehen ändert die Art nicht',
    text: 'Ein gedrehtes Endstück bleibt ein Endstück, ein gedrehtes Mittelstück ein Mittelstück. Die neue Seite eines halben Blumenkranzes nennt man nur bei einem Mittelstück mit genau einem.',
    messages: { broken: 'Wie man das Plättchen {face} auch dreht, {shape} wird nie daraus.' },
  },
  'maori/place-fits': {
    title: 'Passend zu den Nachbarn',
    text: 'In der englischen und der italienischen Ausgabe muss ein Plättchen zu jedem passen, neben dem es zu liegen kommt: Land an Land, Wasser an Wasser. In der deutschen Ausgabe darf es auch liegen, wo es nicht passt. Rand, aufgedrucktes Land und leere Felder spielen nie eine Rolle.',
    messages: { broken: 'Auf {space} passt das Plättchen {face} nicht zu seinen Nachbarn: {neighbours}.' },
  },
  'maori/shell-gain': {
    title: 'Muscheln von Plättchen',
    text: 'Wer ein Plättchen mit Muscheln auf sein Tableau legt, ob aus der Auslage oder aus dem Speicher, bekommt ebenso viele Holzmuscheln, höchstens aber die im Vorrat. Für das Einlagern gibt es noch keine.',
    messages: {},
  },
  'maori/store-one': {
    title: 'Platz für eines',
    text: 'Im Speicher ist Platz für ein einziges Plättchen. Erst wenn er leer ist, kann wieder eines hinein.',
    messages: { broken: 'Der Speicher ist besetzt: Darin liegt {stored}.' },
  },
  'maori/store-empty': {
    title: 'Leerer Speicher',
    text: 'Aus dem Speicher legen kann nur, wer ein Plättchen darin hat.',
    messages: { broken: 'Der Speicher ist leer; daraus lässt sich nichts legen.' },
  },
  'maori/remove-tile': {
    title: 'Ein Feld räumen',
    text: 'Statt ein Plättchen zu nehmen, darf man eines vom eigenen Tableau in die Schachtel zurücklegen, gleich welches.',
    messages: {
      off: '{space} liegt nicht auf dem Tableau.',
      empty: 'Auf {space} liegt kein Plättchen, das man entfernen könnte.',
    },
  },
  'maori/refill': {
    title: 'Die Lücke schließen',
    text: 'Für das gelegte oder eingelagerte Plättchen rückt eines vom Stapel nach, und die Aufzeichnung zeigt, welches. Jetzt darf es auch ein Vulkan sein. Ist der Stapel leer, bleibt der Platz frei.',
    messages: {
      missing: 'Es steht nicht da, welches Plättchen die Lücke geschlossen hat; noch im Stapel: {stack}.',
      spent: 'Der Stapel ist aufgebraucht; {face} kann nicht von dort kommen.',
    },
  },
  'maori/no-refill': {
    title: 'Ohne Lücke kein Nachlegen',
    text: 'Ein Zug, der nichts aus der Auslage nimmt, lässt sie, wie sie ist.',
    messages: { broken: 'Aus der Auslage wurde nichts genommen; für {face} ist dort kein Platz.' },
  },
  'maori/explorer-check': {
    title: 'Wo das Entdeckerschiff gesehen wurde',
    text: 'Eine Aufzeichnung darf festhalten, wo das Entdeckerschiff ankommt. Führen seine Schritte woandershin, gelten die Schritte.',
    messages: { broken: 'Die Schritte führen nach {expected}; aufgezeichnet ist {found}.' },
  },
  'maori/shells-check': {
    title: 'Gezählte Muscheln',
    text: 'Eine Aufzeichnung darf festhalten, wie viele Muscheln nach dem Zug da sind. Ergeben Kosten und Gewinn eine andere Zahl, gilt die errechnete.',
    messages: {
      broken:
        'Muscheln nach diesem Zug: {expected}; aufgezeichnet: {found}. Vorher {had}, bezahlt {paid}, erhalten {gained}.',
    },
  },
} satisfies { readonly [rule in MaoriRule]?: RuleWords };
