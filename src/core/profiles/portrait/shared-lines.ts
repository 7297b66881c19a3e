// Lines that recur among recorded people, and how their weights vary, the most useful first: `learnSharedLines` of all 345
// people in rps-adaptive-bots.csv and rps-stable-bots.csv, which are in the public domain (docs/studies.md). Means are
// rounded.

import type { SharedLine } from "./search.ts";

// biome-ignore format: a table, with a line in each row.
export const SHARED_LINES: readonly SharedLine[] = [
  { condition: undefined, move: { kind: "as-before", rounds: 2 }, mean: 1.426, variance: 0.8 },
  { condition: undefined, move: { kind: "again", from: "own", ago: 1 }, mean: 0.547, variance: 0.1 },
  { condition: { kind: "result", result: 1, ago: 2 }, move: { kind: "again", from: "bot", ago: 2 }, mean: 0.523, variance: 0.1 },
  { condition: undefined, move: { kind: "own", step: 0 }, mean: -0.25, variance: 0.3 },
  { condition: { kind: "result", result: 1, ago: 1 }, move: { kind: "as-before", rounds: 1 }, mean: 0.441, variance: 0.1 },
  { condition: { kind: "result", result: 1, ago: 1 }, move: { kind: "again", from: "bot", ago: 1 }, mean: 0.322, variance: 0.1 },
  { condition: undefined, move: { kind: "again", from: "own", ago: 2 }, mean: 0.166, variance: 0.02 },
  { condition: { kind: "since", move: 0, rounds: 2 }, move: { kind: "move", move: 0 }, mean: -0.129, variance: 0.1 },
  { condition: { kind: "result", result: 1, ago: 1 }, move: { kind: "own", step: 0 }, mean: 0.101, variance: 0.1 },
  { condition: { kind: "same-result", result: 1, rounds: 4 }, move: { kind: "as-before", rounds: 3 }, mean: 0.626, variance: 0.02 },
  { condition: { kind: "result", result: 1, ago: 2 }, move: { kind: "as-before", rounds: 1 }, mean: 0.171, variance: 0.02 },
  { condition: undefined, move: { kind: "bot", step: 2 }, mean: -0.045, variance: 0.02 },
  { condition: { kind: "own", move: 2, ago: 2 }, move: { kind: "again", from: "own", ago: 1 }, mean: -0.144, variance: 0.02 },
  { condition: undefined, move: { kind: "as-before", rounds: 3 }, mean: 0.157, variance: 0.02 },
  { condition: { kind: "since", move: 2, rounds: 2 }, move: { kind: "move", move: 2 }, mean: 0.095, variance: 0.02 },
  { condition: { kind: "result", result: 1, ago: 1 }, move: { kind: "own", step: 2 }, mean: -0.122, variance: 0.02 },
  { condition: { kind: "result", result: 1, ago: 2 }, move: { kind: "own", step: 0 }, mean: -0.151, variance: 0.02 },
  { condition: { kind: "since", move: 1, rounds: 2 }, move: { kind: "move", move: 1 }, mean: 0.069, variance: 0.02 },
  { condition: { kind: "both", first: { kind: "result", result: 1, ago: 2 }, second: { kind: "own-step", step: 1 } }, move: { kind: "own", step: 1 }, mean: -0.123, variance: 0.02 },
  { condition: { kind: "both", first: { kind: "own-step", step: 1 }, second: { kind: "bot-step", step: 1 } }, move: { kind: "bot", step: 2 }, mean: 0.183, variance: 0.02 },
  { condition: { kind: "count", move: 0, often: "least", rounds: 5 }, move: { kind: "as-before", rounds: 2 }, mean: -0.143, variance: 0.02 },
  { condition: { kind: "both", first: { kind: "result", result: 1, ago: 1 }, second: { kind: "bot-step", step: 2 } }, move: { kind: "own", step: 2 }, mean: -0.142, variance: 0.02 },
  { condition: { kind: "same-result", result: 1, rounds: 4 }, move: { kind: "as-before", rounds: 2 }, mean: 0.223, variance: 0.1 },
  { condition: { kind: "both", first: { kind: "result", result: 1, ago: 2 }, second: { kind: "own", move: 0, ago: 1 } }, move: { kind: "again", from: "own", ago: 1 }, mean: -0.135, variance: 0.02 },
];
