// The distribution function of chi-square for whole degrees of freedom, without a library of
// statistics: two classical expansions.

const TERMS_MAX = 10_000;
const SMALLEST = 1e-300;

/**
 * F_k(x): the probability that a chi-square variable with `degrees` degrees of freedom (1, 2, …) is
 * at most `x`; 0 for x below 0. It is the regularised incomplete gamma function P(k / 2, x / 2).
 * Source: M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions (1964), 26.4.1, 6.5.29
 * and 6.5.31.
 */
export function chiSquareCdf(x: number, degrees: number): number {
  if (!(x > 0)) return 0;
  if (x === Number.POSITIVE_INFINITY) return 1;
  const half = degrees / 2;
  const z = x / 2;
  const front = Math.exp(half * Math.log(z) - z) / gammaOfHalves(degrees);
  return z < half + 1 ? lowerSeries(half, z, front) : 1 - upperFraction(half, z, front);
}

/** Gamma(k / 2), from Gamma(1/2) = sqrt(pi) or Gamma(1) = 1 upwards. */
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

/** Q(a, z) = front / (z + 1 - a - 1 (1 - a) / (z + 3 - a - …)), evaluated forwards by Lentz's
 * method. */
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
