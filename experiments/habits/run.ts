// `experiment habits`: strategies against simulated people.

import { oddEven } from "../../src/core/games/index.ts";
import { finishedOf, interruption } from "../../src/infra/console/interruption.ts";
import { signed, textTable } from "../../src/infra/console/text-table.ts";
import { readPeople, readSeed, readWhole } from "../../src/lab/kit/options.ts";
import { signedText } from "../../src/lab/kit/printing.ts";
import { readStrategy } from "../../src/lab/kit/strategy-option.ts";
import { type BankCost, bankCosts } from "./bank-costs.ts";
import { familiesOf, findingsOf, foretellRecorded, type HabitsFindings, readFamily } from "./study.ts";

interface HabitsOptions {
  readonly strategies: string;
  readonly people: string;
  readonly rounds: string;
  readonly heldOut?: true;
  readonly bank?: true;
  readonly data?: string;
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
  const families = familiesOf(options.heldOut === true);
  if (options.bank) {
    const [strategy = "fortune-teller"] = strategies;
    const told =
      options.data === undefined
        ? families.flatMap((family) => readFamily({ strategy, family, people, rounds, seed }))
        : foretellRecorded(strategy, await readPeople(oddEven, options.data), seed);
    const costs = bankCosts(told);
    process.stdout.write(options.json ? `${JSON.stringify(costs)}\n` : describeCosts(told.length, costs));
    return;
  }
  const asked = strategies.flatMap((strategy) =>
    families.map((family) => ({ strategy, family, people, rounds, seed })),
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

function describeCosts(people: number, costs: readonly BankCost[]): string {
  return [
    `${people} people: score a round expected over the secret draws, and what is lost by not always playing the likelier move\n`,
    textTable([
      ["rule", "score", "cost", "cost in rounds 1-10"],
      ...costs.map(({ rule, score, cost, earlyCost }) => [
        rule,
        signedText(score, 3),
        signedText(cost, 4),
        signedText(earlyCost, 3),
      ]),
    ]),
  ].join("");
}

function percent({ mean, standardError }: HabitsFindings["hits"]): string {
  return `${(100 * mean).toFixed(1)} ± ${(100 * standardError).toFixed(1)}`;
}
