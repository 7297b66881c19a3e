// `npm run bench -- events`: what a press and `/rps play` cost our bot, beside a bare one of the usual library. Each has
// a simulated platform and people of its own, and they're measured in turn, so that other load affects both alike.

import { setTimeout as wait } from "node:timers/promises";
import packageJson from "../../package.json" with { type: "json" };
import { freePort, type RedisServer, startRedis } from "../infra/store/redis-server.ts";
import { type Seat, sitOnDiscord, tableOnTelegram } from "../load/seats.ts";
import { startDiscordFake, startTelegramFake } from "../load/simulators.ts";
import { type Bot, spawnBot } from "../platforms/conformance/rig.ts";
import { cpuMsOf, percentile, printMachine, printTable, residentMb } from "./figures.ts";

/** The ways that events arrive. */
export const CONTESTS = ["telegram-webhook", "telegram-polling", "discord-gateway"] as const;
export type Contest = (typeof CONTESTS)[number];

export interface EventsPlan {
  readonly contests: readonly Contest[];
  readonly spells: number;
  /** Of presses and of commands, at each pace of a spell. */
  readonly events: number;
}

type Environment = Readonly<Record<string, string>>;

/** A simulated platform. */
interface Platform {
  readonly environment: Environment;
  /** A person whom the bot hasn't met. */
  sit(): Seat;
  close(): Promise<void>;
}

/** A running bot with people. */
interface Stand {
  readonly bot: Bot;
  readonly platform: Platform;
  readonly seats: readonly Seat[];
}

/** The figures of one spell, by row of the table. */
type Figures = Readonly<Record<string, number>>;

const PEOPLE = 50;
const WARM_UP = 20;
/** Until the message shows the next turn. */
const EDIT_MS = 10_000;
/** Node's options of `npm start`. */
const [, NODE_OPTIONS = ""] = /^node ((?:--\S+ )*)/.exec(packageJson.scripts.start) ?? [];

export async function benchEvents({ contests, spells, events }: EventsPlan): Promise<void> {
  printMachine();
  const redis = await startRedis();
  try {
    for (const contest of contests) await benchContest(contest, redis, spells, events);
  } finally {
    await redis.stop();
  }
}

async function benchContest(contest: Contest, redis: RedisServer, spells: number, events: number) {
  // The simulators' ids begin anew and would count as events that were delivered before.
  await redis.command("FLUSHALL");
  const stands: Stand[] = [];
  try {
    for (const who of ["ours", "bare"] as const) stands.push(await open(contest, who, redis.url));
    const measured: Figures[][] = [[], []];
    for (let spell = 0; spell < spells; spell++)
      for (const which of spell % 2 ? [1, 0] : [0, 1])
        measured[which]?.push(await measure(stands[which] as Stand, events));
    printContest(contest, measured[0] ?? [], measured[1] ?? []);
  } finally {
    for (const { bot, platform } of stands) {
      await bot.stop("SIGKILL");
      await platform.close();
    }
  }
}

async function open(contest: Contest, who: "ours" | "bare", redisUrl: string): Promise<Stand> {
  const onDiscord = contest === "discord-gateway";
  const platform = await (onDiscord ? openDiscord() : openTelegram());
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}/telegram`;
  const webhook = contest === "telegram-webhook" && {
    TELEGRAM_WEBHOOK_URL: url,
    PORT: port,
    HOST: "127.0.0.1",
  };
  // People press faster here than Telegram lets a bot show.
  const settings = { REDIS_URL: redisUrl, BUDGETS: "off", TELEGRAM_PACE: "off", NODE_OPTIONS };
  const program = who === "ours" ? "main" : `../test/bench/bare-${onDiscord ? "discord" : "telegram"}`;
  const bot = spawnBot([program], { ...settings, ...platform.environment, ...webhook });
  const end = await Promise.race([bot.says("ready"), bot.ended()]);
  if (end !== undefined) throw new Error(`${who} ended with ${end}:\n${bot.output()}`);
  const seats = Array.from({ length: PEOPLE }, () => platform.sit());
  return { bot, platform, seats };
}

async function openDiscord(): Promise<Platform> {
  const fake = await startDiscordFake(1);
  const [guild = ""] = fake.world.guilds.keys();
  let people = 700_000_000_000_000_100n;
  return {
    environment: { DISCORD_TOKEN: fake.token, DISCORD_API_URL: fake.api },
    sit: () => sitOnDiscord(fake, String(people++), guild),
    close: () => fake.close(),
  };
}

async function openTelegram(): Promise<Platform> {
  const fake = await startTelegramFake();
  const sit = tableOnTelegram(fake);
  let people = 7_100_000;
  return {
    environment: { TELEGRAM_TOKEN: fake.token, TELEGRAM_API_URL: fake.origin },
    sit: () => sit(people++),
    close: () => fake.close(),
  };
}

/** Measures for one spell: presses at two paces and as fast as they're answered, then commands of new people. */
async function measure({ bot, platform, seats }: Stand, events: number): Promise<Figures> {
  // Anew for each spell: after many commands, a simulated channel has dropped the messages of earlier matches.
  const begins = seats.map((seat) => () => seat.begin("endless"));
  await drive(begins, 1);
  const presses = seats.map(pressing);
  await drive(presses, WARM_UP);
  const commands = seats.map(() => () => platform.sit().begin());
  const measured = async (acts: readonly Act[], rate?: number) => {
    const before = cpuMsOf(bot.process.pid);
    const driven = await drive(acts, Math.ceil(events / PEOPLE), rate);
    return { ...driven, cpuMs: (cpuMsOf(bot.process.pid) - before) / driven.latenciesMs.length };
  };
  const [slow, quick, saturated] = [
    await measured(presses, 100),
    await measured(presses, 300),
    await measured(presses),
  ];
  const [slowCommand, saturatedCommand] = [await measured(commands, 100), await measured(commands)];
  const all = [slow, quick, saturated, slowCommand, saturatedCommand];
  return {
    "a press at 100/s, CPU ms": slow.cpuMs,
    "a press at 300/s": quick.cpuMs,
    "a press, saturated": saturated.cpuMs,
    "/rps play at 100/s, CPU ms": slowCommand.cpuMs,
    "/rps play, saturated": saturatedCommand.cpuMs,
    "presses a second, saturated": saturated.perSecond,
    "presses at 300/s: p50, ms": percentile(quick.latenciesMs, 0.5),
    "  p99": percentile(quick.latenciesMs, 0.99),
    "memory, MB": residentMb(bot.process.pid),
    "events left unanswered": all.reduce((sum, { unanswered }) => sum + unanswered, 0),
  };
}

/** Does something and resolves to whether it was answered. */
type Act = () => Promise<boolean>;

/** Presses a move, and waits until the message shows the next turn. */
function pressing(seat: Seat): Act {
  let presses = 0;
  return async () => {
    const before = seat.moves();
    // Moves vary, so that no two rounds are quite the same.
    const button = before[(presses++) ** 2 % before.length];
    if (button === undefined || !(await seat.press(button))) return false;
    for (const end = performance.now() + EDIT_MS; performance.now() < end; await wait(2))
      if (seat.moves()[0] !== before[0]) return true;
    return false;
  };
}

/** Everyone acts `times` times: in turn, `rate` times a second together, or as soon as they were answered. Latency counts
 * from when an act was due, so that a bot that delays people doesn't look faster. */
async function drive(acts: readonly Act[], times: number, rate?: number) {
  const latenciesMs: number[] = [];
  let unanswered = 0;
  const startMs = performance.now();
  const live = async (act: Act, person: number): Promise<void> => {
    for (let time = 0; time < times; time++) {
      const dueMs = rate && startMs + ((time * acts.length + person) * 1000) / rate;
      if (dueMs && dueMs > performance.now()) await wait(dueMs - performance.now());
      const fromMs = dueMs ?? performance.now();
      if (await act()) latenciesMs.push(performance.now() - fromMs);
      else unanswered++;
    }
  };
  await Promise.all(acts.map(live));
  return { latenciesMs, unanswered, perSecond: (1000 * latenciesMs.length) / (performance.now() - startMs) };
}

/** Medians of all spells, and of the ratios within a spell with the least and the most. */
function printContest(contest: Contest, ours: readonly Figures[], bare: readonly Figures[]): void {
  const rows = Object.keys(ours[0] ?? {}).map((name) => {
    const of = (figures: readonly Figures[]) => figures.map((one) => one[name] ?? Number.NaN);
    const [own, other] = [of(ours), of(bare)];
    const ratios = own.map((one, spell) => one / (other[spell] ?? Number.NaN));
    const [median, least, most] = [0.5, 0, 1].map((share) => percentile(ratios, share).toFixed(2));
    const isCount = name.startsWith("events");
    return [
      name,
      percentile(own, 0.5),
      percentile(other, 0.5),
      isCount ? "" : `${median} (${least}–${most})`,
    ];
  });
  printTable(`${contest}, medians of ${ours.length} spells`, ["", "ours", "bare", "ours/bare"], rows);
}
