// `gadalka lab thesis`: reruns the tables of the thesis on rock-paper-scissors-lizard-Spock.

import { ConfigProblem } from "../../infra/config-problem.ts";
import { defineStudy, plotFolder, WORKERS, whole, words } from "../kit/study.ts";
import { type Claim, thesisClaims } from "./claims.ts";
import type { TablePlan } from "./plan.ts";
import { thesisPlot } from "./plots.ts";
import { playTrials, reportOf, type TableReport, trialsOf } from "./study.ts";
import { SWEPT, type Swept, sweepTables } from "./sweep.ts";
import { type Lengths, THESIS_LENGTHS, thesisTables } from "./tables.ts";
import { describeAll, describeSweep, describeTable, describeVerdicts } from "./text.ts";
import { trialsOfClaims, type Verdict, verdictsOf } from "./verdicts.ts";

/** The requested tables and conclusions, and how to print them. */
interface Work {
  readonly plans: readonly TablePlan[];
  readonly claims: readonly Claim[];
  text(reports: readonly TableReport[], verdicts: readonly Verdict[]): string;
}

const CLAIMS = "claims";

export const thesis = defineStudy({
  id: "thesis",
  about: "the tables of the thesis on rock-paper-scissors-lizard-Spock, beside their printed values",
  parameters: {
    table: words("<number>", "4.1 … 4.14, 4.2.2, 4.3.2, claims (its conclusions, judged), or all"),
    sweep: {
      takes: "[agent]",
      about:
        "instead of a table: sweep supp, mksu or mkia by rate, discount and epsilon, or markov by what preprocessing raises (default: supp and markov)",
      read: (typed) => typed,
    },
    seeds: whole("number of seeds, 1 or more", 1, 1000, "3"),
    workers: WORKERS,
    scale: whole("play only one round in this many, for a quick look", 1, 1000, "1"),
    plot: plotFolder("charts"),
  },
  unit: "matches",
  cells: (asked) => readWork(asked),
  async run({ plans, claims }, { seeds, scale, workers }, course) {
    const trials = [...plans.flatMap(trialsOf), ...trialsOfClaims(claims)];
    const successes = await playTrials(trials, { seeds, workers, ...course });
    return {
      reports: plans.map((plan) => reportOf(plan, successes, seeds)),
      verdicts: verdictsOf(claims, successes, { seeds, scale }),
    };
  },
  text: ({ reports, verdicts }, _, work) => work.text(reports, verdicts),
  /** A single table on its own, otherwise a list with the conclusions last. */
  json({ reports, verdicts }) {
    const all = [...reports, ...(verdicts.length > 0 ? [{ table: CLAIMS, verdicts }] : [])];
    return all.length === 1 ? all[0] : all;
  },
  plots: ({ reports }, { seeds }) => reports.flatMap((report) => thesisPlot(report, seeds)),
});

interface Asked {
  readonly table: string | undefined;
  readonly sweep: string | true | undefined;
  readonly scale: number;
}

function readWork({ table, sweep, scale }: Asked): Work {
  const lengths: Lengths = {
    againstAgents: Math.ceil(THESIS_LENGTHS.againstAgents / scale),
    againstStrings: Math.ceil(THESIS_LENGTHS.againstStrings / scale),
  };
  if (sweep === undefined) return tablesAsked(table, lengths);
  if (table !== undefined) throw new ConfigProblem("--sweep", "replaces --table. Pass one of the two");
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
    typed === undefined ? `pass one of ${names}, or --sweep instead` : `"${typed}" isn't one of ${names}`,
  );
}

function readSwept(typed: string): Swept {
  const found = SWEPT.find((agent) => agent === typed.toLowerCase());
  if (found) return found;
  throw new ConfigProblem(
    "--sweep",
    `"${typed}" isn't one of ${SWEPT.join(", ")} (default: supp and markov)`,
  );
}
