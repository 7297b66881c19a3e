// One column of the study of championship systems: a system, its parameters, and the inequality.

import type { Options, SystemId } from "../../core/championships/index.ts";

export interface StudyPlan {
  readonly system: SystemId;
  readonly players: number;
  /** P(the strongest possible player beats the weakest possible): .5 (all equal) to 1. */
  readonly a: number;
  readonly firstTo: number;
  readonly rounds: number;
  /** Swiss as in the study, where neighbours in points may meet repeatedly; otherwise never twice. */
  readonly repeats: boolean;
  /** How often the championship is held with the same players, who are ranked by the sum of their places. */
  readonly times: number;
}

/** The plan as options: random slots, shared places for equal points. */
export function optionsOf({ firstTo, rounds, repeats }: StudyPlan): Partial<Options> {
  return { firstTo, rounds, repeats, ties: "shared" };
}
