// Gateway sessions handed over from one process to the next.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { accountName, createKeptSessions } from "../../../src/platforms/discord/gateway/sessions.ts";

const SESSION = {
  ...{ sessionId: "s", resumeUrl: "wss://gateway.example", sequence: 42 },
  ...{ application: "900", bot: "gadalka", guilds: 7 },
};

describe("a handed-over session", () => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore({ dataDir: ":memory:", report: () => {} });
  });
  afterEach(() => store.close());

  it("is taken by only one process", async () => {
    const sessions = createKeptSessions(store, "bot", 4);
    await sessions.keep(3, SESSION);
    const taken = await Promise.all([1, 2, 3].map(() => createKeptSessions(store, "bot", 4).take(3)));
    expect(taken.filter(Boolean)).toEqual([SESSION]);
    expect(await sessions.take(3)).toBeUndefined();
  });

  it.each([
    ["another shard", createKeptSessions, "bot", 4, 2],
    ["another number of shards", createKeptSessions, "bot", 8, 3],
    ["another token", createKeptSessions, "other", 4, 3],
  ])("is not used for %s", async (_what, create, account, count, shard) => {
    await createKeptSessions(store, "bot", 4).keep(3, SESSION);
    expect(await create(store, account, count).take(shard)).toBeUndefined();
  });

  it("is stored under a name that does not reveal the token", () => {
    const names = [accountName("token", "a"), accountName("other", "a"), accountName("token", "b")];
    expect(new Set(names).size).toBe(3);
    expect(names.join()).not.toContain("token");
  });
});
