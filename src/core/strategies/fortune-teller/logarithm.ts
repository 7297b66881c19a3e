// Natural logarithms of whole tables: made and looked up with sums and products alone, so that they
// are the same on every machine.

/** Mantissa bits that select an entry; the others interpolate: an error of 8e-6 at most. */
const STEP_BITS = 7;
const REST_BITS = 23 - STEP_BITS;
const REST_MASK = (1 << REST_BITS) - 1;
const REST_UNIT = 1 / (1 << REST_BITS);
/** The table's range, as powers of two: a population's rarest move to the most rounds remembered. */
const LEAST_OCTAVE = -40;
const OCTAVES = 48;
const EXPONENT_BIAS = 127;
const FIRST_ENTRY = (LEAST_OCTAVE + EXPONENT_BIAS) << STEP_BITS;

const LN2 = seriesOf(2);
/** ln of each entry's smallest number; one further, to interpolate the last. */
const ENTRIES = Float64Array.from({ length: (OCTAVES << STEP_BITS) + 1 }, (_, entry) => {
  const mantissa = 1 + (entry & ((1 << STEP_BITS) - 1)) / (1 << STEP_BITS);
  return (LEAST_OCTAVE + (entry >> STEP_BITS)) * LN2 + seriesOf(mantissa);
});

/** ln(x) for x in 1 … 2 by the series of the inverse hyperbolic tangent. */
function seriesOf(x: number): number {
  const ratio = (x - 1) / (x + 1);
  let power = ratio;
  let sum = 0;
  for (let odd = 1; odd < 40; odd += 2) {
    sum += power / odd;
    power *= ratio * ratio;
  }
  return 2 * sum;
}

/**
 * Replaces the first `count` numbers by their logarithms; that of 1 is exactly 0.
 * `bits` is a view of the same memory; numbers are in 2^-40 … 2^8.
 */
export function takeLogarithms(numbers: Float32Array, bits: Int32Array, count: number): void {
  for (let index = 0; index < count; index++) {
    const word = bits[index] as number;
    const entry = (word >>> REST_BITS) - FIRST_ENTRY;
    const low = ENTRIES[entry] as number;
    const rise = (ENTRIES[entry + 1] as number) - low;
    numbers[index] = low + rise * (REST_UNIT * (word & REST_MASK));
  }
}
