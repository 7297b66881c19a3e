// Predicts what a second set of seeds, as large as the first, would find: simulates strengths and ranks many times. A
// bootstrap within pairs alone is too narrow: the second table is as noisy as the first, and noise in the first has
// already spread equals too far apart.

import { normalDraw, type RandomSource } from "../../random/index.ts";
import { chanceOf, type Fit } from "./bradley-terry.ts";
import { dot, type Matrix, rootOf, solverOf } from "./linear.ts";
import type { Sums } from "./sums.ts";

const DRAWS = 1_000;
const TAIL = 0.025;
/** Imaginary split matches added per pair in small leagues, so that a few straight wins prove nothing; and the maximum
 * over the whole league. */
const SPLIT = 0.25;
const SPLIT_IN_ALL = 2;
/** Grid points of the true strengths, and steps in which their distribution is learned: with more steps it would take
 * the estimates for the true strengths. */
const GRID = 400;
const LEARNING_STEPS = 20;

export interface Prefetched {
  /** Central 95%, by entrant: logits, and ranks from the best of a tie to its worst. */
  readonly logits: readonly (readonly [low: number, high: number])[];
  readonly ranks: readonly (readonly [best: number, worst: number])[];
}

/**
 * Simulates second sets in two ways and takes the wider result. One: the estimated strengths plus the noise of both
 * sets; too narrow if many are equal. The other: true strengths inferred from all estimates (empirical Bayes: a
 * distribution learned by expectation-maximisation, N. Laird 1978, stopped early), plus the noise of one set; too
 * narrow if a few are far apart. The noise is that of a one-step bootstrap: results vary within pairs as they did, and
 * strengths follow linearly.
 */
export function foreseen(fit: Fit, sums: Sums, random: RandomSource): Prefetched {
  const { logits } = fit;
  const { deviations, root } = noiseOf(fit, sums);
  const truths = likelyTruths(logits, deviations);
  const found = new Draws(logits.length);
  const learned = new Draws(logits.length);
  for (let draw = 0; draw < DRAWS; draw++) {
    const [first, second] = [noise(root, random), noise(root, random)];
    found.add(logits.map((logit, at) => logit + (first[at] as number) + (second[at] as number)));
    learned.add(truths.map((truth, at) => truth(random) + (first[at] as number)));
  }
  return { logits: found.logits(), ranks: wider(found.ranks(), learned.ranks()) };
}

interface Noise {
  /** Standard deviations of the estimated strengths, and a root of their covariance. */
  readonly deviations: readonly number[];
  readonly root: Matrix;
}

/** I^-1 V I^-1, where I is the information and V the covariance of the entrants' scores; wider if V was itself
 * estimated from few matches that differ. */
function noiseOf({ information, logits }: Fit, sums: Sums): Noise {
  const variances = scoreVariances(logits, sums);
  const solve = solverOf(information);
  const covariance = transposed(variances.map((row, at) => solve(withDiagonal(row, at)))).map(solve);
  const wider = variances.map((row, at) => studentFactor(degreesOf(row, sums.matches[at] as Float64Array)));
  return {
    deviations: covariance.map(
      (row, at) => (wider[at] as number) * Math.sqrt(Math.max(0, row[at] as number)),
    ),
    root: rootOf(covariance).map((row, at) => row.map((value) => (wider[at] as number) * value)),
  };
}

function scoreVariances(logits: Float64Array, sums: Sums): Matrix {
  const split = Math.min(SPLIT, SPLIT_IN_ALL / ((logits.length * (logits.length - 1)) / 2));
  return Array.from(logits, (logit, row) =>
    logits.map((other, column) =>
      row === column ? 0 : scoreVariance(sums, [row, column], chanceOf(logit - other), split),
    ),
  );
}

/** A row of the scores' covariance: one side's win is the other's loss. */
function withDiagonal(variances: Float64Array, at: number): Float64Array {
  const all = variances.reduce((sum, one) => sum + one, 0);
  return variances.map((one, column) => (column === at ? all : -one));
}

/** Degrees of freedom of a sum of variances (F. E. Satterthwaite 1946), each from one pair's matches. */
function degreesOf(variances: Float64Array, matches: Float64Array): number {
  const all = variances.reduce((sum, one) => sum + one, 0);
  const unsure = variances.reduce((sum, one, at) => {
    const count = matches[at] as number;
    return count > 1 ? sum + one ** 2 / (count - 1) : sum;
  }, 0);
  return unsure > 0 ? all ** 2 / unsure : Number.POSITIVE_INFINITY;
}

/** Half the central 95% of Student's distribution, divided by the same for the normal one. Source: M. Abramowitz and I.
 * A. Stegun, Handbook of Mathematical Functions (1964), 26.7.5. */
function studentFactor(degrees: number): number {
  return 1 + 1.2103 / degrees + 1.44 / degrees ** 2;
}

/** Variance of the row's summed results: unbiased from two matches on; for one match, from its expected score. */
function scoreVariance(
  { matches, scores, squares, isFixed }: Sums,
  [row, column]: readonly [number, number],
  chance: number,
  split: number,
): number {
  const count = matches[row]?.[column] as number;
  if (count === 0 || isFixed(row, column)) return 0;
  if (count === 1) return chance * (1 - chance);
  const all = count + split;
  const mean = ((scores[row]?.[column] as number) + split / 2) / all;
  const square = ((squares[row]?.[column] as number) + split / 2) / all;
  return (count * count * Math.max(0, square - mean ** 2)) / (count - 1);
}

function transposed(matrix: Matrix): Matrix {
  return matrix.map((_, column) => Float64Array.from(matrix, (row) => row[column] as number));
}

function noise(root: Matrix, random: RandomSource): Float64Array {
  const normals = Float64Array.from(root, () => normalDraw(random));
  return Float64Array.from(root, (row, at) => dot(row, normals, 0, at + 1));
}

/** By entrant: samples a possible true strength, given all estimates and their uncertainty. */
function likelyTruths(
  logits: Float64Array,
  deviations: readonly number[],
): ((random: RandomSource) => number)[] {
  const [low, high] = [Math.min(...logits), Math.max(...logits)];
  const step = (high - low) / GRID;
  const grid = Float64Array.from({ length: GRID }, (_, at) => low + step * (at + 0.5));
  const likelihoods = Array.from(logits, (logit, at) => {
    const deviation = Math.max(deviations[at] as number, step) || 1;
    return grid.map((truth) => Math.exp(-(((logit - truth) / deviation) ** 2) / 2));
  });
  let shares = new Float64Array(GRID).fill(1 / GRID);
  for (let learned = 0; learned < LEARNING_STEPS; learned++) shares = learnedFrom(likelihoods, shares);
  return likelihoods.map((likelihood, at) => {
    if ((deviations[at] as number) <= step) return () => logits[at] as number;
    const sums = runningSums(likelihood.map((likely, point) => likely * (shares[point] as number)));
    return (random) => grid[firstAbove(sums, random.unit() * (sums.at(-1) as number))] as number;
  });
}

function learnedFrom(likelihoods: Matrix, shares: Float64Array): Float64Array<ArrayBuffer> {
  const next = new Float64Array(GRID);
  for (const likelihood of likelihoods) {
    const total = dot(likelihood, shares) * likelihoods.length;
    for (let at = 0; at < GRID; at++)
      next[at] = (next[at] as number) + ((shares[at] as number) * (likelihood[at] as number)) / total;
  }
  return next;
}

function runningSums(values: Float64Array): Float64Array {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

/** Index of the first sum above the value; the last index if none is. */
function firstAbove(sums: Float64Array, value: number): number {
  let [from, to] = [0, sums.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sums[middle] as number) > value) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Simulated strengths, and the ranks that follow. */
class Draws {
  readonly #logits: number[][];
  readonly #best: number[][];
  readonly #worst: number[][];

  constructor(size: number) {
    const lists = (): number[][] => Array.from({ length: size }, () => []);
    [this.#logits, this.#best, this.#worst] = [lists(), lists(), lists()];
  }

  add(logits: readonly number[] | Float64Array): void {
    for (const [at, [best, worst]] of sharedRanks(logits).entries()) {
      this.#logits[at]?.push(logits[at] as number);
      this.#best[at]?.push(best);
      this.#worst[at]?.push(worst);
    }
  }

  logits(): readonly (readonly [number, number])[] {
    return this.#logits.map((drawn) => [quantile(drawn, TAIL), quantile(drawn, 1 - TAIL)]);
  }

  ranks(): readonly (readonly [number, number])[] {
    return this.#best.map((best, at) => [
      quantile(best, TAIL),
      quantile(this.#worst[at] as number[], 1 - TAIL),
    ]);
  }
}

/** Best and worst rank by entrant, which differ if tied. */
export function sharedRanks(
  strengths: readonly number[] | Float64Array,
): readonly (readonly [number, number])[] {
  const order = [...strengths.keys()].sort((a, b) => (strengths[b] as number) - (strengths[a] as number));
  const ranks: (readonly [number, number])[] = new Array(order.length);
  for (let from = 0, to = 0; from < order.length; from = to) {
    const strength = strengths[order[from] as number];
    while (to < order.length && strengths[order[to] as number] === strength) to++;
    for (const entrant of order.slice(from, to)) ranks[entrant] = [from + 1, to];
  }
  return ranks;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
}

type Ranks = Prefetched["ranks"];

function wider(some: Ranks, others: Ranks): Ranks {
  return some.map(([best, worst], at) => {
    const [otherBest, otherWorst] = others[at] as readonly [number, number];
    return [Math.min(best, otherBest), Math.max(worst, otherWorst)];
  });
}
