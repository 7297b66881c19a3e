// What the threads do in the tests of the pool.

export function double(number: number): number {
  if (number < 0) throw new RangeError(`${number} is negative`);
  return 2 * number;
}
