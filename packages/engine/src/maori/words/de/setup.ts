import type { RuleWords } from '../../../catalogue/words.ts';
import type { MaoriRule } from '../../rules.ts';

export const setupDe = {
  'maori/player-count': {
    title: 'Wie viele mitspielen',
    text: 'Auf der Vorderseite spielen zwei bis fünf. Die Atollseite braucht mehr Plättchen, dort sind es höchstens vier.',
    messages: {
      broken:
        'Spieler in dieser Aufzeichnung: {found}. Möglich sind hier ({board|term}) {fewest} bis {most}.',
    },
  },
  'maori/setup-display': {
    title: 'Die erste Auslage',
    text: 'Sechzehn Plättchen liegen offen in vier Reihen zu vier. Kommt dabei ein Vulkan zum Vorschein, wird er gegen ein anderes Plättchen getauscht und wandert zurück in den Stapel. Beginnt eine Aufzeichnung mitten im Spiel, darf die Auslage Lücken und Vulkane haben.',
    messages: {
      size: 'Die Auslage hat vier Reihen zu vier Plättchen; hier sind es {found} Plätze in {rows} Reihen.',
      empty: 'In der Auslage ist zu Beginn Reihe {row}, Spalte {column} leer.',
      volcano: 'In der ersten Auslage liegt ein Vulkan: Reihe {row}, Spalte {column}.',
    },
  },
  'maori/setup-shells': {
    title: 'Muscheln zu Beginn',
    text: 'Alle beginnen mit fünf Holzmuscheln. Dreißig gibt es insgesamt; was die Spieler nicht haben, ist der Vorrat.',
    messages: {
      broken: 'Zusammen haben die Spieler {found} Muscheln, in der Schachtel sind aber nur {most}.',
    },
  },
  'maori/tile-count': {
    title: 'Plättchen in der Schachtel',
    text: 'Die Schachtel enthält 10 einzelne Inseln, 54 Endstücke, 14 Mittelstücke, 17 Wasserteile und 2 Vulkane. Öfter kann keine dieser Arten auftauchen; gezählt werden die Auslage, alles Nachgelegte und was zu Beginn auf den Tableaus liegt.',
    messages: { broken: 'Das ist Nummer {found} seiner Art ({kind|term}); die Schachtel enthält {most}.' },
  },
  'maori/tile-inventory': {
    title: 'Genauer Bestand',
    text: 'Eine Aufzeichnung kann eine Liste aller Plättchen nennen. Dann darf keines öfter vorkommen als dort. Ein Plättchen ohne Palme bleibt dasselbe, wie man es auch dreht.',
    messages: {
      broken:
        'Das Plättchen {face} erscheint hier als Nummer {found}; im Bestand {inventory} gibt es davon {most}.',
    },
  },
  'maori/face': {
    title: 'Mögliche Plättchen',
    text: 'Ein halber Blumenkranz sitzt auf einer Landkante, auf jeder höchstens einer: Endstücke haben also einen, Mittelstücke zwei, einzelne Inseln und Wasser keinen. Palmen und Hütten brauchen Land. Ein Vulkan zeigt sonst nichts.',
    messages: {
      lei: 'Ein Plättchen {face} gibt es nicht: Jeder halbe Blumenkranz braucht eine eigene Landkante.',
      water: 'Ein Plättchen {face} gibt es nicht: Auf Wasser stehen weder Palmen noch Hütten.',
      volcano: 'Ein Plättchen {face} gibt es nicht: Ein Vulkan trägt keine Symbole.',
    },
  },
  'maori/ship-start': {
    title: 'Wo das Entdeckerschiff beginnt',
    text: 'Das Entdeckerschiff kommt neben eines der sechzehn Randplättchen der Auslage. Wer in der Runde zuletzt zieht, hat es dorthin gestellt.',
    messages: { broken: '{found} gehört nicht zu den sechzehn Positionen rund um die Auslage.' },
  },
} satisfies { readonly [rule in MaoriRule]?: RuleWords };
