// The bots of a proof: real processes, started, killed and restarted.

import type { Bot } from "../platforms/conformance/rig.ts";
import { startBot } from "../platforms/conformance/rig.ts";
import type { World } from "./world.ts";

export interface Crew {
  /** The bot with this number that's running now, or ran last. */
  bot(at: number): Bot;
  /** `kill -9`. @throws Error if it had already ended. */
  kill(at: number): Promise<void>;
  /** Restarts it with the same settings. @throws Error with its output if it ends instead. */
  start(at: number): Promise<void>;
  /** Asks all running bots to stop; resolves to what went wrong. */
  stop(): Promise<readonly string[]>;
  /** Each bot's output, across its restarts. */
  logs(): readonly string[];
}

export interface CrewPlan {
  /** The settings of each bot. */
  readonly environments: readonly Readonly<Record<string, string>>[];
  /** A command line that starts the program passed to it. */
  readonly through?: readonly string[];
}

/** Longer than any of them may take. */
const STOP_MS = 15_000;

export async function startCrew(world: World, { environments, through }: CrewPlan): Promise<Crew> {
  const bots: Bot[] = [];
  const all: Bot[][] = environments.map(() => []);
  const start = async (at: number): Promise<void> => {
    const bot = await startBot(environments[at] ?? {}, through);
    world.guards(bot.process);
    bots[at] = bot;
    all[at]?.push(bot);
  };
  await Promise.all(environments.map((_, at) => start(at).catch(() => start(at))));
  const bot = (at: number): Bot => bots[at] as Bot;
  return {
    bot,
    start,
    kill: async (at) => {
      if (!isRunning(bot(at))) throw new Error(`bot ${at + 1} had ended before it was killed`);
      await bot(at).stop("SIGKILL");
    },
    stop: async () => (await Promise.all(bots.filter(isRunning).map(stopOne))).flat(),
    logs: () => all.map((ones) => ones.map((one) => one.output()).join("")),
  };
}

function isRunning({ process }: Bot): boolean {
  return process.exitCode === null && process.signalCode === null;
}

async function stopOne(bot: Bot): Promise<readonly string[]> {
  const { promise: late, resolve } = Promise.withResolvers<"late">();
  const timer = setTimeout(() => resolve("late"), STOP_MS);
  const code = await Promise.race([bot.stop(), late]);
  clearTimeout(timer);
  if (code === "late") return [`a bot had not stopped ${STOP_MS} ms after SIGTERM`];
  return code === 0 ? [] : [`a bot ended with ${code} after SIGTERM`];
}
