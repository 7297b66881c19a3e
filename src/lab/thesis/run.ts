// `gadalka lab thesis`: the tables of the thesis on rock-paper-scissors-lizard-Spock, re-run.

import { ConfigProblem } from "../../infra/config-problem.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { progressOn } from "../../infra/console/progress.ts";
import { readWhole, readWorkers } from "../options.ts";
import { openPlots } from "../plots.ts";
import type { TablePlan } from "./plan.ts";
import { thesisPlot } from "./plots.ts";
import { runStudy, type TableReport } from "./study.ts";
import { THESIS_LENGTHS, thesisTables } from "./tables.ts";
import { describeAll, describeTable } from "./text.ts";

interface ThesisOptions {
  readonly table: string;
  readonly seeds: string;
  readonly workers?: string;
  readonly scale: string;
  readonly plot?: string;
  readonly json?: true;
}

/** Prints the tables; Ctrl+C prints what is finished. @throws ConfigProblem. */
export async function runThesis(options: ThesisOptions): Promise<void> {
  const scale = readWhole("--scale", options.scale, 1, 1000);
  const plans = chooseTables(options.table, scale);
  const seeds = readWhole("--seeds", options.seeds, 1, 1000);
  const workers = readWorkers(options.workers);
  const stop = interruption();
  const plots = await openPlots(options.plot);
  const progress = progressOn(process.stderr, "matches");
  const reports = await runStudy(plans, { seeds, workers, signal: stop.signal, onProgress: progress.show });
  progress.end();
  stop.end();
  process.stdout.write(options.json ? `${asJson(reports)}\n` : asText(reports));
  await plots.write(reports.flatMap((report) => thesisPlot(report, seeds)));
}

function asText(reports: readonly TableReport[]): string {
  return reports.length === 1 ? reports.map(describeTable).join("") : describeAll(reports);
}

function chooseTables(typed: string, scale: number): readonly TablePlan[] {
  const { againstAgents, againstStrings } = THESIS_LENGTHS;
  const plans = thesisTables({
    againstAgents: Math.ceil(againstAgents / scale),
    againstStrings: Math.ceil(againstStrings / scale),
  });
  const chosen = typed === "all" ? plans : plans.filter(({ table }) => table === typed);
  if (chosen.length > 0) return chosen;
  throw new ConfigProblem(
    "--table",
    `"${typed}" is not one of ${plans.map(({ table }) => table).join(", ")}, all`,
  );
}

function asJson(reports: readonly TableReport[]): string {
  return JSON.stringify(reports.length === 1 ? reports[0] : reports);
}
