// Maps profiles to the plane, with similar ones close together.

import type { MatrixGame, Rounds } from "../games/index.ts";
import { distancesBetween } from "./distance.ts";
import { type PlanePoint, scaleToPlane } from "./scaling.ts";

/** Points in the order of the histories. */
export interface ProfileMap {
  readonly points: readonly PlanePoint[];
  /** How much the plane distorts the distances: 0 not at all, .2 and more badly. */
  readonly stress: number;
  readonly distances: readonly (readonly number[])[];
}

/** Lays out sqrt(distance), because 1 - cosine is half the squared distance of two directions. */
export function mapOf(game: MatrixGame, histories: readonly Rounds[]): ProfileMap {
  const distances = distancesBetween(game, histories);
  return { ...scaleToPlane(distances.map((row) => row.map(Math.sqrt))), distances };
}
