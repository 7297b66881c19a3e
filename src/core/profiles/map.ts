// Maps profiles to the plane, with similar ones close together, by multidimensional scaling.

import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import type { MatrixGame, Rounds } from "../games/index.ts";
import { mean } from "../statistics.ts";
import { distancesBetween } from "./distance.ts";

export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** Points in the order of the histories. */
export interface ProfileMap {
  readonly points: readonly PlanePoint[];
  readonly distances: readonly (readonly number[])[];
}

/** Coordinates smaller than this, relative to the largest, are rounding errors. */
const ROUNDING = 1e-9;
/** Steps after which the points hardly move. */
const STEPS = 300;

/** Lays out sqrt(distance), because 1 - cosine is half the squared distance of two directions. */
export function mapOf(game: MatrixGame, histories: readonly Rounds[]): ProfileMap {
  const distances = distancesBetween(game, histories);
  return { points: scaleToPlane(distances.map((row) => row.map(Math.sqrt))), distances };
}

/**
 * Lays out points by classical scaling, then refines by majorisation towards a local optimum of the stress. On each
 * axis, the first item off the middle lies to the right or above, so equal distances give equal pictures. `distances` is
 * square, symmetric, 0 on the diagonal. Source: J. de Leeuw, Applications of convex analysis to multidimensional scaling
 * (1977).
 */
export function scaleToPlane(distances: readonly (readonly number[])[]): readonly PlanePoint[] {
  let points = classicalScaling(distances);
  for (let step = 0; step < STEPS; step++) points = majorised(points, distances);
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)].map(directionOf);
  return points.map((point) => ({ x: (x ?? 1) * point.x, y: (y ?? 1) * point.y }));
}

/** Returns the two leading eigenvectors of the doubly centred matrix -1/2 D^2, each times the root of its eigenvalue,
 * with the longer axis horizontal. Source: W. S. Torgerson, Psychometrika 17 (1952). */
export function classicalScaling(distances: readonly (readonly number[])[]): readonly PlanePoint[] {
  if (distances.length < 2) return distances.map(() => ({ x: 0, y: 0 }));
  const squares = Matrix.pow(new Matrix(distances.map((row) => [...row])), 2);
  const centred = squares.center("row").center("column").mul(-0.5);
  const found = new EigenvalueDecomposition(centred, { assumeSymmetric: true });
  // From the smallest to the largest.
  const columns = [distances.length - 1, distances.length - 2];
  const [xs, ys] = columns.map((column) => {
    const length = Math.sqrt(Math.max(0, found.realEigenvalues[column] as number));
    return found.eigenvectorMatrix.getColumn(column).map((part) => part * length);
  }) as [number[], number[]];
  return xs.map((x, index) => ({ x, y: ys[index] as number }));
}

/** The Guttman transform: moves each point to the mean of where the others would put it. */
function majorised(points: readonly PlanePoint[], distances: readonly (readonly number[])[]) {
  return points.map((one, i) => {
    const pulls = points.map((other, j) => {
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      const ratio = apart > 0 ? (distances[i]?.[j] as number) / apart : 0;
      return { x: ratio * (one.x - other.x), y: ratio * (one.y - other.y) };
    });
    return { x: mean(pulls.map(({ x }) => x)), y: mean(pulls.map(({ y }) => y)) };
  });
}

function directionOf(axis: readonly number[]): 1 | -1 {
  const largest = Math.max(...axis.map(Math.abs));
  const first = axis.find((part) => Math.abs(part) > ROUNDING * largest) ?? 0;
  return first < 0 ? -1 : 1;
}
