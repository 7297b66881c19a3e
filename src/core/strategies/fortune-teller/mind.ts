// Predicts the opponent's next move: what each source says, mixed by mixers, which a pool weighs by how well each of
// them did so far.

import type { Move } from "../../games/matrix-game.ts";
import { sum } from "../../statistics.ts";
import { LongestMatch } from "../bases/longest-match.ts";
import { CONTEXTS, type Played, situationsAt } from "./contexts.ts";
import { Memory } from "./memory.ts";
import { type Expert, LEVELS, Mixer, type Opinions, Pool } from "./mixing.ts";
import { Net, type NetWeights } from "./net.ts";
import type { Population } from "./population.ts";
import { Regression } from "./regression.ts";
import {
  frequencies,
  habits,
  lastFollowers,
  longestMatches,
  type Now,
  othersHabits,
  POPULATION_ROUNDS,
  type Source,
  secondGuesses,
} from "./sources.ts";

export interface MindSettings {
  /** What's known of other people; without it, everything is learned from the player. */
  readonly population?: Population | undefined;
  /** Weights of the net, for games with three moves; without them there's none. */
  readonly net?: NetWeights | undefined;
  /** Trains the population's mixer alone, at this rate. */
  readonly trainingRate?: number;
}

/** The sum of a new slow mixer's weights over its inputs. */
const SLOW_SUM = 1.9;
const SLOW_RATE = 0.002;
const FAST_WEIGHT = 0.0425;
const FAST_RATE = 0.02;

/** First merits, as sums of log probability. A newcomer may be unlike the people that the population and the net were
 * learned from, so these start behind chance, and gain on it with every round that they gave more than chance did. */
const PEOPLE_MERIT = 0;
const CHANCE_MERIT = 2;
/** The mixers that know nobody have to earn their weight, the fast one more than the slow one. */
const NOBODY_MERIT = -2;
const FAST_MERIT = -3;
/** At two moves the regression knows newcomers best. */
const REGRESSION_MERIT = 2;
/** The minimum number of visits for a habit to be given as a reason. */
const REASON_VISITS_MIN = 2;
/** A player's mixers, lists and small objects. */
const FIXED_BYTES = 60_000;

export class Mind {
  readonly size: number;
  readonly #match = new LongestMatch();
  readonly played: Played = { person: this.#match.opponent, bot: this.#match.own };
  readonly #memory: Memory;
  readonly #population: Population | undefined;
  /** The player's own first; those of the population, if any, last. */
  readonly #sources: readonly Source[];
  readonly #opinions: Opinions;
  /** The mixer that decides on reasons, and the first input of the habits that it hears. */
  readonly #slow: Mixer;
  readonly #habits: number;
  readonly #net: Net | undefined;
  readonly #pool: Pool;
  /** What the present round starts from, and the forecast; undefined until somebody asks. */
  #now: Now | undefined;
  #forecast: Float64Array = new Float64Array();

  constructor(size: number, { population, net, trainingRate }: MindSettings = {}) {
    this.size = size;
    this.#memory = new Memory(size);
    this.#population = population;
    this.#net = net && new Net(net);
    const own = [
      habits(this.#memory, false),
      secondGuesses(size, this.#memory),
      lastFollowers(size, this.#memory),
      longestMatches(size, this.#match),
      frequencies(size),
    ];
    const people = population ? [habits(this.#memory, true), othersHabits()] : [];
    this.#sources = [...own, ...people];
    const [inputs, ownInputs] = [inputsOf(this.#sources), inputsOf(own)];
    this.#opinions = { logs: new Float64Array(size * inputs), levels: new Int8Array(inputs) };
    const nobody = new Mixer(size, 0, evenWeights(ownInputs, SLOW_SUM / ownInputs), SLOW_RATE);
    // Habits with people's as prior take the place of the first source.
    this.#habits = population ? ownInputs : 0;
    this.#slow = population
      ? new Mixer(size, CONTEXTS.length, weightsOf(population, inputs), trainingRate ?? SLOW_RATE)
      : nobody;
    const chance = { predict: () => new Array<number>(size).fill(1 / size) };
    const experts: [Expert, number][] = [[this.#slow, PEOPLE_MERIT]];
    if (trainingRate === undefined) {
      if (population) experts.push([nobody, NOBODY_MERIT], [chance, CHANCE_MERIT]);
      if (this.#net) experts.push([this.#net, PEOPLE_MERIT]);
      if (size === 2) experts.push([new Regression(this.played), REGRESSION_MERIT]);
      experts.push([new Mixer(size, 0, evenWeights(ownInputs, FAST_WEIGHT), FAST_RATE), FAST_MERIT]);
    }
    this.#pool = new Pool(experts);
  }

  /** The weights of the slow mixer. */
  get weights(): Float64Array {
    return this.#slow.weights;
  }

  /** The probability of each next move of the opponent. */
  probabilities(): Float64Array {
    this.#look();
    return this.#forecast;
  }

  observe(own: Move, came: Move): void {
    const { size, situations, rows } = this.#look();
    this.#pool.learn(this.#opinions, came);
    for (const source of this.#sources) source.learn?.(own, came);
    situations.forEach((situation, context) => {
      if (!situation) return;
      const { key, reference, ownReference } = situation;
      const [step, ownStep] = [(came - reference + size) % size, (own - ownReference + size) % size];
      this.#memory.add(key, rows[context] as number, step, ownStep);
    });
    this.#memory.renew();
    this.#net?.observe(own, came);
    this.#match.push(own, came);
    this.#now = undefined;
  }

  /** Returns the visited context that adds most weight to this move, if it leads there; undefined without any. */
  reasonFor(move: Move): number | undefined {
    const { size, situations, rows } = this.#look();
    let [best, most]: [number | undefined, number] = [undefined, 0];
    situations.forEach((situation, context) => {
      const row = rows[context] as number;
      if (!situation || row < 0 || this.#memory.visits(row) < REASON_VISITS_MIN) return;
      const counts = this.#countsIn(row);
      const step = (move - situation.reference + size) % size;
      if (counts.some((count, other) => other !== step && count >= (counts[step] as number))) return;
      const weight = this.#slow.weightOf(this.#opinions, this.#habits + context, move);
      if (weight > most) [best, most] = [context, weight];
    });
    return best;
  }

  /** The population's share, 0 … 1, of the evidence in the current situation. */
  populationShare(): number {
    const { rows, people } = this.#look();
    const others = POPULATION_ROUNDS * people.filter((habit) => habit !== undefined).length;
    const own = sum(rows.flatMap((row) => this.#countsIn(row)));
    return others === 0 ? 0 : others / (others + own);
  }

  /** Approximate memory. */
  get bytes(): number {
    return FIXED_BYTES + this.#memory.bytes;
  }

  /** The faded counts in a row of the memory; none without a row. */
  #countsIn(row: number): readonly number[] {
    return row < 0 ? [] : Array.from({ length: this.size }, (_, move) => this.#memory.count(row, move));
  }

  #look(): Now {
    if (this.#now) return this.#now;
    const { size, played } = this;
    const situations = situationsAt(size, played, played.person.length);
    const rows = situations.map((one) => (one ? this.#memory.find(one.key) : -1));
    const people = situations.map((one) => (one ? this.#population?.habits.get(one.key) : undefined));
    const now = { size, played, situations, rows, people };
    let first = 0;
    for (const source of this.#sources) {
      source.speak(this.#opinions, first, now);
      first += source.inputs;
    }
    this.#forecast = this.#pool.predict(this.#opinions);
    this.#now = now;
    return now;
  }
}

function inputsOf(sources: readonly Source[]): number {
  return sum(sources.map(({ inputs }) => inputs));
}

function evenWeights(inputs: number, weight: number): Float64Array {
  return new Float64Array(inputs * LEVELS).fill(weight);
}

/** A copy of the population's weights for all inputs but the first source's; even ones while it's being learned. */
function weightsOf({ weights }: Population, inputs: number): Float64Array {
  const heard = inputs - CONTEXTS.length;
  return weights.length === heard * LEVELS
    ? Float64Array.from(weights)
    : evenWeights(heard, SLOW_SUM / heard);
}
