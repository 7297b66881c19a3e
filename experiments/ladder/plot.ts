// The chart of `experiment ladder`: how well it finds the order, by number of duels.

import type { Plot } from "../../src/lab/kit/plots.ts";
import { CHECKPOINTS } from "./recovery.ts";
import type { LadderStudy } from "./study.ts";
import { strong } from "./text.ts";

export function recoveryPlot({ recovery }: LadderStudy): Plot {
  return {
    name: "ladder",
    chart: {
      kind: "lines",
      title: "A ladder of duels and true strengths",
      subtitle: "by the rounds that somebody a standard deviation above the average wins",
      x: { title: "duels each", categories: CHECKPOINTS.map(String) },
      y: { title: "rank correlation" },
      series: recovery.map(({ spread, correlations }) => ({
        name: strong(spread),
        points: correlations.map(({ spearman }) => ({ y: spearman.mean })),
      })),
    },
  };
}
