// Exact mine probabilities: all arrangements consistent with the numbers and the total are equally likely.

import type { Board } from "../../games/minesweeper/index.ts";
import { Arrangements } from "./arrangements.ts";
import { logBinomial, logFactorials } from "./binomial.ts";
import { MINE } from "./position.ts";

/** Lower bound of weights, so that no existing arrangement underflows to 0. */
const LEAST_WEIGHT = 1e-200;

/** A reusable workspace for boards of one size, refilled by `assess`. */
export class Risks {
  readonly arrangements: Arrangements;
  /** ln of the number of arrangements. */
  logWays = 0;
  /** The mine probability of a cell that no number touches; NaN if there is no such cell. */
  outside = Number.NaN;
  /** The mine probability of each box, exactly 0 or 1 if certain. */
  readonly ofBox: Float64Array;
  /** The smallest probability among all covered cells; 2 if none is covered. */
  least = 2;
  readonly #logs: Float64Array;
  /** By component and mines before it: the ways of earlier components; the weights of it and all later ones. */
  readonly #before: Float64Array[] = [];
  readonly #from: Float64Array[] = [];
  readonly #firstBefore: Int32Array;
  #weights = new Float64Array(64);
  #scale = 0;
  /** The number of different total mine counts of the components, and the number of unmarked mines. */
  #length = 1;
  #left = 0;

  constructor(board: Board) {
    this.arrangements = new Arrangements(board);
    this.ofBox = new Float64Array(board.cells);
    this.#firstBefore = new Int32Array(board.cells + 1);
    this.#logs = logFactorials(board.cells);
  }

  /** Computes all probabilities for `mines` mines; false if no arrangement is consistent. */
  assess(notes: Int8Array, mines: number): boolean {
    const total = this.assessWays(notes, mines);
    if (total === 0) return false;
    const { arrangements } = this;
    for (let component = 0; component < arrangements.order.components; component++) this.#weigh(component);
    this.#finish(total);
    return true;
  }

  /** Computes only the number of arrangements, on the scale of `logWays`; 0 if there is none. */
  assessWays(notes: Int8Array, mines: number): number {
    const { arrangements } = this;
    const { frontier } = arrangements;
    let marked = 0;
    for (let cell = 0; cell < notes.length; cell++) if (notes[cell] === MINE) marked++;
    const left = mines - marked;
    if (left < 0 || !arrangements.count(notes, left)) return 0;
    this.#joinForward();
    this.#weighOutside(left, frontier.outside);
    this.#joinBackward();
    const total = this.#from[0]?.[0] ?? 0;
    this.logWays = Math.log(total) + this.#scale;
    return total;
  }

  /** The mine probability of a covered cell. */
  of(cell: number): number {
    const box = this.arrangements.frontier.boxOf[cell] as number;
    return box < 0 ? this.outside : (this.ofBox[box] as number);
  }

  #joinForward(): void {
    const { order, leastOf, mostOf, waysOf } = this.arrangements;
    roomIn(this.#before, 0, 1)[0] = 1;
    this.#firstBefore[0] = 0;
    let length = 1;
    for (let component = 0; component < order.components; component++) {
      const before = this.#before[component] as Float64Array;
      const ways = waysOf[component] as Float64Array;
      const span = (mostOf[component] as number) - (leastOf[component] as number) + 1;
      const joined = roomIn(this.#before, component + 1, length + span - 1);
      for (let a = 0; a < length; a++) {
        for (let b = 0; b < span; b++)
          joined[a + b] = (joined[a + b] as number) + (before[a] as number) * (ways[b] as number);
      }
      this.#firstBefore[component + 1] =
        (this.#firstBefore[component] as number) + (leastOf[component] as number);
      length += span - 1;
    }
    this.#length = length;
  }

  /** Computes the weights of the outside cells by the number of mines in all components, scaled to a maximum of 1. */
  #weighOutside(left: number, outside: number): void {
    const { components } = this.arrangements.order;
    const first = this.#firstBefore[components] as number;
    const weights = roomIn(this.#from, components, this.#length);
    let largest = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < this.#length; at++) {
      weights[at] = logBinomial(this.#logs, outside, left - first - at);
      largest = Math.max(largest, weights[at] as number);
    }
    this.#scale = largest;
    for (let at = 0; at < this.#length; at++) {
      const log = weights[at] as number;
      weights[at] = log === Number.NEGATIVE_INFINITY ? 0 : Math.max(LEAST_WEIGHT, Math.exp(log - largest));
    }
    this.#left = left;
  }

  #joinBackward(): void {
    const { order, leastOf, mostOf, waysOf } = this.arrangements;
    let length = this.#length;
    for (let component = order.components - 1; component >= 0; component--) {
      const span = (mostOf[component] as number) - (leastOf[component] as number) + 1;
      const ways = waysOf[component] as Float64Array;
      const after = this.#from[component + 1] as Float64Array;
      length -= span - 1;
      const joined = roomIn(this.#from, component, length);
      for (let a = 0; a < length; a++) {
        let sum = 0;
        for (let b = 0; b < span; b++) sum += (ways[b] as number) * (after[a + b] as number);
        joined[a] = sum;
      }
    }
  }

  /** Computes the weight of each mine count of the component, given all others. */
  #weigh(component: number): void {
    const { leastOf, mostOf } = this.arrangements;
    const span = (mostOf[component] as number) - (leastOf[component] as number) + 1;
    if (span > this.#weights.length) this.#weights = new Float64Array(2 * span);
    const before = this.#before[component] as Float64Array;
    const after = this.#from[component + 1] as Float64Array;
    const length = this.#lengthBefore(component);
    for (let b = 0; b < span; b++) {
      let sum = 0;
      for (let a = 0; a < length; a++) sum += (before[a] as number) * (after[a + b] as number);
      this.#weights[b] = sum;
    }
    this.arrangements.weigh(component, this.#weights);
  }

  #lengthBefore(component: number): number {
    const { leastOf, mostOf } = this.arrangements;
    let length = 1;
    for (let earlier = 0; earlier < component; earlier++)
      length += (mostOf[earlier] as number) - (leastOf[earlier] as number);
    return length;
  }

  #finish(total: number): void {
    const { arrangements } = this;
    const { frontier, free, mean } = arrangements;
    this.least = 2;
    for (let box = 0; box < frontier.boxes; box++) {
      const size = frontier.boxSize[box] as number;
      const risk = free[box] === 0 ? 1 : (mean[box] as number) / size / total;
      this.ofBox[box] = risk;
      if (risk < this.least) this.least = risk;
    }
    this.outside = frontier.outside === 0 ? Number.NaN : this.#riskOutside(total, frontier.outside);
    if (this.outside < this.least) this.least = this.outside;
  }

  #riskOutside(total: number, outside: number): number {
    const { components } = this.arrangements.order;
    const before = this.#before[components] as Float64Array;
    const weights = this.#from[components] as Float64Array;
    const first = this.#firstBefore[components] as number;
    let mines = 0;
    let sure = true;
    for (let at = 0; at < this.#length; at++) {
      const ways = (before[at] as number) * (weights[at] as number);
      const left = this.#left - first - at;
      mines += ways * left;
      if (ways > 0 && left < outside) sure = false;
    }
    return sure ? 1 : mines / outside / total;
  }
}

function roomIn(arrays: Float64Array[], index: number, length: number): Float64Array {
  let room = arrays[index];
  if (room === undefined || room.length < length) {
    room = new Float64Array(Math.max(32, 2 * length));
    arrays[index] = room;
  }
  room.fill(0);
  return room;
}
