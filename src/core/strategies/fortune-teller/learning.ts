// Learns a population from recorded people in one pass: habits by situation, and mixer weights.

import type { Move, Rounds } from "../../games/index.ts";
import { type RandomSource, shuffled } from "../../random/index.ts";
import { CONTEXTS, type Situation } from "./contexts.ts";
import { Mind } from "./mind.ts";
import { Population, type PopulationData } from "./population.ts";

/** The learning rate of the weights over people; low, because one person's weights mislead about the next. */
const TRAINING_RATE = 0.0005;

export interface LearningOptions {
  /** Rarer situations are dropped: they say more about single people than about people in general. */
  readonly visitsMin: number;
  /** Shuffles the order of people. */
  readonly random: RandomSource;
}

/** Learns the population of the people stored as `person`; weights are learned online, person by person. */
export function learnPopulation(
  size: number,
  people: readonly Rounds[],
  { visitsMin, random }: LearningOptions,
): PopulationData {
  const habits = new HabitCounts(size, visitsMin);
  let weights: Float32Array | undefined;
  for (const rounds of shuffled(people, random)) {
    const population = new Population({ ...habits.frequent(), weights: new Float64Array(0) });
    const mind = new Mind(size, {
      population,
      weights: weights?.slice(),
      rate: TRAINING_RATE,
      alone: true,
    });
    habits.addPerson(watch(mind, rounds));
    weights = mind.weights.slice();
  }
  return { ...habits.frequent(), weights: Float64Array.from(weights ?? []) };
}

/** How often each move followed each situation, by the situation's key. */
type Followers = Map<number, Float64Array>;

/** Replays the person's rounds and returns what followed each situation. */
function watch(mind: Mind, { person, bot }: Rounds): Followers {
  const seen: Followers = new Map();
  person.forEach((move, round) => {
    addSteps(seen, mind.situation, mind.size, move);
    mind.observe(bot[round] as Move, move);
  });
  return seen;
}

function addSteps(seen: Followers, situation: Situation, size: number, move: Move): void {
  for (let context = 0; context < CONTEXTS.length; context++) {
    if (!situation.isKnown(context)) continue;
    const step = (move - (situation.references[context] as number) + size) % size;
    const key = situation.keys[context] as number;
    const row = seen.get(key) ?? new Float64Array(size);
    seen.set(key, row);
    row[step] = (row[step] as number) + 1;
  }
}

/** Followers summed over people. */
class HabitCounts {
  readonly #size: number;
  readonly #visitsMin: number;
  readonly #all: Followers = new Map();

  constructor(size: number, visitsMin: number) {
    this.#size = size;
    this.#visitsMin = visitsMin;
  }

  addPerson(followers: Followers): void {
    for (const [key, row] of followers) {
      const before = this.#all.get(key);
      this.#all.set(key, before ? before.map((count, step) => count + (row[step] as number)) : row);
    }
  }

  /** The situations that came up often enough. */
  frequent(): Omit<PopulationData, "weights"> {
    const kept = [...this.#all].filter(([, row]) => sumOf(row) >= this.#visitsMin).sort(([a], [b]) => a - b);
    return {
      size: this.#size,
      keys: Uint32Array.from(kept, ([key]) => key),
      counts: Uint32Array.from(kept.flatMap(([, row]) => [...row])),
    };
  }
}

function sumOf(row: Float64Array): number {
  return row.reduce((sum, count) => sum + count, 0);
}
