// The gateway's session passes from one process to the next, and never to two.

import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { retryAfterMs } from "../../../src/platforms/discord/gateway/connections.ts";
import { accountName, createKeptSessions } from "../../../src/platforms/discord/gateway/sessions.ts";
import { GUARD } from "../../guard.ts";
import {
  adapter,
  aroundEachTest,
  CALLBACK,
  createWith,
  discord,
  dispatch,
  heard,
  log,
} from "./adapter-stage.ts";
import { slash } from "./interactions.ts";
import { TOKEN } from "./loopback.ts";

const OK: Reply = { type: "notice", text: "ok" };
/** The library tries to reconnect half a second after a connection is lost. */
const RECONNECTED_BY_MS = 800;

aroundEachTest();

let store: Store;
beforeEach(async () => {
  store = await openStore({ dataDir: ":memory:", report: () => {} });
});
afterEach(() => store.close());

const start = (shared: Partial<Store> = store) =>
  createWith({ store: shared as Store, deferAfterMs: 600_000 }).start(dispatch(async () => OK));

const kept = () => createKeptSessions(store, accountName(TOKEN, discord.apiUrl), 1);

describe("the session of a stopped bot", () => {
  it("is resumed by the next process, which gets each missed event once", async () => {
    await start();
    discord.deliver(slash("help"));
    await discord.request(CALLBACK);
    await adapter.stop();
    discord.deliver(slash("help"));
    await start();
    await vi.waitFor(() => expect(discord.all(CALLBACK)).toHaveLength(2), GUARD);
    expect(heard).toHaveLength(2);
    expect(discord.logins()).toBe(1);
    expect(log.lines).toContainEqual(expect.stringMatching(/^info .*session goes on/));
  });

  it("is left unchanged by a process that stops while reconnecting", async () => {
    await start();
    discord.deliver(slash("help"));
    await discord.request(CALLBACK);
    void discord.cutGateway();
    await vi.waitFor(() => expect(log.lines.join()).toContain("reconnecting"), GUARD);
    await adapter.stop();
    const before = discord.connections();
    await wait(RECONNECTED_BY_MS);
    expect(discord.connections()).toBe(before);
    expect(await kept().take(0)).toMatchObject({ sessionId: "s", sequence: 2 });
  });

  it("is lost when the store is away, and the next process logs in again", async () => {
    const away = () => Promise.reject(new Error("unreachable"));
    await start({ claim: async () => true, update: away });
    await adapter.stop();
    await start();
    expect(discord.logins()).toBe(2);
    expect(log.lines.filter((line) => line.startsWith("warn "))).toEqual([
      expect.stringContaining("earlier Discord session"),
      expect.stringContaining("has to log in again"),
    ]);
  });
});

describe("a shard that is closed again and again", () => {
  it("reconnects at once, then waits up to twice as long each time, at most 30 s", () => {
    expect(retryAfterMs(1)).toBe(0);
    for (const [closes, most] of [
      [2, 500],
      [5, 4_000],
      [40, 30_000],
    ] as const) {
      expect(retryAfterMs(closes)).toBeGreaterThanOrEqual(most / 2);
      expect(retryAfterMs(closes)).toBeLessThanOrEqual(most);
    }
  });
});
