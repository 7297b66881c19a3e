// What a press costs our bot and a bare one, counted instead of timed: the same on a busy machine as on an idle one.

import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type RedisServer, startRedis } from "../infra/store/redis-server.ts";
import { startSimulator } from "../platforms/conformance/rig.ts";
import {
  CONTESTS,
  type Contest,
  calledIn,
  connectedTo,
  platformOf,
  type Running,
  startBare,
  startOurs,
} from "./contestants.ts";
import { recordPayloads } from "./payloads.ts";
import { seat } from "./press-load.ts";
import { printTable } from "./table.ts";
import { discordTable, telegramTable } from "./tables.ts";

/** Of the bot's main thread, per press; system calls are those of all threads. */
export interface PressCosts {
  readonly promises: number;
  readonly timers: number;
  /** Put on V8's heap. */
  readonly kilobytes: number;
  /** Reads and writes. */
  readonly systemCalls: number;
  /** Files loaded until it was ready, not per press. */
  readonly modules: number;
}

type Start = (environment: Record<string, string>) => Promise<Running>;

const COUNTER = { NODE_OPTIONS: `--import=${fileURLToPath(new URL("./cost-counter.mjs", import.meta.url))}` };
const TABLES = { discord: discordTable, telegram: telegramTable };
const PEOPLE = 10;
/** Until V8 has compiled what is hot, and the opponents are ready. */
const WARM_UP_PRESSES = 30;
/** Background work only adds, so the least of several spells is the press itself. */
const SPELLS = 6;
const PRESSES_EACH = 3;

/** `npm run bench -- costs`. */
export async function benchCosts(): Promise<void> {
  const redis = await startRedis();
  try {
    for (const contest of CONTESTS) {
      const payloads = await recorded(contest, redis);
      const ours = await ourCosts(contest, redis);
      const bare = await costsOf(contest, (environment) => startBare(contest, environment, payloads));
      const rows = (Object.keys(ours) as (keyof PressCosts)[]).map((what) => {
        return [what, ours[what], bare[what], ours[what] / bare[what]];
      });
      printTable(`${contest}: a press`, ["", "ours", "bare", "ours/bare"], rows);
    }
  } finally {
    await redis.stop();
  }
}

/** The costs of our bot on an empty Redis. */
export function ourCosts(contest: Contest, redis: RedisServer): Promise<PressCosts> {
  return costsOf(contest, (environment) => startOnEmpty(redis, environment));
}

async function startOnEmpty(redis: RedisServer, environment: Record<string, string>): Promise<Running> {
  await redis.command("FLUSHALL");
  return startOurs(environment, { REDIS_URL: redis.url });
}

async function recorded(contest: Contest, redis: RedisServer): Promise<string> {
  const platform = platformOf(contest);
  const simulator = await startSimulator(platform);
  const bot = await startOnEmpty(redis, connectedTo({ [platform]: simulator }));
  try {
    return await recordPayloads(simulator, platform, TABLES[platform]);
  } finally {
    await bot.stop();
    await simulator.stop();
  }
}

async function costsOf(contest: Contest, start: Start): Promise<PressCosts> {
  const platform = platformOf(contest);
  const simulator = await startSimulator(platform, "--no-self-check");
  const connection = { ...connectedTo({ [platform]: simulator }), ...(await calledIn(contest)), ...COUNTER };
  const bot = await start(connection);
  try {
    const { modules = Number.NaN } = await asked(bot, "modules");
    const seats = await seat(TABLES[platform](simulator), PEOPLE, WARM_UP_PRESSES);
    const least = new Map<string, number>();
    for (let spell = 0; spell < SPELLS; spell++) {
      await asked(bot, spell % 2 === 0 ? "count" : "weigh");
      for (let press = 0; press < PRESSES_EACH; press++) for (const one of seats) await one.press();
      for (const [what, sum] of Object.entries(await asked(bot, "stop")))
        least.set(what, Math.min(least.get(what) ?? Number.POSITIVE_INFINITY, sum / PEOPLE / PRESSES_EACH));
    }
    const of = (what: string): number => least.get(what) ?? Number.NaN;
    const [promises, timers, systemCalls] = [of("promises"), of("timers"), of("systemCalls")];
    return { promises, timers, kilobytes: of("bytes") / 1000, systemCalls, modules };
  } finally {
    await bot.stop();
    await simulator.stop();
  }
}

async function asked({ process }: Running, what: string): Promise<Readonly<Record<string, number>>> {
  process.send(what);
  return (await once(process, "message"))[0];
}
