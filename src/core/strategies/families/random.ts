// Uniform random play: the baseline, and the only strategy that cannot be exploited.

import type { StrategyFamily } from "../family.ts";
import { SnapshotProblem } from "../problem.ts";
import type { Seat, Strategy } from "../strategy.ts";

const SNAPSHOT_VERSION = 1;

/** Uniform moves. In symmetric games its expectation is 0 against everybody (von Neumann 1928). */
export const random: StrategyFamily = {
  family: "random",
  parameters: [],
  plays: () => true,
  memoryRounds: () => 0,
  stepsPerRound: () => 1,
  randomised: true,
  source: "J. von Neumann, Zur Theorie der Gesellschaftsspiele, Mathematische Annalen 100 (1928)",
  create: uniform,
  restore(seat, _values, snapshot) {
    if (snapshot.length !== 1 || snapshot[0] !== SNAPSHOT_VERSION)
      throw new SnapshotProblem("not a snapshot of random");
    return uniform(seat);
  },
};

function uniform({ game, random }: Seat): Strategy {
  return {
    choose: () => random.below(game.size),
    expected: () => undefined,
    observe: () => undefined,
    snapshot: () => Uint8Array.of(SNAPSHOT_VERSION),
  };
}
