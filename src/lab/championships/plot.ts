// The chart of `gadalka lab championships`: accuracy against games played.

import type { Plot } from "../kit/plots.ts";
import type { SeriesReport } from "./study.ts";

const LINES = {
  swiss: "Swiss, by rounds",
  "olympic-matches": "olympic, matches to 1 … 6",
  "round-robin": "round robin",
};

/** W and D by mean number of games, for one number of players; empty where none is finished. */
export function championshipPlot(
  reports: readonly SeriesReport[],
  players: number,
  a: number,
): readonly Plot[] {
  const own = reports.filter(
    ({ plan, estimates }) => plan.players === players && estimates.championships > 1,
  );
  if (own.length === 0) return [];
  return [
    plotOf(own, players, a, "W", "how often the strongest wins"),
    plotOf(own, players, a, "D", "sum of |place - true place|"),
  ];
}

function plotOf(
  reports: readonly SeriesReport[],
  players: number,
  a: number,
  name: "W" | "D",
  what: string,
): Plot {
  const gamesOf = ({ estimates }: SeriesReport) => Math.round(estimates.games.mean);
  const games = [...new Set(reports.map(gamesOf))].sort((x, y) => x - y);
  const pointOf = (system: string, count: number) => {
    const report = reports.find((one) => one.plan.system === system && gamesOf(one) === count);
    return report ? { y: report.estimates[name].mean, error: report.estimates[name].standardError } : null;
  };
  return {
    name: `championships-${players}-${name}`,
    chart: {
      kind: "lines",
      title: `Accuracy against games: ${players} players, A = ${a}`,
      subtitle:
        "Swiss with more and more rounds, olympic with longer and longer matches; bars are standard errors",
      x: { title: "games in a championship, mean", categories: games.map(String) },
      y: { title: `${name}, ${what}` },
      series: Object.entries(LINES).map(([system, line]) => ({
        name: line,
        points: games.map((count) => pointOf(system, count)),
      })),
    },
  };
}
