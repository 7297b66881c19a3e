// The thesis' experiment 4.3.2: upper bound of the win rate of an oracle choice among agents.

import { families } from "../../core/strategies/index.ts";
import type { TablePlan } from "./plan.ts";
import type { Opponent } from "./trial.ts";

/** The thesis prints "over 90 %" against random strings, and calls the others similar. */
const OVER = 90;

const STRINGS: readonly (readonly [string, Opponent])[] = [
  ["random", { kind: "likely", rock: 0.2 }],
  ["rock every 10", { kind: "fixed", every: 10 }],
  ["rock every 3", { kind: "fixed", every: 3 }],
  ["rock 50%", { kind: "likely", rock: 0.5 }],
  ["rock 90%", { kind: "likely", rock: 0.9 }],
];

/** The share of `rounds` rounds in which some agent among those of MKSU beats the move. */
export function ceilingTable(rounds: number): TablePlan {
  const strategy = families.find(({ family }) => family === "mksu")?.among ?? [];
  return {
    table: "4.3.2",
    title: "rounds in which some agent among those of MKSU wins, by string",
    rows: STRINGS.map(([name]) => name),
    columns: ["some agent wins"],
    cells: STRINGS.map(([, opponent]) => [
      { trials: [{ strategy, opponent, rounds }], printed: OVER, atLeast: true },
    ]),
    theory: STRINGS.map(() => null),
  };
}
