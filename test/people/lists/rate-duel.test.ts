// A duel's rating counts once: when redelivered, run by two processes at once, or cut off between two writes.

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Store } from "../../../src/infra/store/index.ts";
import {
  exportLadder,
  ladderStandingOf,
  rateDuel,
  readPlayerId,
  removeLadder,
  show,
} from "../../../src/people/index.ts";
import { describeOnBothStores } from "../../infra/store/both-stores.ts";
import { DAY_MS, duelOf, dyingStore, NOW } from "./duels.ts";

describeOnBothStores("rating a duel", (open) => {
  let store: Store;
  let other: Store;
  let run: string;
  beforeAll(async () => {
    [store, other] = [await open(), await open()];
  });
  beforeEach(() => {
    run = randomUUID().slice(0, 8);
  });
  afterAll(async () => {
    await Promise.all([store.close(), other.close()]);
  });

  const who = (name: string): string => `telegram:${run}${name}`;
  const pair = (one = "a", two = "b") => [who(one), who(two)] as const;
  const idOf = (name: string) => readPlayerId(who(name)) as { platform: string; id: string };
  const standing = (name: string, now = NOW, period: "month" | "all" = "all") =>
    ladderStandingOf(store, idOf(name), { gameId: "rps", period, now });
  const duelsOf = async (name: string) => (await standing(name)).duels;

  it("raises the winner and lowers the loser by the surprise", async () => {
    const { why, sides } = await rateDuel(store, duelOf(`${run}1`, pair()), NOW);
    expect(why).toBeUndefined();
    expect(sides[0].after.rating).toBeGreaterThan(1500);
    expect(sides[1].after.rating).toBeLessThan(1500);
    expect(sides[0].name).toBe(`name of ${who("a")}`);
    expect((await standing("a")).rating).toBeCloseTo(sides[0].after.rating, 6);
    expect((await standing("b")).rating).toBeCloseTo(sides[1].after.rating, 6);
  });

  it("returns the same outcome when redelivered, even a year later", async () => {
    const duel = duelOf(`${run}1`, pair());
    const first = await rateDuel(store, duel, NOW);
    await rateDuel(store, duelOf(`${run}2`, pair("b", "c")), NOW);
    for (const later of [0, 3_600_000, 6 * DAY_MS, 20 * DAY_MS]) {
      expect(await rateDuel(other, duel, NOW + later)).toEqual(first);
      expect([await duelsOf("a"), await duelsOf("b")]).toEqual([1, 2]);
    }
  });

  it("completes after a crash at any write, with the same ratings", async () => {
    await show(store, { ...idOf("w"), name: "W" }, { gameIds: ["rps"], place: undefined, now: NOW });
    await rateDuel(store, duelOf(`${run}0`, pair("w", "x")), NOW);
    const [w, x] = [await standing("w"), await standing("x")];
    for (let fatal = 0; fatal < 12; fatal++)
      for (const when of ["before", "after"] as const) {
        const [one, two] = [`w${fatal}${when}`, `x${fatal}${when}`];
        const duel = duelOf(`${run}${fatal}${when}`, pair(one, two));
        const dying = dyingStore(store, fatal, when);
        await rateDuel(dying, duel, NOW).catch(() => undefined);
        // One side plays on before the result is delivered again.
        await rateDuel(
          store,
          duelOf(`${run}${fatal}${when}later`, pair(one, `y${one}`), { at: NOW + 1 }),
          NOW + 1,
        );
        const outcome = await rateDuel(other, duel, NOW + 2);
        expect(outcome.sides[1].after.rating).toBeCloseTo(x.rating, 6);
        expect((await standing(two)).rating).toBeCloseTo(x.rating, 6);
        expect(await duelsOf(one)).toBe(2);
      }
    expect(w.duels).toBe(1);
  });

  it("counts one duel of a pair a day, even ending at once", async () => {
    const ended = Array.from({ length: 5 }, (_, at) =>
      rateDuel(at % 2 ? store : other, duelOf(`${run}${at}`, at % 3 ? pair() : pair("b", "a")), NOW),
    );
    const reasons = (await Promise.all(ended)).map(({ why }) => why ?? "rated").sort();
    expect(reasons).toEqual([...new Array(4).fill("pair-day"), "rated"]);
    expect([await duelsOf("a"), await duelsOf("b")]).toEqual([1, 1]);
    expect(await removeLadder(store, idOf("a"), NOW)).toBe(true);
    expect((await rateDuel(store, duelOf(`${run}again`, pair()), NOW)).why).toBe("pair-day");
    const tomorrow = duelOf(`${run}tomorrow`, pair(), { at: NOW + DAY_MS });
    expect((await rateDuel(store, tomorrow, NOW + DAY_MS)).why).toBeUndefined();
  });

  it("doesn't rate one both left", async () => {
    const gone = duelOf(`${run}3`, pair(), { ending: "void", winner: "level", rounds: [] });
    expect((await rateDuel(store, gone, NOW)).why).toBe("nobody");
    expect(await duelsOf("a")).toBe(0);
  });

  it("starts again every month and keeps the all-time rating", async () => {
    await rateDuel(store, duelOf(`${run}1`, pair()), NOW);
    const december = NOW + 20 * DAY_MS;
    expect(await standing("a", december, "month")).toMatchObject({ rating: 1500, duels: 0 });
    expect(await standing("a", december, "all")).toMatchObject({ duels: 1 });
  });

  it("folds results older than forty days and still counts them", async () => {
    for (let month = 0; month < 4; month++) {
      const at = NOW + month * 45 * DAY_MS;
      await rateDuel(store, duelOf(`${run}${month}`, pair("a", `b${month}`), { at }), at);
    }
    const { rps } = (await exportLadder(store, idOf("a"))) as { rps: { results: unknown[]; before: object } };
    expect(rps.results).toHaveLength(1);
    expect(rps.before).toMatchObject({ matches: 3, opponents: 3 });
    expect(await standing("a", NOW + 135 * DAY_MS)).toMatchObject({ duels: 4, missing: 1 });
  });

  it("exports results without the opponent's digest and deletes them all", async () => {
    await rateDuel(store, duelOf(`${run}1`, pair()), NOW);
    const shown = JSON.stringify(await exportLadder(store, idOf("a")));
    expect(shown).toContain('"opponent":{"rating":1500,"deviation":100}');
    expect(shown).not.toMatch(/digest|telegram/);
    expect(await removeLadder(store, idOf("a"), NOW)).toBe(true);
    expect(await removeLadder(store, idOf("a"), NOW)).toBe(false);
    expect(await exportLadder(store, idOf("a"))).toBeUndefined();
    expect(await rateDuel(store, duelOf(`${run}1`, pair()), NOW)).toMatchObject({
      sides: [{ matches: 1 }, {}],
    });
    expect(await duelsOf("a")).toBe(0);
    expect(await duelsOf("b")).toBe(1);
  });
});
