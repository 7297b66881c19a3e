// The situations that the fortune-teller distinguishes: forty views of the last rounds.

import type { Move } from "../../games/index.ts";

/** `step`: the difference from the opponent's previous move; `outcome`: own move minus the opponent's. */
export type Feature = "opponent" | "own" | "step" | "outcome";

/** `age` 1 is the last round. */
interface Term {
  readonly feature: Feature;
  readonly age: number;
}

/** The move that the next one is relative to; relative habits are unaffected by relabelling the moves. */
type Reference = "none" | "opponent" | "own";

export interface ContextShape {
  readonly terms: readonly Term[];
  readonly reference: Reference;
}

const FEATURES: readonly Feature[] = ["opponent", "own", "step", "outcome"];
export const AGE_MAX = 6;

/** All contexts, tuned on recordings of people and on programs from the RoShamBo competitions. */
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

function stretch(depth: number, reference: Reference, ...features: readonly Feature[]): ContextShape {
  const ages = Array.from({ length: depth }, (_, index) => index + 1);
  return { terms: ages.flatMap((age) => features.map((feature) => ({ feature, age }))), reference };
}

function sparse(...terms: readonly (readonly [Feature, number])[]): ContextShape {
  return { terms: terms.map(([feature, age]) => ({ feature, age })), reference: "none" };
}

/** The terms' offsets among the recent values, for all contexts one after another. */
const PLACES = Uint8Array.from(
  CONTEXTS.flatMap(({ terms }) =>
    terms.map(({ feature, age }) => FEATURES.indexOf(feature) * AGE_MAX + age - 1),
  ),
);
/** Where each context's offsets end. */
const ENDS = Uint16Array.from(CONTEXTS, (_, context) =>
  CONTEXTS.slice(0, context + 1).reduce((sum, { terms }) => sum + terms.length, 0),
);
const REFERENCES: readonly Reference[] = ["none", "opponent", "own"];
const REFERENCE_KINDS = Uint8Array.from(CONTEXTS, ({ reference }) => REFERENCES.indexOf(reference));

/** The current situation in all contexts. */
export class Situation {
  readonly size: number;
  /** A 32-bit hash of the situation in each context, and the same numbers signed, which are faster. */
  readonly keys = new Uint32Array(CONTEXTS.length);
  readonly signedKeys = new Int32Array(this.keys.buffer);
  /** By context, the reference for the opponent's next move, and for the own one. */
  readonly references = new Uint8Array(CONTEXTS.length);
  readonly ownReferences = new Uint8Array(CONTEXTS.length);
  rounds = 0;
  /** The features of the last rounds, newest first; `size` for rounds that don't exist. */
  readonly #recent: Uint8Array;

  constructor(size: number) {
    this.size = size;
    this.#recent = new Uint8Array(FEATURES.length * AGE_MAX).fill(size);
    this.#describe(0, 0);
  }

  /** Whether the context has a reference: relative ones have none before the first round. */
  isKnown(context: number): boolean {
    return this.rounds > 0 || REFERENCE_KINDS[context] === 0;
  }

  push(own: Move, opponent: Move): void {
    const recent = this.#recent;
    const { size } = this;
    const before = recent[0] as Move;
    for (let place = recent.length - 1; place > 0; place--) recent[place] = recent[place - 1] as number;
    recent[0] = opponent;
    recent[AGE_MAX] = own;
    recent[2 * AGE_MAX] = this.rounds === 0 ? size : (opponent - before + size) % size;
    recent[3 * AGE_MAX] = (own - opponent + size) % size;
    this.rounds++;
    this.#describe(own, opponent);
  }

  #describe(own: Move, opponent: Move): void {
    let start = 0;
    for (let context = 0; context < ENDS.length; context++) {
      const end = ENDS[context] as number;
      this.signedKeys[context] = this.#key(context, start, end);
      start = end;
      const kind = REFERENCE_KINDS[context];
      this.references[context] = kind === 0 ? 0 : kind === 1 ? opponent : own;
      this.ownReferences[context] = kind === 0 ? 0 : kind === 1 ? own : opponent;
    }
  }

  /** Hashes the context's terms, from `start` to `end`; never 0. */
  #key(context: number, start: number, end: number): number {
    let hash = Math.imul(context + 1, 0x9e3779b1);
    for (let term = start; term < end; term++) {
      hash = Math.imul(hash ^ ((this.#recent[PLACES[term] as number] as number) + 1), 0x85ebca6b);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return hash ^ (hash >>> 16) || 1;
  }
}
