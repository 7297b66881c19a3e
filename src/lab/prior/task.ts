// Thread tasks for a host's own population: learn from some people, and read others.

import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import {
  FortuneTeller,
  Population,
  type PopulationData,
  shippedPopulation,
} from "../../core/strategies/index.ts";
import type { RecordedPerson } from "../kit/recorded-people.ts";
import { gameOf, seedBytes } from "../kit/task-values.ts";
import { learnOwn } from "./own-population.ts";
import { type Reading, readPerson } from "./reading.ts";

/** A population's data, or the one shipped with the program. */
export type KnownPeople = PopulationData | "shipped";

export interface LearnTask {
  readonly game: string;
  readonly people: readonly RecordedPerson[];
  readonly seed: number;
}

/** Reads these people, each with a new fortune-teller that uses these populations in one pool. */
export interface ReadTask extends LearnTask {
  readonly populations: readonly KnownPeople[];
}

/** Learns the population of these people, within the bounds for a host's own. */
export function learn({ game, people, seed }: LearnTask): PopulationData {
  return learnOwn(gameOf(game), people, seed);
}

export function read({ game: id, people, seed, populations }: ReadTask): readonly Reading[] {
  const game = gameOf(id);
  const known = populations.flatMap((population) =>
    population === "shipped" ? (shippedPopulation(game) ?? []) : new Population(population),
  );
  return people.map((person) => {
    const random = seededRandom(deriveSeed(seedBytes(seed), "strength", "read", person.player));
    return readPerson(game, new FortuneTeller({ game, side: "bot", random }, { populations: known }), person);
  });
}
