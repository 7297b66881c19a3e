// Populations for the fortune-teller, learned from recorded people.

import type { MatrixGame } from "../../core/games/index.ts";
import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import { learnPopulation, type PopulationData } from "../../core/strategies/index.ts";
import type { RecordedPerson } from "../recorded-people.ts";
import { seedBytes } from "../task-values.ts";

/** What `learnFromPeople` is asked. */
export interface PopulationQuestion {
  readonly game: MatrixGame;
  readonly people: readonly RecordedPerson[];
  /** Situations that came less often are left out. */
  readonly visitsMin: number;
  /** Decides the order in which people are met. */
  readonly seed: number;
}

/** The population of these people; the same question gives the same bytes. */
export function learnFromPeople({ game, people, visitsMin, seed }: PopulationQuestion): PopulationData {
  const random = seededRandom(deriveSeed(seedBytes(seed), "population"));
  const rounds = people.map((person) => person.rounds);
  return learnPopulation(game.size, rounds, { visitsMin, random });
}
