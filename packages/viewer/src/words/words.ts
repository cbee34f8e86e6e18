/** What stands on the boards themselves. */
export interface BoardWords {
  readonly stack: string;
  readonly supply: string;
  readonly storage: string;
  readonly raft: string;
  readonly beach: string;
  readonly nest: string;
  readonly card: string;
  readonly eggs: string;
  readonly taken: string;
  readonly stones: string;
  readonly tiles: string;
  readonly black: string;
  readonly white: string;
}

/** What only a screen reader says: the boards as tables. */
export interface GridWords {
  readonly display: string;
  readonly board: string;
  readonly track: string;
  readonly field: string;
  readonly stack: string;
  readonly explorer: string;
  readonly row: string;
  readonly empty: string;
  readonly land: string;
  readonly ship: string;
  readonly shells: string;
  readonly boats: string;
  readonly ball: string;
  readonly tile: string;
  readonly halfTile: string;
  readonly tane: string;
  readonly banned: string;
  readonly line: string;
  readonly atoll: string;
  readonly stone: string;
  /** By the sign of the shape. */
  readonly shapes: { readonly [shape: string]: string };
  /** By the letter of the symbol. */
  readonly symbols: { readonly [symbol: string]: string };
}

/** What the buttons do. */
export interface KeyWords {
  readonly previous: string;
  readonly next: string;
  readonly first: string;
  readonly last: string;
  readonly play: string;
  readonly help: string;
}

export interface ViewerWords {
  readonly board: BoardWords;
  readonly grid: GridWords;
  readonly keys: KeyWords;
  readonly games: { readonly maori: string; readonly mahe: string; readonly moeraki: string };
  readonly verdicts: { readonly legal: string; readonly illegal: string; readonly unreadable: string };
  readonly start: string;
  readonly turns: string;
  readonly text: string;
  readonly score: string;
  readonly findings: string;
  readonly timeline: string;
  readonly pause: string;
  readonly speed: string;
  readonly threats: string;
  readonly loading: string;
  readonly failed: string;
  readonly empty: string;
  readonly sic: string;
  readonly winner: string;
  readonly variation: string;
  readonly players: string;
  readonly unreadableTurn: string;
  readonly gameNumber: string;
}

/** What is said only where it is asked for: by the findings, the score, or the help. */
export interface PanelWords {
  readonly verdict: string;
  readonly close: string;
  readonly noFindings: string;
  readonly noScore: string;
  readonly source: string;
  readonly show: string;
  readonly hide: string;
  readonly follows: string;
  readonly editions: string;
  readonly edition: string;
  readonly rulings: string;
  readonly total: string;
  readonly line: string;
  readonly chart: string;
  readonly setup: string;
  readonly result: string;
  readonly keys: MoreKeyWords;
}

/** What only keys do. */
export interface MoreKeyWords {
  readonly halfBack: string;
  readonly halfOn: string;
  readonly tenBack: string;
  readonly tenOn: string;
  readonly variationUp: string;
  readonly variationDown: string;
  readonly findingBack: string;
  readonly findingOn: string;
}
