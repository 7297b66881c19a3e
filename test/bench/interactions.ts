// Compares our bot with a bare one. Each runs in its own process with its own simulator, and they're
// measured in short spells, in turn, so that other load on the machine affects all alike.

import { setTimeout as wait } from "node:timers/promises";
import type { RedisServer } from "../infra/store/redis-server.ts";
import { type Simulator, startSimulator } from "../platforms/conformance/rig.ts";
import {
  type Contest,
  calledIn,
  connectedTo,
  type PlatformName,
  platformOf,
  type Running,
  startBare,
  startOurs,
  stopChild,
} from "./contestants.ts";
import { recordPayloads } from "./payloads.ts";
import { residentMb } from "./process-usage.ts";
import { type LoadSize, measure, type SessionFigures, type Stand, setUp } from "./session.ts";
import { type Child, calibrationMs, guarded, measureInTurn, type Spells } from "./spells.ts";
import { discordTable, type TableOf, telegramTable } from "./tables.ts";

export interface InteractionPlan extends LoadSize {
  readonly spells: number;
  readonly redis: RedisServer;
  readonly contests: readonly Contest[];
}

const CONTESTANTS = ["ours", "bare"] as const;
export type Contestant = (typeof CONTESTANTS)[number];

export interface ContestFigures extends Spells<Contestant, SessionFigures> {
  readonly contest: Contest;
  /** For a bot's BENCH_PAYLOADS. */
  readonly payloads: string;
}

export interface InteractionFigures {
  readonly contests: readonly ContestFigures[];
  /** Resident memory of our idle bot with both platforms connected, in MB. */
  readonly idleResidentMb: number | undefined;
}

const TABLES: Readonly<Record<PlatformName, TableOf>> = {
  discord: discordTable,
  telegram: telegramTable,
};
const IDLE_MS = 5000;
/** No part of a contest takes a fifth of this, so whatever does is stuck. */
const PART_MS = 180_000;

export async function benchInteractions(plan: InteractionPlan): Promise<InteractionFigures> {
  const idleResidentMb = await measureIdle(plan.redis);
  const contests: ContestFigures[] = [];
  for (const contest of plan.contests) contests.push(await benchContest(contest, plan));
  return { contests, idleResidentMb };
}

async function benchContest(contest: Contest, plan: InteractionPlan): Promise<ContestFigures> {
  const payloads = await record(contest, plan.redis);
  const spells = await withEnds(async (ends) => {
    const starts: Readonly<Record<Contestant, Start>> = {
      ours: (connection) => startFresh(plan.redis, connection),
      bare: (connection) => startBare(contest, connection, payloads),
    };
    const children: Child[] = [];
    const stands = new Map<Contestant, Stand>();
    for (const contestant of CONTESTANTS) {
      const [bot, simulator] = await connected(contest, starts[contestant], ends);
      children.push(bot, nameSimulator(contest, simulator, contestant));
      const warming = () =>
        setUp(simulator, platformOf(contest), bot, TABLES[platformOf(contest)], plan.warmUp);
      stands.set(
        contestant,
        await guarded(`${contest}, warming up ${contestant}`, children, PART_MS, warming),
      );
    }
    const measured = (contestant: Contestant): Promise<SessionFigures> =>
      guarded(`${contest}, measuring ${contestant}`, children, PART_MS, () =>
        measure(stands.get(contestant) as Stand, plan),
      );
    return measureInTurn({
      contestants: CONTESTANTS,
      spells: plan.spells,
      calibrate: calibrationMs,
      measure: measured,
    });
  });
  return { contest, payloads, ...spells };
}

type Start = (connection: Record<string, string>) => Promise<Running>;

function nameSimulator(contest: Contest, { process }: Simulator, contestant: Contestant): Child {
  return { name: `the simulated ${platformOf(contest)} of ${contestant}`, process };
}

/** Starts a bot with a simulator of its own, as the contest's events arrive. */
async function connected(contest: Contest, start: Start, ends: Ends): Promise<readonly [Running, Simulator]> {
  const platform = platformOf(contest);
  const simulator = await startSimulator(platform, "--no-self-check");
  ends.push(() => stopChild(simulator.process));
  const bot = await start({ ...connectedTo({ [platform]: simulator }), ...(await calledIn(contest)) });
  ends.push(() => bot.stop());
  return [bot, simulator];
}

/** By the way that keeps a transcript of what the bot sends, whichever way the contest is about. */
function record(contest: Contest, redis: RedisServer): Promise<string> {
  const platform = platformOf(contest);
  const way = platform === "telegram" ? "telegram-polling" : "discord-gateway";
  return withEnds(async (ends) => {
    const [bot, simulator] = await connected(way, (connection) => startFresh(redis, connection), ends);
    const children = [bot, nameSimulator(contest, simulator, "ours")];
    return guarded(`${contest}, recording what is sent`, children, PART_MS, () =>
      recordPayloads(simulator, platform, TABLES[platform]),
    );
  });
}

/** Starts our bot on an empty store: each simulator starts over with the same ids, which would count as the same events. */
async function startFresh(
  redis: RedisServer,
  connection: Record<string, string>,
  more: Record<string, string> = {},
): Promise<Running> {
  await redis.command("FLUSHALL");
  return startOurs(connection, { ...more, REDIS_URL: redis.url });
}

async function measureIdle(redis: RedisServer): Promise<number | undefined> {
  return withEnds(async (ends) => {
    const [discord, telegram] = [await startSimulator("discord"), await startSimulator("telegram")];
    ends.push(
      () => stopChild(discord.process),
      () => stopChild(telegram.process),
    );
    const bot = await startFresh(redis, connectedTo({ discord, telegram }));
    ends.push(() => bot.stop());
    await wait(IDLE_MS);
    return residentMb(bot.pid);
  });
}

/** What stops the processes that were started. */
type Ends = (() => Promise<unknown>)[];

/** Stops everything that the work started, in reverse order, however it ends. */
async function withEnds<T>(work: (ends: Ends) => Promise<T>): Promise<T> {
  const ends: Ends = [];
  try {
    return await work(ends);
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}
