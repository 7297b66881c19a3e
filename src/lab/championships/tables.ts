// The study's tables: all systems, player counts and inequalities, and accuracy against games.

import { SYSTEMS, type SystemId, swissRounds } from "../../core/championships/index.ts";
import type { StudyPlan } from "./plan.ts";
import { REFERENCE_FIRST_TO, REFERENCE_INEQUALITY, STUDY_INEQUALITIES, STUDY_PLAYERS } from "./printed.ts";
import type { SeriesReport } from "./study.ts";

/** The study's column of a system; default: matches to 4 and Swiss as the study played it. */
export function studyPlan(
  system: SystemId,
  players: number,
  a: number,
  own: Partial<StudyPlan> = {},
): StudyPlan {
  return {
    system,
    players,
    a,
    firstTo: REFERENCE_FIRST_TO,
    rounds: swissRounds(players),
    repeats: true,
    ...own,
  };
}

/** Columns of all tables; random places at equal strengths only, since strength has no effect. */
export function tablePlans(): readonly StudyPlan[] {
  return STUDY_PLAYERS.flatMap((players) => STUDY_INEQUALITIES.flatMap((a) => columnsOf(players, a)));
}

function columnsOf(players: number, a: number): readonly StudyPlan[] {
  return SYSTEMS.filter((system) => system !== "none" || a === 0.5).map((system) =>
    studyPlan(system, players, a),
  );
}

/** Swiss with four rounds more, matches to one more: each about 2 N more games. At A = .75. */
export function stepPlans(players: number): { readonly swiss: StudyPlan; readonly matches: StudyPlan } {
  const a = REFERENCE_INEQUALITY;
  return {
    swiss: studyPlan("swiss", players, a, { rounds: swissRounds(players) + 4 }),
    matches: studyPlan("olympic-matches", players, a, { firstTo: REFERENCE_FIRST_TO + 1 }),
  };
}

/** Accuracy against games: Swiss by rounds, matches to 1 … 6, and round robin. */
export function sweepPlans(players: number, a: number): readonly StudyPlan[] {
  const most = 2 * swissRounds(players);
  const rounds = [1, 2, 3, 4, 5, 6].map((sixth) => Math.max(1, Math.round((most * sixth) / 6)));
  return [
    ...rounds.map((one) => studyPlan("swiss", players, a, { rounds: one })),
    ...[1, 2, 3, 4, 5, 6].map((firstTo) => studyPlan("olympic-matches", players, a, { firstTo })),
    studyPlan("round-robin", players, a),
  ];
}

/** Looks up a plan's report. */
export type Find = (plan: StudyPlan) => SeriesReport | undefined;

/** Indexes reports by plan. */
export function finder(reports: readonly SeriesReport[]): Find {
  const keyOf = ({ system, players, a, firstTo, rounds, repeats }: StudyPlan) =>
    [system, players, a, firstTo, rounds, repeats].join();
  const byKey = new Map(reports.map((report) => [keyOf(report.plan), report]));
  return (plan) => byKey.get(keyOf(plan));
}
