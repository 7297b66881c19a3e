// `gadalka lab oddeven`: how well machines guess coins, patterns and each other.

import { finishedOf, interruption } from "../../infra/console/interruption.ts";
import { textTable } from "../../infra/console/text-table.ts";
import { readSeed, readWhole } from "../options.ts";
import { openPlots } from "../plots.ts";
import { oddEvenPlots } from "./plots.ts";
import { CHECKPOINTS, type HitRates, hitRatesOf, LINKED, LINKED_ID, oddEvenPairings } from "./study.ts";

interface OddEvenOptions {
  readonly matches: string;
  readonly seed: string;
  readonly plot?: string;
  readonly json?: true;
}

/** Prints the hit rates; Ctrl+C prints those that are finished. @throws ConfigProblem. */
export async function runOddEven(options: OddEvenOptions): Promise<void> {
  const matches = readWhole("--matches", options.matches, 2, 100_000);
  const seed = readSeed(options.seed);
  const pairings = oddEvenPairings();
  const stop = interruption();
  const plots = await openPlots(options.plot);
  const rows = await finishedOf("pairings", pairings, stop.signal, (pairing) =>
    hitRatesOf(pairing, { matches, seed }),
  );
  stop.end();
  const complete = rows.length === pairings.length;
  const report = { matches, seed, moves: CHECKPOINTS, complete, rows };
  process.stdout.write(options.json ? `${JSON.stringify(report, orNull)}\n` : describe(report));
  await plots.write(oddEvenPlots(rows, matches));
}

function orNull(_key: string, value: unknown): unknown {
  return value === undefined ? null : value;
}

interface Report {
  readonly matches: number;
  readonly rows: readonly HitRates[];
}

function describe({ matches, rows }: Report): string {
  const head = ["machine against", ...CHECKPOINTS.map((moves) => `${moves} moves`), "errors", "reference"];
  const lines = rows.map(({ machine, opponent, rates, standardErrors, reference }) => [
    `${machine} · ${opponent}`,
    ...rates.map(inPercent),
    standardErrors.map(inPercent).join(" / "),
    reference?.map(inPercent).join(" / ") ?? "",
  ]);
  return [
    `moves guessed, %, mean of ${matches} matches, and the standard errors of the three means\n`,
    textTable([head, ...lines]),
    `${LINKED}: ${LINKED_ID}; its reference: what that code itself guesses\n`,
  ].join("");
}

function inPercent(share: number): string {
  return (100 * share).toFixed(1);
}
