// Turns of files, with a clock that only their work moves.

import { describe, expect, it } from "vitest";
import { FileTimeUsedUp, Turns } from "../../../src/arena/sandbox/turns.ts";

const SLOW_MS = 2_000;
const QUICK_MS = 5;
const BUDGET_MS = 5_000;

/** Work ends in the order of the clock, one at a time: a seat is only named. */
function opened(seats: number) {
  let now = 0;
  const running: { readonly at: number; end(): void }[] = [];
  const names = Array.from({ length: seats }, (_, at) => ({ at, ready: async () => undefined }));
  const turns = new Turns(names, BUDGET_MS, () => now);
  const order: string[] = [];
  const press = (owner: string | undefined, ms: number, liked?: number) =>
    turns.take(
      owner,
      ({ at }) => at === liked,
      async ({ at }) => {
        order.push(`${owner}`);
        await new Promise<void>((end) => running.push({ at: now + ms, end }));
        return at;
      },
    );
  /** Lets work end until none is left. */
  const run = async (): Promise<void> => {
    for (;;) {
      for (let at = 0; at < 20; at++) await undefined;
      const [first] = running.toSorted((one, other) => one.at - other.at);
      if (!first) return;
      running.splice(running.indexOf(first), 1);
      now = first.at;
      first.end();
    }
  };
  const pass = (ms: number): void => {
    now += ms;
  };
  return { press, run, order, now: () => now, pass };
}

describe("turns", () => {
  it("let no number of slow files stop anyone else's", async () => {
    const { press, run, now } = opened(2);
    const slow = ["s1", "s2", "s3", "s4", "s5"].flatMap((owner) =>
      Array.from({ length: 8 }, () => press(owner, SLOW_MS).catch((error: unknown) => error)),
    );
    const waited: number[] = [];
    const good = ["anna", "boris", "cora"].map(async (owner) => {
      for (let turn = 0; turn < 100; turn++) {
        const askedAt = now();
        await press(owner, QUICK_MS);
        waited.push(now() - askedAt);
      }
    });
    await run();
    await Promise.all(good);
    expect(waited).toHaveLength(300);
    // Once each slow file has had its first turn, a good one waits for no more than the turn that has begun.
    expect(Math.max(...waited)).toBeLessThanOrEqual(2 * SLOW_MS + 3 * QUICK_MS);
    expect(waited.filter((ms) => ms > SLOW_MS + 3 * QUICK_MS).length).toBeLessThanOrEqual(3);
    const refused = (await Promise.all(slow)).filter((one) => one instanceof FileTimeUsedUp);
    expect(refused).toHaveLength(5 * (8 - Math.ceil(BUDGET_MS / SLOW_MS)));
  });

  it("give an owner one at a time, and first those who used least", async () => {
    const { press, run, order } = opened(1);
    const all = [press("a", 9), press("a", 9), press("b", 20), press("c", 1), press("b", 1), press("c", 1)];
    await run();
    await Promise.all(all);
    expect(order.join("")).toBe("abcca" + "b");
    const two = opened(2);
    const both = [two.press("a", 9), two.press("a", 9), two.press("b", 1)];
    await Promise.resolve();
    expect(two.order.length).toBeLessThanOrEqual(2);
    await two.run();
    await Promise.all(both);
    expect(two.order).toEqual(["a", "b", "a"]);
  });

  it("give time again after a minute from the first", async () => {
    const { press, run, pass } = opened(1);
    const used = press("a", BUDGET_MS);
    await run();
    await used;
    await expect(press("a", 1)).rejects.toThrow(FileTimeUsedUp);
    pass(60_001);
    const again = press("a", 1);
    await run();
    expect(await again).toBe(0);
  });

  it("prefer the seat that has been liked, and cost nothing without an owner", async () => {
    const { press, run } = opened(2);
    const liked = press("a", 1, 1);
    const dear = press(undefined, 99_999);
    await run();
    expect(await liked).toBe(1);
    expect(await dear).toBe(0);
    const more = press(undefined, 1);
    await run();
    await expect(more).resolves.toBeDefined();
  });
});
