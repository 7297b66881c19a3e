// One column of the study of championship systems: a system with its parameters, and how unequal
// the players are.

import type { Options, SystemId } from "../../core/championships/index.ts";

export interface StudyPlan {
  readonly system: SystemId;
  readonly players: number;
  /** With which probability the strongest possible player beats the weakest possible: .5 (all
   * alike) to 1. */
  readonly a: number;
  /** Games that win a match, with the systems of matches. */
  readonly firstTo: number;
  /** Rounds of Swiss. */
  readonly rounds: number;
  /** Swiss as the study has it: neighbours in points meet, again if need be; else never twice. */
  readonly repeats: boolean;
}

/** The plan as options: players take slots as they come, and equal points share places. */
export function optionsOf({ firstTo, rounds, repeats }: StudyPlan): Partial<Options> {
  return { firstTo, rounds, repeats, ties: "shared" };
}
