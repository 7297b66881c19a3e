// The Nash mix of a league, and what the best response among the entrants gains against a mix.

import { addTo, dot, type Matrix, solverOf, zeros } from "./linear.ts";
import type { PayoffMatrix } from "./payoff.ts";

/** The final temperature, as a share of the largest pay-off: what can still be gained then is less than its product
 * with ln n. */
const COLDEST = 1e-6;
const COOLING = 0.5;
const STEPS_MAX = 200;
/** Tolerance of the equations, as a share of the temperature. */
const PRECISION = 1e-9;
/** The longest upward step of a logarithm; the smallest fraction of a step. */
const STRIDE = 2;
const SHORTEST = 1e-3;
/** Shares below this don't affect the others; in the result they become 0. */
const UNFELT = 1e-15;
const NONE = 1e-6;

/**
 * The equilibrium of the game of choosing an entrant; if there are several, the one with the highest entropy, so that
 * equal entrants have equal shares. Probabilities by entrant; pairs that never met count as 0. It's the limit of logit
 * equilibria, p ~ exp(A p / t), as the temperature t falls to 0. Sources: R. D. McKelvey and T. R. Palfrey, Quantal
 * response equilibria for normal form games (1995); D. Balduzzi and others, Re-evaluating evaluation (2018), 3.2.
 */
export function nashMix(matrix: PayoffMatrix): readonly number[] {
  const payoffs = scaled(matrix);
  let logs = new Float64Array(matrix.length).fill(-Math.log(matrix.length));
  for (let heat = 1; heat > COLDEST; heat *= COOLING) logs = logitEquilibrium(payoffs, heat, logs);
  const shares = Array.from(logs, (log) => (Math.exp(log) < NONE ? 0 : Math.exp(log)));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** Scales the largest entry to 1. */
function scaled(matrix: PayoffMatrix): Matrix {
  const largest = Math.max(0, ...matrix.map((row) => Math.max(...row.map((gain) => gain ?? 0)))) || 1;
  return matrix.map((row) => Float64Array.from(row, (gain) => (gain ?? 0) / largest));
}

/** Logarithms of the shares, and their distance from the equilibrium t log p = A p - value. */
interface Point {
  readonly logs: Float64Array<ArrayBuffer>;
  readonly shares: Float64Array;
  readonly value: number;
  /** By entrant, then for the sum of the shares; 0 for negligible shares, whose logarithms are derived. */
  readonly errors: Float64Array;
  readonly distance: number;
}

/** Log-probabilities of the equilibrium, by Newton's method starting from a warmer one. */
function logitEquilibrium(
  payoffs: Matrix,
  heat: number,
  warmer: Float64Array<ArrayBuffer>,
): Float64Array<ArrayBuffer> {
  let point = pointOf(payoffs, heat, warmer, 0);
  for (let step = 0; step < STEPS_MAX && point.distance > PRECISION * heat; step++)
    point = newtonStep(payoffs, heat, point);
  return point.logs;
}

function pointOf(payoffs: Matrix, heat: number, logs: Float64Array<ArrayBuffer>, value: number): Point {
  const count = logs.length;
  const shares = logs.map((log) => (Math.exp(log) > UNFELT ? Math.exp(log) : 0));
  const errors = new Float64Array(count + 1);
  const settled = logs.map((log, at) => {
    const gain = dot(payoffs[at] as Float64Array, shares) - value;
    if (shares[at] === 0) return Math.min(gain / heat, Math.log(2 * UNFELT));
    errors[at] = gain - heat * log;
    return log;
  });
  errors[count] = 1 - shares.reduce((sum, share) => sum + share, 0);
  return { logs: settled, shares, value, errors, distance: Math.sqrt(dot(errors, errors)) };
}

/** A Newton step, shortened until it gets closer. */
function newtonStep(payoffs: Matrix, heat: number, point: Point): Point {
  const { logs, shares, value, errors } = point;
  const felt = [...shares.keys()].filter((at) => (shares[at] as number) > 0);
  const changes = feltChanges(payoffs, heat, { shares, errors }, felt);
  const moves = new Float64Array(logs.length);
  for (const [at, entrant] of felt.entries()) moves[entrant] = changes[at] as number;
  let part = Math.min(1, STRIDE / Math.max(0, ...moves));
  for (;;) {
    const moved = logs.map((log, at) => log + part * (moves[at] as number));
    const next = pointOf(payoffs, heat, moved, value + part * (changes[felt.length] as number));
    if (next.distance < point.distance || part < SHORTEST) return next;
    part /= 2;
  }
}

/** Changes of the logarithms of shares that matter, followed by that of the value. */
function feltChanges(
  payoffs: Matrix,
  heat: number,
  { shares, errors }: Pick<Point, "shares" | "errors">,
  felt: readonly number[],
): Float64Array {
  const count = felt.length;
  const system = zeros(count + 1);
  for (const [row, entrant] of felt.entries()) {
    const gains = payoffs[entrant] as Float64Array;
    for (const [column, other] of felt.entries())
      addTo(system, row, column, -(gains[other] as number) * (shares[other] as number));
    addTo(system, row, row, heat);
    addTo(system, row, count, 1);
    addTo(system, count, row, shares[entrant] as number);
  }
  return solverOf(system)(Float64Array.from([...felt, shares.length], (at) => errors[at] as number));
}

/** What the best response among the entrants gains per round against one entrant, by number, or a mix of them; never
 * below 0, since playing the same gains 0. */
export function exploitability(matrix: PayoffMatrix, against: number | readonly number[]): number {
  const gains = matrix.map((row) =>
    typeof against === "number"
      ? (row[against] ?? 0)
      : row.reduce<number>((sum, gain, at) => sum + (gain ?? 0) * (against[at] ?? 0), 0),
  );
  return Math.max(0, ...gains);
}
