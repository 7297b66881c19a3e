// To judge a part, only that part may be missing: what was learned about how far to trust the others stays.

import { Mind, type Part, Population, type PopulationData } from "../../strategies/index.ts";

/** Parts that are inputs of the mixers, in the inputs' order; the habits of the situation itself come before them, the population's after. */
const PARTS_IN_ORDER: readonly Part[] = ["second-guess", "followers", "echoes"];

/** The population for a fortune-teller that lacks `without`: the weights of that part's inputs are left out, else none of them would fit. */
export function cutWeights(data: PopulationData, without: Part | undefined): PopulationData {
  const weightsOf = (part: Part): number => whole - countWeights(data, part);
  const whole = countWeights(data, undefined);
  const place = without ? PARTS_IN_ORDER.indexOf(without) : -1;
  if (place < 0 || !without || data.weights.length !== whole) return data;
  const following = [...PARTS_IN_ORDER.slice(place), "population" as const];
  const start = whole - following.reduce((sum, part) => sum + weightsOf(part), 0);
  const kept = [...data.weights.subarray(0, start), ...data.weights.subarray(start + weightsOf(without))];
  return { ...data, weights: Float64Array.from(kept) };
}

function countWeights(data: PopulationData, without: Part | undefined): number {
  return new Mind(data.size, { population: new Population(data), without }).weights.length;
}
