// Learns which lines recur among people, and how their weights vary.

import type { Rounds } from "../../games/index.ts";
import { layOut, PLACES, type Place, ruleAt } from "./candidates.ts";
import { evidence, Fit, type Prior, type Slope } from "./fit.ts";
import type { SharedLine } from "./search.ts";

/** The number of shared lines. */
const SHARED_LINES = 24;
/** After the first line, only so many of the best candidates are looked at. */
const CANDIDATES_KEPT = 500;
/** Variances over people that are tried, and the largest mean, in nats. */
const VARIANCES = [0.02, 0.1, 0.3, 0.8, 2] as const;
const MEAN_MAX = 2;

interface Found {
  readonly place: Place;
  readonly prior: Prior;
  /** In nats, over all people. */
  readonly worth: number;
}

/** Returns the lines that together make everyone's moves likeliest, each person with weights of their own, the most
 * useful first. Takes about 50 ms per person. */
export function learnSharedLines(people: readonly Rounds[]): readonly SharedLine[] {
  const fits = people.map((rounds) => new Fit(layOut(rounds), rounds.person));
  const found: Found[] = [];
  let candidates: readonly Place[] = PLACES;
  while (found.length < SHARED_LINES) {
    const ranked = candidates
      .map((place) =>
        worthOf(
          place,
          fits.map((fit) => fit.slope(place)),
        ),
      )
      .sort((a, b) => b.worth - a.worth);
    const [best] = ranked;
    if (!best) break;
    found.push(best);
    for (const fit of fits) fit.add([best]);
    candidates = ranked.slice(1, CANDIDATES_KEPT).map(({ place }) => place);
  }
  return found.map(({ place, prior }) => ({ ...ruleAt(place), ...prior }));
}

/** The prior under which everyone's moves are likeliest. */
function worthOf(place: Place, slopes: readonly Slope[]): Found {
  const priors = VARIANCES.map((variance): Found => {
    const prior = { mean: meanOf(slopes, variance), variance };
    const worth = slopes.reduce((sum, slope) => sum + evidence(slope, prior), 0);
    return { place, prior, worth };
  });
  return priors.reduce((best, one) => (one.worth > best.worth ? one : best));
}

function meanOf(slopes: readonly Slope[], variance: number): number {
  let [above, below] = [0, 1e-9];
  for (const { slope, curvature } of slopes) {
    above += slope / (1 + curvature * variance);
    below += curvature / (1 + curvature * variance);
  }
  return Math.max(-MEAN_MAX, Math.min(MEAN_MAX, above / below));
}
