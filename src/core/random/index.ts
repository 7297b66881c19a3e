// The door of randomness: what a draw is made from, generators from seeds, and the draws that
// several strategies make.

export { drawnByWeight, largestOf, pickRandom, shuffled } from "./draw.ts";
export { ReplayRandom } from "./replay.ts";
export { deriveSeed, saltedDraws, seededRandom } from "./seeded.ts";
export type { RandomSource } from "./source.ts";
