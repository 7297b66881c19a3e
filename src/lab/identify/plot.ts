// The chart of `gadalka lab identify`: how often each distance re-identifies people.

import type { Plot } from "../plots.ts";
import type { Found, IdentifyReport } from "./study.ts";

/** AUC of the source's distance and ours, from chance up. */
export function identifyPlot({ found, ours, people }: IdentifyReport): Plot {
  const asked = found.filter(({ distance }) => distance === ours);
  const like = (one: Found) => (other: Found) => other.split === one.split && other.among === one.among;
  return {
    name: "identify",
    chart: {
      kind: "bars",
      title: "Found again: how often a person's own half is nearer than another's",
      subtitle: `the half of ${people} people on which no distance was chosen; ± standard error by person, from chance (.5)`,
      x: {
        title: "split of the halves / all, or same opponent",
        categories: asked.map(nameOf),
      },
      y: { title: "area under the curve", range: [0.4, 1] },
      foot: 0.5,
      series: [...new Set(found.map(({ distance }) => distance))].map((distance) => {
        const own = found.filter((one) => one.distance === distance);
        return { name: distance, points: asked.map((one) => pointOf(own.find(like(one)))) };
      }),
    },
  };
}

function nameOf({ split, among }: Found): string {
  return `${split} / ${among === "all" ? "all" : "same"}`;
}

/** There may be no data, and a single person has no error. */
function pointOf(found: Found | undefined): { readonly y: number; readonly error: number } | null {
  if (!found || Number.isNaN(found.auc.mean)) return null;
  const { mean, standardError } = found.auc;
  return { y: mean, error: Number.isFinite(standardError) ? standardError : 0 };
}
