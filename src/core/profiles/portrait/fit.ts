// Weighs the lines of a program by a history, and says what another line would be worth.

import type { Move } from "../../games/index.ts";
import type { Layout, Place } from "./candidates.ts";
import { PORTRAIT_GAME } from "./portrait.ts";

/** A normal distribution of a line's weight over people, in nats, before anything is known of the person. */
export interface Prior {
  readonly mean: number;
  readonly variance: number;
}

/** The log-likelihood's slope in a line's weight, and its curvature, negated. */
export interface Slope {
  readonly slope: number;
  readonly curvature: number;
}

interface Weighed {
  readonly place: Place;
  readonly prior: Prior;
  weight: number;
}

const { size } = PORTRAIT_GAME;
/** How much a round counts, for each round after it: people change. */
const PACE = 0.998;
const SWEEPS_MAX = 10;
/** Nats. Weights that move less are settled; and the most by which one moves at once. */
const SETTLED = 1e-3;
const STEP_MAX = 1;

/** A program whose weights are the likeliest ones after the history: a log-linear model of the person's moves. */
export class Fit {
  readonly lines: Weighed[] = [];
  readonly #layout: Layout;
  readonly #moves: Uint8Array;
  /** What each round counts. */
  readonly #counted: Float64Array;
  /** By round and move: the odds, and the probability. */
  readonly #odds: Float64Array;
  readonly #shares: Float64Array;

  constructor(layout: Layout, moves: Uint8Array) {
    const { rounds } = layout;
    this.#layout = layout;
    this.#moves = moves;
    this.#counted = new Float64Array(rounds).fill(1);
    for (let at = rounds - 2; at >= 0; at--) this.#counted[at] = PACE * (this.#counted[at + 1] as number);
    this.#odds = new Float64Array(size * rounds).fill(1);
    this.#shares = new Float64Array(size * rounds).fill(1 / size);
  }

  /** Adds lines, and settles all weights. */
  add(lines: readonly { readonly place: Place; readonly prior: Prior }[]): void {
    this.lines.push(...lines.map(({ place, prior }) => ({ place, prior, weight: 0 })));
    this.#settle();
  }

  /** Removes a line, and settles the others' weights. */
  remove(index: number): void {
    const [line] = this.lines.splice(index, 1);
    if (line) this.#shift(line.place, -line.weight);
    this.#settle();
  }

  /** About how many nats less likely the history gets without the line. */
  loss({ place, weight }: Weighed): number {
    const { slope, curvature } = this.slope(place);
    return slope * weight + (curvature * weight * weight) / 2;
  }

  slope({ condition, said }: Place): Slope {
    const meant = this.#layout.meant[said] as Int8Array;
    let [slope, curvature] = [0, 0];
    for (const at of this.#layout.held[condition] as Uint32Array) {
      const move = meant[at] as number;
      if (move < 0) continue;
      const share = this.#shares[size * at + move] as number;
      const counted = this.#counted[at] as number;
      slope += counted * ((this.#moves[at] === move ? 1 : 0) - share);
      curvature += counted * share * (1 - share);
    }
    return { slope, curvature };
  }

  /** Takes Newton's steps, line by line, until no weight moves. */
  #settle(): void {
    for (let sweep = 0; sweep < SWEEPS_MAX; sweep++) {
      let most = 0;
      for (const line of this.lines) {
        const { slope, curvature } = this.slope(line.place);
        const { mean, variance } = line.prior;
        const wanted = (slope - (line.weight - mean) / variance) / (curvature + 1 / variance);
        const step = Math.max(-STEP_MAX, Math.min(STEP_MAX, wanted));
        line.weight += step;
        this.#shift(line.place, step);
        most = Math.max(most, Math.abs(step));
      }
      if (most < SETTLED) return;
    }
  }

  #shift({ condition, said }: Place, step: number): void {
    const meant = this.#layout.meant[said] as Int8Array;
    const factor = Math.exp(step);
    for (const at of this.#layout.held[condition] as Uint32Array) {
      const move = meant[at] as number;
      if (move >= 0) this.#multiply(size * at, move, factor);
    }
  }

  #multiply(first: number, move: Move, factor: number): void {
    this.#odds[first + move] = (this.#odds[first + move] as number) * factor;
    let sum = 0;
    for (let cell = first; cell < first + size; cell++) sum += this.#odds[cell] as number;
    for (let cell = first; cell < first + size; cell++)
      this.#shares[cell] = (this.#odds[cell] as number) / sum;
  }
}

/** How many nats likelier the history gets with a line, over all weights it may have: the integral of the prior and a
 * parabola for the log-likelihood. That charges for a weight's precision, half a logarithm of the rounds. */
export function evidence({ slope, curvature }: Slope, { mean, variance }: Prior): number {
  const spread = 1 + curvature * variance;
  const parabola = slope * slope * variance + 2 * slope * mean - curvature * mean * mean;
  return parabola / (2 * spread) - Math.log(spread) / 2;
}
