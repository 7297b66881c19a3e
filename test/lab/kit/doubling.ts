// The job that threads run in the pool's tests.

export function double(number: number): number {
  if (number < 0) throw new RangeError(`${number} is negative`);
  return 2 * number;
}
