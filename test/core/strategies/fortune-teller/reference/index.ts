// The mind as it was before it became compact: plain counts in large tables, and every logarithm
// computed. Slow and easy to believe, it says what the quick one must say. Contexts are shared. One
// thing is not as it was: growing loses no situation (see `ContextMemory.resize`).

import type { Part } from "../../../../../src/core/strategies/fortune-teller/mind.ts";
import type { PopulationData } from "../../../../../src/core/strategies/fortune-teller/population.ts";
import { Mind } from "./mind.ts";
import { Population } from "./population.ts";

/** A reference mind; without `people` it knows nobody. */
export function referenceMind(size: number, people?: PopulationData, without?: Part): Mind {
  return new Mind(size, { population: people && new Population(people), without });
}
