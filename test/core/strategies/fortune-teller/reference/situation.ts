// The reference's view of the last rounds: each context's key, hashed anew each round.

import type { Move } from "../../../../../src/core/games/index.ts";
import {
  AGE_MAX,
  CONTEXTS,
  type ContextShape,
  type Feature,
} from "../../../../../src/core/strategies/fortune-teller/contexts.ts";

const FEATURES: readonly Feature[] = ["opponent", "own", "step", "outcome"];

/** Offsets of each context's terms among the recent values; flat, because read every round. */
const TERM_PLACES = CONTEXTS.map(({ terms }) =>
  Uint8Array.from(terms, ({ feature, age }) => FEATURES.indexOf(feature) * AGE_MAX + age - 1),
);

/** The present situation in all contexts. */
export class Situation {
  /** By context, a 32-bit hash of its situation. */
  readonly keys = new Uint32Array(CONTEXTS.length);
  /** By context, the reference of the opponent's next move, and that of the own. */
  readonly references = new Uint8Array(CONTEXTS.length);
  readonly ownReferences = new Uint8Array(CONTEXTS.length);
  rounds = 0;
  readonly #size: number;
  /** The features of the last rounds, newest first; `size` where there is no such round. */
  readonly #recent: Uint8Array;

  constructor(size: number) {
    this.#size = size;
    this.#recent = new Uint8Array(FEATURES.length * AGE_MAX).fill(size);
    this.#describe(0, 0);
  }

  /** Whether the context has a reference: relative ones have none before the first round. */
  isKnown(context: number): boolean {
    return this.rounds > 0 || CONTEXTS[context]?.reference === "none";
  }

  push(own: Move, opponent: Move): void {
    const recent = this.#recent;
    const size = this.#size;
    const before = recent[0] as Move;
    recent.copyWithin(1, 0, recent.length - 1);
    recent[0] = opponent;
    recent[AGE_MAX] = own;
    recent[2 * AGE_MAX] = this.rounds === 0 ? size : (opponent - before + size) % size;
    recent[3 * AGE_MAX] = (own - opponent + size) % size;
    this.rounds++;
    this.#describe(own, opponent);
  }

  #describe(own: Move, opponent: Move): void {
    for (let context = 0; context < CONTEXTS.length; context++) {
      this.keys[context] = this.#key(context);
      const { reference } = CONTEXTS[context] as ContextShape;
      this.references[context] = reference === "none" ? 0 : reference === "opponent" ? opponent : own;
      this.ownReferences[context] = reference === "none" ? 0 : reference === "opponent" ? own : opponent;
    }
  }

  /** Never 0. */
  #key(context: number): number {
    const places = TERM_PLACES[context] as Uint8Array;
    let hash = Math.imul(context + 1, 0x9e3779b1);
    for (let index = 0; index < places.length; index++) {
      hash = Math.imul(hash ^ ((this.#recent[places[index] as number] as number) + 1), 0x85ebca6b);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0 || 1;
  }
}
