// An address that refuses every call (429) without saying for how long, as a proxy's page does: a few calls, one clear
// line, and what the host waits for ends.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Simulator, spawnBot, startSimulator, temporaryFolder } from "./rig.ts";

const QUIET_MS = 2_000;

describe.each(["discord", "telegram"] as const)("a 429 without a time on %s", (platform) => {
  const data = temporaryFolder();
  let simulator: Simulator;
  let environment: Readonly<Record<string, string>>;
  beforeAll(async () => {
    simulator = await startSimulator(platform);
    const action = { status: 429, body: { page: "Too many requests" } };
    await simulator.post("fault", { match: { path: "." }, times: 0, action });
    const name = platform.toUpperCase();
    const access = { [`${name}_TOKEN`]: simulator.token, [`${name}_API_URL`]: simulator.apiUrl };
    environment = { ...access, DATA_DIR: data.path };
  });
  afterAll(async () => {
    await simulator?.stop();
    data.remove();
  });

  const calls = async () =>
    (await simulator.get<readonly { status?: number }[]>("transcript")).filter(
      ({ status }) => status === 429,
    );

  it.each(["doctor", "publish-commands"])("%s says it and ends", async (command) => {
    const before = (await calls()).length;
    const bot = spawnBot(["cli/index", command], environment);
    expect(await bot.ended()).toBe(1);
    expect(bot.output()).toMatch(new RegExp(`${platform.toUpperCase()}_API_URL: .*429`));
    expect((await calls()).length - before).toBe(1);
  });

  it.runIf(platform === "discord")("a start waits without calls, and logs it once", async () => {
    const before = (await calls()).length;
    const bot = spawnBot(["main"], environment);
    await bot.says("calls rest for 60 s");
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    expect((await calls()).length - before).toBe(1);
    expect(bot.output().match(/429/g)).toHaveLength(1);
    await bot.stop();
  });
});
