// What a context rests on, counted again over the rounds themselves: the mind's own counts fade and
// forget, and a person is told exact ones.

import type { Move, Rounds } from "../../games/index.ts";
import { CONTEXTS, type ContextShape, type Feature } from "./contexts.ts";

/** Rounds that a model may know, with those among them that it may learn from. */
export interface KnownRounds {
  readonly rounds: Rounds;
  isLearned(round: number): boolean;
}

/** One context in the situation after all rounds, and how often it came before. */
export interface Recount {
  readonly shape: ContextShape;
  /** What the context sees now, by its terms: a move, a step from move to move, or how far the own
   * move was ahead. */
  readonly values: readonly number[];
  /** From the context's reference to the expected move. */
  readonly step: number;
  /** How many learned rounds were played in this situation. */
  readonly seen: number;
  /** In how many of these the move lay that step after the reference of then. */
  readonly followed: number;
}

/** The context's situation at the end of the rounds, recounted; undefined where there is no such
 * context, or no last move to count from. `bot` is the own side. */
export function recount(
  size: number,
  context: number,
  { rounds, isLearned }: KnownRounds,
  expected: Move,
): Recount | undefined {
  const shape = CONTEXTS[context];
  const now = rounds.bot.length;
  if (!shape || (now === 0 && shape.reference !== "none")) return undefined;
  const values = shape.terms.map(({ feature, age }) => featureOf(size, rounds, feature, now - age));
  const step = stepTo(size, shape, rounds, now, expected);
  let seen = 0;
  let followed = 0;
  for (let round = shape.reference === "none" ? 0 : 1; round < now; round++) {
    if (!isLearned(round) || !isLike(size, shape, rounds, round, values)) continue;
    seen++;
    if (stepTo(size, shape, rounds, round, rounds.person[round] as Move) === step) followed++;
  }
  return { shape, values, step, seen, followed };
}

/** Whether the context saw these values just before that round. */
function isLike(
  size: number,
  { terms }: ContextShape,
  rounds: Rounds,
  round: number,
  values: readonly number[],
) {
  return terms.every(
    ({ feature, age }, term) => featureOf(size, rounds, feature, round - age) === values[term],
  );
}

/** As `Situation` has it: `size` where there is no such round. */
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
