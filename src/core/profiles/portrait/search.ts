// Searches for the program with the shortest description of a history: the bits of its lines, and those of the moves
// given them.

import type { Rounds } from "../../games/index.ts";
import { layOut, PLACES, type Place, placeOf, type Rule, ruleAt } from "./candidates.ts";
import { evidence, Fit, type Prior } from "./fit.ts";
import { LINES_MAX } from "./portrait.ts";

/** A line that recurs among people, and how its weight varies among them. */
export interface SharedLine extends Rule, Prior {}

/** A line with its weight in nats. */
export interface WeighedRule extends Rule {
  readonly weight: number;
}

/** What's known of a line's weight that isn't shared. */
const UNKNOWN: Prior = { mean: 0, variance: 0.15 };
/** Nats that naming any of the thousands of other lines costs. */
const NAMING_COST = Math.log(PLACES.length);
/** Nats that a line must be worth to stay. */
const WORTH_MIN = 0.1;
/** At most so many lines of the person's own are tried. */
const OWN_LINES_MAX = 6;

/**
 * Finds the lines that describe the first `end` rounds best. All shared lines are weighed, then lines of the person's
 * own that are worth more than they cost are added, and then the least useful lines are removed. Lines without a
 * condition are last; of each kind, the most useful line is first.
 */
export function search(rounds: Rounds, end: number, shared: readonly SharedLine[]): readonly WeighedRule[] {
  const fit = new Fit(layOut(rounds, end), rounds.person);
  fit.add(
    shared.map(({ condition, move, mean, variance }) => ({
      place: placeOf({ condition, move }),
      prior: { mean, variance },
    })),
  );
  addOwnLines(fit);
  prune(fit);
  const lines = fit.lines
    .map((line) => ({ ...ruleAt(line.place), weight: line.weight, loss: fit.loss(line) }))
    .sort((a, b) => b.loss - a.loss);
  return [...lines.filter(({ condition }) => condition), ...lines.filter(({ condition }) => !condition)];
}

function addOwnLines(fit: Fit): void {
  for (let added = 0; added < OWN_LINES_MAX; added++) {
    const taken = new Set(fit.lines.map(({ place }) => place));
    let [best, most]: [Place | undefined, number] = [undefined, NAMING_COST];
    for (const place of PLACES) {
      const worth = taken.has(place) ? 0 : evidence(fit.slope(place), UNKNOWN);
      if (worth > most) [best, most] = [place, worth];
    }
    if (!best) return;
    fit.add([{ place: best, prior: UNKNOWN }]);
  }
}

/** Removes lines, the least useful first, until each that's left is worth it. The last line without a condition stays. */
function prune(fit: Fit): void {
  for (;;) {
    const always = fit.lines.filter(({ place }) => place.condition === 0).length;
    let [least, loss] = [-1, Number.POSITIVE_INFINITY];
    fit.lines.forEach((line, index) => {
      if (always === 1 && line.place.condition === 0) return;
      const one = fit.loss(line);
      if (one < loss) [least, loss] = [index, one];
    });
    if (least < 0 || (loss > WORTH_MIN && fit.lines.length <= LINES_MAX)) return;
    fit.remove(least);
  }
}
