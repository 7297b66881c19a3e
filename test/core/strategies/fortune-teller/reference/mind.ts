// Memory, sources and mixers together: predicts the opponent's next move.

import type { Move } from "../../../../../src/core/games/index.ts";
import { History } from "../../../../../src/core/strategies/bases/history.ts";
import { CONTEXTS } from "../../../../../src/core/strategies/fortune-teller/contexts.ts";
import {
  NIMBLE_MERIT,
  NIMBLE_RATE,
  NIMBLE_WEIGHT,
  type Part,
  REGRESSION_MERIT,
  STEADY_RATE,
  STEADY_SUM,
} from "../../../../../src/core/strategies/fortune-teller/mind.ts";
import { Regression } from "../../../../../src/core/strategies/fortune-teller/regression.ts";
import { Frequencies, LongestStretches } from "./echoes.ts";
import { DirectHabits, LastFollowers, PopulationHabits, SecondGuesses } from "./habits.ts";
import { CONFIDENCES, type Opinions, type Source, type Table } from "./inputs.ts";
import { ContextMemory } from "./memory.ts";
import { type Expert, Mixer, Pool } from "./mixer.ts";
import { evenWeights, type Population } from "./population.ts";
import { Remembered } from "./remembered.ts";
import { Situation } from "./situation.ts";

export interface MindSettings {
  /** Prior knowledge of other people; without it everything is learned from the player. */
  readonly population?: Population | undefined;
  readonly without?: Part | undefined;
}

/** Minimum visits of a habit worth reporting. */
const REASON_VISITS_MIN = 2;
/** Memory of all that is no table: views of the last rounds, and what is computed of them. */
const SCRATCH_BYTES = 40_000;

type Owned = readonly [Part | undefined, Source];

export class Mind {
  readonly size: number;
  readonly situation: Situation;
  readonly history = new History();
  readonly opinions: Opinions;
  readonly #memory: ContextMemory;
  readonly #remembered: Remembered;
  readonly #direct: DirectHabits;
  readonly #sources: readonly Source[];
  readonly #pool: Pool;
  #weighed = false;

  constructor(size: number, settings: MindSettings = {}) {
    const { without } = settings;
    this.size = size;
    const population = without === "population" ? undefined : settings.population;
    this.situation = new Situation(size);
    this.#memory = new ContextMemory(size);
    this.#remembered = new Remembered(this.situation, this.#memory);
    this.#direct = new DirectHabits(size, this.#remembered, population);
    const all = this.#makeSources(size, population);
    this.#sources = all
      .filter(([part]) => part === undefined || part !== without)
      .map(([, source]) => source);
    const inputs = this.#sources.reduce((sum, source) => sum + source.inputs, 0);
    this.opinions = { values: new Float64Array(inputs * size), confidences: new Uint8Array(inputs) };
    this.#pool = this.#makePool(
      size,
      inputs,
      population && keptWeights(population.weights, all, without),
      settings,
    );
  }

  /** The probability of each next move of the opponent. Valid until `observe`. */
  probabilities(): Float64Array {
    if (!this.#weighed) {
      this.#remembered.find();
      let first = 0;
      for (const source of this.#sources) {
        source.weigh(this.opinions, first);
        first += source.inputs;
      }
      this.#pool.weigh(this.opinions);
      this.#weighed = true;
    }
    return this.#pool.probabilities;
  }

  /** The visited context, led by this move, whose habit adds most to it; undefined without any. */
  reasonFor(move: Move): number | undefined {
    this.probabilities();
    const { size } = this;
    let best: number | undefined;
    let most = 0;
    for (let context = 0; context < CONTEXTS.length; context++) {
      const slot = this.#remembered.slots[context] as number;
      if (slot < 0 || (this.#memory.visits[slot] as number) < REASON_VISITS_MIN) continue;
      const step = (move - (this.situation.references[context] as number) + size) % size;
      const speaks = this.#memory.leads(slot, step)
        ? this.#pool.steady.weightOf(this.opinions, context, move)
        : 0;
      if (speaks > most) best = context;
      most = Math.max(most, speaks);
    }
    return best;
  }

  /** The population's share, 0 … 1, of the evidence in the present situation. */
  populationShare(): number {
    this.probabilities();
    return this.#direct.populationShare();
  }

  get tables(): readonly Table[] {
    return [...this.#memory.tables, ...this.#pool.tables, ...this.#sources.flatMap(({ tables }) => tables)];
  }

  /** Memory taken. */
  get bytes(): number {
    return this.tables.reduce(
      (bytes, { byteLength }) => bytes + byteLength,
      this.history.bytes + SCRATCH_BYTES,
    );
  }

  observe(own: Move, opponent: Move): void {
    this.probabilities();
    this.#pool.learn(this.opinions, opponent);
    for (const source of this.#sources) source.learn(own, opponent);
    this.#remember(own, opponent);
    this.follow(own, opponent);
  }

  /** Moves to the situation after a round without learning from it. */
  follow(own: Move, opponent: Move): void {
    this.history.push(own, opponent);
    this.situation.push(own, opponent);
    this.#weighed = false;
  }

  #remember(own: Move, opponent: Move): void {
    const { keys, references, ownReferences, rounds } = this.situation;
    const { size } = this;
    for (let context = 0; context < keys.length; context++) {
      if (!this.situation.isKnown(context)) continue;
      const move = (opponent - (references[context] as number) + size) % size;
      const answer = (own - (ownReferences[context] as number) + size) % size;
      const slot = this.#remembered.slots[context] as number;
      this.#memory.add(keys[context] as number, slot, move, answer, rounds);
    }
  }

  #makeSources(size: number, population: Population | undefined): readonly Owned[] {
    const all: readonly Owned[] = [
      [undefined, this.#direct],
      ["second-guess", new SecondGuesses(size, this.#remembered)],
      ["followers", new LastFollowers(size, this.#remembered)],
      ["echoes", new LongestStretches(size, this.history)],
      ["echoes", new Frequencies(size)],
    ];
    return population
      ? [...all, ["population", new PopulationHabits(size, this.situation, population)]]
      : all;
  }

  #makePool(size: number, inputs: number, trained: Float64Array | undefined, settings: MindSettings): Pool {
    const { without } = settings;
    const steady = new Mixer(size, trained ?? evenWeights(inputs, STEADY_SUM / inputs), STEADY_RATE);
    const nimble = this.#mixerOf(
      size,
      (source) => (source instanceof PopulationHabits ? 0 : NIMBLE_WEIGHT),
      NIMBLE_RATE,
    );
    const heard: readonly (readonly [Expert, number])[] = [
      [steady, 0],
      ...(size === 2 ? [[new Regression(this.history), REGRESSION_MERIT] as const] : []),
      ...(without === "nimble" ? [] : [[nimble, NIMBLE_MERIT] as const]),
    ];
    return new Pool(
      size,
      heard.map(([expert]) => expert),
      heard.map(([, merit]) => merit),
    );
  }

  #mixerOf(size: number, weightOf: (source: Source) => number, rate: number): Mixer {
    const weights = new Float64Array(this.opinions.confidences.length * CONFIDENCES);
    let place = 0;
    for (const source of this.#sources) {
      weights.fill(weightOf(source), place, place + source.inputs * CONFIDENCES);
      place += source.inputs * CONFIDENCES;
    }
    return new Mixer(size, weights, rate);
  }
}

/** Selects the enabled sources' weights; undefined where they were learned with other sources. */
function keptWeights(
  learned: Float64Array,
  all: readonly Owned[],
  without: Part | undefined,
): Float64Array | undefined {
  const kept = new Float64Array(learned.length);
  let [from, to] = [0, 0];
  for (const [part, { inputs }] of all) {
    const stretch = learned.subarray(from, from + inputs * CONFIDENCES);
    from += inputs * CONFIDENCES;
    if (part !== undefined && part === without) continue;
    kept.set(stretch, to);
    to += stretch.length;
  }
  return from === learned.length ? kept.slice(0, to) : undefined;
}
