// Predictors by situation: followers, the population's followers, recent followers and second guesses.

import { CONTEXTS } from "./contexts.ts";
import { CountRows, circleOf } from "./count-rows.ts";
import { CONFIDENCE_OF, CONFIDENCES, type Opinions, type Source, type Table } from "./inputs.ts";
import type { Population } from "./population.ts";
import type { Remembered } from "./remembered.ts";
import { ROOT_UNIT, STEP_PAIRS } from "./visit-rows.ts";

/** Prior weights: of the population in rounds, of chance in rounds per move. */
const POPULATION_ROUNDS = 6;
const CHANCE_ROUNDS = 0.4;

/** Decayed follower counts of each situation, with the population's counts as prior. */
export class DirectHabits implements Source {
  readonly inputs = CONTEXTS.length;
  readonly tables = [];
  readonly #size: number;
  readonly #remembered: Remembered;
  /** The population's shares at [entry * size + step], followed by one set of equal ones. */
  readonly #shares: Float32Array;
  readonly #next: Uint8Array;

  constructor(size: number, remembered: Remembered, population: Population | undefined) {
    this.#size = size;
    this.#remembered = remembered;
    this.#shares = population?.shares ?? new Float32Array(size).fill(1 / size);
    this.#next = circleOf(size);
  }

  /** Each likelihood is the count plus its prior; without any knowledge, all are equal. */
  weigh({ values, confidences }: Opinions, first: number): void {
    const { entries, references, rows, newest, memory } = this.#remembered;
    const { words, stride } = memory.rows;
    const shares = this.#shares;
    const next = this.#next;
    const size = this.#size;
    for (let context = 0; context < this.inputs; context++) {
      const entry = entries[context] as number;
      const prior = entry < 0 ? CHANCE_ROUNDS * size : POPULATION_ROUNDS;
      const share = entry < 0 ? shares.length - size : entry * size;
      const start = (first + context) * size;
      const row = rows[context] as number;
      let move = references[context] as number;
      for (let step = 0; step < size; step++) {
        const root =
          row > 0 ? (words[row * stride + step] as number) * ROOT_UNIT : step === newest[context] ? 1 : 0;
        values[start + move] = root * root + prior * (shares[share + step] as number);
        move = next[move] as number;
      }
      confidences[first + context] = this.#remembered.confidences[context] as number;
    }
  }

  learn(): void {}

  populationShare(): number {
    const { slots, entries, memory } = this.#remembered;
    let people = 0;
    let own = 0;
    for (let context = 0; context < this.inputs; context++) {
      if ((entries[context] as number) >= 0) people += POPULATION_ROUNDS;
      const slot = slots[context] as number;
      if (slot >= 0) for (let step = 0; step < this.#size; step++) own += memory.count(slot, step);
    }
    return people === 0 ? 0 : people / (people + own);
  }
}

/** The population's behaviour in each situation, as a separate input. */
export class PopulationHabits implements Source {
  readonly inputs = CONTEXTS.length;
  readonly tables = [];
  readonly #size: number;
  readonly #remembered: Remembered;
  readonly #population: Population;
  readonly #next: Uint8Array;

  constructor(size: number, remembered: Remembered, population: Population) {
    this.#size = size;
    this.#remembered = remembered;
    this.#population = population;
    this.#next = circleOf(size);
  }

  weigh(opinions: Opinions, first: number): void {
    const { entries, references } = this.#remembered;
    const { shares } = this.#population;
    const { values, confidences } = opinions;
    const size = this.#size;
    const next = this.#next;
    for (let context = 0; context < this.inputs; context++) {
      const entry = entries[context] as number;
      if (entry < 0) {
        opinions.clear(first + context, size);
        continue;
      }
      const start = (first + context) * size;
      let move = references[context] as number;
      for (let step = 0; step < size; step++) {
        values[start + move] = shares[entry * size + step] as number;
        move = next[move] as number;
      }
      confidences[first + context] = this.#population.confidence(entry);
    }
  }

  learn(): void {}
}

const ROW_DECAY = 0.97;

/** Best responses to our own habit in the situation, for opponents who think one to three steps ahead. */
export class SecondGuesses implements Source {
  readonly inputs = CONTEXTS.length;
  readonly tables: readonly Table[];
  readonly #size: number;
  readonly #remembered: Remembered;
  readonly #rows: CountRows;
  /** The active row of each context, -1 for none, and the move of our own habit. */
  readonly #active = new Int16Array(CONTEXTS.length);
  readonly #habits = new Uint8Array(CONTEXTS.length);

  constructor(size: number, remembered: Remembered) {
    this.#size = size;
    this.#remembered = remembered;
    this.#rows = new CountRows(CONTEXTS.length * CONFIDENCES, size, ROW_DECAY);
    this.tables = [this.#rows.cells];
  }

  weigh(opinions: Opinions, first: number): void {
    const { slots, ownHabits, ownReferences } = this.#remembered;
    const size = this.#size;
    for (let context = 0; context < this.inputs; context++) {
      const slot = slots[context] as number;
      this.#active[context] = -1;
      if (slot < 0) {
        opinions.clear(first + context, size);
        continue;
      }
      const ahead = (ownHabits[context] as number) + (ownReferences[context] as number) - size;
      const habit = ahead + (size & (ahead >> 31));
      const confidence = this.#remembered.confidences[context] as number;
      this.#habits[context] = habit;
      this.#active[context] = context * CONFIDENCES + confidence;
      this.#rows.weigh(context * CONFIDENCES + confidence, habit, opinions.values, (first + context) * size);
      opinions.confidences[first + context] = confidence;
    }
  }

  learn(_own: number, opponent: number): void {
    this.#rows.learn(this.#active, this.#habits, opponent);
  }
}

/** Predicts from a situation's own last followers, against opponents that avoid or repeat them. */
export class LastFollowers implements Source {
  readonly inputs = CONTEXTS.length;
  readonly tables: readonly Table[];
  readonly #size: number;
  readonly #remembered: Remembered;
  readonly #rows: CountRows;
  /** The active row of each context, -1 for none, and the last follower. */
  readonly #active = new Int16Array(CONTEXTS.length);
  readonly #followers = new Uint8Array(CONTEXTS.length);

  constructor(size: number, remembered: Remembered) {
    this.#size = size;
    this.#remembered = remembered;
    this.#rows = new CountRows(CONTEXTS.length * STEP_PAIRS, size, ROW_DECAY);
    this.tables = [this.#rows.cells];
  }

  weigh(opinions: Opinions, first: number): void {
    const { slots, steps, newest, references } = this.#remembered;
    const size = this.#size;
    for (let context = 0; context < this.inputs; context++) {
      const slot = slots[context] as number;
      this.#active[context] = -1;
      if (slot < 0) {
        opinions.clear(first + context, size);
        continue;
      }
      const row = context * STEP_PAIRS + (steps[context] as number);
      const ahead = (newest[context] as number) + (references[context] as number) - size;
      const follower = ahead + (size & (ahead >> 31));
      this.#active[context] = row;
      this.#followers[context] = follower;
      const seen = this.#rows.weigh(row, follower, opinions.values, (first + context) * size);
      opinions.confidences[first + context] = CONFIDENCE_OF[seen | 0] as number;
    }
  }

  learn(_own: number, opponent: number): void {
    this.#rows.learn(this.#active, this.#followers, opponent);
  }
}
