// The subject of the study: a fortune-teller retrained for each test, or a registered strategy.

import type { MatrixGame } from "../../src/core/games/index.ts";
import type { RandomSource } from "../../src/core/random/index.ts";
import {
  createStrategy,
  FortuneTeller,
  PARTS,
  type Part,
  Population,
  type PopulationData,
  parseStrategy,
  type Strategy,
} from "../../src/core/strategies/index.ts";

export type Subject =
  | { readonly kind: "registered"; readonly strategy: string }
  /** A fortune-teller with these populations in one pool, or none. */
  | {
      readonly kind: "taught";
      readonly populations: readonly PopulationData[];
      readonly without?: Part | undefined;
    };

/** How the judged strategy is trained, from its id. */
export interface Pupil {
  readonly strategy: string;
  /** Whether it is a fortune-teller, which must not learn from its test set. */
  readonly isTaught: boolean;
  readonly knowsPeople: boolean;
  readonly without: Part | undefined;
  readonly parts: readonly Part[];
}

/** The pupil of a strategy's canonical id. @throws StrategyProblem */
export function pupilOf(strategy: string): Pupil {
  const { family, values } = parseStrategy(strategy);
  const isTaught = family.family === "fortune-teller";
  return {
    strategy,
    isTaught,
    knowsPeople: isTaught && values.prior === "people",
    without: isTaught ? PARTS.find((part) => part === values.without) : undefined,
    parts: strategy === "fortune-teller" ? PARTS : [],
  };
}

/** The subject on the bot's side. @throws StrategyProblem when it does not play the game. */
export function seatSubject(subject: Subject, game: MatrixGame, random: RandomSource): Strategy {
  const seat = { game, side: "bot", random } as const;
  if (subject.kind === "registered") return createStrategy(subject.strategy, seat);
  const { populations, without } = subject;
  const known = populations.map((population) => new Population(population));
  return new FortuneTeller(seat, { populations: known, without });
}
