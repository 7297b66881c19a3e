// Memory, sources and mixers combined: predicts the opponent's next move.

import type { Move } from "../../games/index.ts";
import { History } from "../bases/history.ts";
import { CONTEXTS, Situation } from "./contexts.ts";
import { DirectHabits, LastFollowers, PopulationHabits, SecondGuesses } from "./habits.ts";
import { CONFIDENCES, type Expert, type Learned, Opinions, type Source, type Table } from "./inputs.ts";
import { Frequencies, LongestStretches } from "./longest-match.ts";
import { ContextMemory } from "./memory.ts";
import { Mixer, Pool } from "./mixer.ts";
import { Net, type NetWeights } from "./net.ts";
import { evenWeights, type Population } from "./population.ts";
import { Regression } from "./regression.ts";
import { Remembered } from "./remembered.ts";

/** Parts that ablation studies can disable. */
export const PARTS = ["population", "second-guess", "followers", "echoes", "nimble", "net", "bank"] as const;
export type Part = (typeof PARTS)[number];

export interface MindSettings {
  /** Prior knowledge about other people; without it, everything is learned from the player. */
  readonly population?: Population | undefined;
  /** Weights of the net, for games with three moves; without them there's none. */
  readonly net?: NetWeights | undefined;
  readonly without?: Part | undefined;
  /** The slow mixer's learning rate, and its weights when it's trained over people. */
  readonly rate?: number;
  readonly weights?: ArrayLike<number> | undefined;
  /** Whether only the slow mixer is used, as in training. */
  readonly alone?: boolean;
}

/** The minimum number of visits for a habit to be given as a reason. */
const REASON_VISITS_MIN = 2;
/** Sum of a new mixer's weights. */
const SLOW_SUM = 1.9;
const FAST_WEIGHT = 0.0425;
const SLOW_RATE = 0.002;
const FAST_RATE = 0.02;
/** The fast mixer's initial merit; low, so that it has to earn its weight. */
const FAST_MERIT = -3;
/** The regression's initial merit; with two moves it knows newcomers best. */
const REGRESSION_MERIT = 2;
/** The net's initial merit; it knows newcomers as well as the population does. */
const NET_MERIT = 0;

/** Memory of everything outside the tables: views of the last rounds, and values computed from them. */
const SCRATCH_BYTES = 16_000;

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
  readonly #slow: Mixer;
  readonly #pool: Pool;
  #weighed = false;

  constructor(size: number, settings: MindSettings = {}) {
    const { without } = settings;
    this.size = size;
    const population = without === "population" ? undefined : settings.population;
    this.situation = new Situation(size);
    this.#memory = new ContextMemory(size);
    this.#remembered = new Remembered(this.situation, this.#memory, population);
    this.#direct = new DirectHabits(size, this.#remembered, population);
    const all = this.#makeSources(size, population);
    this.#sources = all
      .filter(([part]) => part === undefined || part !== without)
      .map(([, source]) => source);
    const inputs = this.#sources.reduce((sum, source) => sum + source.inputs, 0);
    this.opinions = new Opinions(size, inputs);
    const { rate = SLOW_RATE, weights } = settings;
    const trained = weights ?? (population && keptWeights(population.weights, all, without));
    this.#slow = new Mixer(size, trained ?? evenWeights(inputs, SLOW_SUM / inputs), rate);
    this.#pool = this.#makePool(settings);
  }

  /** The slow mixer's current weights; training carries them from person to person. */
  get weights(): Float32Array {
    return this.#slow.weights;
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
      this.opinions.settle();
      this.#pool.weigh(this.opinions);
      this.#weighed = true;
    }
    return this.#pool.probabilities;
  }

  /** Returns the visited context that adds most weight to this move, if it leads there; undefined without any. */
  reasonFor(move: Move): number | undefined {
    this.probabilities();
    const { size } = this;
    let best: number | undefined;
    let most = 0;
    for (let context = 0; context < CONTEXTS.length; context++) {
      const slot = this.#remembered.slots[context] as number;
      if (slot < 0 || this.#memory.visits(slot) < REASON_VISITS_MIN) continue;
      const step = (move - (this.situation.references[context] as number) + size) % size;
      const speaks = this.#memory.leads(slot, step, size)
        ? this.#slow.weightOf(this.opinions, context, move)
        : 0;
      if (speaks > most) best = context;
      most = Math.max(most, speaks);
    }
    return best;
  }

  /** The population's share, 0 … 1, of the evidence in the current situation. */
  populationShare(): number {
    this.probabilities();
    return this.#direct.populationShare();
  }

  get tables(): readonly Table[] {
    return this.#parts.flatMap(({ tables }) => tables);
  }

  get #parts(): readonly Learned[] {
    return [this.#memory, this.#pool, ...this.#sources];
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
    this.#remembered.learn(own, opponent);
    this.follow(own, opponent);
  }

  /** Advances the situation by a round without learning from it. */
  follow(own: Move, opponent: Move): void {
    this.history.push(own, opponent);
    this.situation.push(own, opponent);
    this.#weighed = false;
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
      ? [...all, ["population", new PopulationHabits(size, this.#remembered, population)]]
      : all;
  }

  #makePool({ alone = false, without, net }: MindSettings): Pool {
    const { size } = this;
    const isNetHeard = !alone && without !== "net" && without !== "population";
    const fast = (): Mixer =>
      this.#mixerOf((source) => (source instanceof PopulationHabits ? 0 : FAST_WEIGHT), FAST_RATE);
    const heard: readonly (readonly [Expert, number])[] = [
      [this.#slow, 0],
      ...(alone || size !== 2 ? [] : [[new Regression(this.history), REGRESSION_MERIT] as const]),
      ...(alone || without === "nimble" ? [] : [[fast(), FAST_MERIT] as const]),
      ...(!isNetHeard || !net ? [] : [[new Net(this.history, net), NET_MERIT] as const]),
    ];
    return new Pool(
      size,
      heard.map(([expert]) => expert),
      heard.map(([, merit]) => merit),
    );
  }

  #mixerOf(weightOf: (source: Source) => number, rate: number): Mixer {
    const weights = new Float64Array(this.opinions.confidences.length * CONFIDENCES);
    let place = 0;
    for (const source of this.#sources) {
      weights.fill(weightOf(source), place, place + source.inputs * CONFIDENCES);
      place += source.inputs * CONFIDENCES;
    }
    return new Mixer(this.size, weights, rate);
  }
}

/** Selects the enabled sources' weights; undefined if they were learned with different sources. */
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
