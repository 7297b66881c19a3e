// `gadalka lab thesis`: the tables of the thesis on rock-paper-scissors-lizard-Spock, beside their printed values.

import { mean, standardDeviation } from "../../core/statistics.ts";
import { textTable } from "../../infra/text-table.ts";
import { runTasks } from "../kit/pool.ts";
import { defineStudy, oneOf, WORKERS, whole } from "../kit/study.ts";
import { type TablePlan, THESIS_LENGTHS, thesisTables } from "./tables.ts";
import { runJob, trialKey } from "./trial.ts";

interface Cell {
  /** In percent, over seeds. */
  readonly mean: number;
  /** Standard deviation over seeds, in percentage points; null with fewer than two. */
  readonly spread: number | null;
  readonly printed: number | null;
  readonly atLeast: boolean;
}

export interface TableReport extends Omit<TablePlan, "cells"> {
  readonly cells: readonly (readonly Cell[])[];
}

/** Plays each match once with each of the seeds 1 … `seeds`; deterministic for any number of workers. */
export async function playTables(
  plans: readonly TablePlan[],
  { seeds, ...pool }: Parameters<typeof runTasks>[3] & { readonly seeds: number },
): Promise<readonly TableReport[]> {
  const asked = plans.flatMap(({ cells }) => cells.flat().flatMap(({ trials }) => trials));
  const trials = new Map(asked.map((trial) => [trialKey(trial), trial]));
  const seedList = Array.from({ length: seeds }, (_, index) => index + 1);
  const jobs = [...trials.values()].flatMap((trial) => seedList.map((seed) => ({ trial, seed })));
  const results = await runTasks(new URL("./trial.ts", import.meta.url), runJob, jobs, pool);
  const successes = new Map(
    [...trials.keys()].map((key, at) => [key, results.slice(at * seeds, (at + 1) * seeds)]),
  );
  return plans.map((plan) => ({
    ...plan,
    cells: plan.cells.map((row) =>
      row.map(({ trials: own, printed, atLeast = false }): Cell => {
        const bySeed = seedList.map((_, seed) =>
          mean(own.map((trial) => successes.get(trialKey(trial))?.[seed] ?? Number.NaN)),
        );
        const spread = seeds < 2 ? null : standardDeviation(bySeed);
        return { mean: mean(bySeed), spread, printed, atLeast };
      }),
    ),
  }));
}

const TABLES = ["all", ...thesisTables(THESIS_LENGTHS).map(({ table }) => table)];

export const thesis = defineStudy({
  id: "thesis",
  about: "the tables of the thesis on rock-paper-scissors-lizard-Spock, beside their printed values",
  parameters: {
    table: oneOf(TABLES, "<number>", "4.1 … 4.14, 4.2.2, 4.3.2, or all", "all"),
    seeds: whole("number of seeds, 1 or more", 1, 1000, "3"),
    workers: WORKERS,
    scale: whole("play only one round in this many, for a quick look", 1, 1000, "1"),
  },
  unit: "matches",
  run({ table, seeds, workers, scale }, onProgress) {
    const plans = thesisTables({
      againstAgents: Math.ceil(THESIS_LENGTHS.againstAgents / scale),
      againstStrings: Math.ceil(THESIS_LENGTHS.againstStrings / scale),
    }).filter((plan) => table === "all" || plan.table === table);
    return playTables(plans, { seeds, workers, onProgress });
  },
  text: (reports) => reports.map(describeTable).join("\n"),
  json: (reports) => reports,
});

/** In points. */
const TOLERANCE = 1.5;

function describeTable({ table, title, rows, columns, cells, theory }: TableReport): string {
  const withTheory = theory.some((value) => value !== null);
  return [
    `${table}  ${title}; in %: mean ± spread over seeds (printed), * more than ${TOLERANCE} away\n`,
    textTable([
      ["", ...columns, ...(withTheory ? ["theory"] : [])],
      ...rows.map((row, at) => [
        row,
        ...(cells[at] ?? []).map(cellText),
        ...(withTheory ? [theory[at]?.toFixed(1) ?? ""] : []),
      ]),
    ]),
  ].join("");
}

function cellText({ mean, spread, printed, atLeast }: Cell): string {
  const ours = `${mean.toFixed(1)}${spread === null ? "" : ` ± ${spread.toFixed(1)}`}`;
  if (printed === null) return ours;
  const isOff = atLeast ? mean <= printed : Math.abs(mean - printed) > TOLERANCE;
  return `${isOff ? "* " : ""}${ours} (${atLeast ? ">" : ""}${printed})`;
}
