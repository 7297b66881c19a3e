// Randomness for a strategy that's rebuilt for every decision: each round repeats its draws.

import { deriveSeed, StreamRandom, seededRandom } from "./seeded.ts";
import type { RandomSource } from "./source.ts";

/** The random source for rebuilding a strategy and deciding. Draws for initialisation and past rounds depend only on
 * the seed and the round number, not on the round being decided, so that what was learned is stable. */
export class ReplayRandom implements RandomSource {
  #seed: Uint8Array;
  /** The source for past rounds, one stream per round; created lazily, because most strategies never draw. */
  #past: StreamRandom | undefined;
  /** Source for initialisation or the decision; undefined while rounds are replayed. */
  #own: RandomSource | undefined;
  #round = 0;
  #isDeciding = false;
  #hasDrawn = false;

  /** Draws are for initialisation until `replay` or `decide` is called. */
  constructor(seed: Uint8Array) {
    this.#seed = seed;
    this.#own = lazily(() => seededRandom(deriveSeed(seed, "born")));
  }

  /** Continues with a different match's seed, if nothing was drawn yet except for decisions. */
  rebase(seed: Uint8Array): void {
    if (this.#hasDrawn) throw new Error("what was drawn belongs to another seed");
    this.#seed = seed;
  }

  /** Whether anything was drawn except for decisions; if so, what was learned depends on the seed. */
  get hasDrawn(): boolean {
    return this.#hasDrawn;
  }

  /** Switches to the draws of a past round; rounds before the match have numbers below 1. */
  replay(round: number): void {
    this.#own = undefined;
    this.#isDeciding = false;
    this.#round = round;
    this.#past?.seek(round);
  }

  /** Switches to the draws of the round being decided, which are independent of all others. */
  decide(round: number): void {
    this.#isDeciding = true;
    this.#own = lazily(() => seededRandom(deriveSeed(this.#seed, "move", round)));
  }

  below(bound: number): number {
    return this.#source().below(bound);
  }

  unit(): number {
    return this.#source().unit();
  }

  #source(): RandomSource {
    this.#hasDrawn ||= !this.#isDeciding;
    return this.#own ?? this.#pastRound();
  }

  #pastRound(): StreamRandom {
    if (!this.#past) {
      this.#past = new StreamRandom(deriveSeed(this.#seed, "replay"));
      this.#past.seek(this.#round);
    }
    return this.#past;
  }
}

function lazily(make: () => RandomSource): RandomSource {
  let made: RandomSource | undefined;
  const source = (): RandomSource => {
    made ??= make();
    return made;
  };
  return { below: (bound) => source().below(bound), unit: () => source().unit() };
}
