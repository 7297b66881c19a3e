// Tournaments over several processes and a real Redis: what they share, and what happens when one
// of them dies.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RedisServer, skipWithoutRedis, startRedis, until } from "../../infra/store/redis-server.ts";
import { held, planOf } from "../tournaments.ts";

const LAUNCH = fileURLToPath(new URL("../../../src/launch.mjs", import.meta.url));
/** Slow enough that somebody can die in the middle of a match. */
const NAMES = ["fortune-teller", "wildcard", "iocaine", "second-guess", "mixing", "markov"];
const PLAN = planOf(NAMES, { rounds: 4, match: 400, matchMs: 62_000 });
const RUN = ["arena", "run", "--entrants", NAMES.join(","), "--rounds", "4", "--match", "400", "--json"];

let redis: RedisServer;
const children: ChildProcess[] = [];

beforeEach(async () => {
  redis = await startRedis("--appendonly", "yes");
});
afterEach(async () => {
  for (const child of children.splice(0)) await end(child, "SIGKILL");
  await redis.stop();
});

function gadalka(...args: string[]) {
  const { PATH = "" } = process.env;
  const env = { PATH, REDIS_URL: redis.url, LOG_LEVEL: "silent" };
  const child = spawn(process.execPath, [LAUNCH, "cli/index", ...args], { env });
  children.push(child);
  const text = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    text.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    text.err += chunk;
  });
  return { child, text, ended: once(child, "close").then(([code]) => code as number | null) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

async function workers(count: number) {
  const all = Array.from({ length: count }, () => gadalka("worker", "--threads", "1"));
  for (const { text } of all) await until(async () => text.err.includes("takes matches"));
  return all;
}

/** How many matches the ledger holds, of all rounds. */
async function played(): Promise<number> {
  const keys = (await redis.command("KEYS", "gadalka:arena-round:*").catch(() => [])) as string[];
  const texts = await Promise.all(keys.map((key) => redis.command("GET", key)));
  return texts.join("").split('\\"table\\"').length + texts.join("").split('"table"').length - 2;
}

const reachedRound = async (count: number) => until(async () => (await played()) >= count);

describe.skipIf(skipWithoutRedis("tournaments over several processes"))("a tournament over processes", () => {
  let expected: string;
  beforeEach(async () => {
    expected ??= `${JSON.stringify(await held(PLAN, 2))}\n`;
  });

  it("is the same with three workers of which one is killed in a match, to the byte", async () => {
    const [first] = await workers(3);
    const run = gadalka(...RUN);
    await reachedRound(1);
    first?.child.kill("SIGKILL");
    expect(await run.ended).toBe(0);
    expect(run.text.out).toBe(expected);
  });

  it("goes on when the coordinator is killed, from its id alone", async () => {
    await workers(1);
    const run = gadalka(...RUN);
    await reachedRound(2);
    await end(run.child, "SIGKILL");
    const [, id = ""] = /^tournament (\w+)$/m.exec(run.text.err) ?? [];
    const again = gadalka("arena", "resume", id, "--json");
    expect(await again.ended).toBe(0);
    expect(again.text.out).toBe(expected);
  });

  it("goes on when Redis is restarted in the middle of a round", async () => {
    await workers(2);
    const run = gadalka(...RUN);
    await reachedRound(2);
    await redis.kill();
    await redis.restart();
    expect(await run.ended).toBe(0);
    expect(run.text.out).toBe(expected);
  });

  it("says so when nobody plays, and Ctrl+C shows what is finished", async () => {
    const run = gadalka(...RUN);
    await until(async () => run.text.err.includes("No worker takes matches yet"));
    run.child.kill("SIGINT");
    expect(await run.ended).toBe(130);
    expect(JSON.parse(run.text.out)).toMatchObject({ complete: false, rounds: 0, standings: { length: 6 } });
  });

  it("a worker ends when it is told to", async () => {
    const [worker] = await workers(1);
    worker?.child.kill("SIGTERM");
    expect(await worker?.ended).toBe(0);
  });
});
