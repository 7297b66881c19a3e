// Weighs the lines of a program by a history, and says what another line would be worth.

import type { Layout } from "./candidates.ts";

/** A normal prior of a line's weight, in nats, and what choosing the line costs, in nats. */
export interface Prior {
  readonly mean: number;
  readonly variance: number;
  readonly cost: number;
}

/** A line by the indexes of its condition and its move among the candidates. */
export interface Chosen {
  readonly condition: number;
  readonly said: number;
}

interface Line extends Chosen {
  readonly prior: Prior;
  weight: number;
}

const SIZE = 3;
const SWEEPS = 8;
const ENOUGH = 1e-3;

/** Lines with weights at the mode: log-linear in the lines that hold, as in logistic regression. */
export class Fit {
  readonly lines: Line[] = [];
  readonly #layout: Layout;
  readonly #moves: Uint8Array;
  readonly #odds: Float64Array;
  readonly #shares: Float64Array;

  constructor(layout: Layout, moves: Uint8Array) {
    this.#layout = layout;
    this.#moves = moves;
    const rounds = (layout.meant[0] as Int8Array).length;
    this.#odds = new Float64Array(SIZE * rounds);
    this.#shares = new Float64Array(SIZE * rounds).fill(1 / SIZE);
  }

  /**
   * The logarithm of how much likelier the history gets if the line is added, over all weights it may have, less its
   * cost. By Laplace: with slope g and curvature h of the log-likelihood at weight 0, it's that of a normal integral.
   */
  gain({ condition, said }: Chosen, { mean, variance, cost }: Prior): number {
    const [slope, curvature] = this.#slope(condition, said);
    const spread = 1 + curvature * variance;
    const fit = slope * slope * variance + 2 * slope * mean - curvature * mean * mean;
    return fit / (2 * spread) - Math.log(spread) / 2 - cost;
  }

  /** What all the lines of a condition would add, by said move. */
  add(line: Chosen, prior: Prior): void {
    this.lines.push({ ...line, prior, weight: 0 });
    this.#settle();
  }

  remove(at: number): void {
    const [line] = this.lines.splice(at, 1);
    if (line) this.#shift(line, -line.weight);
    this.#settle();
  }

  /** The log-likelihood and the log prior of all lines, at the mode, with Laplace's correction by line. */
  merit(): number {
    let merit = 0;
    this.#moves.subarray(0, this.#shares.length / SIZE).forEach((move, at) => {
      merit += Math.log(this.#shares[SIZE * at + move] as number);
    });
    for (const { condition, said, prior, weight } of this.lines) {
      const [, curvature] = this.#slope(condition, said);
      merit -= (weight - prior.mean) ** 2 / (2 * prior.variance) + prior.cost;
      merit -= Math.log(1 + curvature * prior.variance) / 2;
    }
    return merit;
  }

  /** Newton's steps, line by line, until none moves much. */
  #settle(): void {
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      let most = 0;
      for (const line of this.lines) {
        const { mean, variance } = line.prior;
        const [slope, curvature] = this.#slope(line.condition, line.said);
        const step = (slope - (line.weight - mean) / variance) / (curvature + 1 / variance);
        const held = Math.max(-1, Math.min(1, step));
        line.weight += held;
        this.#shift(line, held);
        most = Math.max(most, Math.abs(held));
      }
      if (most < ENOUGH) return;
    }
  }

  #slope(condition: number, said: number): readonly [number, number] {
    const meant = this.#layout.meant[said] as Int8Array;
    let [slope, curvature] = [0, 0];
    for (const at of this.#layout.held[condition] as Uint32Array) {
      const move = meant[at] as number;
      if (move < 0) continue;
      const share = this.#shares[SIZE * at + move] as number;
      slope += (this.#moves[at] === move ? 1 : 0) - share;
      curvature += share * (1 - share);
    }
    return [slope, curvature];
  }

  #shift({ condition, said }: Chosen, step: number): void {
    const meant = this.#layout.meant[said] as Int8Array;
    for (const at of this.#layout.held[condition] as Uint32Array) {
      const move = meant[at] as number;
      if (move < 0) continue;
      const first = SIZE * at;
      this.#odds[first + move] = (this.#odds[first + move] as number) + step;
      const factors = [0, 1, 2].map((one) => Math.exp(this.#odds[first + one] as number));
      const sum = (factors[0] as number) + (factors[1] as number) + (factors[2] as number);
      for (let one = 0; one < SIZE; one++) this.#shares[first + one] = (factors[one] as number) / sum;
    }
  }
}
