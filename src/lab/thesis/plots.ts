// The charts of `gadalka lab thesis`, one per table.

import type { Plot } from "../kit/plots.ts";
import type { Cell, TableReport } from "./study.ts";

type Chart = Plot["chart"];

const CHANCE = 50;
const SUCCESS = "success, %";

/** The chart of a table; empty until some of it has finished. */
export function thesisPlot(report: TableReport, seeds: number): readonly Plot[] {
  if (report.cells.flat().every(({ mean }) => mean === null)) return [];
  const over = seeds === 1 ? "one seed" : `mean ± spread over ${seeds} seeds`;
  return [{ name: `thesis-${report.table}`, chart: chartOf(report, over) }];
}

function chartOf(report: TableReport, over: string): Chart {
  const { rows, columns, cells } = report;
  if (rows.length === 1) return bars(report, over, columns, [{ name: "success", cells: cells[0] ?? [] }]);
  if (columns.length <= 2)
    return bars(
      report,
      over,
      rows,
      columns.map((name, at) => columnOf(report, name, at)),
    );
  return rows.every((row) => /^\d/.test(row)) ? lines(report, over) : heat(report, over);
}

interface Series {
  readonly name: string;
  readonly cells: readonly Cell[];
}

function columnOf({ cells }: TableReport, name: string, at: number): Series {
  return { name, cells: cells.map((row) => row[at] as Cell) };
}

function bars(
  report: TableReport,
  over: string,
  categories: readonly string[],
  series: readonly Series[],
): Chart {
  const atLeast = report.cells.flat().some((cell) => cell.atLeast);
  return {
    kind: "bars",
    title: titleOf(report),
    subtitle: `bars, from ${CHANCE} %: ${over}; black marks: as printed${atLeast ? ', "over"' : ""}`,
    x: { title: report.rows === categories ? rowsAre(report) : "agent", categories },
    y: { title: atLeast ? "rounds that could be won, %" : SUCCESS },
    foot: CHANCE,
    series: series.map(({ name, cells }) => ({ name, points: cells.map(pointOf) })),
  };
}

function lines(report: TableReport, over: string): Chart {
  const { rows, columns, theory } = report;
  const known = theory.some((value) => value !== null);
  return {
    kind: "lines",
    title: titleOf(report),
    subtitle: `points: ${over}; rings: as printed; theory: a perfect prediction, answered by a counter at random`,
    x: { title: rowsAre(report), categories: rows },
    y: { title: SUCCESS },
    baseline: CHANCE,
    series: [
      ...columns.map((name, at) => ({ name, points: columnOf(report, name, at).cells.map(pointOf) })),
      ...(known
        ? [
            {
              name: "theory",
              yardstick: true as const,
              points: theory.map((y) => (y === null ? null : { y })),
            },
          ]
        : []),
    ],
  };
}

function heat(report: TableReport, over: string): Chart {
  return {
    kind: "heat",
    title: titleOf(report),
    subtitle: `success in %: ${over}${isSweep(report) ? "" : " (as printed)"}`,
    x: { title: isSweep(report) ? "against" : "studied agent", categories: report.columns },
    y: { title: rowsAre(report), categories: report.rows },
    scale: [0, CHANCE, 100],
    cells: report.cells.map((row) =>
      row.map(({ mean, printed }) =>
        mean === null
          ? null
          : { value: mean, text: printed === null ? mean.toFixed(1) : `${mean.toFixed(1)} (${printed})` },
      ),
    ),
  };
}

function pointOf({ mean, spread, printed }: Cell) {
  if (mean === null) return null;
  return { y: mean, error: spread ?? 0, ...(printed === null ? {} : { reference: printed }) };
}

function titleOf({ table, title }: TableReport): string {
  return `${table}: ${title}`;
}

function isSweep({ table }: TableReport): boolean {
  return table.startsWith("sweep");
}

function rowsAre(report: TableReport): string {
  const { rows } = report;
  if (isSweep(report)) return "setting";
  if (rows.some((row) => row.startsWith("rock"))) return "string";
  if (rows[0]?.endsWith("%")) return "probability of rock";
  return rows[0] === "1" ? "order" : "opponent";
}
