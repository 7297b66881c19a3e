// One bot on one platform, set up once and measured in short spells: commands by the simulator's load generator,
// presses by ours.

import type { Simulator } from "../platforms/conformance/rig.ts";
import type { PlatformName, Running } from "./contestants.ts";
import { latencies } from "./figures.ts";
import { pressAtOnce, pressAtRate, seat } from "./press-load.ts";
import { residentMb, startCpuClock } from "./process-usage.ts";
import type { Seat, TableOf } from "./tables.ts";

/** How much to measure in one spell; of commands as many as of presses. */
export interface LoadSize {
  /** At each pace, and as fast as they are answered. */
  readonly eventsAt100: number;
  readonly eventsAt300: number;
  readonly eventsAtOnce: number;
  /** Presses by each person before the first spell, and a third as many commands. */
  readonly warmUp: number;
}

/**
 * CPU is that of all threads of the bot, in milliseconds per answered event; each event is a press or the command
 * `/rps play`. Throughput comes from the closed loop, latencies from 300 a second, in milliseconds.
 */
export interface SessionFigures extends Readonly<Record<string, number>> {
  readonly pressCpuAt100: number;
  readonly pressCpuAt300: number;
  readonly pressCpuAtOnce: number;
  readonly commandCpuAt100: number;
  readonly commandCpuAt300: number;
  readonly commandCpuAtOnce: number;
  /** Less than 300 where that is more than the bot, or the machine, can do. */
  readonly pressesPerSecondAt300: number;
  readonly pressesPerSecond: number;
  readonly commandsPerSecond: number;
  readonly pressP50: number;
  readonly pressP99: number;
  readonly commandP50: number;
  readonly commandP99: number;
  readonly residentMb: number;
  readonly unanswered: number;
  /** Calls that the platform refused since the start. */
  readonly refused: number;
}

/** Who press. */
export const PEOPLE = 50;
const CONCURRENCY = 100;

const COMMANDS: Readonly<Record<PlatformName, object>> = {
  discord: { action: { kind: "slash", name: "rps play" } },
  telegram: { kind: "message", text: "/rps play" },
};

interface LoadReport {
  readonly perSecond: number;
  readonly answered: number;
  readonly failed: number;
  readonly latencyMs: { readonly p50: number; readonly p99: number };
}

/** A running bot with its people. */
export interface Stand {
  readonly simulator: Simulator;
  readonly platform: PlatformName;
  readonly bot: Running;
  readonly seats: readonly Seat[];
}

/** Seats people with a running bot, and keeps it busy until it is warm. */
export async function setUp(
  simulator: Simulator,
  platform: PlatformName,
  bot: Running,
  tableOf: TableOf,
  warmUp: number,
): Promise<Stand> {
  const total = Math.ceil((PEOPLE * warmUp) / 3);
  await typed({ simulator, platform }, { total, concurrency: CONCURRENCY });
  return { simulator, platform, bot, seats: await seat(tableOf(simulator), PEOPLE, warmUp) };
}

/** Measures for one spell. */
export async function measure(stand: Stand, size: LoadSize): Promise<SessionFigures> {
  const { bot } = stand;
  const presses = {
    at100: await pressed(stand, size.eventsAt100, 100),
    at300: await pressed(stand, size.eventsAt300, 300),
    atOnce: await pressed(stand, size.eventsAtOnce),
  };
  const command = (total: number, shape: { rate?: number; concurrency?: number }) =>
    withCpu(bot, () => typed(stand, { total, ...shape }));
  const commands = {
    at100: await command(size.eventsAt100, { rate: 100 }),
    at300: await command(size.eventsAt300, { rate: 300 }),
    atOnce: await command(size.eventsAtOnce, { concurrency: CONCURRENCY }),
  };
  const all = [...Object.values(presses), ...Object.values(commands)];
  return {
    pressCpuAt100: presses.at100.cpuMs,
    pressCpuAt300: presses.at300.cpuMs,
    pressCpuAtOnce: presses.atOnce.cpuMs,
    commandCpuAt100: commands.at100.cpuMs,
    commandCpuAt300: commands.at300.cpuMs,
    commandCpuAtOnce: commands.atOnce.cpuMs,
    pressesPerSecondAt300: presses.at300.perSecond,
    pressesPerSecond: presses.atOnce.perSecond,
    commandsPerSecond: commands.atOnce.perSecond,
    pressP50: presses.at300.latencyMs.p50,
    pressP99: presses.at300.latencyMs.p99,
    commandP50: commands.at300.latencyMs.p50,
    commandP99: commands.at300.latencyMs.p99,
    residentMb: residentMb(bot.pid) ?? Number.NaN,
    unanswered: all.reduce((sum, { failed }) => sum + failed, 0),
    refused: await refusedBy(stand.simulator),
  };
}

/** How many of the bot's calls the simulator refused, by the status or error code that it counts them under. */
async function refusedBy(simulator: Simulator): Promise<number> {
  type Calls = Readonly<Record<string, { readonly outcomes: Readonly<Record<string, number>> }>>;
  const { calls } = await simulator.get<{ readonly calls: Calls }>("metrics");
  return Object.values(calls)
    .flatMap(({ outcomes }) => Object.entries(outcomes))
    .reduce((sum, [outcome, count]) => (Number(outcome) >= 400 ? sum + count : sum), 0);
}

/** About `total` presses, at a rate if there is one. */
function pressed({ bot, seats }: Stand, total: number, rate?: number) {
  const times = Math.ceil(total / PEOPLE);
  return withCpu(bot, async (): Promise<LoadReport> => {
    const load = await (rate ? pressAtRate(seats, times, rate) : pressAtOnce(seats, times));
    const { perSecond, latenciesMs, unanswered: failed } = load;
    return { perSecond, answered: latenciesMs.length, failed, latencyMs: latencies(latenciesMs) };
  });
}

/** The command by `total` people whom the bot hasn't met. */
function typed(
  { simulator, platform }: Pick<Stand, "simulator" | "platform">,
  shape: { readonly total: number; readonly rate?: number; readonly concurrency?: number },
): Promise<LoadReport> {
  // No one types again before the answer, which a bot may treat as a repeat.
  return simulator.post<LoadReport>("load", { ...COMMANDS[platform], users: shape.total, ...shape });
}

/** The work's result with the bot's CPU time per answered event. */
async function withCpu(
  { pid }: Running,
  work: () => Promise<LoadReport>,
): Promise<LoadReport & { readonly cpuMs: number }> {
  const cpuMs = startCpuClock(pid);
  const report = await work();
  return { ...report, cpuMs: cpuMs() / report.answered };
}
