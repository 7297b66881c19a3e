// The results of a load test, as a table for people and as JSON for programs.

import { writeFileSync } from "node:fs";
import { type Cell, printTable } from "../bench/table.ts";
import { print } from "../prove/console.ts";
import type { Machine } from "./machine.ts";
import type { Line, Size } from "./scenarios/scenario.ts";
import type { Usage } from "./watch.ts";

const HEAD = [
  "",
  "presses/s",
  "p50",
  "p90",
  "p99",
  "max ms",
  "command p50",
  "p99 ms",
  "shown p50",
  "p99 ms",
  "no answer",
  "come again",
  "lost",
  "doubled",
  "rules",
  "errors",
  "bots, % of a core",
  "bots late, ms",
  "bots, MB",
  "load, %",
  "redis, %",
  "ms CPU each",
] as const;

export function printLines(lines: readonly Line[]): void {
  printTable("Load", HEAD, lines.flatMap(rowsOf));
  for (const { scenario, what, facts, problems, verdict } of lines) {
    const seen = Object.entries(facts).map(([name, value]) => `  ${name}: ${value}`);
    const wrong = problems.map((problem) => `  NOT AS IT SHOULD BE: ${problem}`);
    const words = problems.length > 0 ? (verdict?.words ?? []).map((one) => `    ${one}`) : [];
    print([`\n${scenario}: ${what.trim()}`, ...seen, ...wrong, ...words].join("\n"));
  }
}

/** One row for each platform's acknowledgements; the second row has nothing else. */
function rowsOf({ scenario, what, measured, verdict }: Line): readonly (readonly Cell[])[] {
  if (!measured) return [];
  const { discord, telegram } = measured.ackMs;
  const { bots, load, redis } = measured.watched;
  const { lost, doubled, violations, errors } = verdict ?? {};
  const judged = [lost, doubled, violations, errors].map(count);
  return [
    [
      ...[`${scenario}: ${what.trim()}; Discord`, measured.perSecond],
      ...[discord.p50, discord.p90, discord.p99, discord.max],
      ...[measured.commandMs.discord.p50, measured.commandMs.discord.p99, "", ""],
      ...[count(measured.failed), count(measured.again)],
      ...judged,
      ...[bots.map(share).join(" + "), measured.loopDelayMs.map((one) => Math.round(one)).join(" + ")],
      ...[
        bots.map(({ residentMb }) => Math.round(residentMb)).join(" + "),
        share(load),
        share(redis),
        measured.cpuMsEach,
      ],
    ],
    [
      ...["  Telegram", "", telegram.p50, telegram.p90, telegram.p99, telegram.max],
      ...[measured.commandMs.telegram.p50, measured.commandMs.telegram.p99],
      ...[measured.shownMs.p50, measured.shownMs.p99],
      ...new Array<Cell>(HEAD.length - 10).fill(""),
    ],
  ];
}

const count = (number: number | undefined): string => number?.toLocaleString("en") ?? "";

const share = ({ cores }: Usage): string => String(Math.round(100 * cores));

export function printMachine({ cpu, cores, memoryGb, system, node, redis, loadBefore }: Machine): void {
  print(`${cores} cores of ${cpu}, ${memoryGb} GB, ${system}; Node ${node}, Redis ${redis}`);
  if (loadBefore > 0.5)
    print(`The machine is busy with something else (load average ${loadBefore.toFixed(1)}).`);
}

export function writeJson(file: string, machine: Machine, size: Size, lines: readonly Line[]): void {
  writeFileSync(file, `${JSON.stringify({ machine, size, lines }, null, 1)}\n`);
}
