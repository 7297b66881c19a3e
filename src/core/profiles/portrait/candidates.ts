// The lines that a search chooses from, laid out over a history.

import type { Move, Result, Rounds } from "../../games/index.ts";
import { holds, moveOf } from "./holds.ts";
import type { Condition, SaidMove, SimpleCondition, Step } from "./portrait.ts";

/** A line without its figures. */
export interface Rule {
  readonly condition: Condition | undefined;
  readonly move: SaidMove;
}

const MOVES: readonly Move[] = [0, 1, 2];
const STEPS: readonly Step[] = [0, 1, 2];
const RESULTS: readonly Result[] = [1, 0, -1];

/** All moves that a line can name. Those relative to the bot's last move say what those relative to the own one do
 * where the result is known, which costs nothing but time. */
export const SAID: readonly SaidMove[] = [
  ...MOVES.map((move): SaidMove => ({ kind: "move", move })),
  ...STEPS.map((step): SaidMove => ({ kind: "own", step })),
  ...STEPS.map((step): SaidMove => ({ kind: "bot", step })),
];

/** Each of these has three values, of which one holds. */
const FACTS: readonly (readonly SimpleCondition[])[] = [
  ...[1, 2].map((ago) => RESULTS.map((result): SimpleCondition => ({ kind: "result", result, ago }))),
  ...[1, 2].map((ago) => MOVES.map((move): SimpleCondition => ({ kind: "own", move, ago }))),
  ...[1, 2].map((ago) => MOVES.map((move): SimpleCondition => ({ kind: "bot", move, ago }))),
  STEPS.map((step): SimpleCondition => ({ kind: "own-step", step })),
  STEPS.map((step): SimpleCondition => ({ kind: "bot-step", step })),
];

/** All conditions that are tried; undefined is the default's. */
export const CONDITIONS: readonly (Condition | undefined)[] = [
  undefined,
  ...FACTS.flat(),
  ...FACTS.flatMap((some, at) =>
    FACTS.slice(at + 1).flatMap((others) =>
      some.flatMap((first) => others.map((second): Condition => ({ kind: "both", first, second }))),
    ),
  ),
  ...[2, 3, 4].map((rounds): Condition => ({ kind: "same-move", rounds })),
  ...[2, 3, 4].flatMap((rounds) =>
    RESULTS.map((result): Condition => ({ kind: "same-result", result, rounds })),
  ),
  ...[2, 3, 4, 6, 8].flatMap((rounds) => MOVES.map((move): Condition => ({ kind: "since", move, rounds }))),
  ...[5, 10, 20].flatMap((rounds) =>
    MOVES.flatMap((move) =>
      (["least", "most"] as const).map((often): Condition => ({ kind: "count", move, often, rounds })),
    ),
  ),
];

/** Where the conditions hold in a history's first rounds, and what the moves mean there. */
export interface Layout {
  /** By condition, the rounds before which it holds. */
  readonly held: readonly Uint32Array[];
  /** By said move and round, the move; -1 if there's none yet. */
  readonly meant: readonly Int8Array[];
}

/** Lays out all candidates over the first `end` rounds. */
export function layOut(rounds: Rounds, end: number): Layout {
  const all = Uint32Array.from({ length: end }, (_, at) => at);
  return {
    held: CONDITIONS.map((condition) => (condition ? all.filter((at) => holds(condition, rounds, at)) : all)),
    meant: SAID.map((said) => Int8Array.from(all, (at) => moveOf(said, rounds, at) ?? -1)),
  };
}
