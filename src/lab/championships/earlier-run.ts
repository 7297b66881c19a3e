// What our figures are compared with: the study's settings, an earlier independent run of this project, and the theory
// for random places.

import type { SystemId } from "../../core/championships/index.ts";

export const STUDY_PLAYERS = [8, 16, 32, 64] as const;
export const STUDY_INEQUALITIES = [0.5, 0.65, 0.75, 0.85, 1] as const;
/** The inequality used for conclusions that need their own series, and for the earlier run. */
export const MAIN_INEQUALITY = 0.75;
export const STUDY_FIRST_TO = 4;

export type EstimateName = "W" | "D" | "T";

/** From this project's earlier run. The study's own figures are in an appendix that its text doesn't include. */
const EARLIER_RUN: Readonly<
  Partial<Record<SystemId, Readonly<Partial<Record<EstimateName, readonly number[]>>>>>
> = {
  "round-robin": { W: [0.249, 0.191, 0.149, 0.114], D: [16, 57.9, 196.7, 629.6] },
  swiss: { W: [0.234, 0.156, 0.099, 0.061], D: [16.7, 65.3, 249.6, 957], T: [5.31, 12.8, 25.9, 50.3] },
  olympic: { W: [0.22, 0.131, 0.08, 0.047], D: [18.1, 73.3, 293.8, 1175] },
  "olympic-matches": { W: [0.33, 0.214, 0.138, 0.083] },
};

/** Championships per series, as far as is known; the run's errors follow from it. */
export const EARLIER_RUN_SERIES = 100_000;

/** The earlier run's figure at A = .75 (matches to 4), if any. */
export function earlierRunOf(system: SystemId, players: number, name: EstimateName): number | undefined {
  const index = (STUDY_PLAYERS as readonly number[]).indexOf(players);
  return index < 0 ? undefined : EARLIER_RUN[system]?.[name]?.[index];
}

/** Random places: W = 1/N, D = (N^2 - 1)/3, T = 3 (N - 3)/2. */
export function theoryOfLots(players: number): Readonly<Record<EstimateName, number>> {
  return { W: 1 / players, D: (players ** 2 - 1) / 3, T: (3 * (players - 3)) / 2 };
}
