// What `gadalka restore` refuses, and what it leaves unchanged.

import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { knownPlaces } from "../../../commands/place/index.ts";
import { readRecords, writeRecords } from "../../../src/cli/backup/file.ts";
import { encodePledge } from "../../../src/core/fairness/index.ts";
import type { StoredRecord } from "../../../src/infra/store/copy.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { openStoreCopy } from "../../../src/infra/store/open-copy.ts";
import { keyedHasher, openHost, renewPledge, servedPledges } from "../../../src/people/host/index.ts";
import { noteDeletion, placeName, startRestoring, writePlayerId } from "../../../src/people/index.ts";
import { profileKind } from "../../infra/store/kinds.ts";
import { skipWithoutRedis, startRedis } from "../../infra/store/redis-server.ts";
import {
  describeOnLostStores,
  fileStore,
  folderForTests,
  gadalka,
  type LostStore,
  redisStore,
} from "./stores.ts";

const ANNA = { platform: "telegram", id: "7654321" };
const BORIS = { platform: "telegram", id: "8000001" };

const put = (store: Store, id: string, name: string, ttlMs?: number) =>
  store.update(profileKind, id, () => ({ next: { name, moves: [1, 2] }, result: undefined }), ttlMs);

/** Documents of a few people, and the store's host. */
async function people(store: Store) {
  await put(store, "telegram:7654321:rps", "Anna");
  await put(store, "telegram:8000001:rps", "Boris");
  await store.board("people:telegram:-777").set("telegram:7654321", 2);
  await store.board("people:telegram:-777").set("telegram:8000001", 1);
  return openHost({ store, freshKey: () => new Uint8Array(32).fill(9), now: Date.now });
}

/** As on a new disk, with these people. */
async function filled(lost: LostStore): Promise<void> {
  await lost.lose();
  const store = await lost.open();
  await people(store);
  await store.close();
}

const nameAt = async (store: Store, id: string) => (await store.read(profileKind, id))?.name;

describeOnLostStores("gadalka restore", (lost, { path }) => {
  it("refuses a full store, a missing deletion list, or an older one", async () => {
    await filled(lost);
    const list = path("older");
    expect(await gadalka(lost, ["deletions", "--out", list])).toMatchObject({ code: 0 });
    expect(await gadalka(lost, ["backup", "--out", path("copy")])).toMatchObject({ code: 0 });
    const full = await gadalka(lost, ["restore", path("copy")]);
    expect(full).toMatchObject({ code: 1 });
    expect(full.err).toContain(
      "this store isn't empty. To replace everything in it, stop the bot and add: --over",
    );
    await lost.lose();
    const unlisted = await gadalka(lost, ["restore", path("copy")]);
    expect(unlisted.err).toMatch(/^--deletions: nothing says whose data was deleted since 20/);
    const older = await gadalka(lost, ["restore", path("copy"), "--deletions", list]);
    expect(older.err).toContain("older than the backup");
    const empty = await lost.open();
    expect(await nameAt(empty, "telegram:7654321:rps")).toBeUndefined();
    await empty.close();
    expect(await gadalka(lost, ["restore", path("copy"), "--deletions", "none"])).toMatchObject({ code: 0 });
    const whole = await lost.open();
    expect(await nameAt(whole, "telegram:7654321:rps")).toBe("Anna");
    await whole.close();
  });

  it("writes nothing from a truncated or damaged file", async () => {
    await lost.lose();
    const bytes = readFileSync(path("copy"));
    for (const [name, damaged] of [
      ["cut", bytes.subarray(0, bytes.length - 9)],
      ["cut in a line", gzipSync(gunzipSync(bytes).subarray(0, -40))],
      ["changed", gzipSync(gunzipSync(bytes).toString().replace("Anna", "Anne"))],
      ["none", Buffer.from("hello")],
    ] as const) {
      writeFileSync(path(name), damaged);
      const refused = await gadalka(lost, ["restore", path(name), "--deletions", "none"]);
      expect(refused).toMatchObject({ code: 1, out: "" });
      expect(refused.err).toMatch(/^FILE: .* isn't a complete backup/);
    }
    const store = await lost.open();
    expect(await nameAt(store, "telegram:8000001:rps")).toBeUndefined();
    await store.close();
  });

  it("keeps the bot off a half-restored store until restored again", async () => {
    await lost.lose();
    const store = await lost.open();
    await startRestoring(store, { backupAt: Date.now(), noted: [] });
    await put(store, "telegram:1:rps", "half");
    await store.close();
    const doctor = await gadalka(lost, ["backup", "--out", path("half")]);
    expect(doctor.err).toMatch(/^restore: a restore into this store wasn't finished/);
    const play = await gadalka(lost, ["play"]);
    expect(play.err).toContain(
      "wasn't finished. Run it again with the same file: npm run -s gadalka -- restore FILE",
    );
    const again = await gadalka(lost, ["restore", path("copy"), "--deletions", "none"]);
    expect(again).toMatchObject({ code: 0, err: "" });
    const whole = await lost.open();
    expect(await nameAt(whole, "telegram:1:rps")).toBeUndefined();
    expect(await nameAt(whole, "telegram:7654321:rps")).toBe("Anna");
    await whole.close();
  });

  it("restores expiry times and boards, but no claims or expired data", async () => {
    await lost.lose();
    const store = await lost.open();
    await people(store);
    await put(store, "telegram:2:rps", "soon gone", 1);
    await put(store, "telegram:3:rps", "for an hour", 3_600_000);
    await store.board("week").set("telegram:8000001", 7, 3_600_000);
    await store.claim("event:1", 3_600_000);
    await store.close();
    expect(await gadalka(lost, ["backup", "--out", path("copy2")])).toMatchObject({ code: 0 });
    await lost.lose();
    expect(await gadalka(lost, ["restore", path("copy2"), "--deletions", "none"])).toMatchObject({ code: 0 });
    const back = await lost.open();
    expect(await back.board("people:telegram:-777").top(5)).toEqual([
      { member: "telegram:7654321", score: 2 },
      { member: "telegram:8000001", score: 1 },
    ]);
    expect(await back.claim("event:1", 1_000)).toBe(true);
    await back.close();
    const left = await expiries(lost);
    const hour = (key: string) => Math.abs((left.get(key) ?? 0) - Date.now() - 3_600_000);
    expect(hour("gadalka:test-profile:telegram:3:rps")).toBeLessThan(600_000);
    expect(hour("gadalka:board:week")).toBeLessThan(600_000);
    expect(left.get("gadalka:test-profile:telegram:8000001:rps")).toBeUndefined();
    expect([...left.keys()].join()).not.toContain("telegram:2:rps");
  });

  it("keeps people who came back before the backup, and later pledges", async () => {
    await lost.lose();
    const store = await lost.open();
    const host = await people(store);
    const anHourAgo = () => Date.now() - 3_600_000;
    await noteDeletion({ store, host, now: anHourAgo }, [writePlayerId(ANNA)]);
    const places = knownPlaces({ store, now: Date.now });
    for (const place of ["discord:777", "discord:778"])
      await places.change(place, { kind: "quiet", on: true });
    await store.close();
    expect(await gadalka(lost, ["backup", "--out", path("copy3")])).toMatchObject({ code: 0 });
    const later = await lost.open();
    const deleted = [writePlayerId(BORIS), placeName("discord:777")];
    await noteDeletion({ store: later, host, now: Date.now }, deleted);
    await renewPledge({ store: later, freshKey: () => new Uint8Array(32), now: Date.now });
    const renewed = (await servedPledges(later)).map(encodePledge);
    expect(renewed).toHaveLength(2);
    await later.close();
    const restored = await gadalka(lost, ["restore", path("copy3"), "--over"]);
    expect(restored).toMatchObject({ code: 0, err: "" });
    const [, written, all] = /^Restored (\d+) of its (\d+) documents\.$/m.exec(restored.out) ?? [];
    const [, own = ""] = /^Not restored, because this store keeps its own: (.+)\.$/m.exec(restored.out) ?? [];
    expect(own).toMatch(/\d+ deletion/);
    const left = (own.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
    expect(Number(written) + left).toBe(Number(all));
    const back = await lost.open();
    expect(await nameAt(back, "telegram:7654321:rps")).toBe("Anna");
    expect(await nameAt(back, "telegram:8000001:rps")).toBeUndefined();
    expect(await back.board("people:telegram:-777").top(5)).toEqual([
      { member: "telegram:7654321", score: 2 },
    ]);
    expect((await servedPledges(back)).map(encodePledge)).toEqual(renewed);
    const kept = (await lost.all()).filter((line) => line.startsWith("gadalka:place-settings:"));
    expect(kept.map((line) => line.split(": ")[0])).toEqual(["gadalka:place-settings:discord:778"]);
    await back.close();
  });

  it("replays deletions noted under the overwritten store's secret", async () => {
    await filled(lost);
    expect(await gadalka(lost, ["backup", "--out", path("copy5")])).toMatchObject({ code: 0 });
    expect(await gadalka(lost, ["deletions", "--out", path("list5")])).toMatchObject({ code: 0 });
    await lost.lose();
    const meanwhile = await lost.open();
    const freshKey = () => new Uint8Array(32).fill(7);
    const host = await openHost({ store: meanwhile, freshKey, now: Date.now });
    await noteDeletion({ store: meanwhile, host, now: Date.now }, [writePlayerId(BORIS)]);
    await meanwhile.close();
    const over = ["restore", path("copy5"), "--over", "--deletions", path("list5")];
    expect(await gadalka(lost, over)).toMatchObject({ code: 0, err: "" });
    const back = await lost.open();
    expect(await nameAt(back, "telegram:8000001:rps")).toBeUndefined();
    expect(await nameAt(back, "telegram:7654321:rps")).toBe("Anna");
    await back.close();
  });

  it("refuses deletions noted under another secret unless it's given", async () => {
    await lost.lose();
    const OLD = Buffer.alloc(32, 1);
    const store = await lost.open();
    await people(store);
    await store.close();
    expect(await gadalka(lost, ["backup", "--out", path("copy4")])).toMatchObject({ code: 0 });
    const later = await lost.open();
    const old = { keyedHash: (what: string, text: string) => keyedHasher(OLD, what).hash(text) };
    await noteDeletion({ store: later, host: old, now: Date.now }, [writePlayerId(BORIS)]);
    await later.close();
    const refused = await gadalka(lost, ["restore", path("copy4"), "--over"]);
    expect(refused.err).toContain(
      "1 of 1 deletions since the backup were noted under another secret of the host",
    );
    writeFileSync(path("key"), `${OLD.toString("base64")}\n`);
    const given = await gadalka(lost, ["restore", path("copy4"), "--over", "--former-key", path("key")]);
    expect(given).toMatchObject({ code: 0, err: "" });
    const back = await lost.open();
    expect(await nameAt(back, "telegram:8000001:rps")).toBeUndefined();
    expect(await nameAt(back, "telegram:7654321:rps")).toBe("Anna");
    await back.close();
  });
});

async function expiries(lost: LostStore): Promise<Map<string, number | undefined>> {
  const { REDIS_URL, DATA_DIR = "" } = lost.environment();
  const copy = await openStoreCopy({ dataDir: DATA_DIR, ...(REDIS_URL && { redisUrl: REDIS_URL }) });
  const found = new Map<string, number | undefined>();
  for await (const records of copy.records()) for (const one of records) found.set(one.key, one.expiresAt);
  await copy.close();
  return found;
}

describe.skipIf(skipWithoutRedis("a backup of Redis in the embedded file"))("a backup", () => {
  const folder = folderForTests();

  it("moves from Redis to a file and back", async () => {
    const server = await startRedis();
    try {
      const [redis, file] = [redisStore(() => server), fileStore(folder)];
      const store = await redis.open();
      await people(store);
      await store.close();
      const there = folder.path("from-redis");
      expect(await gadalka(redis, ["backup", "--out", there])).toMatchObject({ code: 0 });
      const none = ["--deletions", "none"];
      expect(await gadalka(file, ["restore", there, ...none])).toMatchObject({ code: 0, err: "" });
      const back = folder.path("from-file");
      expect(await gadalka(file, ["backup", "--out", back])).toMatchObject({ code: 0 });
      const before = (await redis.all()).filter((line) => !line.includes("deletion-list"));
      await redis.lose();
      expect(await gadalka(redis, ["restore", back, ...none])).toMatchObject({ code: 0, err: "" });
      expect((await redis.all()).filter((line) => !line.includes("deletion-list"))).toEqual(before);
    } finally {
      await server.stop();
    }
  });
});

describe("the backup file", () => {
  const { path } = folderForTests();
  const format = "gadalka-backup-1";
  const head = { format, startedAt: 1, pledges: [], deletionsSince: 0 } as const;
  async function* pages(count: number): AsyncGenerator<readonly StoredRecord[]> {
    for (let at = 0; at < count; at++)
      yield [{ key: `gadalka:a:${at}`, value: `12345678{"${"x".repeat(at % 50)}я":1}` }];
  }

  it("is refused wherever it's truncated", async () => {
    await writeRecords(path("whole"), head, pages(50));
    const text = gunzipSync(readFileSync(path("whole")));
    const records: StoredRecord[] = [];
    const read = await readRecords(path("whole"), format, (some) => void records.push(...some));
    expect([read.documents, records.length]).toEqual([50, 50]);
    for (let length = 0; length < text.length; length += 37) {
      writeFileSync(path("cut"), gzipSync(text.subarray(0, length)));
      await expect(readRecords(path("cut"), format, () => {})).rejects.toThrow("isn't a complete backup");
    }
  });

  it.each(["5", "null", '"a line"'])("is invalid if a line is %s", async (line) => {
    writeFileSync(path("other"), gzipSync(`${line}\n`));
    await expect(readRecords(path("other"), format, () => {})).rejects.toThrow("isn't a complete backup");
  });

  it("isn't interchangeable with a deletion list", async () => {
    const lists = "gadalka-deletions-1";
    await writeRecords(path("backup"), head, pages(1));
    await writeRecords(path("list"), { ...head, format: lists }, pages(1));
    await expect(readRecords(path("list"), format, () => {})).rejects.toThrow("isn't a complete backup");
    await expect(readRecords(path("backup"), lists, () => {})).rejects.toThrow("isn't a complete list");
  });

  it("appears only when complete; a failure keeps the previous file", async () => {
    async function* failing(): AsyncGenerator<readonly StoredRecord[]> {
      yield* pages(3);
      throw new Error("the store is gone");
    }
    await writeRecords(path("kept"), head, pages(2));
    await expect(writeRecords(path("kept"), head, failing())).rejects.toThrow("the store is gone");
    expect((await readRecords(path("kept"), format, () => {})).documents).toBe(2);
    expect(() => readFileSync(path("kept.partial"))).toThrow("ENOENT");
  });
});
