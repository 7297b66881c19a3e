import { describe, expect, it } from "vitest";
import { runTasks } from "../../../src/lab/kit/pool.ts";
import { double } from "./doubling.ts";

const script = new URL("./doubling.ts", import.meta.url);
const numbers = Array.from({ length: 20 }, (_, index) => index);

describe("the worker pool", () => {
  it.each([1, 2, 30])(
    "returns results in task order with %d workers and reports progress",
    async (workers) => {
      const seen: number[] = [];
      const results = await runTasks(script, double, numbers, {
        workers,
        onProgress: (done, total) => seen.push(done / total),
      });
      expect(results).toEqual(numbers.map((number) => 2 * number));
      expect(seen).toEqual(numbers.map((index) => (index + 1) / 20));
    },
  );

  it("returns nothing without tasks", async () => {
    expect(await runTasks(script, double, [], { workers: 2 })).toEqual([]);
  });

  it("rejects when a task throws", async () => {
    await expect(runTasks(script, double, [1, -1, 2], { workers: 1 })).rejects.toThrow("-1 is negative");
  });

  it("returns finished results when stopped", async () => {
    const stop = new AbortController();
    const results = await runTasks(script, double, numbers, {
      workers: 1,
      signal: stop.signal,
      onProgress: (done) => (done === 5 ? stop.abort() : undefined),
    });
    expect(results.slice(0, 5)).toEqual([0, 2, 4, 6, 8]);
    expect(results.slice(5)).toEqual(new Array(15).fill(undefined));
  });
});
