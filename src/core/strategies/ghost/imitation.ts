// Learns how a person plays, situation by situation: each of the fortune-teller's views of the last rounds is a habit
// that starts from the population's, and they're mixed with weights that favour whatever predicted the person best.

import type { Move } from "../../games/index.ts";
import { toProbabilities } from "../bases/scores.ts";
import { CONTEXTS, Situation } from "../fortune-teller/contexts.ts";
import { CONFIDENCE_OF, CONFIDENCES } from "../fortune-teller/inputs.ts";
import type { Population } from "../fortune-teller/population.ts";

/** The decay of a habit's own counts with each visit to its situation, so that recent rounds count more. */
const DECAY = 0.985;
/** Prior weights: of the population in rounds, of chance in rounds per move. */
const POPULATION_ROUNDS = 6;
const CHANCE_ROUNDS = 0.4;
const RATE = 0.005;
/** Initial weights of a person's habit and of the population's, by confidence: the final values over recorded people,
 * averaged over the views. */
const OWN_WEIGHTS = [0.038, 0.03, 0.037, 0.037, 0.042, 0.028] as const;
const PEOPLE_WEIGHTS = [0.019, 0.042, 0.04, 0.019, 0.001, 0.019] as const;
const VIEWS = CONTEXTS.length;

interface Habit {
  readonly context: number;
  /** What followed, by the step from the situation's reference. */
  readonly counts: Float64Array;
  visits: number;
}

/** What a situation says about the next move: weighted log likelihoods by the step from the reference. */
export interface Said {
  /** The situation's hash. */
  readonly key: number;
  readonly visits: number;
  readonly values: Float64Array;
}

export class Imitation {
  readonly #size: number;
  readonly #population: Population | undefined;
  readonly #situation: Situation;
  readonly #habits = new Map<number, Habit>();
  /** The weights of each view's own habit, then of the population's, at [view * CONFIDENCES + confidence]. */
  readonly #weights: Float64Array;
  /** The log likelihoods of the last `weigh`, own and then the population's, at [view * size + move]. */
  readonly #logs: Float64Array;
  readonly #cells = new Uint16Array(2 * VIEWS);
  readonly #probabilities: Float64Array;

  constructor(size: number, population?: Population) {
    this.#size = size;
    this.#population = population;
    this.#situation = new Situation(size);
    this.#weights = Float64Array.from({ length: 2 * VIEWS * CONFIDENCES }, (_, cell) => {
      const first = cell < VIEWS * CONFIDENCES ? OWN_WEIGHTS : PEOPLE_WEIGHTS;
      return first[cell % CONFIDENCES] as number;
    });
    this.#logs = new Float64Array(2 * VIEWS * size);
    this.#probabilities = new Float64Array(size).fill(1 / size);
  }

  /** Learns from the next round: the person's move and the opponent's. */
  learn(person: Move, other: Move): void {
    this.#weigh();
    this.#adjust(person);
    for (let context = 0; context < VIEWS; context++)
      if (this.#situation.isKnown(context)) this.#count(context, person);
    this.#situation.push(other, person);
  }

  /** Yields each situation with at least `visitsMin` visits, and then those known only from the population. */
  *said(visitsMin: number): Generator<Said> {
    const habits = [...this.#habits].filter(([, { visits }]) => visits >= visitsMin);
    const often = new Set(habits.map(([key]) => key));
    const logs = new Float64Array(2 * this.#size);
    for (const [key, habit] of habits) {
      const cells = this.#hear(habit.context, key, 0, logs);
      const values = this.#weighted(
        logs,
        cells.map((cell) => this.#weights[cell] as number),
      );
      yield { key, visits: habit.visits, values };
    }
    for (const [key, entry] of this.#population?.entries() ?? [])
      if (!often.has(key)) yield { key, visits: 0, values: this.#peopleSay(entry) };
  }

  /** Returns what the population says in a situation that the person was rarely in, whichever view it's from. */
  #peopleSay(entry: number): Float64Array {
    const { shares } = this.#population as Population;
    const sure = (this.#population as Population).confidence(entry);
    const weight = this.#meanWeight(0, 0) + this.#meanWeight(VIEWS, sure);
    return Float64Array.from({ length: this.#size }, (_, step) => {
      return weight * Math.log((shares[entry * this.#size + step] as number) * this.#size);
    });
  }

  #meanWeight(first: number, confidence: number): number {
    let sum = 0;
    for (let view = first; view < first + VIEWS; view++)
      sum += this.#weights[view * CONFIDENCES + confidence] as number;
    return sum / VIEWS;
  }

  #weighted(logs: Float64Array, weights: readonly number[]): Float64Array {
    const size = this.#size;
    return Float64Array.from({ length: size }, (_, step) =>
      weights.reduce((sum, weight, part) => sum + weight * (logs[part * size + step] as number), 0),
    );
  }

  #weigh(): void {
    const { keys, references } = this.#situation;
    const size = this.#size;
    const logs = new Float64Array(2 * size);
    const sums = this.#probabilities.fill(0);
    for (let context = 0; context < VIEWS; context++) {
      const cells = this.#hear(context, keys[context] as number, references[context] as number, logs);
      for (const [part, cell] of cells.entries()) {
        const place = part * VIEWS + context;
        this.#cells[place] = cell;
        for (let move = 0; move < size; move++) {
          const log = logs[part * size + move] as number;
          this.#logs[place * size + move] = log;
          sums[move] = (sums[move] as number) + (this.#weights[cell] as number) * log;
        }
      }
    }
    toProbabilities(sums);
  }

  /** Writes the view's log likelihoods against chance by move: the habit's, then the population's. Returns the indexes
   * of both weights. */
  #hear(context: number, key: number, reference: number, logs: Float64Array): readonly [number, number] {
    const size = this.#size;
    const isKnown = this.#situation.isKnown(context);
    const habit = isKnown ? this.#habits.get(key) : undefined;
    const entry = isKnown ? (this.#population?.find(key) ?? -1) : -1;
    const shareOf = (step: number): number =>
      entry < 0 ? 1 / size : (this.#population?.shares[entry * size + step] as number);
    const prior = entry < 0 ? CHANCE_ROUNDS * size : POPULATION_ROUNDS;
    const sum = (habit?.counts.reduce((all, count) => all + count, 0) ?? 0) + prior;
    for (let step = 0; step < size; step++) {
      const move = (reference + step) % size;
      const share = shareOf(step);
      logs[move] = Math.log((((habit?.counts[step] ?? 0) + prior * share) / sum) * size);
      logs[size + move] = Math.log(share * size);
    }
    const sure = habit ? (CONFIDENCE_OF[Math.min(255, habit.visits)] as number) : 0;
    const peopleSure = entry < 0 ? 0 : (this.#population?.confidence(entry) as number);
    return [context * CONFIDENCES + sure, (VIEWS + context) * CONFIDENCES + peopleSure];
  }

  /** Steps along the gradient of the log probability that the move was given. */
  #adjust(came: Move): void {
    const size = this.#size;
    for (let place = 0; place < 2 * VIEWS; place++) {
      let surprise = this.#logs[place * size + came] as number;
      for (let move = 0; move < size; move++)
        surprise -= (this.#probabilities[move] as number) * (this.#logs[place * size + move] as number);
      const cell = this.#cells[place] as number;
      this.#weights[cell] = (this.#weights[cell] as number) + RATE * surprise;
    }
  }

  #count(context: number, move: Move): void {
    const { keys, references } = this.#situation;
    const key = keys[context] as number;
    const habit = this.#habits.get(key) ?? { context, counts: new Float64Array(this.#size), visits: 0 };
    this.#habits.set(key, habit);
    const { counts } = habit;
    const step = (move - (references[context] as number) + this.#size) % this.#size;
    for (let one = 0; one < counts.length; one++) counts[one] = (counts[one] as number) * DECAY;
    counts[step] = (counts[step] as number) + 1;
    habit.visits++;
  }
}
