// The league study as text.

import { type Estimate, Z95 } from "../../src/core/statistics.ts";
import { percent, textTable } from "../../src/infra/console/text-table.ts";
import type { LeagueStudy } from "./study.ts";

export function describeStudy({ game, entrants, rounds, sets, coverage, throwing }: LeagueStudy): string {
  const rows = coverage.map((line) => [
    String(line.matches),
    within(line.ranks),
    percent(line.least),
    line.width.toFixed(1),
    within(line.strengths),
    within(line.plain.ranks),
    line.plain.width.toFixed(1),
  ]);
  const head = ["matches a pair", "ranks inside", "least", "width", "strengths inside", "plain", "width"];
  const [first] = throwing;
  const planted = first?.planted.map(({ gain }) => `thrown at ${gain}: found`) ?? [];
  return [
    `${entrants} strategies at ${game}, matches of ${rounds} rounds; ${sets} sets of seeds, each against all others; ± 95 %\n`,
    textTable([head, ...rows]),
    `\nthrowers, with ${Math.max(...coverage.map(({ matches }) => matches))} matches a pair; leagues drawn from these, a third of them the house\n`,
    textTable([
      ["entrants", "leagues", "false alarms", ...planted],
      ...throwing.map(({ size, leagues, falseAlarms, planted }) => [
        ...[String(size), String(leagues), String(falseAlarms)],
        ...planted.map(({ count, found }) => `${found} of ${count}`),
      ]),
    ]),
  ].join("");
}

function within({ mean, standardError }: Estimate): string {
  return `${percent(mean)} ± ${(100 * Z95 * standardError).toFixed(1)}`;
}
