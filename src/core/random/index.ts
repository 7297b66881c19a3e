// Public API of randomness: sources, seeded generators and shared draws.

export { drawnByWeight, largestOf, pickRandom, shuffled } from "./draw.ts";
export { KeyedRandom } from "./keyed.ts";
export { deriveSeed, seededRandom } from "./seeded.ts";
export type { RandomSource } from "./source.ts";
