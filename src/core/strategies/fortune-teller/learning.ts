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
  const habits: Followers = new Map();
  let weights: Float32Array | undefined;
  for (const rounds of shuffled(people, random)) {
    const population = new Population({
      ...frequentIn(habits, size, visitsMin),
      weights: new Float64Array(0),
    });
    const mind = new Mind(size, { population, weights, rate: TRAINING_RATE, alone: true });
    watch(mind, rounds, habits);
    weights = mind.weights.slice();
  }
  return { ...frequentIn(habits, size, visitsMin), weights: Float64Array.from(weights ?? []) };
}

/** How often each move followed each situation, by the situation's key. */
type Followers = Map<number, Float64Array>;

/** Replays the person's rounds, and adds what followed each situation. */
function watch(mind: Mind, { person, bot }: Rounds, habits: Followers): void {
  person.forEach((move, round) => {
    addSteps(habits, mind.situation, mind.size, move);
    mind.observe(bot[round] as Move, move);
  });
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

function frequentIn(habits: Followers, size: number, visitsMin: number): Omit<PopulationData, "weights"> {
  const kept = [...habits]
    .filter(([, row]) => row.reduce((sum, count) => sum + count, 0) >= visitsMin)
    .sort(([a], [b]) => a - b);
  return {
    size,
    keys: Uint32Array.from(kept, ([key]) => key),
    counts: Uint32Array.from(kept.flatMap(([, counts]) => [...counts])),
  };
}
