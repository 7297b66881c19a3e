// The Redis scripts on a real server: a command that's resent because its answer was lost takes effect once, and stored
// documents are small.

import { createClient } from "@keyv/redis";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "../../../src/infra/store/index.ts";
import { CLAIM, INSPECT, KEEP, MOVE, run, SWAP } from "../../../src/infra/store/redis/scripts.ts";
import { profileKind } from "./kinds.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "./redis-server.ts";

describe.skipIf(skipWithoutRedis("Redis scripts"))("Redis scripts", () => {
  let server: RedisServer;
  let client: ReturnType<typeof createClient>;
  beforeAll(async () => {
    server = await startRedis();
    client = createClient({ url: server.url });
    await client.connect();
  });
  beforeEach(() => server.command("FLUSHALL"));
  afterAll(async () => {
    client.destroy();
    await server.stop();
  });

  const send = (script: typeof SWAP, keys: string[], ...inputs: string[]) =>
    run({ ...commandsOf(client) }, script, { keys, arguments: inputs });

  /** Runs several compare-and-sets in one script; returns what refused each, by position. */
  const swap = async (...all: readonly (readonly (readonly [key: string, ...string[]])[])[]) => {
    const inputs = all.flat().flatMap(([, ...rest]) => rest);
    const keys = all.flat().map(([key]) => key);
    return send(SWAP, keys, all.map((one) => one.length).join(""), ...inputs);
  };

  test("count a repeated swap as done and write once", async () => {
    for (const [revision, next] of [
      ["", "AAAAAAAA1"],
      ["AAAAAAAA", "BBBBBBBB2"],
    ] as const)
      for (let times = 0; times < 2; times++) expect(await swap([["k", revision, next, ""]])).toEqual([]);
    expect(await client.get("k")).toBe("BBBBBBBB2");
  });

  test("refuse a swap of an old revision and return the current value", async () => {
    await client.set("k", "CCCCCCCC3");
    expect(await swap([["k", "AAAAAAAA", "BBBBBBBB2", ""]])).toEqual([1, ["CCCCCCCC3"]]);
    expect(await swap([["k", "", "BBBBBBBB2", ""]])).toEqual([1, ["CCCCCCCC3"]]);
    expect(await swap([["k", "AAAAAAAA", "", ""]])).toEqual([1, ["CCCCCCCC3"]]);
    expect(await swap([["none", "AAAAAAAA", "BBBBBBBB2", ""]])).toEqual([1, [null]]);
    expect(await client.get("k")).toBe("CCCCCCCC3");
  });

  test("write all or none of a swap of several, even when repeated", async () => {
    const first = [
      ["one", "", "AAAAAAAA1", ""],
      ["two", "", "BBBBBBBB1", ""],
      ["three", "", "", KEEP],
    ] as const;
    for (let times = 0; times < 2; times++) expect(await swap(first)).toEqual([]);
    const present = [1, ["AAAAAAAA1", "BBBBBBBB1", null]];
    const other = [
      ["one", "AAAAAAAA", "CCCCCCCC2", ""],
      ["two", "XXXXXXXX", "DDDDDDDD2", ""],
      ["three", "", "", KEEP],
    ] as const;
    expect(await swap(other)).toEqual(present);
    const compared = [
      ["one", "AAAAAAAA", "CCCCCCCC2", ""],
      ["two", "BBBBBBBB", "", KEEP],
      ["three", "EEEEEEEE", "", KEEP],
    ] as const;
    expect(await swap(compared)).toEqual(present);
    expect(await client.mGet(["one", "two", "three"])).toEqual(["AAAAAAAA1", "BBBBBBBB1", null]);
  });

  test("run several swaps independently: one refusal doesn't stop the others", async () => {
    await client.set("taken", "TTTTTTTT1");
    await client.lPush("list", "1");
    const refused = (await swap(
      [["a", "", "AAAAAAAA1", ""]],
      [
        ["b", "", "BBBBBBBB1", ""],
        ["taken", "XXXXXXXX", "YYYYYYYY1", ""],
      ],
      [["list", "", "LLLLLLLL1", ""]],
      [["c", "", "CCCCCCCC1", "60000"]],
      [["a", "AAAAAAAA", "", ""]],
    )) as unknown[];
    expect(refused.slice(0, 3)).toEqual([2, [null, "TTTTTTTT1"], 3]);
    expect(refused[3]).toContain("WRONGTYPE");
    expect(refused).toHaveLength(4);
    expect(await client.mGet(["a", "b", "taken", "c"])).toEqual([null, null, "TTTTTTTT1", "CCCCCCCC1"]);
    expect(await client.pTTL("c")).toBeGreaterThan(0);
  });

  test("give a repeated claim to its owner and to no one else", async () => {
    expect(await send(CLAIM, ["c"], "me", "60000")).toBe(1);
    expect(await send(CLAIM, ["c"], "me", "60000")).toBe(1);
    expect(await send(CLAIM, ["c"], "you", "60000")).toBe(0);
  });

  test("move a value byte for byte unless it has changed", async () => {
    await client.set("k", Buffer.from([0xff, 0x00, 0xfe]), { PX: 60_000 });
    const seen = (await send(INSPECT, ["k"])) as string[];
    expect(await send(MOVE, ["k", "aside"], seen[1]?.replace(/^./, "x") ?? "", "9000", "")).toBe(0);
    expect(await send(MOVE, ["k", "aside"], seen[1] ?? "", "9000", "")).toBe(1);
    expect([await client.exists("k"), await client.strLen("aside")]).toEqual([0, 3]);
    expect(await client.pTTL("aside")).toSatisfy((left: number) => left > 0 && left <= 9_000);
    expect(await send(INSPECT, ["k"])).toBeNull();
  });

  test("quarantine a value that isn't text, in full", async () => {
    const reported: (string | undefined)[] = [];
    const report = (problem: { quarantinedAs?: string | undefined }) =>
      void reported.push(problem.quarantinedAs);
    const store = await openStore({ redisUrl: server.url, dataDir: "/nonexistent", report });
    await client.set("gadalka:test-profile:1", Buffer.from([0xff, 0x00, 0xfe, 0x80]));
    expect(await store.read(profileKind, "1")).toBeUndefined();
    expect(await client.strLen(reported[0] ?? "")).toBe(4);
    await store.close();
  });

  test("store a plain document with less than 40 bytes of overhead", async () => {
    const store = await openStore({ redisUrl: server.url, dataDir: "/nonexistent" });
    const document = { name: "A".repeat(870), moves: [1, 2] };
    await store.update(profileKind, "1", () => ({ next: document, result: null }));
    const stored = await client.strLen("gadalka:test-profile:1");
    expect(stored - JSON.stringify(document).length).toBeLessThan(40);
    await store.close();
  });
});

function commandsOf(client: ReturnType<typeof createClient>) {
  return {
    eval: client.eval.bind(client),
    evalSha: client.evalSha.bind(client),
  };
}
