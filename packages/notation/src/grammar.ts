import type { Glyph, Turn, Variation } from './ast/common.ts';
import type { Die, TurtleMovePart } from './ast/mahe.ts';
import { readDice, readLanding, readReveal, readTurtle } from './read/mahe.ts';
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
import { readBall, readClaims, readStone, readTane } from './read/moeraki.ts';
import { readDraw, readOpen, readPoints, readWin } from './read/result.ts';
import { readGlyphs, readLabel } from './read/token.ts';
import {
  type AnyPart,
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
    this.MANY2(() => turns.push(this.SUBRULE(this.turn)));
    this.OPTION(() => {
      result = this.SUBRULE(this.result);
    });
    this.skipRest(result !== null);
    return this.withLastComments(tags, turns, result);
  });

  private readonly turn = this.RULE('turn', (): Turn<AnyPart> => {
    const label = readLabel(this.CONSUME(Tokens.Label));
    const outer = this.parts;
    const parts: AnyPart[] = [];
    let glyphs: Glyph[] | null = null;
    let variations: Variation<AnyPart>[] | null = null;
    let sic = false;
    this.parts = parts;
    this.open(label);
    try {
      this.OPTION(() =>
        this.OR([
          { ALT: () => this.SUBRULE(this.maoriParts) },
          { ALT: () => this.SUBRULE(this.maheParts) },
          { ALT: () => this.SUBRULE(this.moerakiParts) },
        ]),
      );
    } catch (error) {
      this.recover(error);
    }
    this.endParts();
    if (!this.isAtLabel()) {
      this.OPTION2(() => {
        this.CONSUME(Tokens.Sic);
        sic = true;
      });
      this.MANY(() => {
        glyphs ??= [];
        glyphs.push(...readGlyphs(this.CONSUME(Tokens.Glyph)));
      });
      this.skipStray(afterTurn);
    }
    const readable = !this.isBroken;
    const span = this.spanFrom(label.span.start);
    const comments = this.takeComments();
    this.parts = outer;
    this.label = null;
    if (!this.isAtLabel()) {
      this.MANY2(() => {
        variations ??= [];
        variations.push(this.SUBRULE(this.variation));
      });
      this.skipStray(this.depth === 0 ? beforeTurn : beforeInnerTurn);
    }
    return {
      label,
      parts,
      readable,
      sic,
      glyphs: glyphs ?? NO_GLYPHS,
      comments,
      variations: variations ?? NO_VARIATIONS,
      span,
    };
  });

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
    this.OPTION(() => this.parts.push(readExplorer(this.CONSUME(Tokens.Explorer))));
    this.OPTION2(() => this.parts.push(readSail(this.CONSUME(Tokens.Ship))));
    this.OR([
      { ALT: () => this.parts.push(readPlace(this.CONSUME(Tokens.Place))) },
      { ALT: () => this.parts.push(readStore(this.CONSUME(Tokens.Store))) },
      { ALT: () => this.parts.push(readRemove(this.CONSUME(Tokens.Remove))) },
      { ALT: () => this.parts.push(readPass(this.CONSUME(Tokens.Pass))) },
    ]);
    this.OPTION3(() => this.parts.push(readRelocate(this.CONSUME2(Tokens.Ship))));
    this.OPTION4(() => this.parts.push(readRefill(this.CONSUME(Tokens.Refill))));
    this.OPTION5(() => this.parts.push(readShells(this.CONSUME(Tokens.Shells))));
  });

  /** Moves; before the first, checks may stand alone: that no die was thrown is for the rules to say. */
  private readonly maheParts = this.RULE('maheParts', () => {
    this.OR([
      {
        ALT: () => {
          this.parts.push(this.SUBRULE(this.bareChecks));
          this.MANY(() => this.parts.push(this.SUBRULE(this.turtleMove)));
        },
      },
      { ALT: () => this.AT_LEAST_ONE(() => this.parts.push(this.SUBRULE2(this.turtleMove))) },
    ]);
  });

  private readonly turtleMove = this.RULE('turtleMove', (): TurtleMovePart => {
    let turtle: number | null = null;
    let dice: readonly Die[] = NO_DICE;
    let landing: TurtleMovePart['landing'] = null;
    let reveal: TurtleMovePart['reveal'] = null;
    const { startOffset } = this.LA(1);
    this.OR([
      {
        ALT: () => {
          turtle = readTurtle(this.CONSUME(Tokens.Turtle));
          this.OPTION(() => {
            dice = readDice(this.CONSUME(Tokens.Dice));
          });
        },
      },
      {
        ALT: () => {
          dice = readDice(this.CONSUME2(Tokens.Dice));
        },
      },
    ]);
    this.OPTION2(() => {
      landing = readLanding(this.CONSUME(Tokens.Landing));
    });
    this.OPTION3(() => {
      reveal = readReveal(this.CONSUME(Tokens.Reveal));
    });
    return { kind: 'move', turtle, dice, landing, reveal, span: this.spanFrom(startOffset) };
  });

  private readonly bareChecks = this.RULE('bareChecks', (): TurtleMovePart => {
    let landing: TurtleMovePart['landing'] = null;
    let reveal: TurtleMovePart['reveal'] = null;
    const { startOffset } = this.LA(1);
    this.OR([
      {
        ALT: () => {
          landing = readLanding(this.CONSUME(Tokens.Landing));
          this.OPTION(() => {
            reveal = readReveal(this.CONSUME(Tokens.Reveal));
          });
        },
      },
      {
        ALT: () => {
          reveal = readReveal(this.CONSUME2(Tokens.Reveal));
        },
      },
    ]);
    return {
      kind: 'move',
      turtle: null,
      dice: NO_DICE,
      landing,
      reveal,
      span: this.spanFrom(startOffset),
    };
  });

  /** How many stones and Tane there may be is for the rules to say; here they come in their order. */
  private readonly moerakiParts = this.RULE('moerakiParts', () => {
    this.OR([
      {
        ALT: () => {
          this.SUBRULE(this.moerakiPieces);
          this.MANY(() => this.parts.push(readTane(this.CONSUME(Tokens.Tane))));
          this.OPTION(() => this.parts.push(...readClaims(this.CONSUME(Tokens.Claim))));
        },
      },
      {
        ALT: () => {
          this.AT_LEAST_ONE(() => this.parts.push(readTane(this.CONSUME2(Tokens.Tane))));
          this.OPTION2(() => this.parts.push(...readClaims(this.CONSUME2(Tokens.Claim))));
        },
      },
      { ALT: () => this.parts.push(...readClaims(this.CONSUME3(Tokens.Claim))) },
    ]);
  });

  private readonly moerakiPieces = this.RULE('moerakiPieces', () => {
    this.OR([
      {
        ALT: () => {
          this.parts.push(readBall(this.CONSUME(Tokens.Ball)));
          this.MANY(() => this.parts.push(readStone(this.CONSUME(Tokens.Stone))));
        },
      },
      { ALT: () => this.AT_LEAST_ONE(() => this.parts.push(readStone(this.CONSUME2(Tokens.Stone)))) },
    ]);
  });

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
}

const NO_DICE: readonly Die[] = [];
const NO_GLYPHS: readonly Glyph[] = [];
const NO_VARIATIONS: readonly Variation<AnyPart>[] = [];
