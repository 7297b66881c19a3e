// `experiment population`: what the fortune-teller knows of a player before the first round, learned from people at
// rock-paper-scissors.

import { writeFile } from "node:fs/promises";
import { circleGame, type Move, type Rounds } from "../src/core/games/index.ts";
import { deriveSeed, seededRandom, shuffled } from "../src/core/random/index.ts";
import { sum } from "../src/core/statistics.ts";
import { situationsAt } from "../src/core/strategies/fortune-teller/contexts.ts";
import { Mind } from "../src/core/strategies/fortune-teller/mind.ts";
import {
  type PopulationData,
  populationOf,
  WEIGHT_UNIT,
} from "../src/core/strategies/fortune-teller/population.ts";
import { readPeople } from "../src/lab/kit/options.ts";
import { defineStudy, requiredWords, seed, whole } from "../src/lab/kit/study.ts";
import { seedBytes } from "../src/lab/kit/task-values.ts";

const MOVES = 3;
/** The learning rate of the weights over people; low, because one person's weights mislead about the next. */
const TRAINING_RATE = 0.0005;
/** Rarer situations say more about single people than about people in general. */
export const VISITS_MIN = 30;

/** The population of these people, who are met in a seeded order; weights are learned from one after the other. */
export function learnPopulation(people: readonly Rounds[], visitsMin: number, seed: number): PopulationData {
  const random = seededRandom(deriveSeed(seedBytes(seed), "population"));
  const counts = new Map<number, number[]>();
  const frequent = () => new Map([...counts].filter(([, row]) => sum(row) >= visitsMin));
  let weights = new Float64Array();
  for (const { person, bot } of shuffled(people, random)) {
    const population = populationOf({ counts: frequent(), weights });
    const mind = new Mind(MOVES, { population, trainingRate: TRAINING_RATE });
    person.forEach((move, round) => {
      for (const situation of situationsAt(MOVES, { person, bot }, round)) {
        if (!situation) continue;
        const row = counts.get(situation.key) ?? [0, 0, 0];
        counts.set(situation.key, row);
        const step = (move - situation.reference + MOVES) % MOVES;
        row[step] = (row[step] as number) + 1;
      }
      mind.observe(bot[round] as Move, move);
    });
    weights = Float64Array.from(mind.weights);
  }
  return { counts: frequent(), weights };
}

/** Packs a population for `readPopulation`. */
export function writePopulation({ counts, weights }: PopulationData): string {
  const bytes: number[] = [];
  const push = (value: number): void => {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  };
  push(counts.size);
  let before = 0;
  for (const [key, row] of [...counts].sort(([a], [b]) => a - b)) {
    push(key - before);
    before = key;
    row.forEach(push);
  }
  for (const weight of weights) {
    const units = Math.round(weight / WEIGHT_UNIT);
    push(units < 0 ? -2 * units - 1 : 2 * units);
  }
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(""));
}

export const population = defineStudy({
  id: "population",
  about: "learn from people what the fortune-teller knows of a player before the first round",
  parameters: {
    data: requiredWords("<csv>", "file with the columns player, round, move, opponent_move"),
    out: requiredWords("<file>", "where the population is written, as a module"),
    visits: whole("leave out habits that were seen less often", 1, 1_000_000_000, String(VISITS_MIN)),
    seed: seed("the order in which people are met"),
  },
  unit: "people",
  async run({ data, out, visits, seed }) {
    const people = (await readPeople(circleGame(MOVES), data)).map(({ rounds }) => rounds);
    const learned = learnPopulation(people, visits, seed);
    const packed = writePopulation(learned);
    const about =
      "// The population for rps, learned from recorded people: its habits and weights as `readPopulation` reads them.";
    await writeFile(out, `${about}\n\nexport const RPS_POPULATION =\n  "${packed}";\n`);
    return {
      people: people.length,
      rounds: sum(people.map(({ person }) => person.length)),
      habits: learned.counts.size,
      weights: learned.weights.length,
      characters: packed.length,
    };
  },
  text: (seen, { out }) =>
    `${out}: ${seen.habits} habits and ${seen.weights} weights of ${seen.people} people, ${seen.rounds} rounds, in ${seen.characters} characters\n`,
  json: (seen) => seen,
});
