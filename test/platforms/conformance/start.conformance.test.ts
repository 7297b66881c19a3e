// What a bot with both platforms and Redis has loaded when it's ready. Each module takes processor time and memory at
// every start, so what only some bots or presses need is loaded when they need it.

import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectedTo } from "../../bench/contestants.ts";
import { COUNTER, loadedBy } from "../../bench/costs.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "../../infra/store/redis-server.ts";
import { type Simulator, startBot, startSimulator, temporaryFolder } from "./rig.ts";

const BUNDLER = fileURLToPath(new URL("../../../deploy/bundle.mjs", import.meta.url));

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
  async function loadedByStart(root?: string): Promise<readonly string[]> {
    const environment = { ...COUNTER, ...connectedTo({ discord, telegram }), REDIS_URL: redis.url };
    const bot = await startBot(environment, [], root);
    const loaded = await loadedBy(bot);
    expect(await bot.stop()).toBe(0);
    return loaded;
  }

  it("has loaded only what every bot needs", async () => {
    const loaded = await loadedByStart();
    const libraries = loaded.map((one) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(one)?.[1]);
    expect(LATER.filter((name) => libraries.includes(name))).toEqual([]);
    expect(loaded.filter((one) => LATER_OF_OURS.some((path) => one.includes(path)))).toEqual([]);
    expect(loaded.length).toBeLessThan(2_250);
  });

  it("has loaded a twentieth as many files from the bundle", async () => {
    const image = join(folder.path, "image");
    execFileSync(process.execPath, [BUNDLER, image]);
    const loaded = await loadedByStart(image);
    expect(loaded.length).toBeLessThan(115);
    expect(loaded.filter((one) => /chunk-(?:on-redis|web)-/.test(one))).toEqual([]);
    const bytes = loaded.map((one) => statSync(fileURLToPath(one)).size).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThan(5_500_000);
  });
});
