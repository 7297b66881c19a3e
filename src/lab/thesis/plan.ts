// Plan of a table in the thesis.

import type { Trial } from "./trial.ts";

/** A cell's value is the plain mean of its trials. */
export interface CellPlan {
  readonly trials: readonly Trial[];
  /** Null if the thesis prints no value. */
  readonly printed: number | null;
  /** The thesis prints "over" this value rather than the value itself. */
  readonly atLeast?: boolean;
}

export interface TablePlan {
  /** `4.1` … `4.14`, the section of an experiment without a table, or a sweep. */
  readonly table: string;
  readonly title: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: readonly (readonly CellPlan[])[];
  /** By row, the percentage won by countering a perfect prediction at random; null if unknown. */
  readonly theory: readonly (number | null)[];
}
