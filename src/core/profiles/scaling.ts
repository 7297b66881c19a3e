// Lays out distances in the plane by multidimensional scaling.

import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import { mean } from "../statistics.ts";

export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** Points in the order of the rows. */
export interface Layout {
  readonly points: readonly PlanePoint[];
  /** Kruskal's stress, sqrt(sum (plane - distance)^2 / sum distance^2); 0 is a perfect fit. */
  readonly stress: number;
}

/** Coordinates smaller than this, relative to the largest, are rounding errors. */
const ROUNDING = 1e-9;

/** The maximum number of refinement steps; refinement also ends when a step gains less than `GAIN_MIN`. */
const STEPS_MAX = 300;
const GAIN_MIN = 1e-7;

/**
 * Lays out points by classical scaling, then refines by majorisation to a local optimum. On each axis, the first item
 * off the middle lies to the right or above, so equal distances give equal pictures. `distances` is square, symmetric,
 * 0 on the diagonal. Source: J. de Leeuw, Applications of convex analysis to multidimensional scaling (1977); stress
 * after J. B. Kruskal, Psychometrika 29 (1964).
 */
export function scaleToPlane(distances: readonly (readonly number[])[]): Layout {
  let points = classicalScaling(distances);
  let stress = stressOf(points, distances);
  for (let step = 0; step < STEPS_MAX; step++) {
    const moved = majorised(points, distances);
    const less = stressOf(moved, distances);
    if (!(less < stress - GAIN_MIN)) break;
    points = moved;
    stress = less;
  }
  return { points: turned(points), stress };
}

/** The Guttman transform: moves each point to the mean of where the others would put it. */
function majorised(
  points: readonly PlanePoint[],
  distances: readonly (readonly number[])[],
): readonly PlanePoint[] {
  return points.map((one, i) => {
    let x = 0;
    let y = 0;
    points.forEach((other, j) => {
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      const ratio = apart > 0 ? (distances[i]?.[j] as number) / apart : 0;
      x += ratio * (one.x - other.x);
      y += ratio * (one.y - other.y);
    });
    return { x: x / points.length, y: y / points.length };
  });
}

/** Returns the two leading eigenvectors of the doubly centred matrix -1/2 D^2, each times the root of its eigenvalue,
 * with the longer axis horizontal. Source: W. S. Torgerson, Psychometrika 17 (1952). */
export function classicalScaling(distances: readonly (readonly number[])[]): readonly PlanePoint[] {
  if (distances.length < 2) return distances.map(() => ({ x: 0, y: 0 }));
  const decomposition = new EigenvalueDecomposition(centred(distances), { assumeSymmetric: true });
  const leading = decomposition.realEigenvalues
    .map((value, column) => ({ value, column }))
    .sort((one, other) => other.value - one.value || one.column - other.column);
  const [xs, ys] = [0, 1].map((rank) => {
    const { value, column } = leading[rank] as { value: number; column: number };
    const length = Math.sqrt(Math.max(0, value));
    return decomposition.eigenvectorMatrix.getColumn(column).map((part) => part * length);
  }) as [number[], number[]];
  return xs.map((x, index) => ({ x, y: ys[index] as number }));
}

function centred(distances: readonly (readonly number[])[]): Matrix {
  const squares = distances.map((row) => row.map((distance) => distance * distance));
  const means = squares.map(mean);
  const all = mean(means);
  const rows = squares.map((row, i) =>
    row.map((square, j) => -(square - (means[i] as number) - (means[j] as number) + all) / 2),
  );
  return new Matrix(rows);
}

/** Fixes the sign of each axis by the first point off its middle. */
function turned(points: readonly PlanePoint[]): readonly PlanePoint[] {
  const x = directionOf(points.map((point) => point.x));
  const y = directionOf(points.map((point) => point.y));
  return points.map((point) => ({ x: x * point.x, y: y * point.y }));
}

function directionOf(axis: readonly number[]): 1 | -1 {
  const largest = Math.max(...axis.map(Math.abs));
  const first = axis.find((part) => Math.abs(part) > ROUNDING * largest) ?? 0;
  return first < 0 ? -1 : 1;
}

export function stressOf(points: readonly PlanePoint[], distances: readonly (readonly number[])[]): number {
  let bent = 0;
  let all = 0;
  points.forEach((one, i) => {
    points.slice(0, i).forEach((other, j) => {
      const distance = distances[i]?.[j] as number;
      bent += (Math.hypot(one.x - other.x, one.y - other.y) - distance) ** 2;
      all += distance ** 2;
    });
  });
  return all === 0 ? 0 : Math.sqrt(bent / all);
}
