// The part of the store contract about boards.

import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { until } from "../infra/store/redis-server.ts";
import type { StoreSubject } from "./store-contract.ts";

export function describeBoards({ store }: Pick<StoreSubject, "store">): void {
  describe("boards", () => {
    test("the highest score comes first and ties go by name", async () => {
      const board = store().board(randomUUID());
      const scores = { mira: 3, anna: 5, zoe: 5, boris: 5, Zed: 5, я: 5, low: -2.5, nought: 0, half: 0.1 };
      for (const [member, score] of Object.entries(scores)) await board.set(member, score);
      expect((await board.top(100)).map(({ member }) => member)).toEqual([
        ...["Zed", "anna", "boris", "zoe", "я"],
        ...["mira", "half", "nought", "low"],
      ]);
      expect(await board.top(2)).toEqual([
        { member: "Zed", score: 5 },
        { member: "anna", score: 5 },
      ]);
      expect((await board.top(100)).find(({ member }) => member === "half")?.score).toBe(0.1);
      expect((await board.top(100)).find(({ member }) => member === "nought")?.score).toBe(0);
    });

    test("keeps the last score set, until it is removed", async () => {
      const board = store().board(randomUUID());
      await board.set("anna", 1);
      await board.set("anna", 7);
      expect(await board.top(10)).toEqual([{ member: "anna", score: 7 }]);
      expect([await board.remove("anna"), await board.remove("anna")]).toEqual([true, false]);
      expect([await board.top(10), await board.top(0)]).toEqual([[], []]);
    });

    test("of one member the score is told, and of a board those from a score on", async () => {
      const board = store().board(randomUUID());
      for (const [member, score] of Object.entries({ anna: 5, boris: 3, zoe: 3, mira: -2.5, nought: 0 }))
        await board.set(member, score);
      expect([await board.scoreOf("mira"), await board.scoreOf("nought")]).toEqual([-2.5, 0]);
      expect([await board.scoreOf("nobody"), await store().board(randomUUID()).scoreOf("anna")]).toEqual([
        undefined,
        undefined,
      ]);
      expect((await board.top(10, 3)).map(({ member }) => member)).toEqual(["anna", "boris", "zoe"]);
      expect(await board.top(1, 3)).toEqual([{ member: "anna", score: 5 }]);
      expect(await board.top(10, 0)).toHaveLength(4);
      expect(await board.top(10, 6)).toEqual([]);
    });

    test("a score that is no number is refused", async () => {
      await expect(store().board("b").set("anna", Number.NaN)).rejects.toThrow(RangeError);
    });

    test("a board with a time to live goes away whole, and the next score begins it anew", async () => {
      const [lasting, board] = [store().board(randomUUID()), store().board(randomUUID())];
      for (const [one, ttlMs] of [[lasting, 60_000] as const, [board, 200] as const]) {
        await one.set("anna", 1);
        await one.set("boris", 2, ttlMs);
      }
      expect(await lasting.top(10)).toHaveLength(2);
      await until(async () => (await board.top(10)).length === 0);
      expect(await board.remove("anna")).toBe(false);
      await board.set("mira", 3);
      expect(await board.top(10)).toEqual([{ member: "mira", score: 3 }]);
    });

    test("a board's time runs from the last score that named one, and other scores leave it", async () => {
      const [board, companion] = [store().board(randomUUID()), store().board(randomUUID())];
      await board.set("anna", 1, 200);
      await board.set("anna", 2, 60_000);
      await board.set("boris", 1);
      await companion.set("anna", 1, 300);
      await companion.set("boris", 1);
      await until(async () => (await companion.top(10)).length === 0);
      expect(await board.top(10)).toHaveLength(2);
    });

    test("a board's time that is no time is refused", async () => {
      for (const ttlMs of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
        await expect(store().board("b").set("anna", 1, ttlMs)).rejects.toThrow(RangeError);
    });

    test("boards of different names are different boards", async () => {
      const [one, other] = [store().board(randomUUID()), store().board(randomUUID())];
      await one.set("anna", 1);
      expect(await other.top(10)).toEqual([]);
    });
  });
}
