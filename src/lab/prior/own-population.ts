// A host's own population: learned from people who agreed, so that none of them counts for more than
// one of many, and nothing in it is of few.

import type { MatrixGame, Rounds } from "../../core/games/index.ts";
import { deriveSeed, seededRandom, shuffled } from "../../core/random/index.ts";
import { type LearningBounds, learnPopulation, type PopulationData } from "../../core/strategies/index.ts";
import type { RecordedPerson } from "../kit/recorded-people.ts";
import { seedBytes } from "../kit/task-values.ts";

/** Who played less says little. */
export const ROUNDS_MIN = 30;
/** Of more people, so many are drawn by lot. */
const PEOPLE_MAX = 500;
/** From so many rounds on a situation counts rounds, of which one person gives a fifth at most; rarer
 * ones count people, five at least: a fifth again. */
const VISITS_MIN = 30;
export const OWN_BOUNDS: LearningBounds = {
  rounds: 300,
  visits: 6,
  people: 5,
  weight: 0.01,
  step: 5,
};

/** Those with enough rounds, their first rounds only, numbered in an order drawn by lot. */
export function peopleToLearnFrom(all: readonly Rounds[], seed: number): readonly RecordedPerson[] {
  const enough = all.filter(({ person }) => person.length >= ROUNDS_MIN);
  const random = seededRandom(deriveSeed(seedBytes(seed), "own-population", "people"));
  return shuffled(enough, random)
    .slice(0, PEOPLE_MAX)
    .map(({ person, bot }, index) => ({
      player: String(index),
      rounds: {
        person: person.subarray(0, OWN_BOUNDS.rounds),
        bot: bot.subarray(0, OWN_BOUNDS.rounds),
      },
    }));
}

/** The population of these people. */
export function learnOwn(game: MatrixGame, people: readonly RecordedPerson[], seed: number): PopulationData {
  const random = seededRandom(deriveSeed(seedBytes(seed), "own-population"));
  const rounds = people.map((person) => person.rounds);
  return learnPopulation(game.size, rounds, { visitsMin: VISITS_MIN, random, bounds: OWN_BOUNDS });
}
