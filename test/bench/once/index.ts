// `npm run prove:once`: 50 players press 1,000 turns, two bots serve them from one Redis, one is
// killed; prints what was counted, and fails where that is not exactly what was pressed.

import { type OnceReport, proveOnce } from "./once.ts";

const PLAN = { players: 50, turns: 20, seed: 20_261_121 };

process.exitCode = tell(await proveOnce(PLAN));

/** Prints the report; returns the exit code. */
function tell(report: OnceReport): number {
  const turns = PLAN.players * PLAN.turns;
  const rows: readonly (readonly [string, number | string])[] = [
    ["players", PLAN.players],
    ["turns pressed", turns],
    ["presses sent", report.presses],
    ["  of them delivered twice under one id", report.duplicated],
    ["  of them sent again under a new id", report.sentAgain],
    ["deliveries to the bots", report.deliveries],
    ["first bot killed (kill -9) after turn", report.killed ? report.killedAfter : "not killed"],
    ["presses nobody answered", report.unanswered],
    ["turns whose message was out of date", report.outOfDate],
    ["turns accepted", report.accepted],
    ["rounds counted", report.counted],
    ["lost", report.lost],
    ["doubled", report.doubled],
  ];
  for (const [name, value] of rows) process.stdout.write(`${name.padEnd(40)} ${String(value).padStart(6)}\n`);
  tellViolations(report.violations);
  for (const difference of report.differences) process.stdout.write(`DIFFERENT: ${difference}\n`);
  const exact =
    report.differences.length === 0 && report.counted === turns && report.accepted === turns && report.killed;
  process.stdout.write(
    exact
      ? "Every accepted move was counted exactly once.\n"
      : "NOT every accepted move was counted exactly once.\n",
  );
  return exact ? 0 : 1;
}

function tellViolations(violations: OnceReport["violations"]): void {
  const all = Object.entries(violations);
  const sum = all.reduce((total, [, count]) => total + count, 0);
  process.stdout.write(`${"violations of severity error".padEnd(40)} ${String(sum).padStart(6)}\n`);
  for (const [words, count] of all) process.stdout.write(`  ${String(count).padStart(6)} × ${words}\n`);
}
