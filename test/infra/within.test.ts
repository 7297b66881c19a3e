import { afterEach, expect, it, vi } from "vitest";
import { patience, within } from "../../src/infra/within.ts";

afterEach(() => void vi.useRealTimers());

it("stops waiting after the time limit", async () => {
  vi.useFakeTimers();
  const never = within(new Promise(() => {}), 5_000);
  vi.advanceTimersByTime(5_000);
  expect(await never).toBeUndefined();
  expect(await within(Promise.resolve("here"), 5_000)).toBe("here");
  expect(vi.getTimerCount()).toBe(0);
});

it("makes patience practically endless in tests, even when doubled", () => {
  expect(patience(1_500)).toBeGreaterThan(86_400_000);
  expect(2 * patience(1_500)).toBeLessThan(2 ** 31);
});
