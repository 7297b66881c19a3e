// Tabular Q-learning.

import { largestOf, type RandomSource } from "../../../random/index.ts";
import { RowTable } from "../../bases/row-table.ts";
import { orderParameter } from "../../bases/table-family.ts";
import { numberOf, type Parameter, type ParameterValues } from "../../family.ts";

const TWO_TO_32 = 2 ** 32;

/** Parameters of all Q-learning families, with the thesis' defaults. */
export const Q_PARAMETERS: readonly Parameter[] = [
  orderParameter(2),
  { kind: "real", name: "epsilon", min: 0, max: 1, default: 0.9 },
  { kind: "real", name: "rate", min: 0, max: 1, default: 0.2 },
  { kind: "real", name: "discount", min: 0, max: 1, default: 0.9 },
];

/** Q(s, a) += rate * (reward + discount * max Q(s', .) - Q(s, a)). Takes the best action with probability `epsilon`,
 * otherwise any. Initial values are uniform in -1 … 1 (from a seed, computed per cell on first use) and not clamped:
 * our interpretation of the thesis. */
export class QLearner {
  readonly #random: RandomSource;
  readonly #actions: number;
  readonly #epsilon: number;
  readonly #rate: number;
  readonly #discount: number;
  readonly #table: RowTable;

  constructor(random: RandomSource, actions: number, values: ParameterValues) {
    this.#random = random;
    this.#actions = actions;
    this.#epsilon = numberOf(values, "epsilon");
    this.#rate = numberOf(values, "rate");
    this.#discount = numberOf(values, "discount");
    const seed = Math.floor(random.unit() * TWO_TO_32);
    this.#table = new RowTable(actions, (cells, start) => {
      for (let cell = start; cell < start + actions; cell++) cells[cell] = initialValue(seed, cell);
    });
  }

  /** Returns the action in situation `row`; random while the situation is unknown. */
  choose(row: number): number {
    if (row < 0 || this.#random.unit() > this.#epsilon) return this.#random.below(this.#actions);
    const start = this.#table.start(row);
    return largestOf(this.#random, this.#table.values, start, this.#actions);
  }

  get bytes(): number {
    return this.#table.bytes;
  }

  learn(before: number, after: number, action: number, reward: number): void {
    if (before < 0) return;
    const cell = this.#table.start(before) + action;
    const next = this.#table.start(after);
    const { values } = this.#table;
    let promise = values[next] as number;
    for (let index = next + 1; index < next + this.#actions; index++) {
      if ((values[index] as number) > promise) promise = values[index] as number;
    }
    const value = values[cell] as number;
    values[cell] = value + this.#rate * (reward + this.#discount * promise - value);
  }

  /** The value of each action in each situation. */
  get table(): RowTable {
    return this.#table;
  }
}

/** Initial value of a cell under a seed, uniform in -1 … 1: the MurmurHash3 finaliser, twice. */
function initialValue(seed: number, cell: number): number {
  return mixed(mixed(cell + 1) ^ seed) / (TWO_TO_32 / 2) - 1;
}

function mixed(number: number): number {
  let hash = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
