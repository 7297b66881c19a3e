// What a duel writes to both players' histories, and that it writes it once.

import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { openStore, type Store } from "../../src/infra/store/index.ts";
import {
  DUEL_ROUNDS_MAX,
  type DuelResult,
  type DuelRound,
  exportDuels,
  joinDuel,
  noteDuel,
  recentDuels,
  removeDuels,
} from "../../src/people/index.ts";

const ANNA = { platform: "discord", id: "1" };
const BORIS = { platform: "telegram", id: "2" };
const ROCK = 0;
const PAPER = 2;

function duel(id: string, more: Partial<DuelResult> = {}): DuelResult {
  return {
    ...{ id, gameId: "rps", winner: 1, ending: "score" },
    sides: [
      { player: "discord:1", name: "Anna" },
      { player: "telegram:2", name: "Boris" },
    ],
    rounds: [
      [ROCK, PAPER],
      [ROCK, ROCK],
    ],
    ...more,
  };
}

let store: Store;
beforeEach(async () => {
  store = await openStore({ dataDir: ":memory:" });
  return () => store.close();
});

const historyOf = async (player = ANNA) => (await exportDuels(store, player)).rps ?? expect.fail();

describe("a duel", () => {
  it("is in both histories, each from its player's side", async () => {
    await noteDuel(store, duel("one"));
    expect(await historyOf()).toMatchObject({ duels: [0, 1, 0], results: [0, 1, 1], total: 2 });
    expect(await historyOf(BORIS)).toMatchObject({ duels: [1, 0, 0], results: [1, 0, 1], total: 2 });
    const rounds = [
      { you: "paper", other: "rock" },
      { you: "rock", other: "rock" },
    ];
    expect(await historyOf(BORIS)).toMatchObject({ rounds });
  });

  it("counts once, in any order of deliveries, also after a crash between the sides", async () => {
    const seen = fc.array(fc.nat(40), { minLength: 1, maxLength: 120 });
    await fc.assert(
      fc.asyncProperty(seen, async (order) => {
        const fresh = await openStore({ dataDir: ":memory:" });
        for (const at of order) await noteDuel(fresh, duel(`duel ${at}`));
        const { rps } = await exportDuels(fresh, ANNA);
        expect(rps).toMatchObject({ duels: [0, new Set(order).size, 0] });
        await fresh.close();
      }),
      { numRuns: 20 },
    );
    await noteDuel(store, duel("one"));
    await removeDuels(store, BORIS);
    await noteDuel(store, duel("one"));
    expect(await historyOf()).toMatchObject({ duels: [0, 1, 0] });
    expect(await historyOf(BORIS)).toMatchObject({ duels: [1, 0, 0] });
  });

  it("is listed once, from its challenge on", async () => {
    for (const id of ["one", "two", "one"]) await joinDuel(store, "discord:1", id);
    await noteDuel(store, duel("one"));
    expect(await recentDuels(store, "discord:1")).toEqual(["one", "two"]);
    expect(await recentDuels(store, "telegram:2")).toEqual(["one"]);
  });

  it("counts a round with an absent player, but keeps no moves of it", async () => {
    const missed: DuelRound[] = [
      [ROCK, undefined],
      [undefined, PAPER],
      [undefined, undefined],
    ];
    await noteDuel(
      store,
      duel("one", { rounds: [...missed, [PAPER, ROCK]], winner: "level", ending: "void" }),
    );
    expect(await historyOf()).toMatchObject({ duels: [0, 0, 1], results: [2, 1, 1], total: 1 });
    expect(await historyOf()).toMatchObject({ rounds: [{ you: "paper", other: "rock" }] });
  });

  it("drops the oldest rounds beyond the limit", async () => {
    const rounds = Array.from({ length: DUEL_ROUNDS_MAX }, (): DuelRound => [ROCK, PAPER]);
    await noteDuel(store, duel("one", { rounds }));
    await noteDuel(store, duel("two", { rounds: [[PAPER, PAPER]] }));
    const kept = await historyOf();
    expect(kept).toMatchObject({ total: DUEL_ROUNDS_MAX + 1, rounds: { length: DUEL_ROUNDS_MAX } });
    expect(kept).toHaveProperty(["rounds", DUEL_ROUNDS_MAX - 1], { you: "paper", other: "paper" });
  });

  it("is exported with its moves and gone after deletion", async () => {
    await noteDuel(store, duel("one"));
    expect(await exportDuels(store, ANNA)).toMatchObject({
      rps: { total: 2, rounds: [{ you: "rock", other: "paper" }, { you: "rock" }] },
    });
    expect(await removeDuels(store, ANNA)).toBe(true);
    expect(await removeDuels(store, ANNA)).toBe(false);
    expect(await exportDuels(store, ANNA)).toEqual({});
  });
});
