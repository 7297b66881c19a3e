// What `mirror` would draw from, as a forecast of the person whom it met: the one to be better than.

import type { Move, Rounds } from "../../games/index.ts";

/** Rounds that `mirror` looks back. */
const ORDER = 2;
/** Without these a move that never came would cost infinitely much: half a round each, as Krichevsky and
 * Trofimov add. `mirror` itself adds nothing. */
const ADDED_ROUNDS = 1 / 2;

/** Counts the person's moves after their last two rounds, one or none, as far as it learns, and foretells
 * by the longest that came before. */
export class Mirrored {
  readonly #size: number;
  readonly #counts = new Map<string, Float64Array>();
  #recent = "";

  /** Has met the person in all rounds before `end`. */
  constructor(size: number, { person, bot }: Rounds, end: number) {
    this.#size = size;
    for (let round = 0; round < end; round++) {
      for (const seen of this.#situations()) this.#add(seen, person[round] as Move);
      this.follow(person[round] as Move, bot[round] as Move);
    }
    this.#recent = "";
  }

  probabilities(): Float64Array {
    const seen = this.#situations().find((one) => this.#counts.has(one));
    const counts = (seen !== undefined && this.#counts.get(seen)) || new Float64Array(this.#size);
    const sum = counts.reduce((all, count) => all + count, 0) + ADDED_ROUNDS * this.#size;
    return counts.map((count) => (count + ADDED_ROUNDS) / sum);
  }

  /** Passes a round without learning from it. */
  follow(person: Move, other: Move): void {
    const round = String.fromCharCode(this.#size * person + other);
    this.#recent = (this.#recent + round).slice(-ORDER);
  }

  /** The last rounds, the longest stretch first. */
  #situations(): readonly string[] {
    return Array.from({ length: this.#recent.length + 1 }, (_, start) => this.#recent.slice(start));
  }

  #add(seen: string, move: Move): void {
    const counts = this.#counts.get(seen) ?? new Float64Array(this.#size);
    this.#counts.set(seen, counts);
    counts[move] = (counts[move] as number) + 1;
  }
}
