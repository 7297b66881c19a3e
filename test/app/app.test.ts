// The app as its platforms start and stop it.

import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { mayOwn, sessionId } from "../../commands/kit/session-id.ts";
import { offerSession } from "../../commands/play/offers.ts";
import { openApp } from "../../src/app/app.ts";
import { readConfig } from "../../src/app/config.ts";
import { openConfiguredHost } from "../../src/app/configured.ts";
import { createLog } from "../../src/infra/logger.ts";
import { openStore } from "../../src/infra/store/index.ts";
import { nameHash } from "../../src/people/identity/name-hashes.ts";
import { sessionTagsUnder } from "../session-tags.ts";

const config = readConfig({ DATA_DIR: ":memory:", HOST_KEY: "ab".repeat(32) });
const log = createLog({ logLevel: "silent", logIds: "plain", secrets: [] });
describe("hashes of people in other people's documents", () => {
  const ANNA = { platform: "telegram", id: "7654321" };
  const BORIS = { platform: "telegram", id: "8000001", name: "Boris" };
  /** The text that each hash would cover without a secret, and the least number of its characters that are stored. */
  const UNKEYED: readonly (readonly [text: string, characters: number])[] = [
    ["opponent|telegram:8000001", 8],
    ["session|telegram|8000001|event:1", 8],
    ["owner|telegram:8000001", 4],
    ["offer|telegram:8000001|2|rps", 8],
  ];
  const written = async (hostKey: string): Promise<readonly (string | undefined)[]> => {
    const app = await openApp(readConfig({ DATA_DIR: ":memory:", HOST_KEY: hostKey }), log);
    const { store } = app;
    const digest = nameHash(store, "opponent", "telegram:8000001", 8);
    const session = sessionId(store, BORIS, "event:1");
    expect(sessionId(store, BORIS, "event:1")).toBe(session);
    expect(session.slice(-4)).toBe(sessionTagsUnder(hostKey)(BORIS));
    expect([BORIS, ANNA].map((one) => mayOwn(store, one, session))).toEqual([true, false]);
    const place = { kind: "private", id: BORIS.id } as const;
    const asking = {
      ...({ type: "offer", id: "2", query: "", place } as const),
      caller: { ...BORIS, locale: "en" as const },
    };
    const offer = offerSession(store, asking, "rps", "anyone");
    await app.close();
    await store.close();
    return [digest, session.slice(0, 8), session.slice(8), offer];
  };

  it("can't be computed from the id, and differ between hosts", async () => {
    const [one, other] = [await written("ab".repeat(32)), await written("cd".repeat(32))];
    for (const [text, characters] of UNKEYED) {
      const unkeyed = createHash("sha256").update(text).digest("base64url");
      expect(one.join()).not.toContain(unkeyed.slice(0, characters));
    }
    for (const [at, hash] of one.entries()) expect(hash).not.toBe(other[at]);
    expect(one).toEqual(await written("ab".repeat(32)));
  });
});

describe("openConfiguredHost", () => {
  it.each([
    ["another HOST_KEY", { HOST_KEY: "cd".repeat(32) }, "isn't the key that this store was made with"],
    ["none where one made the store", {}, "isn't set, but this store was made with one"],
  ])("refuses %s", async (_, environment, words) => {
    const store = await openStore({ dataDir: ":memory:" });
    await openConfiguredHost(config, store);
    const opening = openConfiguredHost(readConfig({ DATA_DIR: ":memory:", ...environment }), store);
    await expect(opening).rejects.toMatchObject({ name: "ConfigProblem", variable: "HOST_KEY" });
    await expect(opening).rejects.toThrow(words);
    await store.close();
  });
});
