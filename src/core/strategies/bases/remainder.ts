// Remainders of rolling codes, for the innermost loops.

/** Returns the remainder of a whole number from 0 to below 2^53, by exact division of doubles; `%` takes several times
 * as long. */
export function remainder(number: number, divisor: number): number {
  return number - Math.floor(number / divisor) * divisor;
}
