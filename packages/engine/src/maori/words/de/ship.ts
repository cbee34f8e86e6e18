import type { RuleWords } from '../../../catalogue/words.ts';
import type { MaoriRule } from '../../rules.ts';

export const shipDe = {
  'maori/ship-boards': {
    title: 'Das Schiff kommt aufs Tableau',
    text: 'Im Fortgeschrittenen- und im Profispiel wartet das eigene Schiff neben dem Tableau und kommt sofort auf das erste gelegte Plättchen. Beginnt eine Aufzeichnung mitten im Spiel, sagt sie, wo es steht.',
    messages: {
      broken: 'Auf dem Tableau von {seat} liegen Plättchen, es steht aber nicht da, wo das Schiff ist.',
    },
  },
  'maori/ship-adjacent': {
    title: 'Neben dem eigenen Schiff',
    text: 'Steht das Schiff auf dem Tableau, kommt ein Plättchen auf eines der bis zu acht Felder ringsum; über Eck ist nah genug.',
    messages: { broken: '{space} grenzt nicht an das Schiff auf {ship}.' },
  },
  'maori/ship-on-tile': {
    title: 'Schiffe stehen auf Plättchen',
    text: 'Das eigene Schiff steht nie auf einem Feld ohne Plättchen: weder nach dem Segeln noch nach dem Versetzen, und auch nicht, weil das Plättchen darunter verschwindet.',
    messages: {
      sail: 'Nach {space} kann das Schiff nicht segeln: Dort liegt kein Plättchen.',
      put: 'Auf {space} kann das Schiff nicht stehen: Dort liegt kein Plättchen.',
      left: 'Das Plättchen unter dem Schiff auf {space} ist fort, und das Schiff wurde nicht versetzt.',
      setup: 'Das Schiff von {seat} soll auf {space} stehen; dort liegt kein Plättchen.',
    },
  },
  'maori/ship-sail': {
    title: 'Segeln gegen Muscheln',
    text: 'Bevor man ein Plättchen legt, darf das eigene Schiff segeln: eine Muschel je Schritt, auf dem kürzesten Weg. Ob es auch schräg geht und ob der Weg über Felder ohne Plättchen führen darf, sagen die Festlegungen „sail-step“ und „sail-path“. Ein Schiff, das noch nicht auf dem Tableau steht, segelt nicht, und gesegelt wird nur, um zu legen.',
    messages: {
      'not-placing': 'In diesem Zug wird kein Plättchen gelegt; das Schiff darf nicht nach {space} segeln.',
      unboarded: 'Das Schiff steht noch nicht auf dem Tableau und kann nicht nach {space} segeln.',
      'no-way': 'Von {ship} führt für das Schiff kein Weg nach {space}.',
    },
  },
  'maori/ship-relocate': {
    title: 'Das Schiff versetzen',
    text: 'Im Fortgeschrittenenspiel darf man das eigene Schiff am Ende des Zuges umsonst auf ein beliebiges Plättchen des eigenen Tableaus stellen. In der englischen und der italienischen Ausgabe geht das nicht, wenn man passt; in der deutschen geht es immer.',
    messages: {
      broken:
        'In dieser Ausgabe darf das Schiff in einem solchen Zug ({action|term}) nicht auf {space} versetzt werden.',
    },
  },
  'maori/ship-follows': {
    title: 'Das Schiff folgt dem Plättchen',
    text: 'Im Profispiel kommt das eigene Schiff auf jedes Plättchen, das man legt. Eine Wahl gibt es nicht, deshalb braucht es nicht dazustehen.',
    messages: { broken: 'Das Schiff gehört auf {placed}, wo das Plättchen liegt, nicht auf {space}.' },
  },
  'maori/ship-stays': {
    title: 'Ohne Legen bleibt das Schiff',
    text: 'Im Profispiel bleibt das eigene Schiff stehen, wenn man einlagert, entfernt oder passt. Nur die italienische Ausgabe lässt es nach dem Entfernen weiterziehen. Das Feld zu nennen, auf dem es steht, ist kein Versetzen.',
    messages: {
      broken: 'In einem solchen Zug ({action|term}) darf das Schiff nicht auf {space} versetzt werden.',
    },
  },
  'maori/ship-tile-locked': {
    title: 'Das Plättchen unter dem Schiff',
    text: 'Das Plättchen unter dem eigenen Schiff bleibt liegen: im Profispiel in jeder Ausgabe, im Fortgeschrittenenspiel in der deutschen. In den anderen darf es weg, wenn das Schiff dann auf ein anderes kommt; ist keines mehr da, wartet es auf das nächste.',
    messages: { broken: 'Auf {space} steht das eigene Schiff; dieses Plättchen darf nicht entfernt werden.' },
  },
  'maori/no-ship': {
    title: 'Keine Schiffe im Grundspiel',
    text: 'Eigene Schiffe haben die Spieler nur im Fortgeschrittenen- und im Profispiel.',
    messages: {
      turn: 'Im Grundspiel gibt es keine eigenen Schiffe, also kommt keines auf {space}.',
      setup: 'Im Grundspiel gibt es keine eigenen Schiffe, also hat {seat} keines auf {space}.',
    },
  },
} satisfies { readonly [rule in MaoriRule]?: RuleWords };
