import { describe, expect, it } from "vitest";
import { circleGame } from "../../../src/core/games/index.ts";
import { distancesBetween, landmarkRounds, landmarksOf, mapOf } from "../../../src/core/profiles/index.ts";
import { classicalScaling, scaleToPlane, stressOf } from "../../../src/core/profiles/scaling.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { habitOf, simulated } from "./simulated.ts";

const random = seededRandom(1);
const drawn = Array.from({ length: 9 }, () => ({ x: 4 * random.unit(), y: random.unit() }));
const apart = (points: readonly { x: number; y: number }[]) =>
  points.map((one) => points.map((other) => Math.hypot(one.x - other.x, one.y - other.y)));

describe("a layout in the plane", () => {
  it("reproduces distances from a plane and reports a perfect fit", () => {
    const { points, stress } = scaleToPlane(apart(drawn));
    expect(stress).toBeLessThan(1e-6);
    apart(points).forEach((row, i) => {
      row.forEach((distance, j) => {
        expect(distance).toBeCloseTo(apart(drawn)[i]?.[j] as number, 6);
      });
    });
  });

  it("lies lengthwise with the first point on the upper right", () => {
    const { points } = scaleToPlane(apart(drawn));
    const spread = (of: (point: { x: number; y: number }) => number) =>
      points.reduce((sum, point) => sum + of(point) ** 2, 0);
    expect(spread(({ x }) => x)).toBeGreaterThan(spread(({ y }) => y));
    expect(points[0]?.x).toBeGreaterThan(0);
    expect(points[0]?.y).toBeGreaterThan(0);
    const mirrored = drawn.map(({ x, y }) => ({ x: -x, y: 7 - y }));
    scaleToPlane(apart(mirrored)).points.forEach(({ x, y }, index) => {
      expect(x).toBeCloseTo(points[index]?.x as number, 6);
      expect(y).toBeCloseTo(points[index]?.y as number, 6);
    });
  });

  it("reports the stress of four points all equally far apart", () => {
    const simplex = [0, 1, 2, 3].map((i) => [0, 1, 2, 3].map((j) => (i === j ? 0 : 1)));
    const { stress, points } = scaleToPlane(simplex);
    expect(stress).toBeGreaterThan(0.1);
    expect(stress).toBeLessThan(0.2);
    expect(stress).toBeCloseTo(stressOf(points, simplex), 12);
  });

  it("computes stress as distorted over true distances, as by hand", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 3, y: 4 },
    ];
    const distances = [
      [0, 4],
      [4, 0],
    ];
    expect(stressOf(points, distances)).toBe(0.25);
  });

  it("fits better than the classical one if differences have many dimensions", () => {
    const space = Array.from({ length: 20 }, () => Array.from({ length: 8 }, () => random.unit()));
    const distances = space.map((one) =>
      space.map((other) =>
        Math.sqrt(one.reduce((sum, part, axis) => sum + (part - (other[axis] as number)) ** 2, 0)),
      ),
    );
    const classical = stressOf(classicalScaling(distances), distances);
    expect(scaleToPlane(distances).stress).toBeLessThan(0.75 * classical);
  });

  it.each([
    ["nobody", [], []],
    ["one", [[0]], [{ x: 0, y: 0 }]],
    [
      "two in one place",
      [
        [0, 0],
        [0, 0],
      ],
      [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ],
    ],
  ])("has places for %s", (_, distances, points) => {
    const layout = scaleToPlane(distances);
    expect(layout.stress).toBe(0);
    expect(layout.points).toHaveLength(points.length);
    layout.points.forEach(({ x, y }) => {
      expect(Math.abs(x) + Math.abs(y)).toBe(0);
    });
  });

  it("places two people at their distance", () => {
    const { points, stress } = scaleToPlane([
      [0, 0.5],
      [0.5, 0],
    ]);
    expect(stress).toBeLessThan(1e-9);
    expect(points[0]?.x).toBeCloseTo(0.25, 9);
    expect(points[1]?.x).toBeCloseTo(-0.25, 9);
  });
});

describe("the map of profiles", () => {
  it("places two people at the root of their distance", () => {
    const rps = circleGame(3);
    const people = [1, 2].map((seed) => simulated(rps, habitOf(rps, seed), 300, seed));
    const [one, other] = mapOf(rps, people).points as [Place, Place];
    expect(far(one, other)).toBeCloseTo(Math.sqrt(distancesBetween(rps, people)[0]?.[1] as number), 9);
  });

  it("groups similar players among the landmarks, the same each time", () => {
    const rps = circleGame(3);
    const landmarks = landmarksOf(rps).map((strategy) => landmarkRounds(rps, strategy, seededRandom(3)));
    const people = [1, 1, 2, 2].map((seed, index) => simulated(rps, habitOf(rps, seed), 300, index, 0.2));
    const map = mapOf(rps, [...landmarks, ...people]);
    expect(mapOf(rps, [...landmarks, ...people])).toEqual(map);
    const [a, b, c, d] = map.points.slice(-4) as [Place, Place, Place, Place];
    expect(Math.max(far(a, b), far(c, d))).toBeLessThan(
      Math.min(far(a, c), far(a, d), far(b, c), far(b, d)) / 2,
    );
    expect(map.stress).toBeLessThan(0.4);
  });
});

type Place = { readonly x: number; readonly y: number };

function far(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
