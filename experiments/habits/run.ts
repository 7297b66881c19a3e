// `experiment habits`: strategies against simulated people.

import { oddEven } from "../../src/core/games/index.ts";
import { finishedOf, interruption } from "../../src/infra/console/interruption.ts";
import { signed, textTable } from "../../src/infra/console/text-table.ts";
import { readSeed, readWhole } from "../../src/lab/kit/options.ts";
import { signedText } from "../../src/lab/kit/printing.ts";
import { readStrategy } from "../../src/lab/kit/strategy-option.ts";
import { familiesOf, findingsOf, type HabitsFindings, readFamily } from "./study.ts";

interface HabitsOptions {
  readonly strategies: string;
  readonly people: string;
  readonly rounds: string;
  readonly heldOut?: true;
  readonly seed: string;
  readonly json?: true;
}

interface Row extends HabitsFindings {
  readonly strategy: string;
  readonly family: string;
}

const ALL = "all";

/** Prints prediction rates and scores; Ctrl+C prints those that are finished. @throws ConfigProblem. */
export async function runHabits(options: HabitsOptions): Promise<void> {
  const strategies = options.strategies
    .trim()
    .split(/\s+/)
    .map((typed) => readStrategy("--strategies", typed, oddEven));
  const people = readWhole("--people", options.people, 2, 100_000);
  const rounds = readWhole("--rounds", options.rounds, 10, 100_000);
  const seed = readSeed(options.seed);
  const asked = strategies.flatMap((strategy) =>
    familiesOf(options.heldOut === true).map((family) => ({ strategy, family, people, rounds, seed })),
  );
  const stop = interruption();
  const read = await finishedOf("kinds", asked, stop.signal, (question) => ({
    ...question,
    readings: readFamily(question),
  }));
  stop.end();
  const rows = strategies.flatMap((strategy): readonly Row[] => {
    const families = read.filter((one) => one.strategy === strategy);
    const rowOf = (family: string, readings: Parameters<typeof findingsOf>[0]): Row => ({
      strategy,
      family,
      ...findingsOf(readings),
    });
    return [
      ...families.map(({ family, readings }) => rowOf(family, readings)),
      rowOf(
        ALL,
        families.flatMap(({ readings }) => readings),
      ),
    ];
  });
  const report = { people, rounds, seed, heldOut: options.heldOut === true, rows };
  const complete = read.length === asked.length;
  process.stdout.write(options.json ? `${JSON.stringify({ ...report, complete })}\n` : describe(report));
}

interface Report {
  readonly people: number;
  readonly rounds: number;
  readonly rows: readonly Row[];
}

function describe({ people, rounds, rows }: Report): string {
  const families = [...new Set(rows.map(({ family }) => family))];
  const strategies = [...new Set(rows.map(({ strategy }) => strategy))];
  const cell = (family: string, strategy: string, show: (row: Row) => string): string => {
    const row = rows.find((one) => one.family === family && one.strategy === strategy);
    return row ? show(row) : "-";
  };
  const table = (title: string, show: (row: Row) => string): string =>
    textTable([
      [title, ...strategies],
      ...families.map((family) => [family, ...strategies.map((strategy) => cell(family, strategy, show))]),
    ]);
  return [
    `${people} people of each kind, ${rounds} rounds each\n\n`,
    table("moves foretold, %", ({ hits }) => percent(hits)),
    "\n",
    table("in rounds 1-10, %", ({ earlyHits }) => percent(earlyHits)),
    "\n",
    table("score a round", ({ score }) => signedText(score, 3)),
    "\n",
    table("in rounds 1-10", ({ earlyScore }) => signed(earlyScore.mean, 3)),
  ].join("");
}

function percent({ mean, standardError }: HabitsFindings["hits"]): string {
  return `${(100 * mean).toFixed(1)} ± ${(100 * standardError).toFixed(1)}`;
}
