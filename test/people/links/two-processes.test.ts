// Both sides confirm in the same millisecond in two processes, one of which may be killed in the middle of it.

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import {
  answerLink,
  claimLink,
  identitiesOf,
  join,
  openLink,
  type PlayerId,
} from "../../../src/people/index.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "../../infra/store/redis-server.ts";

const PRESSER = fileURLToPath(new URL("presser.ts", import.meta.url));
const NOW = Date.parse("2026-11-18T12:00:00Z");
const HEAD_START_MS = 8;

describe.skipIf(skipWithoutRedis("links of two processes"))("a link pressed by two processes", () => {
  let server: RedisServer;
  let store: Store;
  let pressers: ChildProcess[] = [];
  let made = 0;

  const begin = async (): Promise<ChildProcess> => {
    const child = fork(PRESSER, [server.url]);
    await once(child, "message");
    return child;
  };

  beforeAll(async () => {
    server = await startRedis();
    store = await openStore({ redisUrl: server.url, dataDir: "/nonexistent", report: () => {} });
    pressers = await Promise.all([begin(), begin()]);
  }, 30_000);
  afterAll(async () => {
    for (const child of pressers) child.kill("SIGKILL");
    await store.close();
    await server.stop();
  });

  async function asked() {
    made += 1;
    const anna = { platform: "discord", id: `1${made}`, name: "Anna", locale: "en" as const };
    const anya = { platform: "telegram", id: `2${made}`, name: "Аня", locale: "ru" as const };
    const { id, code = "" } = await openLink(store, anna, NOW);
    await claimLink(store, anya, code, NOW);
    return { anna, anya, id };
  }

  const isLinked = async (one: PlayerId, other: PlayerId) => {
    const counts = [(await identitiesOf(store, one)).length, (await identitiesOf(store, other)).length];
    expect(counts[0]).toBe(counts[1]);
    return counts[0] === 2;
  };

  it("in the same millisecond is one link, with each answer counted once", async () => {
    for (let time = 0; time < 40; time++) {
      const { anna, anya, id } = await asked();
      const at = Date.now() + HEAD_START_MS;
      const answers = pressers.map((child) => once(child, "message"));
      for (const [which, child] of pressers.entries())
        child.send({ player: which === 0 ? anna : anya, id, at, now: NOW });
      const said = (await Promise.all(answers)).map(([answer]) => answer);
      expect(said.every(({ isNew }) => isNew)).toBe(true);
      expect(said.some(({ state }) => state === "linked")).toBe(true);
      expect(await isLinked(anna, anya)).toBe(true);
    }
  });

  it("holds for both or neither if one is killed, and can be completed", async () => {
    for (let time = 0; time < 6; time++) {
      const { anna, anya, id } = await asked();
      const [first, second] = pressers as [ChildProcess, ChildProcess];
      const at = Date.now() + HEAD_START_MS;
      const answered = once(first, "message");
      first.send({ player: anna, id, at, now: NOW });
      second.send({ player: anya, id, at, now: NOW });
      while (Date.now() < at + (time % 4)) await new Promise(setImmediate);
      second.kill("SIGKILL");
      await answered;
      await isLinked(anna, anya);
      await join(store, id);
      await answerLink(store, anya, { id, answer: "yes", now: NOW });
      expect(await isLinked(anna, anya)).toBe(true);
      pressers[1] = await begin();
    }
  }, 60_000);
});
