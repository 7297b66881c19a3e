// `npm run bench -- trials`: ninety people register a strategy at the same moment. Measures how much memory that takes,
// how long the main thread is busy, and whether every report arrives.

import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Reply, View } from "../../../src/chat/index.ts";
import { residentMb } from "../process-usage.ts";
import { printTable } from "../table.ts";
import { openQuietBot, type QuietBot } from "./bot.ts";

const PEOPLE = 90;
const SAMPLE_MS = 50;
const SETTLE_MS = 1_000;

/** The strategy with the largest tables that people can name, and a mixture of costly ones. */
const CROWDS: readonly (readonly [string, readonly string[]])[] = [
  ["90 × wildcard-counters:context=12", ["wildcard-counters:context=12"]],
  ["90 of six dear ones", ["fortune-teller", "iocaine", "daemons", "mixing:depth=8", "second-guess", "ppm"]],
];

/** Prints one line per crowd. */
export async function benchTrials(): Promise<void> {
  const rows = [];
  for (const [name, strategies] of CROWDS) rows.push([name, ...(await tried(strategies))]);
  printTable(
    "Trials at once: MB added at most, reports, seconds, the event loop's p99 delay in ms",
    ["", "MB added", "reports", "s", "p99 ms"],
    rows,
  );
}

async function tried(strategies: readonly string[]): Promise<readonly (number | string)[]> {
  const bot = await openQuietBot(() => {});
  try {
    await bot.type("0", "strategy", "mine");
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const before = resident();
    let most = before;
    const sampling = setInterval(() => {
      most = Math.max(most, resident());
    }, SAMPLE_MS);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const begun = performance.now();
    const people = Array.from({ length: PEOPLE }, (_, at) => String(at + 1));
    const reports = await Promise.all(
      people.map((person, at) => reportOf(bot, person, strategies[at % strategies.length] as string)),
    );
    const seconds = (performance.now() - begun) / 1000;
    clearInterval(sampling);
    const arrived = reports.filter((title) => title?.endsWith("is registered")).length;
    return [most - before, `${arrived} of ${PEOPLE}`, seconds, delay.percentile(99) / 1e6];
  } finally {
    await bot.close();
  }
}

function resident(): number {
  return residentMb(process.pid) ?? Number.NaN;
}

/** The title of the answer's final state. */
async function reportOf(bot: QuietBot, person: string, strategy: string): Promise<string | undefined> {
  const reply = await bot.type(person, "strategy", "register", { name: `bench-${person}`, strategy });
  return (await lastOf(reply))?.title;
}

async function lastOf(reply: Reply): Promise<View | undefined> {
  if (reply.type !== "post") return undefined;
  let last = reply.view;
  for await (const view of reply.later ?? []) last = view;
  return last;
}
