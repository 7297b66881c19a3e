// The common form of all inputs: a log likelihood per opponent move, and a confidence.

/** Confidence levels; mixers have one weight per level. */
export const CONFIDENCES = 6;

/**
 * The inputs of all sources in one round. Sources write likelihoods up to a constant factor per input; mixers use only
 * ratios, so no one needs to normalise. `settle` converts them to logarithms.
 */
export class Opinions {
  /** At [input * size + move]; all equal if there's no opinion. */
  readonly values: Float32Array;
  /** The confidence of each input: 0 … 5. */
  readonly confidences: Uint8Array;
  readonly #bits: Int32Array;

  constructor(size: number, inputs: number) {
    this.values = new Float32Array(inputs * size);
    this.#bits = new Int32Array(this.values.buffer);
    this.confidences = new Uint8Array(inputs);
  }

  settle(): void {
    takeLogarithms(this.values, this.#bits, this.values.length);
  }

  /** Sets the input to "no opinion". */
  clear(input: number, size: number): void {
    for (let cell = input * size; cell < (input + 1) * size; cell++) this.values[cell] = 1;
    this.confidences[input] = 0;
  }
}

/** Learned numbers. */
export type Table = Float64Array | Float32Array | Int32Array | Uint32Array | Uint16Array | Uint8Array;

/** What was learned. */
export interface Learned {
  readonly tables: readonly Table[];
}

/** A source of several adjacent inputs. */
export interface Source extends Learned {
  readonly inputs: number;
  /** Writes all current likelihoods, starting at input `first`. */
  weigh(opinions: Opinions, first: number): void;
  /** Learns the actual moves of the round that was last weighed. */
  learn(own: number, opponent: number): void;
}

/** Predicts, usually from the opinions; the pool weights experts by their success. */
export interface Expert extends Learned {
  /** The probability of each move of the opponent, after `weigh`. */
  readonly probabilities: Float64Array;
  weigh(opinions: Opinions): void;
  /** Learns the actual move of the round that was last weighed. */
  learn(opinions: Opinions, came: number): void;
}

/** The confidence level for 0, 1, 2 … 255 observations. A table, because the count is hard to predict and a
 * mispredicted branch costs more than everything else that's done with an input. */
export const CONFIDENCE_OF = Uint8Array.from({ length: 256 }, (_, n) => {
  if (n < 5) return n === 0 ? 0 : n < 2 ? 1 : 2;
  return n < 12 ? 3 : n < 40 ? 4 : 5;
});

// Natural logarithms of whole tables, computed and looked up with only additions and multiplications, so that every
// machine gets the same results.

/** Mantissa bits that select an entry; the remaining bits interpolate, with an error of at most 8e-6. */
const STEP_BITS = 7;
const REST_BITS = 23 - STEP_BITS;
const REST_MASK = (1 << REST_BITS) - 1;
const REST_UNIT = 1 / (1 << REST_BITS);
/** The table's range in powers of two, from a population's rarest move to the most rounds remembered. */
const LEAST_OCTAVE = -40;
const OCTAVES = 48;
const EXPONENT_BIAS = 127;
const FIRST_ENTRY = (LEAST_OCTAVE + EXPONENT_BIAS) << STEP_BITS;

const LN2 = seriesOf(2);
/** ln of each entry's smallest number, plus one more entry for interpolating the last. */
const ENTRIES = Float64Array.from({ length: (OCTAVES << STEP_BITS) + 1 }, (_, entry) => {
  const mantissa = 1 + (entry & ((1 << STEP_BITS) - 1)) / (1 << STEP_BITS);
  return (LEAST_OCTAVE + (entry >> STEP_BITS)) * LN2 + seriesOf(mantissa);
});

/** Computes ln(x) for x in 1 … 2 by the series of the inverse hyperbolic tangent. */
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
 * Replaces the first `count` numbers by their logarithms; that of 1 is exactly 0. `bits` is a view of the same memory;
 * numbers must be in 2^-40 … 2^8.
 */
function takeLogarithms(numbers: Float32Array, bits: Int32Array, count: number): void {
  for (let index = 0; index < count; index++) {
    const word = bits[index] as number;
    const entry = (word >>> REST_BITS) - FIRST_ENTRY;
    const low = ENTRIES[entry] as number;
    const rise = (ENTRIES[entry + 1] as number) - low;
    numbers[index] = low + rise * (REST_UNIT * (word & REST_MASK));
  }
}
