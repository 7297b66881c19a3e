import { expect, it } from "vitest";
import { after, afterBoth, patience, within } from "../../src/infra/within.ts";

it("stops waiting after the time limit", async () => {
  expect(await within(new Promise(() => {}), 1)).toBeUndefined();
  expect(await within(Promise.resolve("here"), 60_000)).toBe("here");
  await expect(within(Promise.reject(new Error("gone")), 60_000)).rejects.toThrow("gone");
});

it("goes on at once from what's at hand, and later from a promise", async () => {
  expect(after(1, (one) => one + 1)).toBe(2);
  expect(afterBoth(1, 2, (one, two) => one + two)).toBe(3);
  expect(await after(Promise.resolve(1), (one) => one + 1)).toBe(2);
  expect(await afterBoth(1, Promise.resolve(2), (one, two) => one + two)).toBe(3);
});

it("makes patience practically endless in tests, even when doubled", () => {
  expect(patience(1_500)).toBeGreaterThan(86_400_000);
  expect(2 * patience(1_500)).toBeLessThan(2 ** 31);
});
