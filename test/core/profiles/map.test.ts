import { describe, expect, it } from "vitest";
import { circleGame } from "../../../src/core/games/index.ts";
import { landmarkRounds, landmarksOf } from "../../../src/core/profiles/landmarks.ts";
import { classicalScaling, mapOf, type PlanePoint, scaleToPlane } from "../../../src/core/profiles/map.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { habitOf, simulated } from "./simulated.ts";

const random = seededRandom(1);
const apart = (points: readonly PlanePoint[]) =>
  points.map((one) => points.map((other) => Math.hypot(one.x - other.x, one.y - other.y)));

/** Kruskal's stress: the distortion over the true distances; 0 is a perfect fit. */
function stressOf(points: readonly PlanePoint[], distances: readonly (readonly number[])[]): number {
  const [bent, real] = [apart(points).flat(), distances.flat()];
  const squares = (values: readonly number[]) => values.reduce((sum, value) => sum + value ** 2, 0);
  return Math.sqrt(squares(bent.map((one, at) => one - (real[at] as number))) / squares(real));
}

describe("a layout in the plane", () => {
  it("reproduces a plane, lengthwise, with the first point on the upper right, also mirrored", () => {
    const drawn = Array.from({ length: 9 }, () => ({ x: 4 * random.unit(), y: random.unit() }));
    for (const plane of [drawn, drawn.map(({ x, y }) => ({ x: -x, y: 7 - y }))]) {
      const points = scaleToPlane(apart(plane));
      expect(stressOf(points, apart(drawn))).toBeLessThan(1e-6);
      const spread = (axis: "x" | "y") => points.reduce((sum, point) => sum + point[axis] ** 2, 0);
      expect(spread("x")).toBeGreaterThan(spread("y"));
      expect(Math.min(points[0]?.x ?? 0, points[0]?.y ?? 0)).toBeGreaterThan(0);
    }
  });

  it("fits better than the classical one if differences have many dimensions", () => {
    const space = Array.from({ length: 20 }, () => Array.from({ length: 8 }, () => random.unit()));
    const distances = space.map((one) =>
      space.map((other) => Math.hypot(...one.map((part, axis) => part - (other[axis] as number)))),
    );
    const classical = stressOf(classicalScaling(distances), distances);
    expect(stressOf(scaleToPlane(distances), distances)).toBeLessThan(0.75 * classical);
  });

  it("has places for nobody, one, two in one place, and two at a distance", () => {
    const places = (...rows: number[][]) => scaleToPlane(rows).map(({ x, y }) => Math.abs(x) + Math.abs(y));
    expect([places(), places([0]), places([0, 0], [0, 0])]).toEqual([[], [0], [0, 0]]);
    expect(places([0, 0.5], [0.5, 0])).toEqual([expect.closeTo(0.25, 9), expect.closeTo(0.25, 9)]);
  });
});

it("a map groups similar players among the landmarks, the same each time", () => {
  const rps = circleGame(3);
  const landmarks = landmarksOf(rps).map((strategy) => landmarkRounds(rps, strategy));
  const people = [1, 1, 2, 2].map((seed, index) => simulated(rps, habitOf(rps, seed), 300, index, 0.2));
  const map = mapOf(rps, [...landmarks, ...people]);
  expect(mapOf(rps, [...landmarks, ...people])).toEqual(map);
  const far = apart(map.points.slice(-4)) as [number[], number[], number[], number[]];
  const [within, across] = [
    [far[0][1], far[2][3]],
    [far[0][2], far[0][3], far[1][2], far[1][3]],
  ] as number[][];
  expect(Math.max(...(within as number[]))).toBeLessThan(Math.min(...(across as number[])) / 2);
});
