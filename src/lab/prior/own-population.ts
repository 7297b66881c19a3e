// A host's own population, learned from consenting people. Each person's weight is limited, and rare situations are
// left out.

import type { MatrixGame, Rounds } from "../../core/games/index.ts";
import { deriveSeed, seededRandom, shuffled } from "../../core/random/index.ts";
import { type LearningBounds, learnPopulation, type PopulationData } from "../../core/strategies/index.ts";
import type { RecordedPerson } from "../kit/recorded-people.ts";
import { seedBytes } from "../kit/task-values.ts";

/** People with fewer rounds add little information. */
export const ROUNDS_MIN = 30;
/** If there are more people, this many are selected at random. */
const PEOPLE_MAX = 500;
/** Situations visited this often count rounds, at most a fifth of them from one person. Rarer ones count people, five
 * at least, so again a fifth each. */
const VISITS_MIN = 30;
export const OWN_BOUNDS: LearningBounds = {
  rounds: 300,
  visits: 6,
  people: 5,
  weight: 0.01,
  step: 5,
};

/** People with enough rounds, limited to their first ones and numbered in random order. */
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

/** Learns the population of these people. */
export function learnOwn(game: MatrixGame, people: readonly RecordedPerson[], seed: number): PopulationData {
  const random = seededRandom(deriveSeed(seedBytes(seed), "own-population"));
  const rounds = people.map((person) => person.rounds);
  return learnPopulation(game.size, rounds, { visitsMin: VISITS_MIN, random, bounds: OWN_BOUNDS });
}
