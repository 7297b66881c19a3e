// The situations that the fortune-teller distinguishes: forty views of the last rounds.

import type { Move } from "../../games/matrix-game.ts";

/** `step`: the difference from the opponent's previous move; `outcome`: own move minus the opponent's. */
type Feature = "opponent" | "own" | "step" | "outcome";

/** `age` 1 is the last round. */
interface Term {
  readonly feature: Feature;
  readonly age: number;
}

export interface ContextShape {
  readonly terms: readonly Term[];
  /** The move that the next one is relative to; relative habits are the same however the moves are named. */
  readonly reference: "none" | "opponent" | "own";
}

/** Both sides' moves, oldest first: `person` is the opponent, `bot` the fortune-teller. */
export interface Played {
  readonly person: ArrayLike<Move>;
  readonly bot: ArrayLike<Move>;
}

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

function stretch(
  depth: number,
  reference: ContextShape["reference"],
  ...features: readonly Feature[]
): ContextShape {
  const ages = Array.from({ length: depth }, (_, index) => index + 1);
  return { terms: ages.flatMap((age) => features.map((feature) => ({ feature, age }))), reference };
}

function sparse(...terms: readonly (readonly [Feature, number])[]): ContextShape {
  return { terms: terms.map(([feature, age]) => ({ feature, age })), reference: "none" };
}

/** The feature's value in that round; `size` if there is no such round. */
function featureOf(size: number, { person, bot }: Played, feature: Feature, round: number): number {
  if (round < 0) return size;
  const opponent = person[round] as Move;
  if (feature === "opponent") return opponent;
  if (feature === "own") return bot[round] as Move;
  if (feature === "outcome") return ((bot[round] as Move) - opponent + size) % size;
  return round === 0 ? size : (opponent - (person[round - 1] as Move) + size) % size;
}

/** A context just before a round. */
export interface Situation {
  /** A hash of the context and its terms' values, 32 bits without sign; never 0. */
  readonly key: number;
  /** What the opponent's next move, and the own one, are relative to. */
  readonly reference: Move;
  readonly ownReference: Move;
}

/** The situation in each context before round `now`; undefined for relative contexts before the first round. */
export function situationsAt(size: number, played: Played, now: number): readonly (Situation | undefined)[] {
  const [opponent, own] = [played.person[now - 1] as Move, played.bot[now - 1] as Move];
  return CONTEXTS.map(({ terms, reference }, context) => {
    if (now === 0 && reference !== "none") return undefined;
    let hash = Math.imul(context + 1, 0x9e3779b1);
    for (const { feature, age } of terms) {
      hash = Math.imul(hash ^ (featureOf(size, played, feature, now - age) + 1), 0x85ebca6b);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    const key = (hash ^ (hash >>> 16)) >>> 0 || 1;
    if (reference === "none") return { key, reference: 0, ownReference: 0 };
    return reference === "opponent"
      ? { key, reference: opponent, ownReference: own }
      : { key, reference: own, ownReference: opponent };
  });
}

/** One context in the situation after all rounds, and how often it occurred before. */
export interface Recount {
  readonly shape: ContextShape;
  /** The terms' current values: a move, a step between moves, or an outcome. */
  readonly values: readonly number[];
  readonly step: number;
  readonly seen: number;
  /** How many of these were followed by the move `step` steps after the reference. */
  readonly followed: number;
}

/** Counts how often the context's current situation occurred, for explanations: the mind's own counts fade. Undefined
 * without a context or reference move. */
export function recount(size: number, context: number, played: Played, expected: Move): Recount | undefined {
  const shape = CONTEXTS[context];
  const now = played.bot.length;
  if (!shape || (now === 0 && shape.reference !== "none")) return undefined;
  const { terms, reference } = shape;
  const stepTo = (round: number, move: Move): number => {
    if (reference === "none") return move;
    const from = (reference === "opponent" ? played.person : played.bot)[round - 1] as Move;
    return (move - from + size) % size;
  };
  const values = terms.map(({ feature, age }) => featureOf(size, played, feature, now - age));
  const step = stepTo(now, expected);
  let [seen, followed] = [0, 0];
  for (let round = reference === "none" ? 0 : 1; round < now; round++) {
    if (terms.some(({ feature, age }, at) => featureOf(size, played, feature, round - age) !== values[at]))
      continue;
    seen++;
    if (stepTo(round, played.person[round] as Move) === step) followed++;
  }
  return { shape, values, step, seen, followed };
}
