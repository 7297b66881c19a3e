// `npm run bench -- many`: memory and CPU while many people each play a little, and whether every counted press is
// stored.

import { setTimeout as wait } from "node:timers/promises";
import { seededRandom, shuffled } from "../../../src/core/random/index.ts";
import { residentMb } from "../process-usage.ts";
import { type BenchPlayer, type Bot, openBot } from "./bot.ts";

export interface ManySize {
  readonly players: number;
  readonly presses: number;
  readonly memoryMb: number;
  /** Rounds in each player's history. */
  readonly rounds: number;
  /** Presses per second; 0: as many as can be answered. */
  readonly rate: number;
}

const AT_ONCE = 32;
const SAMPLE_MS = 50;

export async function benchMany({ players, presses, memoryMb, rounds, rate }: ManySize): Promise<void> {
  const bot = await openBot(memoryMb);
  const started = performance.now();
  const peak = watchMemory();
  try {
    const seats: BenchPlayer[] = [];
    const ids = Array.from({ length: players }, (_, index) => `m${index}`);
    for (const id of ids) seats.push(await bot.sit(id, "fortune-teller", rounds));
    const cpu = process.cpuUsage();
    const counted = rate > 0 ? await pressPaced(seats, presses, rate) : await pressAll(seats, presses);
    const { user, system } = process.cpuUsage(cpu);
    const residentPeak = peak();
    const stored = (await storedRounds(bot, ids)) - players * rounds;
    const seconds = (performance.now() - started) / 1000;
    process.stdout.write(
      `\n${presses.toLocaleString("en")} presses of ${players.toLocaleString("en")} players, each with ${rounds} rounds before, ` +
        `with MEMORY_MB=${memoryMb}: ${Math.round(residentPeak)} MB resident at most, ${counted} counted, ` +
        `${stored} stored, ${((user + system) / 1000 / presses).toFixed(2)} ms of CPU a press, ${Math.round(seconds)} s\n${counted === stored ? "Nothing was lost." : "ROUNDS WERE LOST."}\n`,
    );
    if (counted !== stored) process.exitCode = 1;
  } finally {
    peak();
    await bot.close();
  }
}

/** Presses in rounds, with players in random order, a few at a time. @returns the presses counted. */
async function pressAll(seats: readonly BenchPlayer[], presses: number): Promise<number> {
  const random = seededRandom(7);
  const turns = Math.ceil(presses / seats.length);
  let [counted, left] = [0, presses];
  for (let turn = 0; turn < turns; turn++) {
    const order = shuffled(seats, random).slice();
    const work = async () => {
      for (let seat = order.pop(); seat && left > 0; seat = order.pop()) {
        left--;
        if ((await seat.press()) === "counted") counted++;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  return counted;
}

/** Presses at that rate, even if some aren't answered yet; no one has two presses in flight. */
async function pressPaced(seats: readonly BenchPlayer[], presses: number, rate: number): Promise<number> {
  const started = performance.now();
  const order = shuffled(seats, seededRandom(7));
  const outcomes = Array.from({ length: presses }, async (_, at) => {
    await wait(started + (at * 1000) / rate - performance.now());
    return order[at % order.length]?.press();
  });
  return (await Promise.all(outcomes)).filter((one) => one === "counted").length;
}

async function storedRounds(bot: Bot, ids: readonly string[]): Promise<number> {
  let sum = 0;
  for (const id of ids) sum += await bot.roundsOf(id);
  return sum;
}

/** Samples resident memory; the returned function stops it and returns the peak in MB. */
function watchMemory(): () => number {
  let peak = 0;
  const sample = (): void => {
    peak = Math.max(peak, residentMb(process.pid) ?? process.memoryUsage().rss / 2 ** 20);
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return () => {
    sample();
    clearInterval(timer);
    return peak;
  };
}
