// What a bot with both platforms and Redis has loaded when it's ready. Each module takes processor time and memory at
// every start, so what only some bots or presses need is loaded when they need it.

import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RedisServer, skipWithoutRedis, startRedis } from "../../infra/store/redis-server.ts";
import { type Simulator, startBot, startSimulator, temporaryFolder } from "./rig.ts";

const BUNDLER = fileURLToPath(new URL("../../../deploy/bundle.mjs", import.meta.url));
const LISTING = fileURLToPath(new URL("./loaded-modules.mjs", import.meta.url));

/** For tournaments on workers, pictures, submitted strategies and pages. */
const LATER = [
  ...["bullmq", "ioredis", "@resvg/resvg-js", "fontkit", "quickjs-wasi", "rolldown"],
  "commander",
];
const LATER_OF_OURS = [
  "src/arena/queue/",
  "src/lab/",
  "src/web/",
  "src/cli/arena/",
  "src/platforms/terminal/index",
];

describe.skipIf(skipWithoutRedis("what a start loads"))("a bot that is ready", () => {
  const folder = temporaryFolder();
  let discord: Simulator;
  let telegram: Simulator;
  let redis: RedisServer;
  beforeAll(async () => {
    [discord, telegram] = await Promise.all([startSimulator("discord"), startSimulator("telegram")]);
    redis = await startRedis();
  });
  afterAll(async () => {
    await Promise.all([discord.stop(), telegram.stop(), redis.stop()]);
    folder.remove();
  });

  /** The modules' addresses. `root`: of another copy of the program. */
  async function loadedBy(root?: string): Promise<readonly string[]> {
    const list = join(folder.path, "loaded.json");
    const environment = {
      NODE_OPTIONS: `--import=${LISTING}`,
      LOADED_MODULES: list,
      REDIS_URL: redis.url,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.apiUrl,
      TELEGRAM_TOKEN: telegram.token,
      TELEGRAM_API_URL: telegram.apiUrl,
    };
    const bot = await startBot(environment, [], root);
    expect(await bot.stop()).toBe(0);
    return JSON.parse(readFileSync(list, "utf8"));
  }

  it("has loaded only what every bot needs", async () => {
    const loaded = await loadedBy();
    const libraries = loaded.map((one) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(one)?.[1]);
    expect(LATER.filter((name) => libraries.includes(name))).toEqual([]);
    expect(loaded.filter((one) => LATER_OF_OURS.some((path) => one.includes(path)))).toEqual([]);
    expect(loaded.length).toBeLessThan(2_250);
  });

  it("has loaded a twentieth as many files from the bundle", async () => {
    const image = join(folder.path, "image");
    execFileSync(process.execPath, [BUNDLER, image]);
    const loaded = await loadedBy(image);
    expect(loaded.length).toBeLessThan(115);
    expect(loaded.filter((one) => /chunk-(?:on-redis|web)-/.test(one))).toEqual([]);
    const bytes = loaded.map((one) => statSync(fileURLToPath(one)).size).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThan(5_500_000);
  });
});
