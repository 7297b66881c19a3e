// `experiment wildcard`: the literal wildcard predictor against its closed form.

import { finishedOf, interruption } from "../../src/infra/console/interruption.ts";
import { textTable } from "../../src/infra/console/text-table.ts";
import { readSeed } from "../../src/lab/kit/options.ts";
import { openPlots } from "../../src/lab/kit/plots.ts";
import { machineGauges } from "../gauges.ts";
import { readWholes } from "../options.ts";
import { wildcardPlots } from "./plots.ts";
import { compareForms, type FormCost, type FormsReport } from "./study.ts";

interface WildcardOptions {
  readonly contexts: string;
  readonly rounds: string;
  readonly seed: string;
  readonly plot?: string;
  readonly json?: true;
}

/** Prints results and costs; Ctrl+C prints the finished cases. @throws ConfigProblem. */
export async function runWildcard(options: WildcardOptions): Promise<void> {
  const contexts = readWholes("--contexts", options.contexts, 1, 64);
  const histories = readWholes("--rounds", options.rounds, 1, 1_000_000);
  const seed = readSeed(options.seed);
  const cases = histories.flatMap((rounds) => contexts.map((context) => ({ context, rounds })));
  const gauges = machineGauges();
  const stop = interruption();
  const plots = await openPlots(options.plot);
  const rows = await finishedOf("cases", cases, stop.signal, (one) => compareForms({ ...one, seed, gauges }));
  stop.end();
  const report = { seed, complete: rows.length === cases.length, rows: rows.map(asJson) };
  process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : describe(rows));
  await plots.write(wildcardPlots(rows));
}

function asJson({ literal, equalRounds, ...rest }: FormsReport): object {
  return { ...rest, literal: literal ?? null, equalRounds: equalRounds ?? null };
}

function describe(rows: readonly FormsReport[]): string {
  const head = ["context", "rounds", "equal", "closed us", "at end", "MB", "literal us", "at end", "MB"];
  return [
    "microseconds a round (a choice and learning from it), over the whole history and at its end; memory at the end\n",
    textTable([head, ...rows.map(rowOf)]),
  ].join("");
}

function rowOf({ context, rounds, closed, literal, equalRounds }: FormsReport): string[] {
  const equal = equalRounds === undefined ? "-" : `${equalRounds}/${rounds}`;
  return [
    String(context),
    String(rounds),
    equal,
    ...costCells(closed),
    ...(literal ? costCells(literal) : ["-"]),
  ];
}

function costCells({ microsecondsPerRound, microsecondsAtEnd, bytes }: FormCost): string[] {
  return [microsecondsPerRound.toFixed(2), microsecondsAtEnd.toFixed(2), (bytes / 1e6).toFixed(2)];
}
