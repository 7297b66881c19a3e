// Two processes on one store: one plays, one announces, and if one dies the other takes over.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FIELD } from "../../../commands/tournament/index.ts";
import { takeLease } from "../../../src/arena/executors/lease.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { type RedisServer, skipWithoutRedis, startRedis, until } from "../../infra/store/redis-server.ts";
import { openTable, type Table } from "../play/table.ts";
import { enter, tournament, VENUE } from "./hall.ts";
import { type Postbox, postbox, shown } from "./postbox.ts";

const KEY = "telegram:-7";
const ENTRANTS = ["rotation", "copy", "random", "constant"];

const KINDS = [
  { kind: "an embedded store", isSkipped: false },
  { kind: "Redis", isSkipped: skipWithoutRedis("tournaments of two processes on Redis") },
];

describe.each(KINDS)("two processes on $kind", ({ kind, isSkipped }) => {
  let folder: string;
  let redis: RedisServer | undefined;
  const stores: Store[] = [];
  let box: Postbox;
  let matchesBy: Map<string, number>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "gadalka-two-"));
    if (kind === "Redis" && !isSkipped) redis = await startRedis();
    box = postbox();
    matchesBy = new Map();
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const store of stores.splice(0)) await store.close();
    await redis?.stop();
    redis = undefined;
    rmSync(folder, { recursive: true });
  });

  async function openStoreThere(): Promise<Store> {
    const store = await openStore({
      dataDir: folder,
      ...(redis && { redisUrl: redis.url }),
    });
    stores.push(store);
    return store;
  }

  /** A process with that name, with its own store on the same data. */
  async function open(name: string, now: () => number): Promise<Table> {
    const store = await openStoreThere();
    const onMatches = (count: number): void => void matchesBy.set(name, (matchesBy.get(name) ?? 0) + count);
    return openTable({ store, seedsFrom: stores.length * 1000, now, onMatches });
  }

  async function prepared(table: Table, options: Record<string, string>): Promise<void> {
    const setting = { system: "round-robin", match: "50", house: "off", ...options };
    await shown(await tournament(table, "create", setting), "card");
    await enter(table, ENTRANTS);
  }

  const ends = () => box.posts.filter(({ key }) => key.startsWith("tournament-"));

  it.skipIf(isSkipped)("hold and announce one tournament if both find the same start due", async () => {
    let now = Date.parse("2026-11-27T10:00:00Z");
    const one = await open("one", () => now);
    const two = await open("two", () => now);
    await prepared(one, { start: "weekly fri 18:00", house: "on" });
    for (const table of [one, two]) await table.tournaments.serve(box.messenger);
    for (const week of [0, 1]) {
      now = Date.parse("2026-11-27T18:00:00Z") + week * 7 * 86_400_000;
      await until(async () => ends().length === week + 1);
    }
    await Promise.all([one.tournaments.idle(), two.tournaments.idle()]);
    expect(ends()).toHaveLength(2);
    expect(box.posts.filter(({ key }) => key.startsWith("begins-"))).toHaveLength(2);
    const pairings = (FIELD * (FIELD - 1)) / 2;
    expect([...matchesBy.values()].reduce((sum, count) => sum + count, 0)).toBe(2 * pairings);
    await Promise.all([one.tournaments.close(), two.tournaments.close()]);
    expect([...one.defects, ...two.defects]).toEqual([]);
  });

  it.skipIf(isSkipped)("take over within the lease when one is killed mid-run", async () => {
    const dead = await open("dead", Date.now);
    await prepared(dead, {});
    // What a killed process leaves behind: a running tournament, an agenda entry, and a lease that no one renews.
    const [store = expect.fail()] = stores;
    const lease = await takeLease(store, KEY, "dead", 60_000);
    await tournament(dead, "start");
    await dead.tournaments.close();
    const heir = await open("heir", Date.now);
    await heir.tournaments.serve(box.messenger);
    await heir.tournaments.idle();
    expect((await heir.tournaments.read(VENUE)).current?.progress).toBeDefined();
    expect(matchesBy.get("heir")).toBeUndefined();
    expect(lease?.lost.aborted).toBe(false);
    await lease?.release();
    await until(async () => ends().length === 1);
    await heir.tournaments.close();
    expect(heir.defects).toEqual([]);
  });

  it.skipIf(isSkipped)("never hold a renewed lease together", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const store = await openStoreThere();
    const renewals: unknown[] = [];
    const update = store.update.bind(store);
    store.update = ((...call: Parameters<Store["update"]>) => {
      renewals.push(call[3]);
      return update(...call);
    }) as Store["update"];
    const first = await takeLease(store, KEY, "first", 60_000);
    expect(first).toBeDefined();
    vi.advanceTimersByTime(59_000);
    expect(renewals).toEqual([60_000, 60_000, 60_000]);
    expect(await takeLease(store, KEY, "second", 60_000)).toBeUndefined();
    expect(first?.lost.aborted).toBe(false);
    await first?.release();
    const second = await takeLease(store, KEY, "second", 60_000);
    expect(second).toBeDefined();
    await second?.release();
  });

  it.skipIf(isSkipped)("pass on the lease of a silent holder, who learns of it", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const store = await openStoreThere();
    const first = await takeLease(store, KEY, "first", 3);
    await until(async () => (await takeLease(store, KEY, "second", 60_000)) !== undefined);
    vi.advanceTimersByTime(1);
    await until(async () => first?.lost.aborted === true);
  });
});
