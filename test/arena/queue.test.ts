// Tournaments over several processes and a real Redis: the same table, whatever dies.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { threadExecutor } from "../../src/arena/playing.ts";
import { queueExecutor } from "../../src/arena/queue.ts";
import { reportTournament } from "../../src/arena/tournaments/report.ts";
import { playTournament } from "../../src/arena/tournaments/tournament.ts";
import { type RedisServer, skipWithoutRedis, startRedis, until } from "../infra/store/redis-server.ts";
import { held, planOf } from "./tournaments.ts";

const LAUNCH = fileURLToPath(new URL("../../src/launch.mjs", import.meta.url));

/** Slow enough that a process can die in the middle of a match. */
const NAMES = ["fortune-teller", "wildcard", "iocaine", "second-guess", "experts", "markov"];
const PLAN = planOf(NAMES, { rounds: 4, match: 400 });
/** The same plan on the command line. */
const RUN = [
  ...["arena", "run", "--entrants", NAMES.join(",")],
  ...["--rounds", "4", "--match", "400", "--json"],
];

describe.skipIf(skipWithoutRedis("tournaments over several processes"))("a tournament over processes", () => {
  let redis: RedisServer;
  let expected: string;
  let playedHere: number;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    redis = await startRedis("--appendonly", "yes");
    expected ??= JSON.stringify(await held(PLAN, 2));
    playedHere = 0;
  });
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    }
    await redis.stop();
  });

  /** A process of `gadalka`, with its output and its exit code. */
  function gadalka(...args: readonly string[]) {
    const { PATH = "" } = process.env;
    const env = { PATH, LOG_LEVEL: "silent", REDIS_URL: redis.url };
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

  /** Resolves when they accept matches. */
  async function workers(count: number) {
    const all = Array.from({ length: count }, () => gadalka("worker", "--threads", "1"));
    for (const { text } of all) await until(async () => text.err.includes("Playing matches"));
    return all;
  }

  /** Plays it; `during` is called when the first match is over. */
  async function played(during: () => Promise<void> = async () => undefined): Promise<string> {
    const threads = threadExecutor(1, { onPlayed: () => void playedHere++ });
    const executor = queueExecutor(redis.url, threads, 1);
    let acting: Promise<void> | undefined;
    const onProgress = ({ played: count }: { played: number }): void => {
      if (count > 0) acting ??= during();
    };
    try {
      const tournament = await playTournament(PLAN, executor, { onProgress });
      await acting;
      return JSON.stringify(reportTournament(tournament));
    } finally {
      await executor.close();
      await threads.close();
    }
  }

  it("is played here if there is no other process", async () => {
    expect(await played()).toBe(expected);
  });

  it("is byte-identical with three workers that are killed in their matches", async () => {
    const all = await workers(3);
    const kill = async (): Promise<void> => {
      for (const { child } of all) child.kill("SIGKILL");
    };
    expect(await played(kill)).toBe(expected);
  });

  it("survives a restart of Redis in the middle of a round", async () => {
    await workers(2);
    const restart = async (): Promise<void> => {
      await redis.kill();
      await redis.restart();
    };
    expect(await played(restart)).toBe(expected);
    expect(playedHere).toBeLessThan(12);
  });

  it("is the same on the command line, and a worker stops on request", async () => {
    const [worker] = await workers(1);
    const run = gadalka(...RUN);
    expect(await run.ended).toBe(0);
    expect(run.text.out).toBe(`${expected}\n`);
    worker?.child.kill("SIGTERM");
    expect(await worker?.ended).toBe(0);
  });
});
