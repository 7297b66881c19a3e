// Several whole minds, each with a population of its own, in one pool: whoever foretold the player best
// of late is heard most. With one population, or none, it is that one mind, at its cost.

import type { Move, Rounds } from "../../games/index.ts";
import type { History } from "../bases/history.ts";
import type { Situation } from "./contexts.ts";
import type { Table } from "./inputs.ts";
import { Mind, type Part } from "./mind.ts";
import type { Population } from "./population.ts";

export interface MindsSettings {
  /** A mind each; none: one mind that knows nobody. */
  readonly populations?: readonly Population[] | undefined;
  readonly without?: Part | undefined;
}

const MERIT_DECAY = 0.97;
const LEAST_PROBABILITY = 1e-4;

/** Forecasts of minds, averaged by exp(merit); a merit is the faded sum of log probabilities that its
 * mind gave to what came. All begin alike. */
export class Minds {
  readonly #minds: readonly [Mind, ...Mind[]];
  readonly #merits: Float64Array;
  readonly #shares: Float64Array;
  readonly #mixed: Float64Array;
  #isMixed = false;

  constructor(size: number, { populations = [], without }: MindsSettings = {}) {
    const [first, ...others] = without === "population" ? [] : populations;
    const mindOf = (population: Population | undefined): Mind => new Mind(size, { population, without });
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

  /** As `Mind.reasonFor`, by the mind that is heard most. */
  reasonFor(move: Move): number | undefined {
    return this.#heardMost().reasonFor(move);
  }

  /** As `Mind.populationShare`, averaged as the forecasts are. */
  populationShare(): number {
    if (this.#minds.length === 1) return this.#minds[0].populationShare();
    this.probabilities();
    return this.#minds.reduce(
      (sum, mind, index) => sum + (this.#shares[index] as number) * mind.populationShare(),
      0,
    );
  }

  /** The rounds are the same for all. */
  get history(): History {
    return this.#minds[0].history;
  }

  get situation(): Situation {
    return this.#minds[0].situation;
  }

  /** Every mind's, one after the other, then the merits where there are several. */
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

  /** Moves to the situation after a round without learning from it. */
  follow(own: Move, opponent: Move): void {
    this.#isMixed = false;
    for (const mind of this.#minds) mind.follow(own, opponent);
  }

  /** Takes over tables and rounds; call before any round. @throws RangeError if incompatible. */
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
