// The charts of `gadalka lab wildcard`: time and memory by context.

import type { FormCost, FormsReport } from "../lab/index.ts";
import type { Plot } from "./plots.ts";

/** What is less is lost among whatever else the machine frees and takes, and is shown as this much: a logarithm knows no zero. */
const SEEN_BYTES = 10_000;

/** Time a round at the end of the history, and memory then; a line for each form and history. */
export function wildcardPlots(rows: readonly FormsReport[]): readonly Plot[] {
  return [
    costPlot(
      rows,
      "time",
      "microseconds a round, at the end of the history",
      ({ microsecondsAtEnd }) => microsecondsAtEnd,
    ),
    costPlot(rows, "memory", "megabytes at the end of the history", ({ bytes }) => Math.max(bytes, SEEN_BYTES) / 1e6),
  ];
}

function costPlot(rows: readonly FormsReport[], what: string, unit: string, costOf: (form: FormCost) => number): Plot {
  const contexts = [...new Set(rows.map(({ context }) => context))].sort((a, b) => a - b);
  const histories = [...new Set(rows.map(({ rounds }) => rounds))];
  const points = (rounds: number, formOf: (row: FormsReport) => FormCost | undefined) =>
    contexts.map((context) => {
      const row = rows.find((one) => one.context === context && one.rounds === rounds);
      const form = row && formOf(row);
      return form ? { y: costOf(form) } : null;
    });
  const series = histories.flatMap((rounds) => [
    { name: `closed form, ${rounds} rounds`, points: points(rounds, ({ closed }) => closed) },
    { name: `counters, ${rounds} rounds`, points: points(rounds, ({ literal }) => literal) },
  ]);
  return {
    name: `wildcard-${what}`,
    chart: {
      kind: "lines",
      title: `The two forms of wildcard: ${what}`,
      subtitle: "counters take 2^n steps a round, the closed form one pass over the history",
      x: { title: "context n, numbers", categories: contexts.map(String) },
      y: { title: unit, logarithmic: true },
      series: series.filter((line) => line.points.some((point) => point !== null)),
    },
  };
}
