// What the simulated platforms and people can do at most, with bots that answer the same text at once, without rules or
// a store. It shows how far the other figures measure the bots, and how far they measure what shares the cores with
// them.

import { setTimeout as wait } from "node:timers/promises";
import { connectedTo, platformOf, type Running, startBare, startOurs } from "../../bench/contestants.ts";
import { recordPayloads } from "../../bench/payloads.ts";
import { cpuMsOf } from "../../bench/process-usage.ts";
import { discordTable, telegramTable } from "../../bench/tables.ts";
import { startSimulator, temporaryFolder } from "../../platforms/conformance/rig.ts";
import { findMessagesFast, sitOnDiscord } from "../platforms/discord.ts";
import type { Seat } from "../platforms/seat.ts";
import { startDiscordFake, startTelegramFake } from "../platforms/simulators.ts";
import { tableOnTelegram } from "../platforms/telegram.ts";
import { playerOf } from "../store/seed.ts";
import type { Line, Scenario } from "./scenario.ts";

const TABLES = { discord: discordTable, telegram: telegramTable } as const;
type PlatformName = keyof typeof TABLES;

/** On each platform; each presses again as soon as they're answered. */
const PEOPLE = 25;
const WARM_UP_MS = 3_000;

export const bare: Scenario = async ({ size, tell }) => {
  tell("bare: recording what is sent");
  const payloads = { discord: await recordFrom("discord"), telegram: await recordFrom("telegram") };
  const discord = await startDiscordFake({});
  const telegram = await startTelegramFake({});
  findMessagesFast(discord);
  const connections = {
    discord: { DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api },
    telegram: { TELEGRAM_TOKEN: telegram.token, TELEGRAM_API_URL: telegram.origin },
  };
  const bots = await Promise.all(
    (["discord gateway", "telegram polling"] as const).map((contest) =>
      startBare(contest, connections[platformOf(contest)], payloads[platformOf(contest)]),
    ),
  );
  try {
    const [guild = ""] = discord.world.guilds.keys();
    const onTelegram = tableOnTelegram(telegram, () => true);
    const seats = Array.from({ length: 2 * PEOPLE }, (_, at) => {
      const { platform, id } = playerOf(at);
      return platform === "discord" ? sitOnDiscord(discord, id, guild) : onTelegram(Number(id));
    });
    tell("bare: bots that only answer");
    return [await pressAll(seats, bots, size.step)];
  } finally {
    await Promise.all(bots.map((bot) => bot.stop()));
    await Promise.all([discord.close(), telegram.close()]);
  }
};

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

async function pressAll(seats: readonly Seat[], bots: readonly Running[], seconds: number): Promise<Line> {
  let [presses, isOver] = [0, false];
  const live = async (seat: Seat): Promise<void> => {
    await seat.begin("rps play");
    while (!isOver) {
      const shown = seat.look();
      await seat.press(shown?.buttons[presses % 3] ?? "");
      presses++;
      // Telegram gets the answer before the edit, and refuses an edit that changes nothing.
      while (seat.look()?.buttons[0] === shown?.buttons[0] && !isOver) await wait(1);
    }
  };
  const living = Promise.all(seats.map(live));
  await Promise.race([wait(WARM_UP_MS), living]);
  const pids = [...bots.map(({ pid }) => pid), process.pid];
  const [before, from] = [pids.map((pid) => cpuMsOf(pid) ?? Number.NaN), performance.now()];
  const counted = presses;
  await wait(1000 * seconds);
  const [perSecond, ms] = [(presses - counted) / seconds, performance.now() - from];
  const shares = pids.map((pid, at) => ((cpuMsOf(pid) ?? Number.NaN) - (before[at] as number)) / ms);
  isOver = true;
  await living;
  const percents = shares.map((share) => `${Math.round(100 * share)} %`);
  const each = (1000 * (shares.at(-1) ?? Number.NaN)) / perSecond;
  const facts = {
    "presses/s": Math.round(perSecond),
    "of a core: bare Discord, bare Telegram, platforms and people": percents.join(", "),
    "CPU ms of platforms and people for a press": each.toFixed(2),
  };
  return { scenario: "bare", what: "bots that only answer, both platforms at once", facts, problems: [] };
}
