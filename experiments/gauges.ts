// Clock and memory gauges, and moves to play during a measurement, for studies of cost.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { RandomSource } from "../src/core/random/index.ts";

const COLLECTIONS = 4;

/** Injectable clock and memory gauge. */
export interface Gauges {
  /** Milliseconds since an arbitrary origin. */
  nowMs(): number;
  /** Bytes in use after garbage collection. */
  usedBytes(): number;
}

/** Gauges of this process; forces a full garbage collection, which Node only offers behind a flag. */
export function machineGauges(): Gauges {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  return {
    nowMs: () => performance.now(),
    usedBytes() {
      // A buffer found unused by one collection is only freed by a later one.
      for (let collection = 0; collection < COLLECTIONS; collection++)
        if (typeof collect === "function") collect();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return heapUsed + arrayBuffers;
    },
  };
}

/** Half of the moves repeat the one three rounds before, the others are uniform. */
export function habitualMoves(moves: number, rounds: number, random: RandomSource): Uint8Array {
  const played = new Uint8Array(rounds);
  for (let round = 0; round < rounds; round++) {
    const before = random.below(2) === 0 ? played[round - 3] : undefined;
    played[round] = before ?? random.below(moves);
  }
  return played;
}
