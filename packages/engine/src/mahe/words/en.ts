import type { Words } from '../../catalogue/words.ts';
import type { MaheRule } from '../rules.ts';
import { maheToldEn } from './en/told.ts';

export const maheEn: Words<MaheRule> = {
  ...maheToldEn,
  rules: {
    'mahe/player-count': {
      title: 'Two to seven players',
      text: 'Mahé is for two to seven. Only two or three players may take two turtles each; with more of them every seat has one.',
      messages: {
        broken: 'Mahé needs 2 to 7 players; the record seats {players}.',
        turtles: 'Two turtles each are for 2 or 3 players; here there are {players}.',
      },
    },
    'mahe/card-count': {
      title: 'The cards in the box',
      text: 'No value can turn up more often than the box holds it. Of all the egg cards only twenty are played; the others were set aside unseen. Cards that players hold at the start of a position have been seen too.',
      messages: {
        broken: 'A {card} turns up once too often: cards of this value in the box: {holds}.',
        total: 'This would be egg card number {count}; only {most} are played.',
      },
    },
    'mahe/turn-order': {
      title: 'Seat after seat',
      text: 'The seats move in turn. A player with two turtles moves both of them in his turn, one after the other, and chooses anew each time which goes first.',
      messages: {
        broken: '{found} moves, but it is the turn of {expected}.',
        unmoved: 'Turtle {turtle} of {seat} was not moved in this turn.',
      },
    },
    'mahe/turtle': {
      title: 'Which turtle moves',
      text: 'With two turtles each, every move says which of the two it is for, and none moves twice in a turn. A bust of the first does not cost the second its move.',
      messages: {
        broken: 'Turtle {turtle} has already moved in this turn.',
        unnamed: 'With two turtles each, the move must say which turtle it is for.',
        unknown: 'There is no turtle {turtle}: turtles of each seat: {own}.',
      },
    },
    'mahe/die': {
      title: 'Faces of a die',
      text: 'A die shows a number from 1 to 6.',
      messages: { broken: 'A die cannot show {found}.' },
    },
    'mahe/first-die': {
      title: 'The first die',
      text: 'Each move begins with a throw of one die. This first die has to be thrown; an egg card cannot take its place.',
      messages: {
        broken: 'The egg card {card} cannot stand in for the first die.',
        none: 'No die was thrown for this move.',
      },
    },
    'mahe/dice-max': {
      title: 'Three dice at most',
      text: 'There are three dice, and a move uses each of them once at most. A card standing in for a die counts as one.',
      messages: { broken: 'Dice in this move: {found}; the most is {expected}.' },
    },
    'mahe/third-die': {
      title: 'The third die',
      text: 'A third die may follow only while the first two come to 6 or less. At exactly 7 the throwing is over, and so it is after a bust.',
      messages: { broken: 'The first two dice come to {sum}; a third may follow only below 7.' },
    },
    'mahe/bust': {
      title: 'Bust',
      text: 'As soon as the dice come to more than 7 the throwing ends. The turtle goes to the raft, and with it every turtle that sits on it; those underneath stay where they are.',
      messages: { broken: 'The dice had already come to {sum}, a bust, and yet another was thrown.' },
    },
    'mahe/distance': {
      title: 'How far a turtle swims',
      text: 'The sum of the dice is multiplied by their number: one die counts once, two count double, three count threefold. Seven with three dice is a full round of 21 fields.',
      messages: {},
    },
    'mahe/carry': {
      title: 'Carrying',
      text: 'A turtle takes along all turtles on its back and leaves those beneath it behind. Where it arrives it climbs, riders and all, on top of whoever is there; overtaking is free. On the raft turtles stand side by side, and the first step from it leads to field 1.',
      messages: {},
    },
    'mahe/landing': {
      title: 'The noted landing field',
      text: 'A recorder may note after the dice where the turtle landed. The note has to agree with what the dice give.',
      messages: { broken: 'Turtle {turtle} lands on {expected|term}, not on {found|term}.' },
    },
    'mahe/lay': {
      title: 'Laying eggs',
      text: 'A move that reaches field 21 or goes past it earns the open egg card, once. It belongs to the owner of the topmost turtle that moved. Starting from field 21 earns nothing.',
      messages: {},
    },
    'mahe/reveal': {
      title: 'Turning up the next card',
      text: 'When an egg card has been won, the next one is turned up and written down; under the twentieth the nest comes to light. If nobody laid, nothing is turned up.',
      messages: {
        broken: 'An egg card was won; the record must say which card was turned up next.',
        'missing-nest': 'The twentieth egg card was won; the record must say that the nest is open now.',
        superfluous: 'No card is turned up here, but the record notes one: {found|term}.',
        'nest-due': 'The twentieth egg card was won, so the nest lies open and not a {found}.',
        'card-due': 'The nest is not open yet: more egg cards are to come.',
      },
    },
    'mahe/decider': {
      title: 'Who decides on the dice',
      text: 'Whether a second and a third die are thrown is up to the owner of the topmost turtle of the moving stack, whoever’s turn it is.',
      messages: {},
    },
    'mahe/card-level': {
      title: 'Cards as dice only in the variant',
      text: 'Egg cards may stand in for dice only if the variant was agreed on, that is at level cards.',
      messages: { broken: 'The egg card {card} stands in for a die, but the game is played at level basic.' },
    },
    'mahe/card-once': {
      title: 'One card a move',
      text: 'At most one egg card a move may stand in, for the second die or for the third.',
      messages: {
        broken: 'The egg card {card} is the second card of this move; only one may stand in.',
        place: 'The egg card {card} can stand in for the second or third die only.',
      },
    },
    'mahe/card-owned': {
      title: 'Whose card stands in',
      text: 'The decider spends a card of his own, and it leaves the game. A player who has to carry others may offer one of his instead, but nobody can make him.',
      messages: {
        broken: '{seat} holds no egg card {card}.',
        seat: '{found} cannot offer a card here: only {decider}, who decides, or {mover}, who moves.',
      },
    },
    'mahe/card-bust': {
      title: 'No bust by card',
      text: 'A card must not take the sum above 7.',
      messages: { broken: 'The egg card {card} takes the sum to {sum}; at most {most} would have fitted.' },
    },
    'mahe/game-over': {
      title: 'The nest ends the game',
      text: 'Once the twentieth card is gone, the next turtle or stack to reach the beach wins the nest and its seven eggs. At this moment the game is over; not even a player’s second turtle moves any more.',
      messages: {
        broken: 'The game was over before the turn {found}.',
        second: 'The nest was won with the first turtle; the second does not move any more.',
      },
    },
    'mahe/unfinished': {
      title: 'Scores before the end',
      text: 'Final scores can be claimed when the nest has been won, or if the players agreed to stop. Numbers agreed on are taken as they are.',
      messages: {
        broken: 'The record claims final scores, but the nest is not won (egg cards taken: {taken}).',
      },
    },
    'mahe/score-total': {
      title: 'Counting the eggs',
      text: 'A player’s eggs are the sum of the cards he still holds, and seven more for the nest.',
      messages: {
        broken: '{seat} has eggs: {expected}; the record claims {found}.',
        count: 'The record claims scores for {found} players; at the table sit {expected}.',
      },
    },
    'mahe/winner': {
      title: 'Who wins',
      text: 'Most eggs win. Among equals it is whoever has more egg cards, the nest counting as one; if that is equal too they share the victory.',
      messages: {},
    },
  },
  legal: {
    landing: { intro: 'Correct would be:', item: '{field|term}' },
    reveal: { intro: 'Could be turned up:', item: '{card|term}' },
    turtle: { intro: 'Still to move:', item: 'turtle {turtle}' },
    throw: { intro: 'The throwing ends with:', item: '{dice}' },
    card: { intro: 'Cards in hand:', item: '{card}' },
    total: { intro: 'Correct would be:', item: '{totals}' },
  },
  rulings: {},
};
