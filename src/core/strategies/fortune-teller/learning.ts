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
  /** Limits each person's influence, however much they play; no limits by default. */
  readonly bounds?: LearningBounds;
}

/** The most that one person can contribute, and how many people a situation needs. */
export interface LearningBounds {
  /** How many of a person's first rounds are learned from. */
  readonly rounds: number;
  /** A person's shares in a situation weigh at most this many rounds. */
  readonly visits: number;
  /** Situations with fewer people are dropped. The others are kept; if one is rarer than `visitsMin`, each person in it
   * counts as one round. */
  readonly people: number;
  /** How far one person may move a mixer weight. */
  readonly weight: number;
  /** Counts are rounded to multiples of this, so that a file doesn't reveal whether one person is included. */
  readonly step: number;
}

const UNBOUNDED: LearningBounds = {
  rounds: Number.POSITIVE_INFINITY,
  visits: Number.POSITIVE_INFINITY,
  people: 1,
  weight: Number.POSITIVE_INFINITY,
  step: 1,
};

/** Learns the population of the people stored as `person`; weights are learned online, person by person. */
export function learnPopulation(
  size: number,
  people: readonly Rounds[],
  { visitsMin, random, bounds = UNBOUNDED }: LearningOptions,
): PopulationData {
  const habits = new HabitCounts(size, visitsMin, bounds);
  let weights: Float32Array | undefined;
  for (const { person, bot } of shuffled(people, random)) {
    const rounds = { person: person.subarray(0, bounds.rounds), bot: bot.subarray(0, bounds.rounds) };
    const population = new Population({ ...habits.frequent(), weights: new Float64Array(0) });
    const mind = new Mind(size, {
      population,
      weights: weights?.slice(),
      rate: TRAINING_RATE,
      alone: true,
    });
    const before = mind.weights.slice();
    habits.addPerson(watch(mind, rounds));
    weights = mind.weights.map((weight, place) => {
      const from = before[place] as number;
      return from + Math.max(-bounds.weight, Math.min(bounds.weight, weight - from));
    });
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

interface Cell {
  readonly row: Float64Array;
  /** The same counts with each person counting as one round. */
  readonly once: Float64Array;
  people: number;
  visits: number;
}

/** Followers summed over people, with a limit on each person's contribution. */
class HabitCounts {
  readonly #size: number;
  readonly #visitsMin: number;
  readonly #bounds: LearningBounds;
  readonly #cells = new Map<number, Cell>();
  /** The situations that are kept; once kept, they're never dropped. */
  readonly #frequent = new Map<number, Cell>();

  constructor(size: number, visitsMin: number, bounds: LearningBounds) {
    this.#size = size;
    this.#visitsMin = visitsMin;
    this.#bounds = bounds;
  }

  addPerson(followers: Followers): void {
    for (const [key, row] of followers) {
      const visits = sumOf(row);
      const weight = Math.min(1, this.#bounds.visits / visits);
      const cell = this.#cells.get(key) ?? this.#newCell();
      this.#cells.set(key, cell);
      row.forEach((count, step) => {
        cell.row[step] = (cell.row[step] as number) + weight * count;
        cell.once[step] = (cell.once[step] as number) + count / visits;
      });
      cell.visits += weight * visits;
      cell.people++;
      if (this.#isKept(cell)) this.#frequent.set(key, cell);
    }
  }

  #newCell(): Cell {
    const empty = (): Float64Array => new Float64Array(this.#size);
    return { row: empty(), once: empty(), people: 0, visits: 0 };
  }

  #isKept({ visits, people }: Cell): boolean {
    return this.#bounds === UNBOUNDED ? visits >= this.#visitsMin : people >= this.#bounds.people;
  }

  frequent(): Omit<PopulationData, "weights"> {
    const kept = [...this.#frequent]
      .map(([key, cell]) => [key, this.#countsOf(cell)] as const)
      .filter(([, counts]) => counts.some((count) => count > 0))
      .sort(([a], [b]) => a - b);
    return {
      size: this.#size,
      keys: Uint32Array.from(kept, ([key]) => key),
      counts: Uint32Array.from(kept.flatMap(([, counts]) => counts)),
    };
  }

  /** Returns a situation's counts. If it's rare and kept for its number of people, each counts once. */
  #countsOf({ row, once, visits }: Cell): readonly number[] {
    const { step } = this.#bounds;
    const counts = visits >= this.#visitsMin ? row : once;
    return Array.from(counts, (count) => step * Math.round(count / step));
  }
}

function sumOf(row: Float64Array): number {
  return row.reduce((sum, count) => sum + count, 0);
}
