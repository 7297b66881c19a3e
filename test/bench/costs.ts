// What a press and `/rps play` cost our bot and a bare one, counted instead of timed: the same on a busy machine as on an
// idle one.

import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { RedisServer } from "../infra/store/redis-server.ts";
import { CONTESTS, type Contest, platformOf, type Running, startBare } from "./contestants.ts";
import { connected, record, type Start, startFresh, TABLES, withEnds } from "./interactions.ts";
import { seat } from "./press-load.ts";
import { typed } from "./session.ts";
import { printTable } from "./table.ts";

/** Of the bot's main thread, per event; system calls are those of all threads. */
export interface EventCosts {
  readonly promises: number;
  readonly timers: number;
  /** Put on V8's heap. */
  readonly kilobytes: number;
  /** Reads and writes. */
  readonly systemCalls: number;
}

export interface Costs {
  readonly press: EventCosts;
  /** `/rps play` by someone the bot hasn't met. */
  readonly command: EventCosts;
  /** Files loaded until it was ready. */
  readonly modules: number;
}

const preload = (file: string): string => `--import=${new URL(file, import.meta.url)}`;
/** Counts; and waits for its own parts as long as a busy machine needs. */
export const COUNTER = {
  NODE_OPTIONS: `${preload("cost-counter.mjs")} ${preload("../platforms/conformance/patient.ts")}`,
};
const PEOPLE = 10;
/** Until V8 has compiled what is hot, and the opponents are ready. */
const WARM_UP = 30;
/** Background work only adds, so the least of several spells is the event itself. */
const SPELLS = 6;
const EACH = 3;
/** By then a process behind a webhook knows that it's the only one, and no longer tells others. */
const ALONE_AFTER_MS = 7000;

/** `npm run bench -- costs`. */
export async function benchCosts(redis: RedisServer): Promise<void> {
  for (const contest of CONTESTS) {
    const { payloads } = await record(contest, redis);
    const ours = await ourCosts(contest, redis);
    const bare = await costsOf(contest, (connection) =>
      startBare(contest, { ...connection, ...COUNTER }, payloads),
    );
    const row = (what: string, one: number, other: number) => [what, one, other, one / other];
    const rows = (["press", "command"] as const).flatMap((event) =>
      (Object.keys(ours[event]) as (keyof EventCosts)[]).map((what) =>
        row(`${event}: ${what}`, ours[event][what], bare[event][what]),
      ),
    );
    rows.push(row("modules", ours.modules, bare.modules));
    printTable(`${contest}: a press, and /rps play`, ["", "ours", "bare", "ours/bare"], rows);
  }
}

/** The costs of our bot on an empty Redis. */
export function ourCosts(contest: Contest, redis: RedisServer): Promise<Costs> {
  return costsOf(contest, (connection) => startFresh(redis, connection, COUNTER));
}

function costsOf(contest: Contest, start: Start): Promise<Costs> {
  return withEnds(async (ends) => {
    const platform = platformOf(contest);
    const [bot, simulator] = await connected(contest, start, ends);
    const { length: modules } = await loadedBy(bot);
    if (contest === "telegram-webhook") await wait(ALONE_AFTER_MS);
    const seats = await seat(TABLES[platform](simulator), PEOPLE, WARM_UP);
    const press = await leastOf(bot, async () => {
      for (let press = 0; press < EACH; press++) for (const one of seats) await one.press();
    });
    const command = (total: number) => typed({ simulator, platform }, { total, concurrency: 1 });
    await command(PEOPLE * WARM_UP);
    return { press, command: await leastOf(bot, () => command(PEOPLE * EACH)), modules };
  });
}

/** What each of the events costs at least; `act` sends `EACH` of them for each of the people. */
async function leastOf(bot: Running, act: () => Promise<unknown>): Promise<EventCosts> {
  const least = new Map<string, number>();
  for (let spell = 0; spell < SPELLS; spell++) {
    await asked(bot, spell % 2 === 0 ? "count" : "weigh");
    await act();
    for (const [what, sum] of Object.entries(await asked<Readonly<Record<string, number>>>(bot, "stop")))
      least.set(what, Math.min(least.get(what) ?? Number.POSITIVE_INFINITY, sum / PEOPLE / EACH));
  }
  const of = (what: string): number => least.get(what) ?? Number.NaN;
  const [promises, timers, systemCalls] = [of("promises"), of("timers"), of("systemCalls")];
  return { promises, timers, kilobytes: of("bytes") / 1000, systemCalls };
}

/** The addresses of the files that a bot started with `COUNTER` has loaded. */
export function loadedBy(bot: Pick<Running, "process">): Promise<readonly string[]> {
  return asked(bot, "modules");
}

async function asked<T>({ process }: Pick<Running, "process">, what: string): Promise<T> {
  process.send(what);
  return (await once(process, "message"))[0];
}
