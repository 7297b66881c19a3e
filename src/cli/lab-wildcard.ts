// `gadalka lab wildcard`: the literal wildcard predictor against its closed form.

import { compareForms, type FormCost, type FormsReport } from "../lab/index.ts";
import { machineGauges } from "./gauges.ts";
import { readWhole, readWholes } from "./lab-options.ts";
import { progressOn } from "./progress.ts";
import { textTable } from "./text-table.ts";

interface WildcardOptions {
  readonly contexts: string;
  readonly rounds: string;
  readonly seed: string;
  readonly json?: true;
}

/** Prints both forms' results and costs. @throws ConfigProblem when an option cannot be used. */
export function runWildcard(options: WildcardOptions): void {
  const contexts = readWholes("--contexts", options.contexts, 1, 64);
  const histories = readWholes("--rounds", options.rounds, 1, 1_000_000);
  const seed = readWhole("--seed", options.seed, 0, Number.MAX_SAFE_INTEGER);
  const cases = histories.flatMap((rounds) => contexts.map((context) => ({ context, rounds })));
  const gauges = machineGauges();
  const progress = progressOn(process.stderr, "cases");
  const rows = cases.map((one, index) => {
    progress.show(index, cases.length);
    return compareForms({ ...one, seed, gauges });
  });
  progress.end();
  process.stdout.write(options.json ? `${JSON.stringify({ seed, rows: rows.map(asJson) })}\n` : describe(rows));
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
  return [String(context), String(rounds), equal, ...costCells(closed), ...(literal ? costCells(literal) : ["-"])];
}

function costCells({ microsecondsPerRound, microsecondsAtEnd, bytes }: FormCost): string[] {
  return [microsecondsPerRound.toFixed(2), microsecondsAtEnd.toFixed(2), (bytes / 1e6).toFixed(2)];
}
