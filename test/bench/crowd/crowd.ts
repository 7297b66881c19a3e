// `npm run bench -- crowd`: what one person notices while many accounts press as fast as they can against the most
// expensive opponents, all with long histories.

import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { latencies } from "../figures.ts";
import { residentMb } from "../process-usage.ts";
import { printTable } from "../table.ts";
import { type BenchPlayer, type Bot, openBot } from "./bot.ts";

export interface CrowdSize {
  readonly accounts: number;
  /** Presses per second and account; the next is sent only after the last was answered. */
  readonly rate: number;
  /** Rounds in each player's history. */
  readonly rounds: number;
  readonly seconds: number;
  readonly memoryMb: number;
}

const OPPONENTS = [
  ...["fortune-teller", "mixing", "context-tree", "daemons", "naive-bayes", "experts", "iocaine"],
  ...["second-guess", "history-match", "wildcard-counters", "mksu"],
];
const HUMAN_MS = 350;
const RESOLUTION_MS = 1;

interface Spell {
  readonly latenciesMs: readonly number[];
  readonly seen: number;
  readonly delayMs: number;
  readonly counted: number;
  readonly busy: number;
  readonly perSecond: number;
}

export async function benchCrowd(size: CrowdSize): Promise<void> {
  const bot = await openBot(size.memoryMb);
  try {
    const human = await bot.sit("human", "fortune-teller", size.rounds);
    await warm(human);
    const alone = await spell(human, [], size);
    const crowd = await seatCrowd(bot, size);
    const crowded = await spell(human, crowd, size);
    print(size, alone, crowded);
  } finally {
    await bot.close();
  }
}

async function warm(player: BenchPlayer): Promise<void> {
  for (let press = 0; press < 30; press++) await player.press();
}

async function seatCrowd(bot: Bot, { accounts, rounds }: CrowdSize): Promise<readonly BenchPlayer[]> {
  const crowd: BenchPlayer[] = [];
  for (let account = 0; account < accounts; account++)
    crowd.push(await bot.sit(`c${account}`, OPPONENTS[account % OPPONENTS.length] as string, rounds));
  await Promise.all(crowd.map((one) => one.press()));
  return crowd;
}

async function spell(human: BenchPlayer, crowd: readonly BenchPlayer[], size: CrowdSize): Promise<Spell> {
  const until = performance.now() + 1000 * size.seconds;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const [felt, ...pressed] = await Promise.all([
    pressUntil(human, HUMAN_MS, until),
    ...crowd.map((one) => pressUntil(one, 1000 / size.rate, until)),
  ]);
  delay.disable();
  const sum = (of: "counted" | "busy") => pressed.reduce((all, one) => all + one[of], 0);
  return {
    ...{ latenciesMs: felt.latenciesMs, seen: felt.busy, counted: sum("counted"), busy: sum("busy") },
    delayMs: Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS),
    perSecond: sum("counted") / size.seconds,
  };
}

/** Presses at a fixed rate, or on the answer if that comes later. Latency counts from when the press was due, so that a
 * blocked event loop doesn't look faster. */
async function pressUntil(player: BenchPlayer, everyMs: number, until: number) {
  const latenciesMs: number[] = [];
  const outcomes = { counted: 0, busy: 0 };
  let due = performance.now() + Math.random() * everyMs;
  while (due < until) {
    await wait(Math.max(0, due - performance.now()));
    outcomes[await player.press()]++;
    latenciesMs.push(performance.now() - due);
    due = Math.max(due + everyMs, performance.now());
  }
  return { latenciesMs, ...outcomes };
}

function print({ accounts, rate, rounds, memoryMb }: CrowdSize, alone: Spell, crowded: Spell): void {
  const row = (name: string, one: Spell) => {
    const { p50, p99 } = latencies(one.latenciesMs);
    return [name, one.latenciesMs.length, p50, p99, one.seen, one.delayMs, one.perSecond, one.busy];
  };
  printTable(
    `One person's presses beside ${accounts} accounts at ${rate} a second, histories of ${rounds} rounds`,
    [
      "",
      "presses",
      "p50 ms",
      "p99 ms",
      "told to wait",
      "loop p99 ms",
      "crowd a second",
      "crowd told to wait",
    ],
    [row("alone", alone), row("in the crowd", crowded)],
  );
  const mb = Math.round(residentMb(process.pid) ?? Number.NaN);
  process.stdout.write(`\nResident memory with MEMORY_MB=${memoryMb}: ${mb} MB\n`);
}
