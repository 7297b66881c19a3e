// When the fortune-teller falls back to random play, which cannot be exploited.

import type { MatrixGame, Move, Side } from "../../games/index.ts";

/** A smaller expected result is not worth the risk of being read. */
const EDGE_MIN = 0.04;
/** Early rounds are exempt: every prediction is weak, and nobody reads back yet. */
const EDGE_FROM_ROUND = 20;
const MERIT_DECAY = 0.98;
/** Standard deviations that the plan may lie below chance. */
const DEVIATIONS = 1;
/** Minimum variance before judging: some eight rounds. */
const VARIANCE_MIN = 5;

/** The best response to a prediction. */
export interface Plan {
  /** All of equal value. */
  readonly moves: readonly Move[];
  /** Expected wins less losses, in -1 … 1. */
  readonly value: number;
}

/** The moves of the largest expected result against these probabilities. */
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

/** Tracks what the plans earned, played or not, and triggers the fallback to random play. */
export class SafetyNet {
  readonly #game: MatrixGame;
  readonly #side: Side;
  readonly #chanceVariance: number;
  /** Decayed sums: the plans' results, and the variance of as many random rounds. */
  readonly account = new Float64Array(2);

  constructor(game: MatrixGame, side: Side) {
    this.#game = game;
    this.#side = side;
    this.#chanceVariance = game.size % 2 === 0 ? 1 : (game.size - 1) / game.size;
  }

  #read(): { earned: number; variance: number } {
    return { earned: this.account[0] as number, variance: this.account[1] as number };
  }

  /** Whether the plans recently lost so much that the opponent must be reading them. */
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

/** Whether the expected gain after this many rounds is too small to risk being read. */
export function isFaint({ value }: Plan, rounds: number): boolean {
  return rounds >= EDGE_FROM_ROUND && value < EDGE_MIN;
}
