// Uniform random play: the baseline, and the only strategy that cannot be exploited.

import type { StrategyFamily } from "../family.ts";

/** Plays uniformly. In symmetric games its expected result is 0 against everyone (von Neumann 1928). */
export const random: StrategyFamily = {
  family: "random",
  parameters: [],
  plays: () => true,
  memoryRounds: () => 0,
  stepsPerRound: () => 1,
  randomised: true,
  source: "J. von Neumann, Zur Theorie der Gesellschaftsspiele, Mathematische Annalen 100 (1928)",
  create: ({ game, random }) => ({
    choose: () => random.below(game.size),
    expected: () => undefined,
    observe: () => undefined,
  }),
};
