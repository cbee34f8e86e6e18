import type { ToldWords } from '../../../catalogue/words.ts';

export const maheToldEn: ToldWords = {
  facts: {
    decider: '{seat} decides on the dice for turtle {turtle}.',
    distance: 'Turtle {turtle}: {sum} × {dice} = {distance}, {from|term} → {to|term}.',
    bust: 'Bust with {sum}: turtle {turtle} goes to the raft (riders: {riders}).',
    risk: 'One more die would have been a bust with {over} of its {of} faces.',
    lay: '{seat} wins the egg card {card}.',
    nest: '{seat} wins the nest: {eggs} eggs.',
  },
  terms: { raft: 'raft', nest: 'nest', basic: 'basic game', cards: 'with egg cards as dice' },
};
