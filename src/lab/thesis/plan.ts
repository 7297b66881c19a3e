// Plan of a thesis table.

import type { Trial } from "./trial.ts";

/** A cell is the plain mean of its trials. */
export interface CellPlan {
  readonly trials: readonly Trial[];
  /** Null where the thesis prints nothing. */
  readonly printed: number | null;
  /** The thesis prints "over" this value. */
  readonly atLeast?: boolean;
}

export interface TablePlan {
  /** `4.1` … `4.14`, the section of an experiment without a table, or a sweep. */
  readonly table: string;
  readonly title: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: readonly (readonly CellPlan[])[];
  /** By row, percent won by a random counter to a perfect prediction; null where unknown. */
  readonly theory: readonly (number | null)[];
}
