// One league, played by one thread, by two, and by three worker processes, one of which is killed: the same table and
// the same hash of all results. LEAGUE_ENTRANTS=100 plays the large one.

import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RedisServer, skipWithoutRedis, startRedis, until } from "../../infra/store/redis-server.ts";
import { end, startGadalka } from "../queue/processes.ts";
import { registryEntrants, writeEntrants } from "./many-entrants.ts";

const ENTRANTS = Number(process.env.LEAGUE_ENTRANTS ?? 9);
const FILES = Math.round(0.4 * ENTRANTS);
const HOURS_MS = 7_200_000;

let folder: string;
let list: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gadalka-league-"));
  list = [...(await writeEntrants(folder, FILES)), ...registryEntrants(ENTRANTS - FILES)].join(",");
});
afterEach(async () => {
  for (const child of children.splice(0)) await end(child, "SIGKILL");
  await rm(folder, { recursive: true });
});

function gadalka(args: readonly string[], redisUrl?: string) {
  const started = startGadalka(args, redisUrl ? { REDIS_URL: redisUrl } : {}, folder);
  children.push(started.child);
  return started;
}

async function league(options: readonly string[], redisUrl?: string, meanwhile?: () => Promise<void>) {
  const rules = ["--matches", "2", "--rounds", "60", "--seed", "5e".repeat(32), "--json"];
  const begun = performance.now();
  const run = gadalka(["arena", "league", "--entrants", list, ...rules, ...options], redisUrl);
  await meanwhile?.();
  expect(await run.ended, run.text.err).toBe(0);
  process.stderr.write(
    `${options.join(" ") || "workers"}: ${Math.round((performance.now() - begun) / 1000)} s\n`,
  );
  return run.text.out;
}

describe.skipIf(skipWithoutRedis("a league over several processes"))("a league over processes", () => {
  let redis: RedisServer;
  beforeEach(async () => {
    redis = await startRedis("--appendonly", "yes");
  });
  afterEach(() => redis.stop());

  async function batches(): Promise<number> {
    return ((await redis.command("KEYS", "gadalka:arena-round:*")) as string[]).length;
  }

  it("is the same with one thread, two, or three workers with one killed", {
    timeout: HOURS_MS,
  }, async () => {
    const one = await league(["--threads", "1"]);
    const { hash, played, all, rows } = JSON.parse(one);
    expect(played).toBe(all);
    expect(all).toBe((ENTRANTS * (ENTRANTS - 1)) / 2);
    expect(rows).toHaveLength(ENTRANTS);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await league(["--threads", "2"])).toBe(one);
    const workers = Array.from({ length: 3 }, () => gadalka(["worker", "--threads", "1"], redis.url));
    for (const { text } of workers) await until(async () => text.err.includes("Playing matches"));
    const killed = async (): Promise<void> => {
      await until(async () => (await batches()) > 0);
      workers[0]?.child.kill("SIGKILL");
    };
    expect(await league([], redis.url, killed)).toBe(one);
    process.stderr.write(`results ${hash}\n`);
  });
});
