// Equal situations share a row and different ones don't, for few situations and for more than any table could hold.

import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { ContextRows, type ContextShape } from "../../../../src/core/strategies/bases/context-rows.ts";

const SHAPES: readonly ContextShape[] = [
  { size: 3, order: 1, side: "opponent" },
  { size: 3, order: 2, side: "both" },
  { size: 5, order: 3, side: "own" },
  { size: 2, order: 8, side: "both" },
  { size: 5, order: 8, side: "opponent" },
  { size: 101, order: 8, side: "both" },
];

/** Rounds that repeat, so that long situations do, too. */
function rounds(size: number, count: number): [number, number][] {
  const random = seededRandom(size);
  const cycle = Array.from({ length: 23 }, (): [number, number] => [random.below(size), random.below(size)]);
  return Array.from(
    { length: count },
    (_, round) => cycle[(round * (round % 60 < 50 ? 1 : 2)) % 23] as [number, number],
  );
}

function nameOf({ order, side }: ContextShape, past: readonly [number, number][]): string {
  const last = past.slice(past.length - order);
  return last
    .map(([own, opponent]) => (side === "own" ? own : side === "opponent" ? opponent : `${own}.${opponent}`))
    .join();
}

describe.each(SHAPES)("the rows of $order rounds of $side at $size moves", (shape) => {
  const history = rounds(shape.size, 300);

  it("are one for each situation, and none before the first", () => {
    const context = new ContextRows(shape);
    const rows = new Map<string, number>();
    history.forEach(([own, opponent], round) => {
      expect(context.row >= 0).toBe(round >= shape.order);
      if (context.row >= 0) {
        const name = nameOf(shape, history.slice(0, round));
        expect(rows.get(name) ?? context.row).toBe(context.row);
        rows.set(name, context.row);
      }
      context.push(own, opponent);
    });
    expect(new Set(rows.values()).size).toBe(rows.size);
    expect(rows.size).toBeGreaterThan(2);
  });
});

describe("rows without rounds", () => {
  it("are one row from the start", () => {
    const context = new ContextRows({ size: 5, order: 0, side: "opponent" });
    expect(context.row).toBe(0);
    context.push(3, 4);
    expect(context.row).toBe(0);
  });
});
