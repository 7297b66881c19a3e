// The commands that a bot sends to Redis in use: none scans the keys, or fetches all of something that grows with the
// number of people.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Place } from "../../../src/chat/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { ANNA, BORIS, openTable, type Table, viewOf } from "../../commands/play/table.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "./redis-server.ts";

const GROUP: Place = { kind: "group", id: "-7", locale: "en" };
const here = { place: GROUP };

/** Each takes time by the size of one document, or by the logarithm of a board plus its answer's size. */
const DOCUMENTS = ["get", "mget", "set", "getrange", "pttl", "unlink", "del", "rename", "persist", "exists"];
const BOARDS = ["zadd", "zrem", "zrange", "zscore", "pexpire"];
const SCRIPTS = ["evalsha", "eval"];
const CONNECTION = ["hello", "client|setinfo", "client|setname", "ping", "info", "select", "auth"];
/** Sent by the test itself. */
const OURS = ["config|resetstat"];

describe.skipIf(skipWithoutRedis("commands sent to Redis"))("a bot on Redis", () => {
  let redis: RedisServer;
  let store: Store;
  let table: Table;
  beforeAll(async () => {
    redis = await startRedis();
    store = await openStore({ redisUrl: redis.url, dataDir: "/nonexistent" });
    await redis.command("CONFIG", "RESETSTAT");
    table = await openTable({ store });
  });
  afterAll(async () => {
    await store.close();
    await redis.stop();
  });

  async function plays(): Promise<void> {
    for (const caller of [ANNA, BORIS]) {
      let reply = await table.type("rps", "play", { length: "endless" }, { ...here, caller });
      for (const move of ["Rock", "Paper", "Scissors", "Rock"])
        reply = await table.press(viewOf(reply), move, { ...here, caller });
      await table.press(viewOf(reply), "Stop", { ...here, caller });
    }
    await table.type("oddeven", "play");
    await table.type("mines", "play");
    await table.type("daily", "today");
    await table.type("daily", "mind");
  }

  async function looks(): Promise<void> {
    for (const [command, subcommand] of [
      ...[["leaderboard", "leaderboard"] as const, ["profile", "show"] as const, ["profile", "map"] as const],
      ...[["model", "show"] as const, ["strategy", "mine"] as const, ["tournament", "status"] as const],
      ...[["rps", "verify"] as const, ["daily", "yesterday"] as const, ["privacy", "privacy"] as const],
    ])
      await table.type(command, subcommand, {}, here);
  }

  /** How often Redis ran each command, including those in scripts. */
  async function asked(): Promise<ReadonlyMap<string, number>> {
    const stats = String(await redis.command("INFO", "commandstats"));
    const rows = [...stats.matchAll(/^cmdstat_([^:]+):calls=(\d+)/gm)];
    return new Map(rows.map(([, name = "", calls]) => [name, Number(calls)]));
  }

  it("accesses single documents and parts of boards, with cached scripts", async () => {
    await table.type("privacy", "privacy", { shown: "on" }, here);
    await plays();
    await looks();
    await table.type("tournament", "create", { match: "50", house: "off" }, here);
    await table.type("data", "export", {}, { caller: BORIS });
    await table.type("data", "delete", {}, { caller: BORIS });
    const calls = await asked();
    const known = new Set([...DOCUMENTS, ...BOARDS, ...SCRIPTS, ...CONNECTION, ...OURS]);
    expect([...calls.keys()].filter((name) => !known.has(name))).toEqual([]);
    // A script is sent in full on its first use, and there are four.
    expect(calls.get("eval") ?? 0).toBeLessThanOrEqual(4);
    expect(calls.get("evalsha")).toBeGreaterThan(20);
  });
});
