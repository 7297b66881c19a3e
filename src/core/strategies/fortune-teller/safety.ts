// When not to trust a reading: the fortune-teller then plays at random, which nobody can read.

import type { MatrixGame, Move, Side } from "../../games/index.ts";

/** Below this expected result a round is hardly worth being read back. */
const EDGE_MIN = 0.04;
/** In the first rounds every reading is faint, and nobody reads back yet. */
const EDGE_FROM_ROUND = 20;
const MERIT_DECAY = 0.98;
/** Standard deviations that the plan may lie below chance. */
const DEVIATIONS = 1;
/** Variance that makes it worth while to judge: some eight rounds. */
const VARIANCE_MIN = 5;

/** The best answer to a reading. */
export interface Plan {
  /** Of equals, all. */
  readonly moves: readonly Move[];
  /** Wins less losses to be expected, in -1 … 1. */
  readonly value: number;
}

/** The moves of the largest expected result against an opponent of these probabilities. */
export function planAgainst(game: MatrixGame, side: Side, probabilities: Float64Array): Plan {
  let value = Number.NEGATIVE_INFINITY;
  let moves: Move[] = [];
  for (let own = 0; own < game.size; own++) {
    let result = 0;
    for (let other = 0; other < game.size; other++) {
      result += (probabilities[other] as number) * game.result(side, own, other);
    }
    if (result > value + 1e-12) moves = [own];
    else if (result >= value - 1e-12) moves.push(own);
    value = Math.max(value, result);
  }
  return { moves, value };
}

/** Keeps account of what the plans earned, played or not, and says when they are to be left. */
export class SafetyNet {
  readonly #game: MatrixGame;
  readonly #side: Side;
  /** Of the result of one round of chance. */
  readonly #chanceVariance: number;
  /** What plans earned, and the variance of as many rounds of chance, both decayed. */
  readonly account = new Float64Array(2);

  constructor(game: MatrixGame, side: Side) {
    this.#game = game;
    this.#side = side;
    this.#chanceVariance = game.size % 2 === 0 ? 1 : (game.size - 1) / game.size;
  }

  #read(): { earned: number; variance: number } {
    return { earned: this.account[0] as number, variance: this.account[1] as number };
  }

  /** Whether the plans lost so much lately that somebody must be reading them. */
  shouldPlayRandomly(): boolean {
    const { earned, variance } = this.#read();
    return variance > VARIANCE_MIN && earned < -DEVIATIONS * Math.sqrt(variance);
  }

  learn({ moves }: Plan, opponent: Move): void {
    const sum = moves.reduce((total, own) => total + this.#game.result(this.#side, own, opponent), 0);
    const { earned, variance } = this.#read();
    this.account[0] = MERIT_DECAY * earned + sum / moves.length;
    this.account[1] = MERIT_DECAY ** 2 * variance + this.#chanceVariance;
  }
}

/** Whether so little is to be won after so many rounds that chance is the better move. */
export function isFaint({ value }: Plan, rounds: number): boolean {
  return rounds >= EDGE_FROM_ROUND && value < EDGE_MIN;
}
