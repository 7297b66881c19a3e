import { expect, it } from "vitest";
import { doublingMs } from "../../src/infra/doubling.ts";
import { reconnectAfterMs } from "../../src/infra/store/index.ts";

it("doubles the wait after each failure, up to a limit", () => {
  const waits = [0, 1, 2, 3, 4, 2_000].map((failures) => doublingMs(250, 1_500, failures));
  expect(waits).toEqual([0, 250, 500, 1_000, 1_500, 1_500]);
});

it("reconnects to Redis within half a second, however long it was away", () => {
  for (const [failures, usual] of [
    [1, 25],
    [3, 100],
    [6, 500],
    [100_000, 500],
  ] as const) {
    expect(reconnectAfterMs(failures)).toBeGreaterThanOrEqual(usual);
    expect(reconnectAfterMs(failures)).toBeLessThan(usual + 25);
  }
});
