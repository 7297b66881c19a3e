import { expect, it } from "vitest";
import { doublingMs } from "../../src/infra/doubling.ts";

it("doubles the wait after each failure, up to a limit", () => {
  const waits = [0, 1, 2, 3, 4, 2_000].map((failures) => doublingMs(250, 1_500, failures));
  expect(waits).toEqual([0, 250, 500, 1_000, 1_500, 1_500]);
});
