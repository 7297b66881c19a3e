// Randomness is passed in as an argument, so that every match can be replayed.

/** A seeded source of randomness. */
export interface RandomSource {
  /** Returns a uniform integer in 0 .. bound - 1. */
  below(bound: number): number;
  /** A number in [0, 1) with 53 random bits. */
  unit(): number;
}
