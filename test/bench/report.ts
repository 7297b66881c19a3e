// Prints the bench's tables of interactions and targets.

import type { InteractionFigures, PlatformFigures } from "./interactions.ts";
import { CONCURRENCY, PEOPLE, RATE, type SessionFigures } from "./session.ts";
import { type Cell, printTable } from "./table.ts";

/** Something the project promises, and whether this run met it. */
export interface Target {
  readonly what: string;
  readonly limit: number;
  readonly measured: number | undefined;
  /** Undefined if nothing was measured. */
  readonly met: boolean | undefined;
}

type Row = readonly [name: string, field: keyof SessionFigures & string, compared?: "compared"];

const ROWS: readonly Row[] = [
  ["commands a second, closed loop", "commandsPerSecond", "compared"],
  ["  CPU of the bot, ms each", "commandCpuMs", "compared"],
  [`commands at ${RATE}/s: p50, ms`, "commandP50", "compared"],
  [`commands at ${RATE}/s: p99, ms`, "commandP99", "compared"],
  ["presses a second, closed loop", "pressesPerSecond", "compared"],
  ["  CPU of the bot, ms each", "pressCpuMs", "compared"],
  ["  p99 in the closed loop, ms", "busyPressP99", "compared"],
  [`presses at ${RATE}/s: p50, ms`, "pressP50", "compared"],
  [`presses at ${RATE}/s: p99, ms`, "pressP99", "compared"],
  ["memory after it all, MB", "residentMb", "compared"],
  ["commands left unanswered", "unanswered"],
];

const BARE: Readonly<Record<PlatformFigures["platform"], string>> = {
  "telegram webhook": "bare grammY",
  "telegram polling": "bare grammY",
  "discord gateway": "bare discord.js",
  "discord HTTP": "bare Hono",
};

/** Prints one table per platform. `store` names our bot's store. */
export function printInteractions({ platforms, idleResidentMb }: InteractionFigures, store: string): void {
  for (const { platform, ours, bare, ratio, spells, payloadBytes } of platforms) {
    const shape = `${PEOPLE} people, ${CONCURRENCY} commands open; medians of ${spells.length} spells; payloads of ${payloadBytes} bytes`;
    const rows = ROWS.map(([name, field, compared]): readonly Cell[] => {
      return [name, ours[field], bare[field], compared && ratio[field]];
    });
    printTable(
      `${platform} (ours keeps things in ${store}; ${shape})`,
      ["", "ours", BARE[platform], "ours/bare"],
      rows,
    );
  }
  printTable("Memory of our bot, both platforms connected, idle", ["", "MB"], [["resident", idleResidentMb]]);
}

const SHARE_OF_BARE = 0.7;
const P99_MS = 50;
const IDLE_MB = 200;
const DECISION_MS = 0.1;

/** The promises that this run can check. */
export function targetsOf(decisionMs: number, interactions: InteractionFigures): readonly Target[] {
  return [
    atMost("a decision at 10,000 rounds and 12 numbers, ms", DECISION_MS, decisionMs),
    ...interactions.platforms.flatMap(platformTargets),
    atMost("idle memory with both platforms, MB", IDLE_MB, interactions.idleResidentMb),
  ];
}

function platformTargets({ platform, ours, ratio }: PlatformFigures): readonly Target[] {
  return [
    atLeast(`${platform}: commands, ours/bare`, SHARE_OF_BARE, ratio.commandsPerSecond),
    atLeast(`${platform}: presses, ours/bare`, SHARE_OF_BARE, ratio.pressesPerSecond),
    atMost(`${platform}: p99 of commands at ${RATE}/s, ms`, P99_MS, ours.commandP99),
    atMost(`${platform}: p99 of presses at ${RATE}/s, ms`, P99_MS, ours.pressP99),
  ];
}

function atMost(what: string, limit: number, measured: number | undefined): Target {
  return {
    what: `${what} (at most)`,
    limit,
    measured,
    met: measured === undefined ? undefined : measured <= limit,
  };
}

function atLeast(what: string, limit: number, measured: number | undefined): Target {
  return {
    what: `${what} (at least)`,
    limit,
    measured,
    met: measured === undefined ? undefined : measured >= limit,
  };
}

/** Prints which promises were met. */
export function printTargets(targets: readonly Target[]): void {
  const words = (met: boolean | undefined): string =>
    met === undefined ? "not measured" : met ? "yes" : "NO";
  const rows = targets.map(({ what, limit, measured, met }) => [what, limit, measured, words(met)]);
  printTable("Targets", ["", "target", "measured", "kept"], rows);
}
