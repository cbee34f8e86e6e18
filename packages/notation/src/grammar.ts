import type { IToken } from 'chevrotain';
import type { Glyph, Turn, Variation } from './ast/common.ts';
import type { TurtleMovePart } from './ast/mahe.ts';
import { type MoveWords, NO_MOVE, readMove } from './read/mahe.ts';
import {
  readExplorer,
  readPass,
  readPlace,
  readRefill,
  readRelocate,
  readRemove,
  readSail,
  readShells,
  readStore,
} from './read/maori.ts';
import { readBall, readClaim, readStone, readTane } from './read/moeraki.ts';
import { readDraw, readOpen, readPoints, readWin } from './read/result.ts';
import { readGlyphs } from './read/token.ts';
import {
  type AnyResult,
  afterTags,
  afterTurn,
  atEnd,
  beforeInnerTurn,
  beforeTurn,
  Recovery,
  type Sentence,
  type TagToken,
} from './recovery.ts';
import type { Scan } from './scan/scan.ts';
import { type AnyPart, choiceOf, type PartChoice, type PartReader, type RuleChoice } from './steps.ts';
import * as Tokens from './tokens.ts';

/** The grammar of the notation, which the published one is generated from. */
export class Grammar extends Recovery {
  constructor(skipValidations = true) {
    super(Tokens.vocabulary, { maxLookahead: 2, skipValidations });
    this.performSelfAnalysis();
  }

  read(scan: Scan): Sentence {
    this.start(scan);
    const { tags, turns, result } = this.record();
    return { tags, turns, result, problems: this.problems };
  }

  private readonly record = this.RULE('record', () => {
    const tags: TagToken[] = [];
    const turns: Turn<AnyPart>[] = [];
    let result: AnyResult | null = null;
    this.skipStray(afterTags);
    this.MANY(() => {
      const token = this.CONSUME(Tokens.Tag);
      tags.push({ token, comments: this.takeComments() });
      this.skipStray(afterTags);
    });
    this.skipStray(this.game === null ? atEnd : beforeTurn);
    while (this.isAtLabel()) turns.push(this.SUBRULE(this.turn));
    this.MANY2(() => turns.push(this.SUBRULE(this.turn)));
    this.OPTION(() => {
      result = this.SUBRULE(this.result);
    });
    this.skipRest(result !== null);
    return this.withLastComments(tags, turns, result);
  });

  private readonly turn = this.RULE('turn', (): Turn<AnyPart> => {
    const outer = this.parts;
    const parts: AnyPart[] = [];
    this.parts = parts;
    const label = this.open(this.CONSUME(Tokens.Label));
    this.partsOfTurn();
    // Most turns are parts and nothing else: once the next label is there, the rest need not be asked for.
    const { sic, glyphs } = parts.length > 0 && this.isAtLabel() ? NO_REMARKS : this.remarks();
    const readable = !this.isBroken;
    const span = this.spanFrom(label.span.start);
    const comments = this.takeComments();
    this.parts = outer;
    this.label = null;
    const variations = this.isAtLabel() ? NO_VARIATIONS : this.variations();
    return { label, parts, readable, sic, glyphs, comments, variations, span };
  });

  private partsOfTurn(): void {
    try {
      this.optionalRule(1, this.partsByStart);
    } catch (error) {
      this.recover(error);
    }
  }

  private remarks(): Remarks {
    const glyphs: Glyph[] = [];
    this.endParts();
    const sic = this.optional(2, Tokens.Sic) !== null;
    this.MANY(() => glyphs.push(...readGlyphs(this.CONSUME(Tokens.Glyph))));
    this.skipStray(afterTurn);
    return { sic, glyphs };
  }

  private variations(): readonly Variation<AnyPart>[] {
    const variations: Variation<AnyPart>[] = [];
    this.MANY2(() => variations.push(this.SUBRULE(this.variation)));
    this.skipStray(this.depth === 0 ? beforeTurn : beforeInnerTurn);
    return variations;
  }

  private readonly variation = this.RULE('variation', (): Variation<AnyPart> => {
    const turns: Turn<AnyPart>[] = [];
    const open = this.CONSUME(Tokens.VariationOpen);
    const opening = this.takeComments();
    this.depth++;
    this.skipStray(beforeInnerTurn);
    try {
      this.AT_LEAST_ONE(() => turns.push(this.SUBRULE(this.turn)));
      this.CONSUME(Tokens.VariationClose);
    } catch (error) {
      this.endVariation(error, open);
    }
    this.depth--;
    const span = this.spanFrom(open.startOffset);
    return { opening, turns, comments: this.takeComments(), span };
  });

  private readonly maoriParts = this.RULE('maoriParts', () => {
    this.optionalPart(1, Tokens.Explorer, readExplorer);
    this.optionalPart(2, Tokens.Ship, readSail);
    this.onePart(1, maoriActions);
    this.optionalPart(3, Tokens.Ship, readRelocate);
    this.optionalPart(4, Tokens.Refill, readRefill);
    this.optionalPart(5, Tokens.Shells, readShells);
  });

  /** Moves; before the first, checks may stand alone: that no die was thrown is for the rules to say. */
  private readonly maheParts = this.RULE('maheParts', () => {
    if (!this.isAtMove()) this.OR(this.maheAlternatives);
    while (this.isAtMove()) this.parts.push(this.SUBRULE2(this.turtleMove));
  });

  // Alternatives are values to Chevrotain: these are made once, not once a turn.
  private readonly maheAlternatives = [
    {
      ALT: () => {
        this.parts.push(this.SUBRULE(this.bareChecks));
        this.MANY(() => this.parts.push(this.SUBRULE(this.turtleMove)));
      },
    },
    { ALT: () => this.AT_LEAST_ONE(() => this.parts.push(this.SUBRULE2(this.turtleMove))) },
  ];

  private isAtMove(): boolean {
    return this.next === Tokens.Dice || this.next === Tokens.Turtle;
  }

  private turtle: IToken | null = null;
  private dice: IToken | null = null;

  private readonly turtleMove = this.RULE('turtleMove', (): TurtleMovePart => {
    const { startOffset } = this.LA(1);
    if (this.next === Tokens.Dice) this.diceAlone();
    else this.OR(this.turtleOrDice);
    const { turtle, dice } = this;
    const landing = this.optional(2, Tokens.Landing);
    const reveal = this.optional(3, Tokens.Reveal);
    return this.moveFrom(startOffset, turtle, dice, landing, reveal);
  });

  private readonly diceAlone = (): void => {
    this.turtle = null;
    this.dice = this.CONSUME2(Tokens.Dice);
  };

  private readonly turtleOrDice = [
    {
      ALT: () => {
        this.turtle = this.CONSUME(Tokens.Turtle);
        this.dice = this.optional(1, Tokens.Dice);
      },
    },
    { ALT: this.diceAlone },
  ];

  private readonly bareChecks = this.RULE(
    'bareChecks',
    (): TurtleMovePart =>
      this.OR([
        {
          ALT: () => {
            const landing = this.CONSUME(Tokens.Landing);
            return this.moveFrom(landing.startOffset, null, null, landing, this.optional(1, Tokens.Reveal));
          },
        },
        {
          ALT: () => {
            const reveal = this.CONSUME2(Tokens.Reveal);
            return this.moveFrom(reveal.startOffset, null, null, null, reveal);
          },
        },
      ]),
  );

  private moveFrom(start: number, ...words: MoveWords): TurtleMovePart {
    // The tokens of the recording have no text.
    return this.RECORDING_PHASE ? NO_MOVE : readMove(this.text, this.spanFrom(start), words);
  }

  /** How many stones and Tane there may be is for the rules to say; here they come in their order. */
  private readonly moerakiParts = this.RULE('moerakiParts', () => {
    if (this.next === Tokens.Stone) this.piecesAndTane();
    else this.OR(this.moerakiAlternatives);
  });

  private readonly piecesAndTane = (): void => {
    this.SUBRULE(this.moerakiPieces);
    this.manyParts(1, Tokens.Tane, readTane);
    this.optionalPart(1, Tokens.Claim, readClaim);
  };

  private readonly moerakiAlternatives = [
    { ALT: this.piecesAndTane },
    {
      ALT: () => {
        this.someParts(2, Tokens.Tane, readTane);
        this.optionalPart(2, Tokens.Claim, readClaim);
      },
    },
    { ALT: () => this.parts.push(readClaim(this.text, this.CONSUME3(Tokens.Claim))) },
  ];

  private readonly moerakiPieces = this.RULE('moerakiPieces', () => {
    if (this.next === Tokens.Stone) this.stones();
    else this.OR([{ ALT: this.ballAndStones }, { ALT: this.stones }]);
  });

  private readonly ballAndStones = (): void => {
    this.parts.push(readBall(this.text, this.CONSUME(Tokens.Ball)));
    this.manyParts(1, Tokens.Stone, readStone);
  };

  private readonly stones = (): void => this.someParts(2, Tokens.Stone, readStone);

  private readonly result = this.RULE(
    'result',
    (): AnyResult =>
      this.OR([
        { ALT: () => readOpen(this.CONSUME(Tokens.Open), this.takeComments()) },
        { ALT: () => readPoints(this.CONSUME(Tokens.Points), this.takeComments()) },
        { ALT: () => readWin(this.CONSUME(Tokens.Win), this.takeComments()) },
        { ALT: () => readDraw(this.CONSUME(Tokens.Draw), this.takeComments()) },
      ]),
  );

  /** Whose parts begin with what. */
  private readonly partsByStart: RuleChoice = choiceOf([
    ...[Tokens.Explorer, Tokens.Ship, Tokens.Place, Tokens.Store, Tokens.Remove, Tokens.Pass].map(
      (type) => [type, this.maoriParts] as const,
    ),
    ...[Tokens.Dice, Tokens.Turtle, Tokens.Landing, Tokens.Reveal].map(
      (type) => [type, this.maheParts] as const,
    ),
    ...[Tokens.Stone, Tokens.Ball, Tokens.Tane, Tokens.Claim].map(
      (type) => [type, this.moerakiParts] as const,
    ),
  ]);
}

const maoriActions: PartChoice = choiceOf<PartReader>([
  [Tokens.Place, readPlace],
  [Tokens.Store, readStore],
  [Tokens.Remove, readRemove],
  [Tokens.Pass, readPass],
]);

/** What stands behind the parts of a turn. */
interface Remarks {
  readonly sic: boolean;
  readonly glyphs: readonly Glyph[];
}

const NO_REMARKS: Remarks = { sic: false, glyphs: [] };
const NO_VARIATIONS: readonly Variation<AnyPart>[] = [];
