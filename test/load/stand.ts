// Everything that a load test needs: a store with players, both platforms, a balancer, the bots, and the people who
// play.

import { seededRandom } from "../../src/core/random/index.ts";
import { PLATFORMS } from "../../src/platforms/index.ts";
import { freePort } from "../infra/store/redis-server.ts";
import { type Crew, startCrew } from "../prove/crew.ts";
import type { Entry } from "../prove/people/ledger.ts";
import { moveNames } from "../prove/people/plays.ts";
import { openWorld, type World } from "../prove/world.ts";
import { type Crowd, gather } from "./crowd/crowd.ts";
import type { Person } from "./crowd/person.ts";
import { type Balancer, startBalancer } from "./platforms/balancer.ts";
import { findMessagesFast, sitOnDiscord } from "./platforms/discord.ts";
import {
  type Control,
  controlOf,
  type DiscordFake,
  startDiscordFake,
  startTelegramFake,
  type TelegramFake,
  type Violation,
} from "./platforms/simulators.ts";
import { ownUnder, tableOnTelegram } from "./platforms/telegram.ts";
import type { Ground } from "./store/ground.ts";
import { SEEDED_GAME } from "./store/past.ts";
import { playerOf } from "./store/seed.ts";
import { type Watch, watch } from "./watch.ts";

/** How Discord reaches the bots. */
export type Mode = "gateway" | "http";

export interface StandPlan {
  readonly mode: Mode;
  readonly guilds: number;
  /** How many people play at once. */
  readonly people: number;
  readonly bots: number;
  readonly seed: number;
}

export interface Stand {
  readonly plan: StandPlan;
  readonly ground: Ground;
  readonly crew: Crew;
  readonly crowd: Crowd;
  readonly balancer: Balancer;
  /** The ports where the bots serve `/metrics`. */
  readonly ports: readonly number[];
  readonly controls: Readonly<Record<"discord" | "telegram", Control>>;
  readonly watch: Watch;
  /** Descriptions of the platform rules that were broken, with their counts. */
  violations(): ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** The token for scraping the bots' metrics. */
export const METRICS_TOKEN = "a-token-of-the-load";
/** How many people share a group; their presses make its messages lag. */
const GROUP_SIZE = 2;
/** One in this many people on Telegram plays in a group. */
const ONE_IN_GROUPS = 4;
/** Node's settings, as in every start of the bot. */
const THROUGH = ["env", "NODE_OPTIONS=--max-semi-space-size=4 --v8-pool-size=1"];

/** Starts bots, platforms and people on a store, which remains when they're gone; the people haven't played on it
 * before. @throws Error if a part of it couldn't be started. */
export async function openStand(ground: Ground, plan: StandPlan): Promise<Stand> {
  const world = openWorld();
  try {
    return await openIn(world, ground, plan);
  } catch (error) {
    await world.end(false);
    throw error;
  }
}

async function openIn(world: World, ground: Ground, plan: StandPlan): Promise<Stand> {
  const discord = await startDiscordFake({ guilds: plan.guilds });
  world.finally(() => discord.close());
  findMessagesFast(discord);
  const telegram = await startTelegramFake({ webhookRetryMs: 200 });
  world.finally(() => {
    telegram.world.bot(telegram.token).webhook = null;
    return telegram.close();
  });
  const [front = 0, ...ports] = await Promise.all(Array.from({ length: plan.bots + 1 }, freePort));
  const balancer = await startBalancer(front, ports);
  world.finally(() => balancer.close());
  const stored = { HOST_KEY: ground.hostKey, REDIS_URL: ground.url, DATA_DIR: world.folder };
  const reached = { ...discordSettings(discord, plan), ...telegramSettings(telegram, front) };
  const environments = ports.map((port, at) => ({
    ...{ ...stored, ...reached, PORT: String(port), HOST: "127.0.0.1", METRICS_TOKEN },
    ...shardSettings(plan, at),
  }));
  const crew = await startCrew(world, { environments, through: THROUGH });
  const controls = { discord: controlOf(discord), telegram: controlOf(telegram) };
  await balancer.allReady();
  if (plan.mode === "http") await saveEndpoint(controls.discord, front);
  const crowd = gather(seatAll(plan, { discord, telegram, ground }));
  const watching = watch(
    ports.map((_, at) => () => crew.bot(at).process.pid),
    () => ground.redis,
  );
  await watching.read();
  return {
    ...{ plan, ground, crew, crowd, balancer, ports, controls, watch: watching },
    violations: () => counted([...discord.journal.violations, ...telegram.journal.violations]),
    close: async () => {
      watching.end();
      await world.end(false);
    },
  };
}

type Settings = Readonly<Record<string, string>>;

function discordSettings({ token, api, publicKey }: DiscordFake, { mode }: StandPlan): Settings {
  const settings = { DISCORD_TOKEN: token, DISCORD_API_URL: api };
  if (mode === "gateway") return settings;
  return { ...settings, DISCORD_MODE: "http", DISCORD_PUBLIC_KEY: publicKey };
}

function telegramSettings({ token, origin }: TelegramFake, front: number): Settings {
  return {
    ...{ TELEGRAM_TOKEN: token, TELEGRAM_API_URL: origin },
    TELEGRAM_WEBHOOK_URL: `http://127.0.0.1:${front}/telegram`,
    // As docs/hosting-reference.md recommends for many players.
    TELEGRAM_WEBHOOK_CONNECTIONS: "100",
  };
}

const KNOWN = new Set(PLATFORMS.flatMap(({ service }) => service?.variables ?? []));

/** Whether this version of the bot can split the gateway's servers between processes. */
const HAS_SHARDS = KNOWN.has("DISCORD_SHARDS");
export const HAS_HTTP = KNOWN.has("DISCORD_MODE");

/** Half of Discord's maximum number of servers per shard, to leave room for growth. */
const GUILDS_A_SHARD = 1_250;

/** Each process gets some of the shards. */
function shardSettings({ mode, guilds, bots }: StandPlan, at: number): Settings {
  if (mode !== "gateway" || !HAS_SHARDS) return {};
  const shards = bots * Math.ceil(guilds / GUILDS_A_SHARD / bots);
  const each = shards / bots;
  const own = Array.from({ length: each }, (_, index) => at * each + index);
  return { DISCORD_SHARDS: String(shards), DISCORD_SHARD_IDS: own.join(",") };
}

async function saveEndpoint(control: Control, front: number): Promise<void> {
  const url = `http://127.0.0.1:${front}/discord/interactions`;
  const { problems } = await control.post<{ problems: readonly string[] }>("endpoint", { url });
  if (problems.length > 0) throw new Error(`the endpoint was not taken: ${problems.join("; ")}`);
}

/** Seats the stored players who play now, each in a chat of their own or sharing a group. */
function seatAll(
  { people, seed }: StandPlan,
  { discord, telegram, ground }: { discord: DiscordFake; telegram: TelegramFake; ground: Ground },
): readonly Person[] {
  const guilds = [...discord.world.guilds.keys()];
  const sitOnTelegram = tableOnTelegram(telegram, ownUnder(ground.hostKey));
  const groupOf = groups(telegram);
  const first = ground.take(people);
  return Array.from({ length: people }, (_, at): Person => {
    const number = first + at;
    const player = playerOf(number);
    const guild = guilds[(number * 7) % guilds.length] as string;
    const seat =
      player.platform === "discord"
        ? sitOnDiscord(discord, player.id, guild)
        : sitOnTelegram(Number(player.id), groupOf(at >> 1));
    const names = moveNames(SEEDED_GAME);
    const entries = [...ground.pastOf(number).rounds.person].map(
      (move): Entry => ({ move, heard: "counted" }),
    );
    const ledger = { name: `Player ${number}`, player, game: SEEDED_GAME, names, entries };
    return {
      ...{ seat, random: seededRandom(seed + number) },
      ledger: { ...ledger, codes: new Map(), session: "", proof: "", sealed: [] },
    };
  });
}

/** Returns the group that the person with a number plays in; undefined for a private chat with the bot. */
function groups({ world, token }: TelegramFake): (number: number) => number | undefined {
  const made: number[] = [];
  const make = (): number => {
    const { id } = world.addChat({ title: "A group" });
    world.bot(token).groups.add(id);
    return id;
  };
  return (number) => {
    if (number % ONE_IN_GROUPS !== 0) return undefined;
    const at = Math.floor(number / ONE_IN_GROUPS / GROUP_SIZE);
    made[at] ??= make();
    return made[at];
  };
}

function counted(violations: readonly Violation[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { severity, where, message } of violations) {
    const words = `${severity}, ${where}: ${message}`;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return counts;
}
