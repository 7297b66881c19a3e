// One load: a bot on both simulated platforms and Redis, and a crowd that plays on it.

import { setTimeout as wait } from "node:timers/promises";
import { cpuMsOf, residentMb } from "../bench/figures.ts";
import { startRedis } from "../infra/store/redis-server.ts";
import { startBot } from "../platforms/conformance/rig.ts";
import { openWorld, type World } from "../prove/world.ts";
import { gather, type Spread, spreadOf } from "./crowd.ts";
import { findMessagesFast, sitOnDiscord, tableOnTelegram } from "./seats.ts";
import {
  acknowledgements,
  type DiscordFake,
  resetLatencies,
  startDiscordFake,
  startTelegramFake,
  type TelegramFake,
} from "./simulators.ts";

export interface LoadPlan {
  /** Discord servers. */
  readonly guilds: number;
  /** How many people play at once, half of them on each platform. */
  readonly people: number;
  /** Presses a second, of all together. */
  readonly rate: number;
  readonly seconds: number;
  readonly seed: number;
}

export interface Load {
  readonly pressesPerSecond: number;
  readonly unanswered: number;
  readonly platforms: readonly PlatformLoad[];
  /** The bot's processor time for a press or command, in milliseconds. */
  readonly cpuMsEach: number;
  readonly residentMb: number;
  /** Rules of the platforms that were broken, and errors in the log. */
  readonly problems: readonly string[];
}

interface PlatformLoad {
  readonly name: "discord" | "telegram";
  readonly ackMs: Partial<Spread>;
  readonly commandMs: Spread;
}

/** As in every start of the bot. */
const THROUGH = ["env", "NODE_OPTIONS=--max-semi-space-size=4 --v8-pool-size=1"];
const PROBLEMS_SHOWN = 8;
/** Telegram refuses a toast for a press that it delivered late. */
const HARMLESS = ["query is too old", "message is not modified"];
const ERROR = 50;

/** @throws Error if a part of it couldn't be started. */
export async function load(plan: LoadPlan): Promise<Load> {
  const world = openWorld();
  try {
    return await loadIn(world, plan);
  } finally {
    await world.end(false);
  }
}

async function loadIn(world: World, plan: LoadPlan): Promise<Load> {
  const discord = await startDiscordFake(plan.guilds);
  world.finally(() => discord.close());
  findMessagesFast(discord);
  const telegram = await startTelegramFake();
  world.finally(() => telegram.close());
  const redis = await startRedis();
  world.finally(() => redis.stop());
  const reached = { DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api };
  const polled = { TELEGRAM_TOKEN: telegram.token, TELEGRAM_API_URL: telegram.origin };
  const environment = { ...reached, ...polled, REDIS_URL: redis.url, DATA_DIR: world.folder };
  const bot = await startBot(environment, THROUGH);
  world.guards(bot.process);
  const crowd = gather(seatsOf(plan, discord, telegram), plan.rate, plan.seed);
  while (crowd.outside() > 0) await wait(100);
  const fakes = { discord, telegram } as const;
  await Promise.all(Object.values(fakes).map(resetLatencies));
  const { pid } = bot.process;
  const cpuBeforeMs = cpuMsOf(pid);
  crowd.take();
  const startedAt = performance.now();
  await wait(1000 * plan.seconds);
  const seconds = (performance.now() - startedAt) / 1000;
  const { presses, unanswered, commandMs } = crowd.take();
  const cpuMs = cpuMsOf(pid) - cpuBeforeMs;
  const platforms = await Promise.all(
    (["discord", "telegram"] as const).map(async (name) => ({
      name,
      ackMs: await acknowledgements(fakes[name], name),
      commandMs: spreadOf(commandMs[name]),
    })),
  );
  await crowd.rest();
  const resident = residentMb(pid);
  const code = await bot.stop();
  return {
    ...{ pressesPerSecond: presses / seconds, unanswered, platforms, residentMb: resident },
    cpuMsEach: cpuMs / (presses + commandMs.discord.length + commandMs.telegram.length),
    problems: [
      ...(code === 0 ? [] : [`the bot ended with ${code}`]),
      ...problemsIn(bot.output(), [...discord.journal.violations, ...telegram.journal.violations]),
    ],
  };
}

function seatsOf({ people }: LoadPlan, discord: DiscordFake, telegram: TelegramFake) {
  const guilds = [...discord.world.guilds.keys()];
  const sitOnTelegram = tableOnTelegram(telegram);
  return Array.from({ length: people }, (_, at) =>
    at % 2 === 0
      ? sitOnDiscord(
          discord,
          `${700_000_000_000_000_100n + BigInt(at)}`,
          guilds[at % guilds.length] as string,
        )
      : sitOnTelegram(7_100_000 + at),
  );
}

function problemsIn(
  log: string,
  violations: readonly { readonly severity: string; readonly where: string; readonly message: string }[],
): readonly string[] {
  const broken = violations
    .filter(({ severity, message }) => severity === "error" && !HARMLESS.some((one) => message.includes(one)))
    .map(({ where, message }) => `a rule of ${where}: ${message}`);
  return [...new Set([...broken, ...log.split("\n").flatMap(errorIn)])].slice(0, PROBLEMS_SHOWN);
}

/** A line that isn't JSON counts as an error: the process printed it while crashing. */
function errorIn(line: string): readonly string[] {
  if (line.trim() === "") return [];
  try {
    const { level, msg } = JSON.parse(line) as { readonly level: number; readonly msg: string };
    return level >= ERROR ? [`an error: ${msg}`] : [];
  } catch {
    return [`an error: ${line.slice(0, 200)}`];
  }
}
