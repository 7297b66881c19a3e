// Learns a population from recorded people in one pass: habits by situation, and mixer weights.

import type { Move, Rounds } from "../../games/index.ts";
import { type RandomSource, shuffled } from "../../random/index.ts";
import { CONTEXTS, type Situation } from "./contexts.ts";
import { Mind } from "./mind.ts";
import { Population, type PopulationData } from "./population.ts";

/** Of the weights, over people: low, because one person's weights mislead about the next. */
const TRAINING_RATE = 0.0005;

export interface LearningOptions {
  /** Rarer situations are dropped: they say more about one person than about people. */
  readonly visitsMin: number;
  /** Shuffles the order of people. */
  readonly random: RandomSource;
}

/** The population of people stored as `person`; weights are learned online, person after person. */
export function learnPopulation(
  size: number,
  people: readonly Rounds[],
  { visitsMin, random }: LearningOptions,
): PopulationData {
  const habits = new HabitCounts(size);
  let weights: Float64Array | undefined;
  for (const rounds of shuffled(people, random)) {
    const population = new Population({ ...habits.frequent(visitsMin), weights: new Float64Array(0) });
    const mind = new Mind(size, { population, weights, rate: TRAINING_RATE, alone: true });
    weights = mind.weights;
    const seen = watch(mind, rounds);
    seen.forEach(([key, step]) => {
      habits.add(key, step);
    });
  }
  return { ...habits.frequent(visitsMin), weights: weights ?? new Float64Array(0) };
}

/** Replays the person's rounds; returns the follower of each situation, by key. */
function watch(mind: Mind, { person, bot }: Rounds): readonly (readonly [number, number])[] {
  const seen: [number, number][] = [];
  person.forEach((move, round) => {
    addSteps(seen, mind.situation, mind.size, move);
    mind.observe(bot[round] as Move, move);
  });
  return seen;
}

function addSteps(seen: [number, number][], situation: Situation, size: number, move: Move): void {
  for (let context = 0; context < CONTEXTS.length; context++) {
    if (!situation.isKnown(context)) continue;
    const step = (move - (situation.references[context] as number) + size) % size;
    seen.push([situation.keys[context] as number, step]);
  }
}

class HabitCounts {
  readonly #size: number;
  readonly #counts = new Map<number, Uint32Array>();

  constructor(size: number) {
    this.#size = size;
  }

  add(key: number, step: number): void {
    const row = this.#counts.get(key) ?? new Uint32Array(this.#size);
    this.#counts.set(key, row);
    row[step] = (row[step] as number) + 1;
  }

  frequent(visitsMin: number): Omit<PopulationData, "weights"> {
    const kept = [...this.#counts]
      .filter(([, row]) => row.reduce((sum, count) => sum + count, 0) >= visitsMin)
      .sort(([a], [b]) => a - b);
    return {
      size: this.#size,
      keys: Uint32Array.from(kept, ([key]) => key),
      counts: Uint32Array.from(kept.flatMap(([, row]) => [...row])),
    };
  }
}
