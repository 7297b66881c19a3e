// What the simulated platforms and people can do at most, with bots that answer the same text at once, without rules or
// a store. It shows how far the other figures measure the bots, and how far they measure what shares the cores with
// them.

import { setTimeout as wait } from "node:timers/promises";
import {
  calledIn,
  connectedTo,
  type PlatformName,
  type Running,
  startBare,
  startOurs,
} from "../../bench/contestants.ts";
import { recordPayloads } from "../../bench/payloads.ts";
import { startCpuClock } from "../../bench/process-usage.ts";
import { guarded } from "../../bench/spells.ts";
import { discordTable, telegramTable } from "../../bench/tables.ts";
import { startSimulator, temporaryFolder } from "../../platforms/conformance/rig.ts";
import { findMessagesFast, sitOnDiscord } from "../platforms/discord.ts";
import type { Seat } from "../platforms/seat.ts";
import { type Control, controlOf, startDiscordFake, startTelegramFake } from "../platforms/simulators.ts";
import { tableOnTelegram } from "../platforms/telegram.ts";
import type { Mode } from "../stand.ts";
import { playerOf } from "../store/seed.ts";
import type { Scenario } from "./scenario.ts";

const TABLES = { discord: discordTable, telegram: telegramTable } as const;

/** On each platform; each presses again as soon as they're answered. */
const PEOPLE = 25;
const WARM_UP_MS = 3_000;
const LATE_MS = 30_000;

export const bare: Scenario = async ({ size, tell }) => {
  tell("bare: bots that only answer");
  const { perSecond, cores, peopleCpuMsEach } = await playBare({ mode: "gateway", seconds: size.step });
  const facts = {
    "presses/s": Math.round(perSecond),
    "of a core: bare Discord, bare Telegram, platforms and people": cores
      .map((share) => `${Math.round(100 * share)} %`)
      .join(", "),
    "CPU ms of platforms and people for a press": peopleCpuMsEach.toFixed(2),
  };
  return [{ scenario: "bare", what: "bots that only answer, both platforms at once", facts, problems: [] }];
};

export interface BarePlan {
  readonly mode: Mode;
  readonly seconds: number;
  /** Presses a second of all together; without it, everyone presses as soon as they're answered. */
  readonly rate?: number;
}

export interface BareFigures {
  readonly perSecond: number;
  /** In cores: Discord's bot, Telegram's, and platforms and people. */
  readonly cores: readonly number[];
  readonly botsCpuMsEach: number;
  readonly peopleCpuMsEach: number;
  /** Until the acknowledgement, 99th percentile. */
  readonly ackP99Ms: Readonly<Record<PlatformName, number>>;
}

/** Lets people press with bare bots on both platforms; Telegram's by webhook, as ours in a load. */
export async function playBare(plan: BarePlan): Promise<BareFigures> {
  const contests = {
    discord: plan.mode === "http" ? "discord-http" : "discord-gateway",
    telegram: "telegram-webhook",
  } as const;
  const payloads = { discord: await recordFrom("discord"), telegram: await recordFrom("telegram") };
  const discord = await startDiscordFake({});
  const telegram = await startTelegramFake({});
  findMessagesFast(discord);
  const connections = {
    discord: { DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api },
    telegram: { TELEGRAM_TOKEN: telegram.token, TELEGRAM_API_URL: telegram.origin },
  };
  const bots: Running[] = [];
  try {
    for (const platform of ["discord", "telegram"] as const) {
      const connection = { ...connections[platform], ...(await calledIn(contests[platform])) };
      bots.push(await startBare(contests[platform], connection, payloads[platform]));
    }
    const [guild = ""] = discord.world.guilds.keys();
    const onTelegram = tableOnTelegram(telegram, () => true);
    const seats = Array.from({ length: 2 * PEOPLE }, (_, at) => {
      const { platform, id } = playerOf(at);
      return platform === "discord" ? sitOnDiscord(discord, id, guild) : onTelegram(Number(id));
    });
    const controls = { discord: controlOf(discord), telegram: controlOf(telegram) };
    return await pressAll(seats, bots, controls, plan);
  } finally {
    telegram.world.bot(telegram.token).webhook = null;
    await Promise.all(bots.map((bot) => bot.stop()));
    await Promise.all([discord.close(), telegram.close()]);
  }
}

/** Has our bot play a few rounds; resolves to what it sent. */
async function recordFrom(platform: PlatformName): Promise<string> {
  const folder = temporaryFolder();
  const simulator = await startSimulator(platform);
  let bot: Running | undefined;
  try {
    bot = await startOurs(connectedTo({ [platform]: simulator }), { DATA_DIR: folder.path });
    return await recordPayloads(simulator, platform, TABLES[platform]);
  } finally {
    await bot?.stop();
    await simulator.stop();
    folder.remove();
  }
}

async function pressAll(
  seats: readonly Seat[],
  bots: readonly Running[],
  controls: Readonly<Record<PlatformName, Control>>,
  { seconds, rate }: BarePlan,
): Promise<BareFigures> {
  let [presses, isOver] = [0, false];
  const started = performance.now();
  const live = async (seat: Seat, person: number): Promise<void> => {
    await seat.begin("rps play");
    for (let time = 0; !isOver; time++) {
      const due = rate ? started + ((time * seats.length + person) * 1000) / rate : 0;
      if (due > performance.now()) await wait(due - performance.now());
      const shown = seat.look();
      await seat.press(shown?.buttons[presses % 3] ?? "");
      presses++;
      // Telegram gets the answer before the edit, and refuses an edit that changes nothing.
      while (seat.look()?.buttons[0] === shown?.buttons[0] && !isOver) await wait(1);
    }
  };
  const living = Promise.all(seats.map(live));
  const measuring = async (): Promise<BareFigures> => {
    await wait(WARM_UP_MS);
    await Promise.all([controls.discord.post("reset"), controls.telegram.post("reset")]);
    const clocks = [...bots.map(({ pid }) => pid), process.pid].map(startCpuClock);
    const [from, counted] = [performance.now(), presses];
    await wait(1000 * seconds);
    const [count, ms] = [presses - counted, performance.now() - from];
    const [ofDiscord = 0, ofTelegram = 0, ofPeople = 0] = clocks.map((cpuMs) => cpuMs());
    const p99 = async (platform: PlatformName): Promise<number> =>
      (await controls[platform].get<{ ackMs: { p99?: number } }>("metrics")).ackMs.p99 ?? Number.NaN;
    return {
      perSecond: (1000 * count) / ms,
      cores: [ofDiscord / ms, ofTelegram / ms, ofPeople / ms],
      botsCpuMsEach: (ofDiscord + ofTelegram) / count,
      peopleCpuMsEach: ofPeople / count,
      ackP99Ms: { discord: await p99("discord"), telegram: await p99("telegram") },
    };
  };
  const withinMs = WARM_UP_MS + 1000 * seconds + LATE_MS;
  try {
    // If someone isn't answered, everyone's end is an error and comes first.
    const work = () => Promise.race([measuring(), living.then(measuring)]);
    return await guarded("the bare bots' part", bots, withinMs, work);
  } finally {
    isOver = true;
    await living.catch(() => {});
  }
}
