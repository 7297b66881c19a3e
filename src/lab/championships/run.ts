// `gadalka lab championships`: accuracy and number of games of championship systems.

import { SYSTEMS, swissRounds } from "../../core/championships/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import type { Plot } from "../kit/plots.ts";
import { defineStudy, oneOf, plotFolder, seed, toggle, WORKERS, whole } from "../kit/study.ts";
import { STUDY_PLAYERS } from "./earlier-run.ts";
import type { SeriesReport } from "./study.ts";
import { runSeries, type Series } from "./study.ts";
import { finder, furtherPlans, studyPlan, sweepPlans, tablePlans } from "./tables.ts";
import { describeSeries, describeTables, seriesJson } from "./text.ts";
import { verdictsOf } from "./verdicts.ts";

const SERIES = 100_000;
/** The smallest tables use longer series, as in the study. */
const SERIES_OF_SMALLEST = 1_000_000;
const SWEEP_SHARE = 0.2;

export const championships = defineStudy({
  id: "championships",
  about: "how accurately championship systems find the strongest player, and in how many games",
  parameters: {
    system: oneOf(
      SYSTEMS,
      "<name>",
      "round-robin, olympic, olympic-matches, recursive, recursive-matches, swiss, none",
      "swiss",
    ),
    players: whole("number of players, 3 or more", 3, 4096, "64"),
    a: {
      takes: "<number>",
      about: "probability that the strongest beats the weakest, .5 to 1",
      usual: "0.75",
      read: (typed) => readInequality(String(typed)),
    },
    series: whole("championships per series (default: 100000)", 2, 1e9),
    k: whole("games needed to win a match, for systems with matches", 1, 1000, "4"),
    rounds: whole("rounds of Swiss (default: 5, 7, 10 and 13 for 8, 16, 32 and 64 players)", 1, 1000),
    repeat: whole("championships with the same players, whose places are summed", 1, 1000, "1"),
    fresh: toggle("Swiss without repeated pairings, as in tournaments; the study allows them"),
    tables: toggle("all tables of the study, with its conclusions judged: shown, refuted or undecided"),
    seed: seed("everything drawn"),
    workers: WORKERS,
    plot: plotFolder("charts"),
  },
  unit: "parts",
  /** The series to print and those to draw. */
  cells({
    series: length,
    tables,
    plot,
    system,
    players,
    a,
    k,
    rounds = swissRounds(players),
    repeat,
    fresh,
  }) {
    const plan = { system, players, a, firstTo: k, rounds, repeats: !fresh, times: repeat };
    const asked = tables ? tableSeries(length) : [{ plan, championships: length ?? SERIES }];
    const swept = plot === undefined ? [] : sweeps(tables ? STUDY_PLAYERS : [players], a, length);
    return { asked, swept };
  },
  async run({ asked, swept }, { seed, workers }, course) {
    const nowMs = (): number => performance.now();
    const report = await runSeries([...asked, ...swept], { seed, workers, nowMs, ...course });
    const own = { ...report, series: report.series.slice(0, asked.length) };
    return { own, drawn: report.series.slice(asked.length) };
  },
  text: ({ own }, { tables, system, players, a }) =>
    tables
      ? describeTables(own, verdictsOf(finder(own.series)))
      : describeSeries(own, studyPlan(system, players, a)),
  json({ own }, { tables, seed }) {
    if (!tables) return seriesJson(own, seed);
    const { series, championshipsPerSecond } = own;
    return { series, verdicts: verdictsOf(finder(series)), championshipsPerSecond };
  },
  plots: ({ drawn }, { a }) =>
    [...new Set(drawn.map(({ plan }) => plan.players))].flatMap((n) => championshipPlot(drawn, n, a)),
});

function readInequality(typed: string): number {
  const value = /^[01]?(\.\d{1,12})?$/.test(typed) ? Number(typed) : Number.NaN;
  if (typed !== "" && value >= 0.5 && value <= 1) return value;
  throw new ConfigProblem("--a", `"${typed}" must be a number from .5 (all alike) to 1, such as --a 0.75`);
}

function tableSeries(length: number | undefined): readonly Series[] {
  return [...tablePlans(), ...furtherPlans()].map((plan) => {
    const usual = plan.players === STUDY_PLAYERS[0] ? SERIES_OF_SMALLEST : SERIES;
    return { plan, championships: length ?? usual };
  });
}

function sweeps(players: readonly number[], a: number, length = SERIES): readonly Series[] {
  const championships = Math.max(2, Math.round(length * SWEEP_SHARE));
  return players.flatMap((count) => sweepPlans(count, a).map((plan) => ({ plan, championships })));
}

/** Of the chart. */
const LINES = {
  swiss: "Swiss, by rounds",
  "olympic-matches": "olympic, matches to 1 … 6",
  "round-robin": "round robin",
};

/** W and D by mean number of games, for one number of players; empty if none has finished. */
function championshipPlot(reports: readonly SeriesReport[], players: number, a: number): readonly Plot[] {
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
      x: { title: "mean games per championship", categories: games.map(String) },
      y: { title: `${name}, ${what}` },
      series: Object.entries(LINES).map(([system, line]) => ({
        name: line,
        points: games.map((count) => pointOf(system, count)),
      })),
    },
  };
}
