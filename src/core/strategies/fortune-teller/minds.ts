// Several complete minds, each with its own population, in one pool: those that predicted the player best recently
// count most. With one population or none, it's a single mind and costs no more.

import type { Move, Rounds } from "../../games/index.ts";
import type { History } from "../bases/history.ts";
import type { Situation } from "./contexts.ts";
import type { Table } from "./inputs.ts";
import { Mind, type Part } from "./mind.ts";
import type { NetWeights } from "./net.ts";
import type { Population } from "./population.ts";

export interface MindsSettings {
  /** One mind for each; without any, one mind with no prior knowledge. */
  readonly populations?: readonly Population[] | undefined;
  /** See MindSettings. */
  readonly net?: NetWeights | undefined;
  readonly without?: Part | undefined;
}

const MERIT_DECAY = 0.97;
const LEAST_PROBABILITY = 1e-4;

/** Averages the minds' forecasts by exp(merit); a merit is the decayed sum of the log probabilities that a mind gave to
 * the actual moves. All start equal. */
export class Minds {
  readonly #minds: readonly [Mind, ...Mind[]];
  readonly #merits: Float64Array;
  readonly #shares: Float64Array;
  readonly #mixed: Float64Array;
  #isMixed = false;

  constructor(size: number, { populations = [], net, without }: MindsSettings = {}) {
    const [first, ...others] = without === "population" ? [] : populations;
    const mindOf = (population: Population | undefined): Mind => new Mind(size, { population, net, without });
    this.#minds = [mindOf(first), ...others.map(mindOf)];
    this.#merits = new Float64Array(this.#minds.length);
    this.#shares = new Float64Array(this.#minds.length);
    this.#mixed = new Float64Array(size);
  }

  /** The probability of each next move of the opponent. Valid until `observe`. */
  probabilities(): Float64Array {
    if (this.#minds.length === 1) return this.#minds[0].probabilities();
    if (!this.#isMixed) this.#mix();
    return this.#mixed;
  }

  /** Like `Mind.reasonFor`, for the mind with the most weight. */
  reasonFor(move: Move): number | undefined {
    return this.#heardMost().reasonFor(move);
  }

  /** Like `Mind.populationShare`, averaged with the same weights as the forecasts. */
  populationShare(): number {
    if (this.#minds.length === 1) return this.#minds[0].populationShare();
    this.probabilities();
    return this.#minds.reduce(
      (sum, mind, index) => sum + (this.#shares[index] as number) * mind.populationShare(),
      0,
    );
  }

  /** The history, which is the same for all minds. */
  get history(): History {
    return this.#minds[0].history;
  }

  get situation(): Situation {
    return this.#minds[0].situation;
  }

  /** The tables of every mind in turn, then the merits if there are several minds. */
  get tables(): readonly Table[] {
    const tables = this.#minds.flatMap((mind) => mind.tables);
    return this.#minds.length === 1 ? tables : [...tables, this.#merits];
  }

  /** Memory taken. */
  get bytes(): number {
    return this.#minds.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  observe(own: Move, opponent: Move): void {
    this.#learn(opponent);
    this.#isMixed = false;
    for (const mind of this.#minds) mind.observe(own, opponent);
  }

  /** Advances the situation by a round without learning from it. */
  follow(own: Move, opponent: Move): void {
    this.#isMixed = false;
    for (const mind of this.#minds) mind.follow(own, opponent);
  }

  /** Takes over tables and rounds; call it before any round. @throws RangeError if they're incompatible. */
  adopt(tables: readonly Table[], rounds: Rounds): void {
    if (this.#minds.length === 1) this.#minds[0].adopt(tables, rounds);
    else this.#adoptAll(tables.slice(0, -1), tables.at(-1), rounds);
  }

  #adoptAll(tables: readonly Table[], merits: Table | undefined, rounds: Rounds): void {
    const each = tables.length / this.#minds.length;
    if (!Number.isInteger(each) || merits?.length !== this.#minds.length)
      throw new RangeError("another's tables");
    this.#minds.forEach((mind, index) => {
      mind.adopt(tables.slice(index * each, (index + 1) * each), rounds);
    });
    this.#merits.set(merits);
  }

  #mix(): void {
    this.#share();
    this.#mixed.fill(0);
    this.#minds.forEach((mind, index) => {
      const share = this.#shares[index] as number;
      mind.probabilities().forEach((probability, move) => {
        this.#mixed[move] = (this.#mixed[move] as number) + share * probability;
      });
    });
    this.#isMixed = true;
  }

  #share(): void {
    const most = Math.max(...this.#merits);
    let sum = 0;
    for (let mind = 0; mind < this.#merits.length; mind++) {
      this.#shares[mind] = Math.exp((this.#merits[mind] as number) - most);
      sum += this.#shares[mind] as number;
    }
    for (let mind = 0; mind < this.#merits.length; mind++)
      this.#shares[mind] = (this.#shares[mind] as number) / sum;
  }

  #learn(opponent: Move): void {
    if (this.#minds.length === 1) return;
    this.#minds.forEach((mind, index) => {
      const gave = Math.max(LEAST_PROBABILITY, mind.probabilities()[opponent] as number);
      this.#merits[index] = (this.#merits[index] as number) * MERIT_DECAY + Math.log(gave);
    });
  }

  #heardMost(): Mind {
    if (this.#minds.length === 1) return this.#minds[0];
    this.probabilities();
    const most = this.#shares.indexOf(Math.max(...this.#shares));
    return this.#minds[most] ?? this.#minds[0];
  }
}
