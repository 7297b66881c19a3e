// Randomness is injected as an argument, so that every match can be replayed.

/** A seeded source of randomness. */
export interface RandomSource {
  /** A whole number in 0 .. bound - 1, uniform. */
  below(bound: number): number;
  /** A number in [0, 1) with 53 random bits. */
  unit(): number;
}
