// Populations for the fortune-teller, learned from recorded people.

import type { MatrixGame } from "../../src/core/games/index.ts";
import { deriveSeed, seededRandom } from "../../src/core/random/index.ts";
import { learnPopulation, type PopulationData } from "../../src/core/strategies/index.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";

/** Input of `learnFromPeople`. */
export interface PopulationQuestion {
  readonly game: MatrixGame;
  readonly people: readonly RecordedPerson[];
  readonly visitsMin: number;
  readonly seed: number;
}

/** The population of these people, deterministic byte for byte. */
export function learnFromPeople({ game, people, visitsMin, seed }: PopulationQuestion): PopulationData {
  const random = seededRandom(deriveSeed(seedBytes(seed), "population"));
  const rounds = people.map((person) => person.rounds);
  return learnPopulation(game.size, rounds, { visitsMin, random });
}
