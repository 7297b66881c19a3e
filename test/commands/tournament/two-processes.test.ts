// Two processes on one store: a tournament is played once, and if its process dies, the other plays it to the same end.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decide } from "../../../commands/tournament/document.ts";
import { playTask } from "../../../src/arena/match/play.ts";
import type { MatchExecutor } from "../../../src/arena/playing.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { type RedisServer, skipWithoutRedis, startRedis, until } from "../../infra/store/redis-server.ts";
import { openTable, type Table } from "../play/table.ts";
import { boris, enter, tournament, VENUE } from "./hall.ts";
import { type Postbox, postbox, shown } from "./postbox.ts";

const ENTRANTS = ["rotation", "copy", "random", "constant", "markov"];
const KINDS = [
  { kind: "an embedded store", isSkipped: false },
  { kind: "Redis", isSkipped: skipWithoutRedis("tournaments of two processes on Redis") },
];

describe.each(KINDS)("two processes on $kind", ({ kind, isSkipped }) => {
  let folder: string;
  let redis: RedisServer | undefined;
  const stores: Store[] = [];
  let box: Postbox;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "gadalka-two-"));
    if (kind === "Redis" && !isSkipped) redis = await startRedis();
    box = postbox();
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
    await redis?.stop();
    redis = undefined;
    rmSync(folder, { recursive: true });
  });

  /** A process with its own store on the same data. */
  async function open(more: Parameters<typeof openTable>[0] = {}): Promise<Table> {
    const store = await openStore({ dataDir: folder, ...(redis && { redisUrl: redis.url }) });
    stores.push(store);
    return openTable({ store, seedsFrom: stores.length * 1000, ...more });
  }

  async function prepared(table: Table, options: Record<string, string> = {}): Promise<void> {
    const setting = { system: "round-robin", match: "50", house: "off", ...options };
    await shown(await tournament(table, "create", setting), "card");
    await enter(table, ENTRANTS.slice(0, 4));
    await enter(table, ENTRANTS.slice(4), boris);
  }

  it.skipIf(isSkipped)("play and announce one tournament if both find the same start due", async () => {
    let now = Date.parse("2026-11-27T10:00:00Z");
    let matches = 0;
    const onMatches = (count: number): void => {
      matches += count;
    };
    const [one, two] = [await open({ now: () => now, onMatches }), await open({ now: () => now, onMatches })];
    await prepared(one, { start: "18:00" });
    for (const table of [one, two]) await table.tournaments.serve(box.messenger);
    now = Date.parse("2026-11-27T18:00:00Z");
    await until(async () => box.posts.length === 1);
    await Promise.all([one.tournaments.idle(), two.tournaments.idle()]);
    expect([box.posts.length, matches]).toEqual([1, 10]);
    await Promise.all([one.tournaments.close(), two.tournaments.close()]);
    expect([...one.defects, ...two.defects]).toEqual([]);
  });

  it.skipIf(isSkipped)("end with the same table if one dies in the middle", async () => {
    const standings = async (table: Table) => (await table.tournaments.read(VENUE)).finished[0]?.standings;
    let left = 5;
    const dying: MatchExecutor = {
      play: (task, signal) =>
        left-- > 0
          ? Promise.resolve(playTask(task))
          : new Promise((resolve) => signal?.addEventListener("abort", () => resolve(undefined))),
      close: async () => undefined,
    };
    const dead = await open({ players: dying });
    await dead.tournaments.serve(box.messenger);
    await prepared(dead);
    await tournament(dead, "start");
    await until(async () => (await dead.tournaments.read(VENUE)).current?.played?.length === 2);
    const { current } = await dead.tournaments.read(VENUE);
    const alone = await openTable();
    await dead.tournaments.close();
    const heir = await open();
    await heir.tournaments.serve(box.messenger);
    await until(async () => (await standings(heir)) !== undefined);
    await heir.tournaments.idle();
    const { finished } = await heir.tournaments.read(VENUE);
    expect(box.posts).toHaveLength(1);
    expect(finished[0]).toMatchObject({ id: current?.id, seed: current?.seed });
    // Played from its seed by a process that knows nothing else.
    const { played: _rounds, ...fromSeed } = current ?? expect.fail();
    const next = { venue: VENUE, current: fromSeed, finished: [] };
    await decide(alone.store, VENUE, () => ({ next, result: undefined }));
    await alone.tournaments.setCard(VENUE, fromSeed.id, "card");
    await until(async () => (await standings(alone)) !== undefined);
    expect(await standings(heir)).toEqual(await standings(alone));
    await heir.tournaments.close();
    expect([...dead.defects, ...heir.defects, ...alone.defects]).toEqual([]);
  });
});
