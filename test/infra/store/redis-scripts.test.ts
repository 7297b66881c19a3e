// The Redis scripts against a real server: a command that is sent twice because its answer was lost
// does its work once, and a stored document is small.

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

  test("a swap that is repeated counts as done, and writes once", async () => {
    expect(await send(SWAP, ["k"], "", "AAAAAAAA1", "")).toBe(1);
    expect(await send(SWAP, ["k"], "", "AAAAAAAA1", "")).toBe(1);
    expect(await send(SWAP, ["k"], "AAAAAAAA", "BBBBBBBB2", "")).toBe(1);
    expect(await send(SWAP, ["k"], "AAAAAAAA", "BBBBBBBB2", "")).toBe(1);
    expect(await client.get("k")).toBe("BBBBBBBB2");
  });

  test("a swap of an old revision changes nothing and shows what is there", async () => {
    await client.set("k", "CCCCCCCC3");
    expect(await send(SWAP, ["k"], "AAAAAAAA", "BBBBBBBB2", "")).toEqual(["CCCCCCCC3"]);
    expect(await send(SWAP, ["k"], "", "BBBBBBBB2", "")).toEqual(["CCCCCCCC3"]);
    expect(await send(SWAP, ["k"], "AAAAAAAA", "", "")).toEqual(["CCCCCCCC3"]);
    expect(await send(SWAP, ["none"], "AAAAAAAA", "BBBBBBBB2", "")).toEqual([null]);
    expect(await client.get("k")).toBe("CCCCCCCC3");
  });

  test("a swap of several writes all or none, also when it is repeated", async () => {
    const first = ["", "AAAAAAAA1", "", "", "BBBBBBBB1", "", "", "", KEEP];
    const keys = ["one", "two", "three"];
    expect(await send(SWAP, keys, ...first)).toBe(1);
    expect(await send(SWAP, keys, ...first)).toBe(1);
    const other = ["AAAAAAAA", "CCCCCCCC2", "", "XXXXXXXX", "DDDDDDDD2", "", "", "", KEEP];
    expect(await send(SWAP, keys, ...other)).toEqual(["AAAAAAAA1", "BBBBBBBB1", null]);
    const compared = ["AAAAAAAA", "CCCCCCCC2", "", "BBBBBBBB", "", KEEP, "EEEEEEEE", "", KEEP];
    expect(await send(SWAP, keys, ...compared)).toEqual(["AAAAAAAA1", "BBBBBBBB1", null]);
    expect(await client.mGet(keys)).toEqual(["AAAAAAAA1", "BBBBBBBB1", null]);
  });

  test("a claim that is repeated is still its claimer's, and nobody else's", async () => {
    expect(await send(CLAIM, ["c"], "me", "60000")).toBe(1);
    expect(await send(CLAIM, ["c"], "me", "60000")).toBe(1);
    expect(await send(CLAIM, ["c"], "you", "60000")).toBe(0);
  });

  test("a value is moved byte for byte and for ever, but not when it has changed since", async () => {
    await client.set("k", Buffer.from([0xff, 0x00, 0xfe]), { PX: 60_000 });
    const seen = (await send(INSPECT, ["k"])) as string[];
    expect(await send(MOVE, ["k", "aside"], seen[1]?.replace(/^./, "x") ?? "")).toBe(0);
    expect(await send(MOVE, ["k", "aside"], seen[1] ?? "")).toBe(1);
    expect([await client.exists("k"), await client.strLen("aside"), await client.pTTL("aside")]).toEqual([
      0, 3, -1,
    ]);
    expect(await send(INSPECT, ["k"])).toBeNull();
  });

  test("a value that is not even text is quarantined whole", async () => {
    const reported: (string | undefined)[] = [];
    const report = (problem: { quarantinedAs?: string | undefined }) =>
      void reported.push(problem.quarantinedAs);
    const store = await openStore({ redisUrl: server.url, dataDir: "/nonexistent", report });
    await client.set("gadalka:test-profile:1", Buffer.from([0xff, 0x00, 0xfe, 0x80]));
    expect(await store.read(profileKind, "1")).toBeUndefined();
    expect(await client.strLen(reported[0] ?? "")).toBe(4);
    await store.close();
  });

  test("a plain document costs less than 40 bytes more than its own JSON", async () => {
    const store = await openStore({ redisUrl: server.url, dataDir: "/nonexistent", report: () => {} });
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
    zAdd: client.zAdd.bind(client),
    zRem: client.zRem.bind(client),
    scan: client.scan.bind(client),
    zRangeWithScores: client.zRangeWithScores.bind(client),
  };
}
