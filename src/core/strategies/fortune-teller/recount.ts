// Exact counts of a context over the rounds, for explanations: the mind's own counts decay.

import type { Move, Rounds } from "../../games/index.ts";
import { CONTEXTS, type ContextShape, type Feature } from "./contexts.ts";

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

/** Counts how often the context's current situation occurred; undefined without a context or reference move. */
export function recount(size: number, context: number, rounds: Rounds, expected: Move): Recount | undefined {
  const shape = CONTEXTS[context];
  const now = rounds.bot.length;
  if (!shape || (now === 0 && shape.reference !== "none")) return undefined;
  const values = shape.terms.map(({ feature, age }) => featureOf(size, rounds, feature, now - age));
  const step = stepTo(size, shape, rounds, now, expected);
  let seen = 0;
  let followed = 0;
  for (let round = shape.reference === "none" ? 0 : 1; round < now; round++) {
    if (!isLike(size, shape, rounds, round, values)) continue;
    seen++;
    if (stepTo(size, shape, rounds, round, rounds.person[round] as Move) === step) followed++;
  }
  return { shape, values, step, seen, followed };
}

/** Whether the context had these values just before the round. A loop: called for each of thousands of rounds, a
 * closure would be most of a press's garbage. */
function isLike(
  size: number,
  { terms }: ContextShape,
  rounds: Rounds,
  round: number,
  values: readonly number[],
): boolean {
  for (let term = 0; term < terms.length; term++) {
    const { feature, age } = terms[term] as ContextShape["terms"][number];
    if (featureOf(size, rounds, feature, round - age) !== values[term]) return false;
  }
  return true;
}

/** As in `Situation`: `size` if there's no such round. */
function featureOf(size: number, { person, bot }: Rounds, feature: Feature, round: number): number {
  if (round < 0) return size;
  const opponent = person[round] as Move;
  if (feature === "opponent") return opponent;
  if (feature === "own") return bot[round] as Move;
  if (feature === "outcome") return ((bot[round] as Move) - opponent + size) % size;
  return round === 0 ? size : (opponent - (person[round - 1] as Move) + size) % size;
}

function stepTo(
  size: number,
  { reference }: ContextShape,
  { person, bot }: Rounds,
  round: number,
  move: Move,
): number {
  if (reference === "none") return move;
  const from = (reference === "opponent" ? person : bot)[round - 1] as Move;
  return (move - from + size) % size;
}
