// A portrait: how a person plays rock-paper-scissors, as a program of at most twelve lines. All of it is plain data.

import { circleGame, type MatrixGame, type Move, type Result } from "../../games/index.ts";

/** Portraits exist for this game only. */
export const PORTRAIT_GAME: MatrixGame = circleGame(3);
/** No portrait has more lines, the default included. */
export const LINES_MAX = 12;
/** No portrait is found in fewer rounds. */
export const PORTRAIT_ROUNDS_MIN = 100;

/** How a move relates to another: 0 it's the same, 1 it beats the other, 2 it's beaten by the other. */
export type Step = 0 | 1 | 2;

/** The move of a line. */
export type SaidMove =
  | { readonly kind: "move"; readonly move: Move }
  /** Relative to the person's last move. */
  | { readonly kind: "own"; readonly step: Step }
  /** Relative to the bot's last move. */
  | { readonly kind: "bot"; readonly step: Step }
  /** The same change as in the last round (`ago` 1) or in the one before it (2). With `own`, as from the person's move to
   * their next one, now from their last move; with `bot`, as from the bot's move to the person's next one, now from the
   * bot's last move. */
  | { readonly kind: "again"; readonly from: "own" | "bot"; readonly ago: 1 | 2 }
  /** What the person did the last time, among the newest `MEMORY_ROUNDS`, that the moves of both in `rounds` rounds were
   * those of the last ones. */
  | { readonly kind: "as-before"; readonly rounds: 1 | 2 | 3 };

/** How far back `as-before` looks. */
export const MEMORY_ROUNDS = 50;

/** What can hold before a round. `ago` counts rounds back, 1 is the last one; results are the person's. */
export type SimpleCondition =
  | { readonly kind: "result"; readonly result: Result; readonly ago: number }
  | { readonly kind: "own"; readonly move: Move; readonly ago: number }
  | { readonly kind: "bot"; readonly move: Move; readonly ago: number }
  /** How the person's last move relates to their move before it. */
  | { readonly kind: "own-step"; readonly step: Step }
  /** How the bot's last move relates to its move before it. */
  | { readonly kind: "bot-step"; readonly step: Step }
  /** The person's last `rounds` moves were the same, at least. */
  | { readonly kind: "same-move"; readonly rounds: number }
  /** The last `rounds` results were this one, at least. */
  | { readonly kind: "same-result"; readonly result: Result; readonly rounds: number }
  /** The person made that move least, or most, in the last `rounds` rounds; no other move as rarely, or as often. */
  | {
      readonly kind: "count";
      readonly move: Move;
      readonly often: "least" | "most";
      readonly rounds: number;
    }
  /** The person hasn't made that move in the last `rounds` rounds, at least. */
  | { readonly kind: "since"; readonly move: Move; readonly rounds: number };

/** A condition, or two that both hold. */
export type Condition =
  | SimpleCondition
  | { readonly kind: "both"; readonly first: SimpleCondition; readonly second: SimpleCondition };

export interface PortraitLine {
  /** When the line holds; undefined if it holds in every round. */
  readonly condition: Condition | undefined;
  readonly move: SaidMove;
  /**
   * How much likelier the move is made, in bits: the odds are multiplied by 2^weight. A multiple of 1/8. Below 0 the
   * person makes the move less often than the other lines say.
   */
  readonly weight: number;
  /** How often the person made the move where the line holds, and how often it held, in the rounds it was found in. */
  readonly hits: number;
  readonly of: number;
}

/** Mean bits a round, -log2 of the probability that the move was given, over rounds that the program never saw. */
export interface PortraitScore {
  readonly bits: number;
  /** A ghost that was frozen from the same rounds. */
  readonly ghost: number;
  /** The fortune-teller, which goes on learning from round to round. */
  readonly mind: number;
  /** log2(3). */
  readonly chance: number;
  /** The number of rounds that were held out. */
  readonly rounds: number;
  /** Whether betting on the program at fair odds would have multiplied the stake by forty or more. At most one in
   * forty people who play by chance get that far. */
  readonly beatsChance: boolean;
}

export interface Portrait {
  /** The game's id. */
  readonly game: string;
  /** One to twelve lines. Those without a condition are last, and there's at least one, the default. */
  readonly lines: readonly PortraitLine[];
  readonly score: PortraitScore;
}
