// The situations that the fortune-teller tells apart: what happened in the last rounds, seen in
// forty ways at once.

import type { Move } from "../../games/index.ts";

/**
 * What a situation may look at in a past round: the opponent's move, the own move, the opponent's
 * step from the move before, and how far the own move was ahead of the opponent's (the outcome).
 */
export type Feature = "opponent" | "own" | "step" | "outcome";

/** One thing looked at: `age` 1 is the last round. */
interface Term {
  readonly feature: Feature;
  readonly age: number;
}

/** From which move the next one is counted: from none, from the opponent's last, or from the own
 * last. Relative ones see a habit whatever the moves are called. */
type Reference = "none" | "opponent" | "own";

export interface ContextShape {
  readonly terms: readonly Term[];
  readonly reference: Reference;
}

const FEATURES: readonly Feature[] = ["opponent", "own", "step", "outcome"];
/** The furthest round that a situation looks at. */
export const AGE_MAX = 6;

/** All situations. The sets and their depths were found by trial on recorded people and on programs
 * of the RoShamBo competitions. */
export const CONTEXTS: readonly ContextShape[] = [
  ...[0, 1, 2, 3, 4, 5, 6].map((depth) => stretch(depth, "none", "opponent")),
  ...[1, 2, 3, 4, 6].map((depth) => stretch(depth, "none", "opponent", "own")),
  ...[1, 2, 3, 4, 5].map((depth) => stretch(depth, "none", "own")),
  ...[1, 2, 3].map((depth) => stretch(depth, "opponent", "outcome", "step")),
  ...[1, 2, 3, 4, 5].map((depth) => stretch(depth, "opponent", "step")),
  ...[1, 2, 3].map((depth) => stretch(depth, "opponent", "outcome")),
  ...[0, 1, 2].map((depth) => stretch(depth, "own", "outcome")),
  sparse(["opponent", 2], ["own", 2]),
  sparse(["opponent", 1], ["own", 2]),
  sparse(["own", 1], ["opponent", 2]),
  sparse(["opponent", 2], ["opponent", 3]),
  sparse(["opponent", 1], ["own", 1], ["opponent", 2]),
  sparse(["opponent", 1], ["own", 1], ["own", 2]),
  sparse(["opponent", 2]),
  sparse(["opponent", 1], ["opponent", 3]),
  sparse(["opponent", 3]),
];

/** By context, whether it looks at the opponent's moves alone. */
export const SOLITARY: readonly boolean[] = CONTEXTS.map(
  ({ terms, reference }) =>
    reference !== "own" && terms.every(({ feature }) => feature === "opponent" || feature === "step"),
);

function stretch(depth: number, reference: Reference, ...features: readonly Feature[]): ContextShape {
  const ages = Array.from({ length: depth }, (_, index) => index + 1);
  return { terms: ages.flatMap((age) => features.map((feature) => ({ feature, age }))), reference };
}

function sparse(...terms: readonly (readonly [Feature, number])[]): ContextShape {
  return { terms: terms.map(([feature, age]) => ({ feature, age })), reference: "none" };
}

/** Where each context's terms stand among the recent values; flat, because they are read in every
 * round. */
const TERM_PLACES = CONTEXTS.map(({ terms }) =>
  Uint8Array.from(terms, ({ feature, age }) => FEATURES.indexOf(feature) * AGE_MAX + age - 1),
);

/** The present situation in all contexts. */
export class Situation {
  /** By context, a number that tells its situations apart; equal numbers of different situations
   * are as rare as 32 bits make them. */
  readonly keys = new Uint32Array(CONTEXTS.length);
  /** By context, from which move the opponent's next one is counted, and from which the own. */
  readonly references = new Uint8Array(CONTEXTS.length);
  readonly ownReferences = new Uint8Array(CONTEXTS.length);
  /** Rounds so far. */
  rounds = 0;
  readonly #size: number;
  /** The features of the last rounds, newest first; `size` where there is no such round. */
  readonly #recent: Uint8Array;

  constructor(size: number) {
    this.#size = size;
    this.#recent = new Uint8Array(FEATURES.length * AGE_MAX).fill(size);
    this.#describe(0, 0);
  }

  /** Whether the context has a reference yet: before the first round the relative ones have
   * none. */
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
