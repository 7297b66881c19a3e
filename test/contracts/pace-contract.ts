// The part of the store contract about paces shared by several processes.

import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { PaceAsk, Store } from "../../src/infra/store/index.ts";
import type { StoreSubject } from "./store-contract.ts";

const MINUTE_MS = 60_000;
/** Intervals far longer than any test takes. */
const CHAT = { burst: 3, everyMs: MINUTE_MS };
const GROUP = { burst: 2, everyMs: 10 * MINUTE_MS };
const OVERALL = { burst: 4, everyMs: MINUTE_MS };

/** How many intervals of `everyMs` away each slot is, rounded. */
const steps = (slotsMs: readonly number[], everyMs = MINUTE_MS) =>
  slotsMs.map((ms) => Math.round(ms / everyMs));

/** `other`: opens the same storage again, as a second process would; absent if that's impossible. */
export function describePaces(
  { store }: Pick<StoreSubject, "store">,
  other: (() => Promise<Store>) | undefined,
): void {
  const take = (id: string, more: Partial<PaceAsk> = {}, of = store()) =>
    of.pace(id, { rules: [CHAT], take: 1, ...more });

  describe("paces", () => {
    test("a burst is free, then a slot comes every step, and each pace is its own", async () => {
      const id = randomUUID();
      const taken = [];
      for (let count = 0; count < 5; count++) taken.push(...(await take(id)).slotsMs);
      expect(steps(taken)).toEqual([0, 0, 0, 1, 2]);
      expect(steps((await take(randomUUID())).slotsMs)).toEqual([0]);
    });

    test("several are taken at once, and no more than come in time", async () => {
      const id = randomUUID();
      const within = { rules: [OVERALL], take: 9, withinMs: 2.5 * MINUTE_MS };
      expect(steps((await store().pace(id, within)).slotsMs)).toEqual([0, 0, 0, 0, 1, 2]);
      expect((await store().pace(id, within)).slotsMs).toEqual([]);
      expect(steps((await take(id, { rules: [OVERALL] })).slotsMs)).toEqual([3]);
    });

    test("the slowest of its rules says when", async () => {
      const id = randomUUID();
      const both = { rules: [CHAT, GROUP], take: 4 };
      const { slotsMs, aheadMs } = await store().pace(id, both);
      expect(steps(slotsMs)).toEqual([0, 0, 10, 20]);
      expect(steps(aheadMs)).toEqual([21, 40]);
    });

    test("what is spent without a slot puts the next one off by one step at most", async () => {
      const id = randomUUID();
      await take(id, { take: 0, spent: 2 });
      expect(steps((await take(id, { take: 0 })).aheadMs)).toEqual([2]);
      await take(id, { take: 0, spent: 100 });
      expect(steps((await take(id)).slotsMs)).toEqual([1]);
    });

    test("a hold is told to whoever asks, and no burst follows it", async () => {
      const id = randomUUID();
      await take(id, { take: 0, holdMs: 5 * MINUTE_MS });
      await take(id, { take: 0, holdMs: MINUTE_MS });
      const { heldMs, slotsMs } = await take(id, { take: 2 });
      expect([steps([heldMs]), steps(slotsMs)]).toEqual([[5], [6, 7]]);
    });

    test("looking changes nothing", async () => {
      const id = randomUUID();
      await take(id);
      for (let look = 0; look < 5; look++) expect((await take(id, { take: 0 })).slotsMs).toEqual([]);
      expect(steps((await take(id, { take: 3 })).slotsMs)).toEqual([0, 0, 1]);
    });

    test.skipIf(!other)("two holders never have the same slot", async () => {
      const [id, second] = [randomUUID(), await other?.()];
      if (!second) return;
      try {
        const asked = Array.from({ length: 40 }, (_, at) => take(id, {}, at % 2 ? store() : second));
        const slots = (await Promise.all(asked)).flatMap(({ slotsMs }) => steps(slotsMs));
        const wanted = Array.from({ length: 40 }, (_, at) => Math.max(0, at - 2));
        expect(slots.sort((one, another) => one - another)).toEqual(wanted);
        await take(id, { take: 0, holdMs: 90 * MINUTE_MS }, second);
        expect(steps([(await take(id, { take: 0 })).heldMs])).toEqual([90]);
      } finally {
        await second.close();
      }
    });
  });
}
