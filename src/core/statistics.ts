// Statistics for studies, profiles and trials: means, errors, tests against chance, chi-square.

/** A mean and its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly standardError: number;
}

/** Half-width of a 95 % confidence interval in standard errors. */
export const Z95 = 1.96;

/** An array or typed array of numbers. */
export type Sample = Iterable<number> & { readonly length: number };

export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** NaN without values. */
export function mean(values: Sample): number {
  return sum(values) / values.length;
}

/** The unbiased variance (n - 1) about the sample's mean or a better-known one; NaN for a single value. */
export function variance(values: Sample, about = mean(values)): number {
  let squares = 0;
  for (const value of values) squares += (value - about) ** 2;
  return squares / (values.length - 1);
}

/** The square root of the unbiased variance. */
export function standardDeviation(values: Sample): number {
  return Math.sqrt(variance(values));
}

/** The mean of independent values; its error is NaN with fewer than two. */
export function estimateMean(values: Sample): Estimate {
  return { mean: mean(values), standardError: Math.sqrt(variance(values) / values.length) };
}

/** The z-score of `count` out of `total` under a binomial distribution; 0 if nothing can vary. */
export function binomialZ(count: number, total: number, probability: number): number {
  const spread = total * probability * (1 - probability);
  return spread > 0 ? (count - total * probability) / Math.sqrt(spread) : 0;
}

/**
 * Share of statistics at least as large as the observed one, itself included; differences below
 * `rounding` are ignored. Source: B. Phipson and G. K. Smyth, Permutation p-values should never be
 * zero, Statistical Applications in Genetics and Molecular Biology 9 (2010).
 */
export function permutationPValue(observed: number, permuted: Sample, rounding = 1e-12): number {
  let atLeast = 1;
  for (const value of permuted) if (value >= observed - rounding) atLeast++;
  return atLeast / (permuted.length + 1);
}

const TERMS_MAX = 10_000;
const SMALLEST = 1e-300;

/** The chi-square distribution function F_k(x) = P(k / 2, x / 2); 0 below 0. Source: M. Abramowitz and I. A. Stegun,
 * Handbook of Mathematical Functions (1964), 26.4.1, 6.5.29 and 6.5.31. */
export function chiSquareCdf(x: number, degrees: number): number {
  if (!(x > 0)) return 0;
  if (x === Number.POSITIVE_INFINITY) return 1;
  const half = degrees / 2;
  const z = x / 2;
  const front = Math.exp(half * Math.log(z) - z) / gammaOfHalves(degrees);
  return z < half + 1 ? lowerSeries(half, z, front) : 1 - upperFraction(half, z, front);
}

/** Gamma(k / 2), computed upwards from Gamma(1/2) = sqrt(pi) or Gamma(1) = 1. */
function gammaOfHalves(k: number): number {
  let value = k % 2 === 0 ? 1 : Math.sqrt(Math.PI);
  for (let a = k % 2 === 0 ? 1 : 0.5; a < k / 2; a++) value *= a;
  return value;
}

/** P(a, z) = front * sum over i of z^i / (a (a + 1) … (a + i)). */
function lowerSeries(a: number, z: number, front: number): number {
  let term = 1 / a;
  let sum = term;
  for (let i = 1; i < TERMS_MAX && term > sum * 1e-17; i++) {
    term *= z / (a + i);
    sum += term;
  }
  return front * sum;
}

/** Q(a, z) = front / (z + 1 - a - 1 (1 - a) / (z + 3 - a - …)), by Lentz's method. */
function upperFraction(a: number, z: number, front: number): number {
  let b = z + 1 - a;
  let c = 1 / SMALLEST;
  let d = 1 / b;
  let value = d;
  for (let i = 1; i < TERMS_MAX; i++) {
    const numerator = -i * (i - a);
    b += 2;
    d = 1 / nonZero(numerator * d + b);
    c = nonZero(b + numerator / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-16) break;
  }
  return front * value;
}

function nonZero(value: number): number {
  return Math.abs(value) < SMALLEST ? SMALLEST : value;
}
