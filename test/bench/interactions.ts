// Compares our bot with a bare one. Each runs in its own process with its own simulator, and they're measured in short
// alternating spells, so that other load on the machine affects both alike.

import { setTimeout as wait } from "node:timers/promises";
import type { RedisServer } from "../infra/store/redis-server.ts";
import { type Simulator, startSimulator, temporaryFolder } from "../platforms/conformance/rig.ts";
import {
  CONTESTS,
  type Contest,
  calledIn,
  connectedTo,
  type PlatformName,
  platformOf,
  type Running,
  startBare,
  startOurs,
} from "./contestants.ts";
import { medians } from "./figures.ts";
import { recordPayloads } from "./payloads.ts";
import { residentMb } from "./process-usage.ts";
import { type LoadSize, measure, type SessionFigures, type Stand, setUp } from "./session.ts";
import { discordTable, type TableOf, telegramTable } from "./tables.ts";

export interface InteractionPlan extends LoadSize {
  /** Spells per bot; the medians are reported. */
  readonly repetitions: number;
  /** Our bot's store; an embedded file if there's no Redis. */
  readonly redis: RedisServer | undefined;
  /** Absent: all. */
  readonly contests?: readonly Contest[];
}

export interface PlatformFigures {
  readonly platform: Contest;
  readonly ours: SessionFigures;
  readonly bare: SessionFigures;
  /** Ours divided by bare, field by field: the median over the spells, each of which measures both within seconds. */
  readonly ratio: SessionFigures;
  /** The figures of every spell. */
  readonly spells: readonly Spell[];
  /** The bytes of each message: recorded from our bot, sent by both. */
  readonly payloadBytes: number;
}

export interface InteractionFigures {
  readonly platforms: readonly PlatformFigures[];
  /** Resident memory of our idle bot with both platforms connected, in MB. */
  readonly idleResidentMb: number | undefined;
}

type Contestant = "ours" | "bare";
type Spell = Readonly<Record<Contestant, SessionFigures>>;

const TABLES: Readonly<Record<PlatformName, TableOf>> = { discord: discordTable, telegram: telegramTable };
const IDLE_MS = 5000;

export async function benchInteractions(plan: InteractionPlan): Promise<InteractionFigures> {
  const idleResidentMb = await measureIdle(plan);
  const platforms: PlatformFigures[] = [];
  for (const contest of plan.contests ?? CONTESTS) platforms.push(await benchPlatform(contest, plan));
  return { platforms, idleResidentMb };
}

async function benchPlatform(contest: Contest, plan: InteractionPlan): Promise<PlatformFigures> {
  const platform = platformOf(contest);
  const payloads = await withSimulator(platform, [], (simulator) =>
    withBot(startFresh(plan, connectedTo({ [platform]: simulator })), () =>
      recordPayloads(simulator, platform, TABLES[platform]),
    ),
  );
  const spells = await withStand(
    platform,
    async (connection) => startFresh(plan, { ...connection, ...(await calledIn(contest)) }),
    (ours) =>
      withStand(
        platform,
        async (connection) => startBare(contest, { ...connection, ...(await calledIn(contest)) }, payloads),
        (bare) => inTurn({ ours, bare }, plan),
      ),
  );
  const of = (bot: Contestant): SessionFigures => medians(spells.map((spell) => spell[bot]));
  const ratio = medians(spells.map(quotient));
  return {
    platform: contest,
    ours: of("ours"),
    bare: of("bare"),
    ratio,
    spells,
    payloadBytes: Buffer.byteLength(payloads),
  };
}

async function inTurn(
  stands: Readonly<Record<Contestant, Stand>>,
  plan: InteractionPlan,
): Promise<readonly Spell[]> {
  const spells: Spell[] = [];
  for (let number = 0; number < plan.repetitions; number++) {
    const spell: Partial<Record<Contestant, SessionFigures>> = {};
    for (const bot of orderOf(number)) spell[bot] = await measure(stands[bot], plan);
    spells.push(spell as Spell);
  }
  return spells;
}

function quotient({ ours, bare }: Spell): SessionFigures {
  return Object.fromEntries(
    Object.keys(ours).map((field) => [field, (ours[field] as number) / (bare[field] as number)]),
  ) as SessionFigures;
}

function orderOf(spell: number): readonly Contestant[] {
  return spell % 2 === 0 ? ["ours", "bare"] : ["bare", "ours"];
}

function withStand<T>(
  platform: PlatformName,
  start: (connection: Record<string, string>) => Promise<Running>,
  work: (stand: Stand) => Promise<T>,
): Promise<T> {
  return withSimulator(platform, ["--no-self-check"], (simulator) =>
    withBot(start(connectedTo({ [platform]: simulator })), async (bot) =>
      work(await setUp(simulator, platform, bot, TABLES[platform])),
    ),
  );
}

/**
 * Starts our bot on an empty store: each simulator starts over with the same ids, which would count as the same events.
 * Stopping it deletes a temporary store.
 */
async function startFresh({ redis }: InteractionPlan, connection: Record<string, string>): Promise<Running> {
  if (redis) {
    await redis.command("FLUSHALL");
    return startOurs(connection, { REDIS_URL: redis.url });
  }
  const folder = temporaryFolder();
  const bot = await startOurs(connection, { DATA_DIR: folder.path });
  return { ...bot, stop: () => bot.stop().finally(folder.remove) };
}

async function measureIdle(plan: InteractionPlan): Promise<number | undefined> {
  return withSimulator("discord", [], (discord) =>
    withSimulator("telegram", [], (telegram) =>
      withBot(startFresh(plan, connectedTo({ discord, telegram })), async ({ pid }) => {
        await wait(IDLE_MS);
        return residentMb(pid);
      }),
    ),
  );
}

async function withSimulator<T>(
  platform: PlatformName,
  flags: readonly string[],
  work: (simulator: Simulator) => Promise<T>,
): Promise<T> {
  const simulator = await startSimulator(platform, ...flags);
  try {
    return await work(simulator);
  } finally {
    await simulator.stop();
  }
}

async function withBot<T>(starting: Promise<Running>, work: (bot: Running) => Promise<T>): Promise<T> {
  const bot = await starting;
  try {
    return await work(bot);
  } finally {
    await bot.stop();
  }
}
