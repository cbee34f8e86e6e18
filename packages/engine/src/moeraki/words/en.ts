import type { Words } from '../../catalogue/words.ts';
import type { MoerakiRule } from '../rules.ts';
import { moerakiToldEn } from './en/told.ts';

export const moerakiEn: Words<MoerakiRule> = {
  ...moerakiToldEn,
  rules: {
    'moeraki/player-count': {
      title: 'Two players',
      text: 'Moeraki-Kemu is a duel. A begins by placing the ball, B answers with the first stone.',
      messages: { broken: 'The game needs exactly {expected} players; the record names {found}.' },
    },
    'moeraki/ball-first': {
      title: 'The ball opens the game',
      text: 'The first turn belongs to A and places the Moeraki ball, nothing else. From then on the ball stays where it is: no later turn places it.',
      messages: {
        missing: 'The first turn must place the ball.',
        later: 'The ball was placed in the first turn; it cannot be placed on {found} now.',
      },
    },
    'moeraki/ball-hollow': {
      title: 'The ball goes into the circle',
      text: 'The ball lies in one of the nine hollows on and inside the Moeraki circle: f4, e5, g5, d6, f6, h6, e7, g7 or f8.',
      messages: { broken: '{found} is not one of the nine hollows of the Moeraki circle.' },
    },
    'moeraki/turn-order': {
      title: 'Turns alternate, one stone each',
      text: 'After the ball the players take turns, beginning with B. Every turn places exactly one stone of one’s own; the turn with the ball places none.',
      messages: {
        broken: 'It is the turn of {expected}, not of {found}.',
        none: 'The turn places no stone.',
        several: 'A turn places one stone; this one places {count}.',
        'with-ball': 'The turn that places the ball places no stone.',
      },
    },
    'moeraki/hollow': {
      title: 'Stones lie in hollows',
      text: 'A stone goes into one of the 57 hollows. The fields between them are for tribe tiles, and the four corners of the board are empty wood.',
      messages: {
        field: '{found} is a field, not a hollow.',
        nothing: 'There is no hollow at {found}.',
      },
    },
    'moeraki/occupied': {
      title: 'One stone a hollow',
      text: 'A hollow holds one stone or the ball, and nothing that lies in one is ever moved. Only empty hollows can be filled.',
      messages: { broken: '{hollow} is taken already (by {by|term}).' },
    },
    'moeraki/stones': {
      title: '28 stones each',
      text: 'Each player has 28 stones. A game cannot use more; only a position that is written down wrongly can.',
      messages: { broken: '{seat} has {found} stones on the board; the box holds {expected}.' },
    },
    'moeraki/tribe-tile': {
      title: 'Tribe tiles',
      text: 'When the last hollow around a field is filled, no matter by whom, the player with more stones around it gets a tile there at once; two against two leaves the field bare. The ball counts for nobody, so beside it three stones decide, always for a whole tile. Half fields on the rim have three hollows: three to none is a whole tile, two to one half a tile.',
      messages: {},
    },
    'moeraki/tahuna': {
      title: 'Tahuna, the beach',
      text: 'A player whose four stones surround one field wins at once. Half fields do not count, nor does a field beside the ball.',
      messages: {},
    },
    'moeraki/awa': {
      title: 'Awa, the river',
      text: 'A player wins at once whose stones fill a whole diagonal from rim to rim, the short ones of three at the corners included. Where the ball lies in a diagonal, the stretch from one rim to the ball is enough.',
      messages: {},
    },
    'moeraki/ara': {
      title: 'Ara, the path',
      text: 'A player whose stones fill the four hollows of an outer row wins at once.',
      messages: {},
    },
    'moeraki/mata': {
      title: 'Mata, the eye (option)',
      text: 'If the players agreed on it, a player wins at once with stones in all four hollows on the line of the circle: f4, d6, h6 and f8. If the ball lies in one of them, the other three are enough.',
      messages: {},
    },
    'moeraki/game-over': {
      title: 'The end is the end',
      text: 'An early win or the full board ends the game, and no turn follows. A winning stone ends it at once, so no Tane comes with it. Only the player who has just placed can win.',
      messages: {
        broken: 'The game is over; {found} can no longer be played.',
        tane: 'The stone wins ({ways|term}), so the Tane of {seat} does not come into play.',
      },
    },
    'moeraki/marae': {
      title: 'Marae, the sacred ground',
      text: 'When all 57 hollows are filled and nobody has won early, the tiles are counted: one point each, half a point for a half field won two to one. The higher number wins; equal numbers are a win for A, who placed the ball. At level beginner there are no tiles, and a full board is a draw.',
      messages: {},
    },
    'moeraki/score-total': {
      title: 'The points at Marae',
      text: 'The points claimed in the result are those that the tiles on the board give, A’s first.',
      messages: { broken: 'The tiles give {expected} (A, then B); the record claims {found}.' },
    },
    'moeraki/claim': {
      title: 'The claimed win',
      text: 'The winner and the way of winning that a record claims are the ones the board shows. Where a stone wins in two ways, either may be named. A game that stopped by resignation names a winner and no way.',
      messages: {
        'no-win': 'The turn claims {found|term}, but it does not win.',
        way: 'The turn claims {found|term}, but it wins by {expected|term}.',
        result: 'The record claims “{found}”; the board says “{expected}”.',
        stopped: 'The record claims “{found}”, but a game that was broken off has no such result.',
      },
    },
    'moeraki/unfinished': {
      title: 'A result must be reached',
      text: 'A record may claim a result only if the game has come to it, unless a player resigned or both agreed to stop.',
      messages: { broken: 'Nobody has won yet; empty hollows left: {empty}.' },
    },
    'moeraki/tane-level': {
      title: 'The Tane is for masters',
      text: 'The Tane stays in its cave except at level master.',
      messages: { broken: 'There is no Tane at level {level|term}.' },
    },
    'moeraki/tane-once': {
      title: 'Each Tane once',
      text: 'Each player has one Tane and may send it out once in a game.',
      messages: { broken: 'The Tane of {seat} has been used already.' },
    },
    'moeraki/tane-field': {
      title: 'Instead of a whole tile',
      text: 'The Tane takes the place of a whole tribe tile of its own colour that the stone of this very turn would bring, even if the opponent placed that stone. Whether a half field won three to none counts as a whole tile is a ruling (tane-edge).',
      messages: {
        'no-field': '{field} is not a field, so the Tane of {seat} cannot stand there.',
        'no-tile': 'This turn brings {seat} no whole tile on {field}, so the Tane cannot stand there.',
        edge: '{field} is a half field, and the ruling keeps the Tane of {seat} off those.',
      },
    },
    'moeraki/tane-direction': {
      title: 'The Tane looks along a diagonal',
      text: 'The Tane looks north-east, north-west, south-east or south-west, and there must be at least one field that way. North-east is where letters and numbers grow.',
      messages: {
        broken: 'From {field} the Tane of {seat} cannot look {found|term}: no field lies there.',
        unknown: '“{found}” is no direction in which a Tane can look: ne, nw, se or sw.',
      },
    },
    'moeraki/tane-sight': {
      title: 'What the Tane sees stays bare',
      text: 'All tiles from the Tane to the rim in the direction it looks are taken off, its own tribe’s too. For the rest of the game those fields take no tile and no Tane.',
      messages: { broken: '{field} lies in the sight of a Tane: the Tane of {seat} cannot stand there.' },
    },
    'moeraki/tane-cross': {
      title: 'Crossing sights',
      text: 'Where the second Tane’s sight crosses the first one’s, that one field is free again: a tile that its stones have decided goes back, and if they have not yet, it can be laid later.',
      messages: {},
    },
    'moeraki/tane-meets': {
      title: 'Tane meets Tane',
      text: 'If the second Tane looks at the first, its sight ends before the first one’s field. Right beside it the second sees nothing, which is allowed.',
      messages: {},
    },
    'moeraki/order': {
      title: 'Own tiles first',
      text: 'If one stone decides fields for both players, the one who placed it lays tiles and Tane first, then the opponent. Two Tane in one turn are written in that order.',
      messages: {
        broken: '{mover} placed the stone, so the Tane of {mover} comes before that of {opponent}.',
      },
    },
    'moeraki/kemu-starter': {
      title: 'The winner begins',
      text: 'In a match the winner of the last game places the ball in the next one. After a draw the same player places it again, or the other one, by ruling (draw-starter). Players are known by their names; seats change.',
      messages: {
        winner: '{expected} won the last game and places the ball, not {found}.',
        draw: 'The last game was a draw; {expected} places the ball, not {found}.',
      },
    },
    'moeraki/kemu-ball': {
      title: 'The ball moves on',
      text: 'From game to game of a match the ball must go into another hollow than the time before.',
      messages: { broken: 'The ball lay on {found} in the last game already.' },
    },
    'moeraki/kemu-over': {
      title: 'The match is won',
      text: 'A match is over as soon as one player has the number of wins agreed on; no game of it follows.',
      messages: { broken: 'The match is over: {winner} has won it (wins needed: {wins}).' },
    },
  },
  legal: {
    stone: { intro: 'Empty hollows:', item: '{hollow}' },
    ball: { intro: 'The ball may go to:', item: '{hollow}' },
    tane: { intro: 'The Tane may be:', item: '{seat} on {field} looking {direction|term}' },
    direction: { intro: 'It may look:', item: '{direction|term}' },
  },
  rulings: {
    'tane-edge': 'May the Tane replace a tile on a half field won three to none?',
    'tane-score': 'Is the Tane worth a point at Marae?',
    'tile-shortage': 'Does a field count for a player who has no tribe tile left?',
    'draw-starter': 'Who places the ball after a drawn game?',
  },
};
