// One bot on one platform, set up once and measured in short spells: commands by the simulator's load generator,
// presses by ours.

import type { Simulator } from "../platforms/conformance/rig.ts";
import type { PlatformName, Running } from "./contestants.ts";
import { latencies } from "./figures.ts";
import { pressAtOnce, pressAtRate, seat } from "./press-load.ts";
import { cpuMsOf, residentMb } from "./process-usage.ts";
import type { Seat, TableOf } from "./tables.ts";

/** How much to measure in one spell. */
export interface LoadSize {
  /** Commands in the closed loop. */
  readonly commands: number;
  /** Commands at the fixed rate. */
  readonly pacedCommands: number;
  /** Presses per person, both in the closed loop and at the fixed rate. */
  readonly presses: number;
  readonly pacedPresses: number;
}

/** Throughput and CPU come from the closed loop, latencies from the fixed rate of 200 per second. */
export interface SessionFigures extends Readonly<Record<string, number>> {
  readonly commandsPerSecond: number;
  readonly commandCpuMs: number;
  readonly commandP50: number;
  readonly commandP99: number;
  readonly pressesPerSecond: number;
  readonly pressCpuMs: number;
  readonly pressP50: number;
  readonly pressP99: number;
  /** In the closed loop, where people wait for each other. */
  readonly busyPressP99: number;
  readonly residentMb: number;
  readonly unanswered: number;
}

/** Who press. */
export const PEOPLE = 50;
/** People who type commands: enough that no one types again before the answer, which a bot may treat as a repeat. */
const TYPISTS = 200;
export const CONCURRENCY = 100;
export const RATE = 200;
const WARM_UP_COMMANDS = 1500;
const WARM_UP_PRESSES = 30;

const COMMANDS: Readonly<Record<PlatformName, object>> = {
  discord: { action: { kind: "slash", name: "rps play" } },
  telegram: { kind: "message", text: "/rps play" },
};

interface LoadReport {
  readonly perSecond: number;
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
): Promise<Stand> {
  await load({ simulator, platform }, { total: WARM_UP_COMMANDS, concurrency: CONCURRENCY });
  return { simulator, platform, bot, seats: await seat(tableOf(simulator), PEOPLE, WARM_UP_PRESSES) };
}

/** Measures for one spell. */
export async function measure(stand: Stand, size: LoadSize): Promise<SessionFigures> {
  const { bot, seats } = stand;
  const closed = () => load(stand, { total: size.commands, concurrency: CONCURRENCY });
  const [busy, commandCpuMs] = await withCpu(bot, size.commands, closed);
  const paced = await load(stand, { total: size.pacedCommands, rate: RATE });
  const [pressed, pressCpuMs] = await withCpu(bot, PEOPLE * size.presses, () =>
    pressAtOnce(seats, size.presses),
  );
  const pacedPresses = latencies((await pressAtRate(seats, size.pacedPresses, RATE)).latenciesMs);
  return {
    commandsPerSecond: busy.perSecond,
    commandCpuMs,
    commandP50: paced.latencyMs.p50,
    commandP99: paced.latencyMs.p99,
    pressesPerSecond: pressed.perSecond,
    pressCpuMs,
    pressP50: pacedPresses.p50,
    pressP99: pacedPresses.p99,
    busyPressP99: latencies(pressed.latenciesMs).p99,
    residentMb: residentMb(bot.pid) ?? Number.NaN,
    unanswered: busy.failed + paced.failed,
  };
}

function load(
  { simulator, platform }: Pick<Stand, "simulator" | "platform">,
  shape: object,
): Promise<LoadReport> {
  return simulator.post<LoadReport>("load", { ...COMMANDS[platform], users: TYPISTS, ...shape });
}

/** The work's result, and the bot's CPU time in milliseconds per interaction, for `count` of them. */
async function withCpu<T>(
  { pid }: Running,
  count: number,
  work: () => Promise<T>,
): Promise<readonly [T, number]> {
  const before = cpuMsOf(pid) ?? Number.NaN;
  const result = await work();
  return [result, ((cpuMsOf(pid) ?? Number.NaN) - before) / count];
}
