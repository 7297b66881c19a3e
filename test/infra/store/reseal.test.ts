// `resealStore` finishes a rotation next to a running bot, on every kind of store.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  openStore,
  type Resealing,
  resealStore,
  type Store,
  type StoreOptions,
} from "../../../src/infra/store/index.ts";
import { freshFolder } from "./embedded.ts";
import { counterKind, profileKind } from "./kinds.ts";
import {
  type RedisServer,
  skipWithoutRedis,
  startCluster,
  startRedis,
  startSentinel,
} from "./redis-server.ts";

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
const LOST = Buffer.alloc(32, 3);
/** Enough documents for more than one page of a scan. */
const PAGES = 600;
const NOTHING = { plain: 0, "unknown-key": 0, unreadable: 0, contended: 0 };

type Where = Pick<StoreOptions, "redisUrl" | "dataDir">;

/** `whole`: also runs the tests that don't depend on how the servers are reached. */
function tests(where: () => Where, whole = true): void {
  const using = async <R>(keys: Uint8Array[], use: (store: Store) => Promise<R>): Promise<R> => {
    const store = await openStore({ ...where(), stateKeys: keys, report: () => {} });
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  };
  const write = (keys: Uint8Array[], ids: readonly string[]) =>
    using(keys, async (store) => {
      const writeOne = (id: string) =>
        store.update(profileKind, id, () => ({ next: { name: id, moves: [1] }, result: 0 }));
      await Promise.all(ids.map(writeOne));
      await store.board("b").set("member", 1);
      await store.claim("claim", 60_000);
    });
  const read = (keys: Uint8Array[], id: string) => using(keys, (store) => store.read(profileKind, id));
  const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
  const reseal = (keys: Uint8Array[], takesPlain = false) =>
    resealStore({ ...where(), stateKeys: keys, takesPlain });

  test("reseals every document with the first key, so the old one can go", async () => {
    await write([OLD], ids("r", PAGES));
    await write([NEW, OLD], ["already"]);
    const shown: Resealing[] = [];
    const options = { ...where(), stateKeys: [NEW, OLD] };
    const done = await resealStore(options, (now) => void shown.push(now));
    expect(done).toEqual({ current: PAGES + 1, resealed: PAGES, left: NOTHING, quarantined: 0 });
    expect(shown.length).toBeGreaterThan(1);
    expect(await read([NEW], "r0")).toEqual({ name: "r0", moves: [1] });
    expect(await read([NEW], `r${PAGES - 1}`)).toEqual({ name: `r${PAGES - 1}`, moves: [1] });
    expect(await reseal([NEW])).toEqual({ current: PAGES + 1, resealed: 0, left: NOTHING, quarantined: 0 });
  });

  if (!whole) return;

  test("leaves plain values unless it may encrypt them", async () => {
    await write([], ["p1", "p2"]);
    const refused = await reseal([NEW]);
    expect(refused.left).toEqual({ ...NOTHING, plain: 2 });
    expect((await reseal([NEW], true)).left).toEqual(NOTHING);
    expect(await read([NEW], "p1")).toEqual({ name: "p1", moves: [1] });
  });

  test("counts what it can't reseal by reason and leaves it unchanged", async () => {
    await write([LOST], ["lost"]);
    await write([NEW], ["good"]);
    const left = { ...NOTHING, "unknown-key": 1 };
    expect(await reseal([NEW, OLD])).toEqual({ current: 1, resealed: 0, left, quarantined: 0 });
    expect(await read([LOST], "lost")).toEqual({ name: "lost", moves: [1] });
  });

  test("keeps the time to live", async () => {
    const one = () => ({ next: { count: 1 }, result: 0 });
    await using([OLD], (store) => store.update(counterKind, "long", one, 3_600_000));
    await using([OLD], (store) => store.update(counterKind, "brief", one, 1_000));
    await reseal([NEW, OLD]);
    const stored = (id: string) => using([NEW], (store) => store.read(counterKind, id));
    expect(await stored("long")).toEqual({ count: 1 });
    await expect.poll(() => stored("brief"), { interval: 100 }).toBeUndefined();
  });

  test("loses no write of a running bot", async () => {
    const count = 40;
    await using([NEW, OLD], async (bot) => {
      await using([OLD], async (store) => {
        for (const id of ids("w", count))
          await store.update(counterKind, id, () => ({ next: { count: 0 }, result: 0 }));
      });
      let isOver = false;
      const walking = reseal([NEW, OLD]).finally(() => {
        isOver = true;
      });
      let written = 0;
      while (!isOver || written === 0) {
        await Promise.all(
          ids("w", count).map((id) =>
            bot.update(counterKind, id, (now) => ({ next: { count: (now?.count ?? 0) + 1 }, result: 0 })),
          ),
        );
        written++;
      }
      expect((await walking).left).toEqual(NOTHING);
      for (const id of ids("w", count)) expect(await bot.read(counterKind, id)).toEqual({ count: written });
    });
    expect((await reseal([NEW])).left).toEqual(NOTHING);
  });
}

describe("reseal in the embedded store", () => {
  let folder: ReturnType<typeof freshFolder>;
  beforeEach(() => {
    folder = freshFolder();
    return () => folder.remove();
  });
  tests(() => ({ dataDir: folder.path }));
});

describe.skipIf(skipWithoutRedis("resealing"))("reseal on Redis", () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  beforeEach(() => server.command("FLUSHALL"));
  afterAll(() => server.stop());
  tests(() => ({ redisUrl: server.url, dataDir: "/nonexistent" }));
});

describe.skipIf(skipWithoutRedis("resealing"))("reseal behind a sentinel", () => {
  let servers: readonly RedisServer[];
  beforeAll(async () => {
    const master = await startRedis();
    servers = [master, await startSentinel("seer", master.port)];
  });
  beforeEach(() => servers[0]?.command("FLUSHALL"));
  afterAll(() => Promise.all(servers.toReversed().map((server) => server.stop())));
  tests(
    () => ({ redisUrl: `redis+sentinel://127.0.0.1:${servers[1]?.port}/seer`, dataDir: "/nonexistent" }),
    false,
  );
});

describe.skipIf(skipWithoutRedis("resealing"))("reseal in a cluster", () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  beforeEach(() => Promise.all(cluster.nodes.map((node) => node.command("FLUSHALL"))));
  afterAll(() => cluster.stop());
  tests(() => ({ redisUrl: cluster.url, dataDir: "/nonexistent" }), false);
});
