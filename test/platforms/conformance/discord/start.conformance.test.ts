// How the bot starts with a wrong configuration and how it ends: one message that says what to fix, exit code 1, no
// stack and no secret; and no one is left unanswered when it's asked to stop.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../infra/store/redis-server.ts";
import { eventually, HURRIED, type Simulator, spawnBot, startSimulator, temporaryFolder } from "../rig.ts";
import { newcomer, shownBy } from "./person.ts";
import { describeOnDiscord, expectNoRuleBroken } from "./stage.ts";

const SECRET = "a-token.that-was.never-issued";

describe("a start that is refused", () => {
  let simulator: Simulator;
  let deadPort = 0;
  let data: ReturnType<typeof temporaryFolder>;
  beforeAll(async () => {
    data = temporaryFolder();
    simulator = await startSimulator("discord");
    deadPort = await freePort();
  });
  afterAll(async () => {
    await simulator?.stop();
    data?.remove();
  });

  const seen = { DISCORD_TOKEN: SECRET };
  it.each<[string, string, () => Readonly<Record<string, string>>]>([
    ["Discord does not know the token", "DISCORD_TOKEN", () => seen],
    ["the token stands in quotes", "DISCORD_TOKEN", () => ({ DISCORD_TOKEN: `"${SECRET}"` })],
    ["the token has a blank", "DISCORD_TOKEN", () => ({ DISCORD_TOKEN: `Bot ${SECRET}` })],
    [
      "nobody listens at the API's address",
      "DISCORD_API_URL",
      () => ({ ...seen, DISCORD_API_URL: `http://127.0.0.1:${deadPort}/api` }),
    ],
    [
      "something else than Discord answers there",
      "DISCORD_API_URL",
      () => ({ ...seen, DISCORD_API_URL: simulator.apiUrl.replace(/\/api$/, "/elsewhere") }),
    ],
    ["the address is none", "DISCORD_API_URL", () => ({ ...seen, DISCORD_API_URL: "discord.com/api" })],
    [
      "Redis is not there",
      "REDIS_URL",
      () => ({ ...seen, ...HURRIED, REDIS_URL: `redis://:${SECRET}@127.0.0.1:${deadPort}` }),
    ],
  ])(
    "when %s, it says so in one message that names %s, and ends with exit code 1",
    async (_what, variable, environment) => {
      const bot = spawnBot(["main"], {
        DISCORD_API_URL: simulator.apiUrl,
        DATA_DIR: data.path,
        ...environment(),
      });
      expect(await bot.ended()).toBe(1);
      const lines = bot.output().trim().split("\n");
      const named = lines.filter((line) => line.startsWith(`${variable}: `));
      expect(named).toEqual([lines.at(-1)]);
      expect(bot.output()).not.toMatch(/^\s+at /m);
      expect(bot.output()).not.toContain(SECRET);
    },
  );

  it("breaks no rule of Discord", async () => {
    await expectNoRuleBroken(simulator);
  });
});

describeOnDiscord("a bot that is asked to stop", {}, (stage) => {
  it("answers open requests and exits with code 0", async () => {
    const person = await newcomer(stage.simulator);
    const match = shownBy(await person.says("rps play"));
    await stage.simulator.post("fault", {
      match: { operation: "create_interaction_response" },
      action: { delayMs: 800 },
    });
    const pressed = await person.presses(match, "Rock", { wait: 1 });
    await eventually(
      () => stage.simulator.get<readonly object[]>("faults"),
      (left) => left.length === 0,
    );
    expect(await stage.restartBot()).toBe(0);
    const answered = await stage.simulator.get<typeof pressed>(`interaction?id=${pressed.id}`);
    expect(pressed.state).toBe("pending");
    expect(answered.state).toBe("acked");
    expect(shownBy(answered).content).toMatch(/You \P{L}*Rock/u);
  });

  it.each([
    [4004, "Discord refuses it now"],
    [4014, "Discord disconnected for good (code 4014)"],
  ])("exits with code 1, naming the setting, when Discord closes with %i", async (code, words) => {
    await stage.simulator.post("gateway", { action: "close", code });
    expect(await stage.bot.ended()).toBe(1);
    expect(stage.bot.output()).toContain(`\nDISCORD_TOKEN: ${words}`);
    expect(stage.bot.output()).not.toContain(stage.simulator.token);
    await stage.restartBot();
  });
});
