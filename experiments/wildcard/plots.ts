// The charts of `experiment wildcard`: time and memory by context.

import type { Plot } from "../../src/lab/kit/plots.ts";
import type { FormCost, FormsReport } from "./study.ts";

/** Measurement noise floor: smaller values are drawn as this. */
const SEEN_BYTES = 500_000;

interface Cost {
  readonly what: string;
  readonly unit: string;
  readonly note: string;
  of(form: FormCost): number;
}

const TIME: Cost = {
  what: "time",
  unit: "microseconds a round, at the end of the history",
  note: "counters take 2^n steps a round, the closed form one pass over the history",
  of: ({ microsecondsAtEnd }) => microsecondsAtEnd,
};

const MEMORY: Cost = {
  what: "memory",
  unit: "megabytes at the end of the history",
  note: `less than ${SEEN_BYTES / 1e6} MB is drawn as that: it cannot be told from nothing`,
  of: ({ bytes }) => Math.max(bytes, SEEN_BYTES) / 1e6,
};

/** Time per round and memory at the end of the history; one line per form and history. */
export function wildcardPlots(rows: readonly FormsReport[]): readonly Plot[] {
  return [costPlot(rows, TIME), costPlot(rows, MEMORY)];
}

function costPlot(rows: readonly FormsReport[], { what, unit, note, of: costOf }: Cost): Plot {
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
      subtitle: note,
      x: { title: "context n, numbers", categories: contexts.map(String) },
      y: { title: unit, logarithmic: true },
      series: series.filter((line) => line.points.some((point) => point !== null)),
    },
  };
}
