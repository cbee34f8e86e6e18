import type { RuleWords } from '../../../catalogue/words.ts';
import type { MaoriRule } from '../../rules.ts';

export const scoreDe = {
  'maori/game-over': {
    title: 'Die letzte Runde',
    text: 'Sobald ein Tableau voll ist, haben alle anderen noch genau einen Zug. Danach ist Schluss.',
    messages: { broken: 'Vor dem Zug {found} war das Spiel schon zu Ende.' },
  },
  'maori/unfinished': {
    title: 'Punkte vor dem Ende',
    text: 'Ein Endstand lässt sich angeben, wenn die letzte Runde gespielt ist oder wenn sich alle auf ein Ende geeinigt haben. Vereinbarte Punkte gelten, wie sie dastehen. Wer aufgibt, bekommt keine.',
    messages: {
      broken: 'Angegeben sind Punkte ({found}), die letzte Runde ist aber nicht zu Ende gespielt.',
    },
  },
  'maori/score-palms': {
    title: 'Palmen',
    text: 'Zuerst verschwinden alle Inseln, die irgendwo offen sind. Auf den übrigen zählt jede Palme 1, mit einer Hütte auf derselben Insel 2. Weitere Hütten bringen nichts.',
    messages: {},
  },
  'maori/score-atoll': {
    title: 'Inseln im Atoll',
    text: 'Liegt eine Insel mit allen ihren Plättchen im Atoll, zählen ihre Palmen doppelt: je 2, mit Hütte je 4. Blumenkränze zählen wie sonst.',
    messages: {},
  },
  'maori/score-lei': {
    title: 'Blumenkränze',
    text: 'Treffen zwei halbe Blumenkränze aufeinander, wo zwei Plättchen sich berühren, ist er vollständig und bringt 10. Eine Hälfte an kahlem Land bringt nichts.',
    messages: {},
  },
  'maori/score-boats': {
    title: 'Die meisten Boote',
    text: 'Die meisten Boote bringen je einen Punkt; haben mehrere gleich viele, bekommen alle von ihnen die Punkte. Aufgedruckte Boote zählen mit, die auf entfernten Inseln nicht. Was für ein verdecktes aufgedrucktes Boot gilt, sagt die Festlegung „covered-boat“.',
    messages: {},
  },
  'maori/score-shells': {
    title: 'Die meisten Muscheln',
    text: 'Die meisten Holzmuscheln bringen je einen Punkt; haben mehrere gleich viele, bekommen alle von ihnen die Punkte. Abgebildete Muscheln zählen nicht.',
    messages: {},
  },
  'maori/score-empty': {
    title: 'Leere Felder',
    text: 'Jedes Wasserfeld ohne Plättchen kostet einen Punkt. Ob auch die Felder zählen, die durch das Entfernen offener Inseln leer wurden, sagt die Festlegung „cleared“.',
    messages: {},
  },
  'maori/score-storage': {
    title: 'Plättchen im Speicher',
    text: 'Ein Plättchen, das am Ende noch im Speicher liegt, bringt nichts, und seine Boote zählen nicht mit.',
    messages: {},
  },
  'maori/score-total': {
    title: 'Die angegebenen Punkte',
    text: 'Unter der Aufzeichnung stehen die Punkte, die sich aus den Tableaus ergeben.',
    messages: {
      broken:
        'Punkte von {seat}: {expected}; angegeben: {found}. Palmen {palms}, Blumenkränze {leis}, Boote {boats}, Muscheln {shells}, leere Felder {empty}.',
      count: 'Angegeben sind Punkte für {found} Spieler; am Tisch sitzen {expected}.',
    },
  },
  'maori/winner': {
    title: 'Wer gewinnt',
    text: 'Die meisten Punkte gewinnen. Bei gleichen Punkten entscheiden die Muscheln; sind auch sie gleich, teilen sich die Führenden den Sieg.',
    messages: {},
  },
} satisfies { readonly [rule in MaoriRule]?: RuleWords };
