// The chart of `gadalka lab predict`: the score by round.

import { percent, signed } from "../../infra/console/text-table.ts";
import type { Plot } from "../plots.ts";
import type { PredictReport } from "./study.ts";

/** The score in each stretch of rounds, with its standard error. */
export function predictPlot(
  { strategy, half }: { readonly strategy: string; readonly half: string },
  { people, score, peopleBeaten, stretches }: PredictReport,
): Plot {
  const whole = `${signed(score.mean, 3)} ± ${score.standardError.toFixed(3)}`;
  return {
    name: `predict-${strategy}${half === "all" ? "" : `-${half}-half`}`,
    chart: {
      kind: "lines",
      title: `${strategy} against ${people} recorded people`,
      subtitle: `score by round, ± standard error by person; over all rounds ${whole}; ${percent(peopleBeaten)} of people beaten`,
      x: { title: "round", categories: stretches.map(nameOf) },
      y: { title: "score a round: (wins - losses) / rounds" },
      baseline: 0,
      series: [
        {
          name: strategy,
          points: stretches.map((stretch) => ({
            y: stretch.score.mean,
            error: finite(stretch.score.standardError),
          })),
        },
      ],
    },
  };
}

function nameOf({ from, to }: PredictReport["stretches"][number]): string {
  return Number.isFinite(to) ? `${from} to ${to}` : `from ${from} on`;
}

function finite(error: number): number {
  return Number.isFinite(error) ? error : 0;
}
