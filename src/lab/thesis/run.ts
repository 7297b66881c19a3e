// `gadalka lab thesis`: the tables of the thesis on rock-paper-scissors-lizard-Spock, re-run.

import { ConfigProblem } from "../../infra/config-problem.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { progressOn } from "../../infra/console/progress.ts";
import { readWhole, readWorkers } from "../options.ts";
import { openPlots } from "../plots.ts";
import { type Claim, thesisClaims } from "./claims.ts";
import type { TablePlan } from "./plan.ts";
import { thesisPlot } from "./plots.ts";
import { playTrials, reportOf, type TableReport, trialsOf } from "./study.ts";
import { SWEPT, type Swept, sweepTables } from "./sweep.ts";
import { type Lengths, THESIS_LENGTHS, thesisTables } from "./tables.ts";
import { describeAll, describeSweep, describeTable, describeVerdicts } from "./text.ts";
import { trialsOfClaims, type Verdict, verdictsOf } from "./verdicts.ts";

interface ThesisOptions {
  readonly table?: string;
  readonly sweep?: string | true;
  readonly seeds: string;
  readonly workers?: string;
  readonly scale: string;
  readonly plot?: string;
  readonly json?: true;
}

/** What is asked for: tables, conclusions, and how they are printed. */
interface Work {
  readonly plans: readonly TablePlan[];
  readonly claims: readonly Claim[];
  text(reports: readonly TableReport[], verdicts: readonly Verdict[]): string;
}

const CLAIMS = "claims";

/** Prints the tables; Ctrl+C prints what is finished. @throws ConfigProblem. */
export async function runThesis(options: ThesisOptions): Promise<void> {
  const scale = readWhole("--scale", options.scale, 1, 1000);
  const work = readWork(options, scale);
  const seeds = readWhole("--seeds", options.seeds, 1, 1000);
  const workers = readWorkers(options.workers);
  const stop = interruption();
  const plots = await openPlots(options.plot);
  const progress = progressOn(process.stderr, "matches");
  const trials = [...work.plans.flatMap(trialsOf), ...trialsOfClaims(work.claims)];
  const pool = { seeds, workers, signal: stop.signal, onProgress: progress.show };
  const successes = await playTrials(trials, pool);
  progress.end();
  stop.end();
  const reports = work.plans.map((plan) => reportOf(plan, successes, seeds));
  const verdicts = verdictsOf(work.claims, successes, { seeds, scale });
  process.stdout.write(options.json ? `${asJson(reports, verdicts)}\n` : work.text(reports, verdicts));
  await plots.write(reports.flatMap((report) => thesisPlot(report, seeds)));
}

function readWork({ table, sweep }: ThesisOptions, scale: number): Work {
  const lengths: Lengths = {
    againstAgents: Math.ceil(THESIS_LENGTHS.againstAgents / scale),
    againstStrings: Math.ceil(THESIS_LENGTHS.againstStrings / scale),
  };
  if (sweep === undefined) return tablesAsked(table, lengths);
  if (table !== undefined)
    throw new ConfigProblem("--sweep", "is played instead of --table; pass one of the two");
  const agents = sweep === true ? (["supp", "markov"] as const) : [readSwept(sweep)];
  const plans = agents.map((agent) => sweepTables(agent, lengths));
  return {
    plans: plans.flat(),
    claims: [],
    text: (reports) =>
      plans
        .map((some) =>
          describeSweep(reports.filter((report) => some.some((plan) => plan.table === report.table))),
        )
        .join("\n"),
  };
}

function tablesAsked(typed: string | undefined, lengths: Lengths): Work {
  const all = thesisTables(lengths);
  if (typed === "all") return { plans: all, claims: thesisClaims(lengths), text: describeAll };
  if (typed === CLAIMS)
    return {
      plans: [],
      claims: thesisClaims(lengths),
      text: (_, verdicts) => describeVerdicts(verdicts),
    };
  const plans = all.filter(({ table }) => table === typed);
  if (plans.length > 0) return { plans, claims: [], text: (reports) => reports.map(describeTable).join("") };
  const names = [...all.map(({ table }) => table), CLAIMS, "all"].join(", ");
  throw new ConfigProblem(
    "--table",
    typed === undefined ? `pass one of ${names}, or --sweep instead` : `"${typed}" is not one of ${names}`,
  );
}

function readSwept(typed: string): Swept {
  const found = SWEPT.find((agent) => agent === typed.toLowerCase());
  if (found) return found;
  throw new ConfigProblem(
    "--sweep",
    `"${typed}" is not one of ${SWEPT.join(", ")}; without a name, supp and markov`,
  );
}

/** A single table by itself; else a list, the conclusions last. */
function asJson(reports: readonly TableReport[], verdicts: readonly Verdict[]): string {
  const all = [...reports, ...(verdicts.length > 0 ? [{ table: CLAIMS, verdicts }] : [])];
  return JSON.stringify(all.length === 1 ? all[0] : all);
}
