// What a finished duel changes: histories and ratings, each only once.

import { describe, expect, it } from "vitest";
import { DUEL } from "../../../commands/duel/rules.ts";
import { dueQueue } from "../../../src/infra/due-queue.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { exportDuels, readPlayerId, show, shownOf } from "../../../src/people/index.ts";
import { withMethods } from "../../with-methods.ts";
import { ANNA, openTable, textOf, viewOf } from "../play/table.ts";
import { BORIS_EN, GROUP, openRing, sessionOf } from "./ring.ts";

const historyOf = async (store: Store, player: string) =>
  (await exportDuels(store, readPlayerId(player) ?? expect.fail())).rps as { results: number[] } | undefined;

describe("a finished duel", () => {
  it("records a chat only where the platform reports it, not for inline messages", async () => {
    const ring = await openRing();
    const { store } = ring.table;
    for (const one of [ANNA, BORIS_EN])
      await show(store, one, { gameIds: ["rps"], place: undefined, now: ring.clock.now });
    const by = { place: { kind: "group", id: "77", editsOnly: true }, message: "inline-1" } as never;
    const offered = await ring.offered();
    await ring.press(offered, "offered", ANNA, by);
    const begun = await ring.press(offered, "offered", BORIS_EN, by);
    for (let turn = 0; turn < 3; turn++) {
      await ring.press(ring.lastOf(begun, turn), "rock", ANNA, by);
      await ring.press(ring.lastOf(begun, turn), "scissors", BORIS_EN, by);
    }
    expect((await ring.stored(begun))?.play?.over?.noted).toBe(true);
    expect((await shownOf(store, ANNA))?.places).toEqual([]);
  });

  it("appears once in each player's history, from their own side", async () => {
    const ring = await openRing();
    const reply = await ring.won();
    const id = sessionOf(viewOf(reply));
    expect(textOf(reply)).toContain("Anna 1512 (+12) · Boris 1488 (−12)");
    const results = async (player: string) => (await historyOf(ring.table.store, player))?.results;
    expect([await results("telegram:1"), await results("telegram:2")]).toEqual([
      [3, 0, 0],
      [0, 3, 0],
    ]);
    await ring.serve();
    await ring.table.store.update(DUEL, id, (duel) => {
      const over = duel?.play?.over;
      if (!duel?.play || !over) return { next: undefined, result: undefined };
      const { noted: _done, ratings: _shown, ...again } = over;
      return { next: { ...duel, play: { ...duel.play, over: again } }, result: undefined };
    });
    const before = await historyOf(ring.table.store, "telegram:1");
    await dueQueue(ring.table.store, "duel-clock").add(id, 0);
    await ring.tick();
    expect(await historyOf(ring.table.store, "telegram:1")).toEqual(before);
    const { over } = (await ring.table.store.read(DUEL, id))?.play ?? {};
    expect(over).toMatchObject({ noted: true, ratings: [{ rating: 1512 }, { rating: 1488 }] });
  });

  it("is completed by another process when the one that ended it died", async () => {
    const ring = await openRing();
    const reply = await ring.begin();
    const id = sessionOf(viewOf(reply));
    await ring.round(reply, "rock", "scissors");
    await ring.round(ring.lastOf(reply, 1), "rock", "scissors");
    await ring.press(ring.lastOf(reply, 2), "rock", ANNA);
    // Fails in the update after the end.
    const { store } = ring.table;
    const dying = await openTable({ store: failingAt(store, "duels-of"), now: () => ring.clock.now });
    const action = { ...(viewOf(reply).buttons?.[0]?.[2]?.action ?? expect.fail()), turn: 2 };
    const press = { type: "press", id: "last", caller: BORIS_EN, place: GROUP, action } as const;
    expect(textOf(await dying.dispatch.handle(press as never))).toContain("Something went wrong");
    expect((await store.read(DUEL, id))?.play?.over).toMatchObject({ winner: 0 });
    expect(await historyOf(store, "telegram:1")).toBeUndefined();
    await ring.serve();
    ring.clock.now += 86_400_000;
    await ring.tick();
    expect(await historyOf(store, "telegram:1")).toBeDefined();
    expect((await store.read(DUEL, id))?.play?.over?.noted).toBe(true);
  });
});

/** A store whose updates of one kind fail, as if the process died there. */
function failingAt(store: Store, kind: string): Store {
  return withMethods(store, {
    update: (of, ...rest) => {
      if (of.name === kind) throw new Error("the process is gone");
      return store.update(of, ...rest);
    },
  });
}
