import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Labelled, partPoints, placeLabels } from "../../../src/infra/pictures/label-places.ts";

const AREA = { width: 1000, height: 620 };

const point = fc.record({
  x: fc.integer({ min: 60, max: 940 }),
  y: fc.integer({ min: 60, max: 560 }),
  width: fc.integer({ min: 8, max: 240 }),
  height: fc.constant(20),
});

function overlap(one: Labelled, other: Labelled): boolean {
  const apart = (axis: "x" | "y", size: "width" | "height") =>
    Math.abs(one[axis] - other[axis]) >= (one[size] + other[size]) / 2;
  return !apart("x", "width") && !apart("y", "height");
}

describe("label positions", () => {
  it("never overlap a label or point, and stay inside", () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), (points) => {
        const boxes = placeLabels(points, AREA).map((place, index) => ({
          ...(points[index] as Labelled),
          ...place,
        }));
        for (const [index, box] of boxes.entries()) {
          expect(box).toHaveProperty("isFar");
          expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
          expect(points.some(({ x, y }) => overlap(box, { x, y, width: 6, height: 6 }))).toBe(false);
          expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width / 2).toBeLessThanOrEqual(AREA.width);
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("move further away when space is taken, and are dropped if there is none", () => {
    const crowd = Array.from({ length: 12 }, () => ({ x: 500, y: 300, width: 90, height: 20 }));
    const places = placeLabels(crowd, AREA);
    expect(places.filter((place) => place?.isFar).length).toBeGreaterThan(3);
    expect(placeLabels([{ x: 5, y: 5, width: 90, height: 20 }], { width: 50, height: 50 })).toEqual([
      undefined,
    ]);
  });
});

describe("map points", () => {
  it("never cover each other and stay inside, even if many coincide", () => {
    const spot = fc.record({ x: fc.integer({ min: 60, max: 940 }), y: fc.integer({ min: 60, max: 560 }) });
    const crowd = fc.array(spot, { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(crowd, fc.integer({ min: 0, max: 12 }), (points, copies) => {
        const all = [
          ...points,
          ...Array.from({ length: copies }, () => points[0] as { x: number; y: number }),
        ];
        const parted = partPoints(all, AREA);
        for (const [index, one] of parted.entries()) {
          for (const other of parted.slice(index + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(13);
          expect(one.x).toBeGreaterThanOrEqual(0);
          expect(one.x).toBeLessThanOrEqual(AREA.width);
        }
      }),
      { seed: 1, numRuns: 100 },
    );
  });
});
