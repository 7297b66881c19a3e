// Helpers for predictor tests: rounds to show them, and their predictions afterwards.

import type { Move } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import type { Predictor } from "../../../src/core/strategies/bases/predictor.ts";
import type { Strategy } from "../../../src/core/strategies/index.ts";

export type Round = readonly [own: Move, opponent: Move];

export function values(predictor: Predictor): number[] {
  return [...(predictor.weigh() ?? [])];
}

export function shown<P extends Pick<Predictor, "observe">>(predictor: P, rounds: readonly Round[]): P {
  for (const [own, opponent] of rounds) predictor.observe(own, opponent);
  return predictor;
}

/** Random rounds. */
export function drawnRounds(size: number, count: number, seed: number): Round[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (): Round => [random.below(size), random.below(size)]);
}

/** A strategy that follows a rule over the last round, seen from its own side; undefined before the first. */
export function ruled(next: (last: { own: Move; other: Move } | undefined) => Move): Strategy {
  let last: { own: Move; other: Move } | undefined;
  return {
    choose: () => next(last),
    expected: () => undefined,
    observe: (own, other) => {
      last = { own, other };
    },
  };
}
