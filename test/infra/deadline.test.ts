import { expect, it } from "vitest";
import { deadline, patience } from "../../src/infra/deadline.ts";

it("stops waiting after the time limit", async () => {
  expect(await deadline(new Promise(() => {}), 1)).toBeUndefined();
  expect(await deadline(Promise.resolve("here"), 60_000)).toBe("here");
  await expect(deadline(Promise.reject(new Error("gone")), 60_000)).rejects.toThrow("gone");
});

it("makes patience practically endless in tests, even when doubled", () => {
  expect(patience(1_500)).toBeGreaterThan(86_400_000);
  expect(2 * patience(1_500)).toBeLessThan(2 ** 31);
});
