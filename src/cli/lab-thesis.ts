// `gadalka lab thesis`: the tables of the thesis on rock-paper-scissors-lizard-Spock, re-run.

import { availableParallelism } from "node:os";
import { ConfigProblem } from "../chat/index.ts";
import { type Cell, runStudy, type TablePlan, type TableReport, THESIS_LENGTHS, thesisTables } from "../lab/index.ts";
import { readWhole } from "./lab-options.ts";
import { progressOn } from "./progress.ts";
import { textTable } from "./text-table.ts";

interface ThesisOptions {
  readonly table: string;
  readonly seeds: string;
  readonly workers?: string;
  readonly scale: string;
  readonly json?: true;
}

/** Prints the tables; Ctrl+C prints what is finished. @throws ConfigProblem when an option cannot be used. */
export async function runThesis(options: ThesisOptions): Promise<void> {
  const scale = readWhole("--scale", options.scale, 1, 1000);
  const plans = chooseTables(options.table, scale);
  const seeds = readWhole("--seeds", options.seeds, 1, 1000);
  const workers = readWhole("--workers", options.workers ?? String(availableParallelism()), 1, 256);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once("SIGINT", interrupt);
  const progress = progressOn(process.stderr, "matches");
  const reports = await runStudy(plans, { seeds, workers, signal: stop.signal, onProgress: progress.show });
  progress.end();
  process.off("SIGINT", interrupt);
  process.stdout.write(options.json ? `${asJson(reports)}\n` : reports.map(describe).join("\n"));
  if (stop.signal.aborted) {
    process.stderr.write("Interrupted: what was finished is shown.\n");
    process.exitCode = 130;
  }
}

function chooseTables(typed: string, scale: number): readonly TablePlan[] {
  const { againstAgents, againstStrings } = THESIS_LENGTHS;
  const plans = thesisTables({
    againstAgents: Math.ceil(againstAgents / scale),
    againstStrings: Math.ceil(againstStrings / scale),
  });
  const chosen = typed === "all" ? plans : plans.filter(({ table }) => table === typed);
  if (chosen.length > 0) return chosen;
  throw new ConfigProblem("--table", `"${typed}" is not one of ${plans.map(({ table }) => table).join(", ")}, all`);
}

/** One table as an object, several as a list. */
function asJson(reports: readonly TableReport[]): string {
  return JSON.stringify(reports.length === 1 ? reports[0] : reports);
}

function describe({ table, title, rows, columns, cells, theory, missing, complete }: TableReport): string {
  const withTheory = theory.some((value) => value !== null);
  const lines = rows.map((row, index) => [
    row,
    ...(cells[index]?.map(cellText) ?? []),
    ...(withTheory ? [theory[index]?.toFixed(1) ?? ""] : []),
  ]);
  return [
    `${table}  ${title}; success in %: mean ± spread over seeds (printed), * beyond tolerance\n`,
    textTable([["", ...columns, ...(withTheory ? ["theory"] : [])], ...lines]),
    missing.length > 0 ? `not in the registry: ${missing.join(", ")}; their cells are empty\n` : "",
    complete || missing.length > 0 ? "" : "not every match was played\n",
  ].join("");
}

function cellText({ mean, spread, printed, off }: Cell): string {
  if (mean === null) return `- (${printed})`;
  return `${off ? "* " : ""}${mean.toFixed(1)}${spread === null ? "" : ` ± ${spread.toFixed(1)}`} (${printed})`;
}
