// `experiment population`: what the fortune-teller knows of a player before the first round, learned from people.

import { writeFile } from "node:fs/promises";
import type { MatrixGame } from "../src/core/games/index.ts";
import { deriveSeed, seededRandom } from "../src/core/random/index.ts";
import { sum } from "../src/core/statistics.ts";
import { learnPopulation, type PopulationData, writePopulation } from "../src/core/strategies/index.ts";
import { readPeople } from "../src/lab/kit/options.ts";
import type { RecordedPerson } from "../src/lab/kit/recorded-people.ts";
import { defineStudy, RECORDED_GAME, requiredWords, seed, whole } from "../src/lab/kit/study.ts";
import { seedBytes } from "../src/lab/kit/task-values.ts";

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

export const population = defineStudy({
  id: "population",
  about: "learn from people what the fortune-teller knows of a player before the first round",
  parameters: {
    data: requiredWords("<csv>", "file with the columns player, round, move, opponent_move"),
    out: requiredWords("<file>", "where the population is written"),
    game: RECORDED_GAME,
    visits: whole("leave out habits that were seen less often", 1, 1_000_000_000, "30"),
    seed: seed("the order in which people are met"),
  },
  unit: "people",
  async run({ data, out, game, visits: visitsMin, seed }) {
    const people = await readPeople(game, data);
    const { keys, weights, ...further } = learnFromPeople({ game, people, visitsMin, seed });
    const bytes = writePopulation({ keys, weights, ...further });
    await writeFile(out, bytes);
    return {
      game: game.id,
      people: people.length,
      rounds: sum(people.map(({ rounds }) => rounds.person.length)),
      habits: keys.length,
      weights: weights.length,
      bytes: bytes.length,
    };
  },
  text: (seen, { out }) =>
    `${out}: ${seen.habits} habits and ${seen.weights} weights of ${seen.people} people, ${seen.rounds} rounds, in ${seen.bytes} bytes\n`,
  json: (seen) => seen,
});
