// Predictors per situation: followers, the population's, recent followers, and second guesses.

import { CONTEXTS } from "../../../../../src/core/strategies/fortune-teller/contexts.ts";
import {
  CONFIDENCES,
  CountRows,
  clear,
  confidenceOf,
  type Opinions,
  type Source,
  type Table,
} from "./inputs.ts";
import { NONE } from "./memory.ts";
import type { Population } from "./population.ts";
import type { Remembered } from "./remembered.ts";
import type { Situation } from "./situation.ts";

/** Prior weights: the population's in rounds, chance in rounds a move. */
const POPULATION_ROUNDS = 6;
const CHANCE_ROUNDS = 0.4;

/** Decayed follower counts of each situation, with the population's counts as prior. */
export class DirectHabits implements Source {
  readonly inputs = CONTEXTS.length;
  readonly tables = [];
  readonly #size: number;
  readonly #remembered: Remembered;
  readonly #population: Population | undefined;

  constructor(size: number, remembered: Remembered, population: Population | undefined) {
    this.#size = size;
    this.#remembered = remembered;
    this.#population = population;
  }

  weigh(opinions: Opinions, first: number): void {
    const { situation, slots, memory } = this.#remembered;
    for (let context = 0; context < this.inputs; context++) {
      const slot = slots[context] as number;
      const entry = this.#population?.find(situation.keys[context] as number) ?? -1;
      if (!situation.isKnown(context) || (slot < 0 && entry < 0))
        clear(opinions, first + context, this.#size);
      else
        this.#blend(opinions, first + context, {
          slot,
          entry,
          reference: situation.references[context] as number,
        });
      opinions.confidences[first + context] = slot < 0 ? 0 : confidenceOf(memory.visits[slot] as number);
    }
  }

  learn(): void {}

  populationShare(): number {
    const { situation, slots, memory } = this.#remembered;
    const size = this.#size;
    let people = 0;
    let own = 0;
    for (let context = 0; context < this.inputs; context++) {
      if (!situation.isKnown(context)) continue;
      if ((this.#population?.find(situation.keys[context] as number) ?? -1) >= 0) people += POPULATION_ROUNDS;
      const slot = slots[context] as number;
      if (slot >= 0)
        for (let step = 0; step < size; step++) own += memory.counts[slot * size + step] as number;
    }
    return people === 0 ? 0 : people / (people + own);
  }

  #blend({ values }: Opinions, input: number, at: { slot: number; entry: number; reference: number }): void {
    const size = this.#size;
    const { counts } = this.#remembered.memory;
    const base = at.entry < 0 ? CHANCE_ROUNDS * size : POPULATION_ROUNDS;
    let sum = base;
    if (at.slot >= 0) for (let step = 0; step < size; step++) sum += counts[at.slot * size + step] as number;
    for (let step = 0; step < size; step++) {
      const seen = at.slot < 0 ? 0 : (counts[at.slot * size + step] as number);
      const share = at.entry < 0 ? 1 / size : (this.#population as Population).share(at.entry, step);
      const move = step + at.reference;
      values[input * size + (move < size ? move : move - size)] = Math.log(
        (size * (seen + base * share)) / sum,
      );
    }
  }
}

/** What the population did in each situation, as a separate input. */
export class PopulationHabits implements Source {
  readonly inputs = CONTEXTS.length;
  readonly tables = [];
  readonly #size: number;
  readonly #situation: Situation;
  readonly #population: Population;

  constructor(size: number, situation: Situation, population: Population) {
    this.#size = size;
    this.#situation = situation;
    this.#population = population;
  }

  weigh(opinions: Opinions, first: number): void {
    for (let context = 0; context < this.inputs; context++) {
      const entry = this.#population.find(this.#situation.keys[context] as number);
      if (entry < 0 || !this.#situation.isKnown(context)) clear(opinions, first + context, this.#size);
      else this.#quote(opinions, first + context, entry, this.#situation.references[context] as number);
    }
  }

  learn(): void {}

  #quote({ values, confidences }: Opinions, input: number, entry: number, reference: number): void {
    const size = this.#size;
    for (let step = 0; step < size; step++) {
      const move = step + reference;
      values[input * size + (move < size ? move : move - size)] = this.#population.logarithm(entry, step);
    }
    confidences[input] = this.#population.confidence(entry);
  }
}

const ROW_DECAY = 0.97;

/** Best responses to our own habit in the situation, for opponents one to three steps ahead. */
export class SecondGuesses implements Source {
  readonly inputs = CONTEXTS.length;
  readonly tables: readonly Table[];
  readonly #size: number;
  readonly #remembered: Remembered;
  readonly #rows: CountRows;
  /** By context, the own habit's move; -1 where there is none. */
  readonly #habits = new Int16Array(CONTEXTS.length);
  readonly #active = new Uint16Array(CONTEXTS.length);

  constructor(size: number, remembered: Remembered) {
    this.#size = size;
    this.#remembered = remembered;
    this.#rows = new CountRows(CONTEXTS.length * CONFIDENCES, size, ROW_DECAY);
    this.tables = [this.#rows.cells];
  }

  weigh(opinions: Opinions, first: number): void {
    const { slots, memory, situation } = this.#remembered;
    for (let context = 0; context < this.inputs; context++) {
      const slot = slots[context] as number;
      if (slot < 0 || !situation.isKnown(context)) {
        this.#habits[context] = -1;
        clear(opinions, first + context, this.#size);
        continue;
      }
      const habit = (this.#ownHabit(slot) + (situation.ownReferences[context] as number)) % this.#size;
      const confidence = confidenceOf(memory.visits[slot] as number);
      const row = context * CONFIDENCES + confidence;
      this.#habits[context] = habit;
      this.#active[context] = row;
      this.#rows.weigh(row, habit, opinions.values, (first + context) * this.#size);
      opinions.confidences[first + context] = confidence;
    }
  }

  learn(_own: number, opponent: number): void {
    for (let context = 0; context < this.inputs; context++) {
      const habit = this.#habits[context] as number;
      if (habit >= 0)
        this.#rows.add(this.#active[context] as number, (opponent - habit + this.#size) % this.#size);
    }
  }

  /** The most frequent own move, the lowest of equals. */
  #ownHabit(slot: number): number {
    const { ownCounts } = this.#remembered.memory;
    const start = slot * this.#size;
    let best = 0;
    for (let step = 1; step < this.#size; step++) {
      if ((ownCounts[start + step] as number) > (ownCounts[start + best] as number)) best = step;
    }
    return best;
  }
}

/** Distinguished step values between the last three followers. */
const STEPS_TOLD = 4;

/** Predicts from a situation's own last followers: opponents that avoid or repeat them. */
export class LastFollowers implements Source {
  readonly inputs = CONTEXTS.length;
  readonly tables: readonly Table[];
  readonly #size: number;
  readonly #remembered: Remembered;
  readonly #rows: CountRows;
  /** By context, the active row and its reference move; -1 where there is none. */
  readonly #active = new Int32Array(CONTEXTS.length).fill(-1);

  constructor(size: number, remembered: Remembered) {
    this.#size = size;
    this.#remembered = remembered;
    this.#rows = new CountRows(CONTEXTS.length * STEPS_TOLD * STEPS_TOLD, size, ROW_DECAY);
    this.tables = [this.#rows.cells];
  }

  weigh(opinions: Opinions, first: number): void {
    const { slots, memory, situation } = this.#remembered;
    for (let context = 0; context < this.inputs; context++) {
      const slot = slots[context] as number;
      if (slot < 0 || !situation.isKnown(context)) {
        this.#active[context] = -1;
        clear(opinions, first + context, this.#size);
        continue;
      }
      const row = (context * STEPS_TOLD + this.#step(slot, 1)) * STEPS_TOLD + this.#step(slot, 0);
      const from =
        ((memory.last[3 * slot] as number) + (situation.references[context] as number)) % this.#size;
      this.#active[context] = row;
      this.#rows.weigh(row, from, opinions.values, (first + context) * this.#size);
      opinions.confidences[first + context] = confidenceOf(this.#rows.sum(row));
    }
  }

  learn(_own: number, opponent: number): void {
    const { slots, memory, situation } = this.#remembered;
    const size = this.#size;
    for (let context = 0; context < this.inputs; context++) {
      const row = this.#active[context] as number;
      if (row < 0) continue;
      const from =
        (memory.last[3 * (slots[context] as number)] as number) + (situation.references[context] as number);
      this.#rows.add(row, (opponent - (from % size) + size) % size);
    }
  }

  /** From the follower at `place` + 1 to that at `place`; the last value is "none or further". */
  #step(slot: number, place: number): number {
    const newer = this.#remembered.memory.last[3 * slot + place] as number;
    const older = this.#remembered.memory.last[3 * slot + place + 1] as number;
    if (newer === NONE || older === NONE) return STEPS_TOLD - 1;
    return Math.min(STEPS_TOLD - 1, (newer - older + this.#size) % this.#size);
  }
}
