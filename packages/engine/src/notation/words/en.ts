import type { NotationRule } from '@motu/notation';
import type { Words } from '../../catalogue/words.ts';

export const notationEn: Words<NotationRule> = {
  rules: {
    'notation/syntax': {
      title: 'The form of a record',
      text: 'A record is a list of tags, then turns, then a result. Each turn starts with its label and lists its parts in a fixed order. A slip costs the turn it stands in; reading goes on at the next label.',
      messages: {
        broken: '“{found}” cannot stand here. Expected: {expected|term}.',
        ends: 'Something is missing here. Expected: {expected|term}.',
        'near-miss': '“{found}” cannot be read. Did you mean “{meant}”? ({slip|term})',
        order:
          '“{found}” is {part|term}, but it cannot stand here: it comes too early, too late or a second time.',
        'unclosed-comment': 'This comment is never closed. Put a } where it ends.',
        'unclosed-variation': 'This variation is never closed. Put a ) after its last turn.',
        'broken-tag': '“{found}” is not a tag. A tag looks like this: [Name "value"].',
        'tag-near-miss': '“{found}” is not a tag. Did you mean {meant}?',
        'late-tag': 'The tag {found} stands after the first turn. Tags come before all turns.',
        'motu-first': 'The tag [Motu "1"] opens a game: put it before all other tags.',
        'after-result': '“{found}” stands after the result. The result ends the game.',
        'too-deep': 'Variations are nested deeper than {limit}. What is deeper is left out.',
        'too-many': 'This game has more than {limit} words. The rest of it is left out.',
        'too-long': 'This game is longer than {limit} characters. It is left out.',
      },
    },
    'notation/unknown-game': {
      title: 'The game is known',
      text: 'The tag Game names the game that was played: maori, mahe or moeraki.',
      messages: { broken: 'There is no game “{found}” here. Known games: {games}.' },
    },
    'notation/version': {
      title: 'The version of the notation',
      text: 'The tag Motu gives the version of the notation, so that old records stay readable. This is version 1.',
      messages: {
        broken:
          'This record is written in version “{found}” of the notation; version {expected} can be read.',
      },
    },
    'notation/missing-tag': {
      title: 'A tag that is needed',
      text: 'Some tags are needed to replay a game: Motu and Game always, and whatever the set-up of the game cannot do without.',
      messages: { broken: 'The tag {tag} is missing.' },
    },
    'notation/bad-tag-value': {
      title: 'The value of a tag',
      text: 'Tags that matter to the replay have values of a fixed form.',
      messages: {
        broken: 'The tag {tag} cannot have the value “{value}”.',
        form: 'The tag {tag} cannot have the value “{value}”. It looks like this: {example}',
        'one-of': 'The tag {tag} cannot have the value “{value}”. Choose one of: {choices}.',
        inventory: 'The tile inventory “{value}” was not given to the tool, so its tiles cannot be counted.',
      },
    },
    'notation/duplicate-tag': {
      title: 'A tag stands once',
      text: 'Each tag stands once in a game. Of two, the first one counts.',
      messages: { broken: 'The tag {tag} stands here a second time. The first one counts.' },
    },
    'notation/seats': {
      title: 'Seats without gaps',
      text: 'The tags A, B, C and so on name the players in turn order. They start at A and leave out no letter.',
      messages: {
        broken: 'There is a seat {found}, but no seat {missing} before it.',
        none: 'The record names no players. Write [A "…"], [B "…"] and so on, in turn order.',
      },
    },
    'notation/label': {
      title: 'The label of a turn',
      text: 'A label gives the round and the seat. The seat is one of the game, and the round goes up by one when the first seat moves again.',
      messages: {
        round: 'This turn is {expected}, but it is labelled {found}.',
        seat: 'The label {found} names a seat that is not in the game. Seats: {seats}.',
      },
    },
    'notation/no-result': {
      title: 'A result ends the record',
      text: 'Every game ends with a result line, or with * where the record stops and claims nothing.',
      messages: { broken: 'The record has no result. Write # and the result, or * if there is none.' },
    },
    'notation/encoding': {
      title: 'Readable characters',
      text: 'A record is UTF-8 text. Control characters and invisible direction marks have no place in it, because they make a line read other than it is.',
      messages: { broken: 'The character {code} cannot stand in a record. Delete it or write it anew.' },
    },
  },
  legal: {},
  facts: {},
  rulings: {},
  terms: {
    tag: 'a tag such as [A "Ana"]',
    label: 'the next turn, such as 2A',
    action: 'an action such as 2:c3, 2:s, s:c3, c3:x or pass',
    dice: 'dice such as 2+4',
    stone: 'a hollow such as c5, or *f6 for the ball',
    explorer: 'the explorer’s steps such as +2',
    sail: 'a ship’s space such as @c3',
    relocate: 'a ship’s space such as @c3',
    refill: 'the refill such as =~s',
    shells: 'a count of shells such as $4',
    landing: 'a landing field such as @12 or @raft',
    reveal: 'the card turned up such as =4 or =nest',
    tane: 'a Tane such as TAe4sw',
    claim: 'the way of winning such as #awa',
    sic: 'the word sic',
    glyph: 'a glyph such as !',
    variation: 'a variation in parentheses',
    'variation-end': 'the end of the variation, )',
    points: 'the result such as # 37 31, or *',
    outcome: 'the result such as # A tahuna, or *',
    end: 'the end of the game',
    typographic: 'a typographic character was pasted in',
    plus: 'the + is missing',
    swapped: 'letter and number are the wrong way round',
    'letter-o': 'the letter o and the digit 0 are mixed up',
    'symbol-order': 'the symbols come in the order p h L l b s',
    colon: 'the : is missing or another sign stands for it',
    separator: 'dice are joined by +',
    case: 'capital and small letters are mixed up',
    punctuation: 'a stray punctuation mark',
  },
};
