// Remainders of rolling codes, in the innermost loops.

/** Remainder of a whole number from 0 below 2^53, by exact division of doubles; `%` takes several
 * times as long. */
export function remainder(number: number, divisor: number): number {
  return number - Math.floor(number / divisor) * divisor;
}
