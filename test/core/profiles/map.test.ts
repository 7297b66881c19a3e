import { describe, expect, it } from "vitest";
import { circleGame } from "../../../src/core/games/index.ts";
import { distancesBetween } from "../../../src/core/profiles/distance.ts";
import { landmarkRounds, landmarksOf } from "../../../src/core/profiles/landmarks.ts";
import { classicalScaling, mapOf, type PlanePoint, scaleToPlane } from "../../../src/core/profiles/map.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { habitOf, simulated } from "./simulated.ts";

const random = seededRandom(1);
const drawn = Array.from({ length: 9 }, () => ({ x: 4 * random.unit(), y: random.unit() }));
const apart = (points: readonly { x: number; y: number }[]) =>
  points.map((one) => points.map((other) => Math.hypot(one.x - other.x, one.y - other.y)));

/** Kruskal's stress: the distortion over the true distances; 0 is a perfect fit. */
function stressOf(points: readonly PlanePoint[], distances: readonly (readonly number[])[]): number {
  const pairs = apart(points).flatMap((row, i) =>
    row.map((bent, j) => [bent, distances[i]?.[j] as number] as const),
  );
  const sum = (of: (pair: readonly [number, number]) => number) =>
    pairs.reduce((total, pair) => total + of(pair) ** 2, 0);
  return Math.sqrt(sum(([bent, distance]) => bent - distance) / sum(([, distance]) => distance));
}

describe("a layout in the plane", () => {
  it("reproduces distances from a plane", () => {
    apart(scaleToPlane(apart(drawn))).forEach((row, i) => {
      row.forEach((distance, j) => {
        expect(distance).toBeCloseTo(apart(drawn)[i]?.[j] as number, 6);
      });
    });
  });

  it("lies lengthwise with the first point on the upper right", () => {
    const points = scaleToPlane(apart(drawn));
    const spread = (of: (point: { x: number; y: number }) => number) =>
      points.reduce((sum, point) => sum + of(point) ** 2, 0);
    expect(spread(({ x }) => x)).toBeGreaterThan(spread(({ y }) => y));
    expect(points[0]?.x).toBeGreaterThan(0);
    expect(points[0]?.y).toBeGreaterThan(0);
    const mirrored = drawn.map(({ x, y }) => ({ x: -x, y: 7 - y }));
    scaleToPlane(apart(mirrored)).forEach(({ x, y }, index) => {
      expect(x).toBeCloseTo(points[index]?.x as number, 6);
      expect(y).toBeCloseTo(points[index]?.y as number, 6);
    });
  });

  it("fits better than the classical one if differences have many dimensions", () => {
    const space = Array.from({ length: 20 }, () => Array.from({ length: 8 }, () => random.unit()));
    const distances = space.map((one) =>
      space.map((other) =>
        Math.sqrt(one.reduce((sum, part, axis) => sum + (part - (other[axis] as number)) ** 2, 0)),
      ),
    );
    const classical = stressOf(classicalScaling(distances), distances);
    expect(stressOf(scaleToPlane(distances), distances)).toBeLessThan(0.75 * classical);
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
    expect(layout).toHaveLength(points.length);
    layout.forEach(({ x, y }) => {
      expect(Math.abs(x) + Math.abs(y)).toBe(0);
    });
  });

  it("places two people at their distance", () => {
    const points = scaleToPlane([
      [0, 0.5],
      [0.5, 0],
    ]);
    expect(points[0]?.x).toBeCloseTo(0.25, 9);
    expect(points[1]?.x).toBeCloseTo(-0.25, 9);
  });
});

describe("the map of profiles", () => {
  it("places two people at the root of their distance", () => {
    const rps = circleGame(3);
    const people = [1, 2].map((seed) => simulated(rps, habitOf(rps, seed), 300, seed));
    const [one, other] = mapOf(people).points as [PlanePoint, PlanePoint];
    expect(far(one, other)).toBeCloseTo(Math.sqrt(distancesBetween(people)[0]?.[1] as number), 9);
  });

  it("groups similar players among the landmarks, the same each time", () => {
    const rps = circleGame(3);
    const landmarks = landmarksOf(rps).map((strategy) => landmarkRounds(rps, strategy));
    const people = [1, 1, 2, 2].map((seed, index) => simulated(rps, habitOf(rps, seed), 300, index, 0.2));
    const map = mapOf([...landmarks, ...people]);
    expect(mapOf([...landmarks, ...people])).toEqual(map);
    const [a, b, c, d] = map.points.slice(-4) as [PlanePoint, PlanePoint, PlanePoint, PlanePoint];
    expect(Math.max(far(a, b), far(c, d))).toBeLessThan(
      Math.min(far(a, c), far(a, d), far(b, c), far(b, d)) / 2,
    );
  });
});

function far(one: PlanePoint, other: PlanePoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
