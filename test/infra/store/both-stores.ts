// Runs one set of tests on both kinds of store: the embedded file, and Redis if a server is available.

import { afterAll, beforeAll, describe } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { freshFolder } from "./embedded.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "./redis-server.ts";

/** `tests` gets a function that opens the store; each call is like a new process. Stored data carries over from one
 * test to the next. */
export function describeOnBothStores(what: string, tests: (open: () => Promise<Store>) => void): void {
  describe(`${what}, in the embedded file`, () => {
    const folder = freshFolder();
    afterAll(() => folder.remove());
    tests(() => openStore({ dataDir: folder.path }));
  });
  describe.skipIf(skipWithoutRedis(what))(`${what}, on Redis`, () => {
    let server: RedisServer;
    beforeAll(async () => {
      server = await startRedis();
    });
    afterAll(() => server.stop());
    tests(() => openStore({ redisUrl: server.url, dataDir: "/nonexistent" }));
  });
}
