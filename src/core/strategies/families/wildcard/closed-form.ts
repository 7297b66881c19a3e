// The wildcard predictor in closed form: its 2^n counters add up to 2^matches per past round.

import type { Move } from "../../../games/index.ts";
import { ContextPlanes } from "../../bases/context-planes.ts";
import { addMatches, type Stretch } from "../../bases/match-histogram.ts";
import type { Predictor } from "../../bases/scores.ts";

/** Settings for both forms of the wildcard predictor. */
export interface WildcardSettings {
  /** n, 1 … 64: the number of moves in the context, back from the opponent's last move, alternating sides. */
  readonly context: number;
  /** The factor by which each matching move raises a round's weight; 2 in the source. */
  readonly base: number;
  /** The decay of a round's weight with each later round; 1 in the source. */
  readonly decay: number;
}

/** score(x) = sum over past rounds with move x of decay^age * base^matches, equal to the literal
 * counters. Learning is O(1), prediction O(rounds). */
export class WildcardClosedForm implements Predictor {
  readonly #settings: WildcardSettings;
  readonly #planes: ContextPlanes;
  readonly #histogram: Float64Array;

  constructor(size: number, settings: WildcardSettings) {
    this.#settings = settings;
    this.#planes = new ContextPlanes(size, settings.context);
    this.#histogram = new Float64Array(size * (settings.context + 1));
  }

  weigh() {
    if (this.#planes.rounds === 0) return undefined;
    this.#planes.catchUp();
    this.#histogram.fill(0);
    this.#countMatches();
    const { context, base, decay } = this.#settings;
    return {
      width: context + 1,
      digits: this.#histogram,
      base,
      exact: decay === 1 && Number.isInteger(base),
    };
  }

  bytes(): number {
    return this.#planes.bytes;
  }

  observe(own: Move, opponent: Move): void {
    this.#planes.push(own, opponent);
  }

  /** The newest round weighs 1. Missing moves in the contexts of the first rounds match nothing and are masked. */
  #countMatches(): void {
    const { context, decay } = this.#settings;
    const full = Math.min(this.#planes.rounds, Math.ceil(context / 2));
    let weight = this.#add({ from: full, to: this.#planes.rounds, known: context, weight: 1, decay });
    for (let round = full - 1; round >= 0; round--) {
      weight = this.#add({ from: round, to: round + 1, known: Math.min(context, 2 * round), weight, decay });
    }
  }

  #add(stretch: Stretch): number {
    return addMatches(this.#planes, stretch, this.#histogram, this.#settings.context + 1);
  }
}
