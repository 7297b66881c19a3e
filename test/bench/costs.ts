// What a press costs our bot and a bare one, counted instead of timed: the same on a busy machine as on an idle one.

import { once } from "node:events";
import type { RedisServer } from "../infra/store/redis-server.ts";
import { CONTESTS, type Contest, platformOf, type Running, startBare } from "./contestants.ts";
import { connected, record, type Start, startFresh, TABLES, withEnds } from "./interactions.ts";
import { seat } from "./press-load.ts";
import { printTable } from "./table.ts";

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

const preload = (file: string): string => `--import=${new URL(file, import.meta.url)}`;
/** Counts; and waits for its own parts as long as a busy machine needs. */
export const COUNTER = {
  NODE_OPTIONS: `${preload("cost-counter.mjs")} ${preload("../platforms/conformance/patient.ts")}`,
};
const PEOPLE = 10;
/** Until V8 has compiled what is hot, and the opponents are ready. */
const WARM_UP_PRESSES = 30;
/** Background work only adds, so the least of several spells is the press itself. */
const SPELLS = 6;
const PRESSES_EACH = 3;

/** `npm run bench -- costs`. */
export async function benchCosts(redis: RedisServer): Promise<void> {
  for (const contest of CONTESTS) {
    const { payloads } = await record(contest, redis);
    const ours = await ourCosts(contest, redis);
    const bare = await costsOf(contest, (connection) =>
      startBare(contest, { ...connection, ...COUNTER }, payloads),
    );
    const rows = (Object.keys(ours) as (keyof PressCosts)[]).map((what) => {
      return [what, ours[what], bare[what], ours[what] / bare[what]];
    });
    printTable(`${contest}: a press`, ["", "ours", "bare", "ours/bare"], rows);
  }
}

/** The costs of our bot on an empty Redis. */
export function ourCosts(contest: Contest, redis: RedisServer): Promise<PressCosts> {
  return costsOf(contest, (connection) => startFresh(redis, connection, COUNTER));
}

function costsOf(contest: Contest, start: Start): Promise<PressCosts> {
  return withEnds(async (ends) => {
    const [bot, simulator] = await connected(contest, start, ends);
    const { length: modules } = await loadedBy(bot);
    const seats = await seat(TABLES[platformOf(contest)](simulator), PEOPLE, WARM_UP_PRESSES);
    const least = new Map<string, number>();
    for (let spell = 0; spell < SPELLS; spell++) {
      await asked(bot, spell % 2 === 0 ? "count" : "weigh");
      for (let press = 0; press < PRESSES_EACH; press++) for (const one of seats) await one.press();
      for (const [what, sum] of Object.entries(await asked<Readonly<Record<string, number>>>(bot, "stop")))
        least.set(what, Math.min(least.get(what) ?? Number.POSITIVE_INFINITY, sum / PEOPLE / PRESSES_EACH));
    }
    const of = (what: string): number => least.get(what) ?? Number.NaN;
    const [promises, timers, systemCalls] = [of("promises"), of("timers"), of("systemCalls")];
    return { promises, timers, kilobytes: of("bytes") / 1000, systemCalls, modules };
  });
}

/** The addresses of the files that a bot started with `COUNTER` has loaded. */
export function loadedBy(bot: Pick<Running, "process">): Promise<readonly string[]> {
  return asked(bot, "modules");
}

async function asked<T>({ process }: Pick<Running, "process">, what: string): Promise<T> {
  process.send(what);
  return (await once(process, "message"))[0];
}
