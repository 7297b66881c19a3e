// The study's tables for all systems, player counts and inequalities, and accuracy by number of games.

import { SYSTEMS, type SystemId, swissRounds } from "../../core/championships/index.ts";
import { MAIN_INEQUALITY, STUDY_FIRST_TO, STUDY_INEQUALITIES, STUDY_PLAYERS } from "./earlier-run.ts";
import type { StudyPlan } from "./plan.ts";
import type { SeriesReport } from "./study.ts";

/** The study's plan for a system; by default, matches to 4 and Swiss as the study played it. */
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
    firstTo: STUDY_FIRST_TO,
    rounds: swissRounds(players),
    repeats: true,
    times: 1,
    ...own,
  };
}

/** Plans for all tables; random places only at equal strengths, since strength has no effect on them. */
export function tablePlans(): readonly StudyPlan[] {
  return STUDY_PLAYERS.flatMap((players) => STUDY_INEQUALITIES.flatMap((a) => columnsOf(players, a)));
}

function columnsOf(players: number, a: number): readonly StudyPlan[] {
  return SYSTEMS.filter((system) => system !== "none" || a === 0.5).map((system) =>
    studyPlan(system, players, a),
  );
}

/** Systems in which games are played; the other one only draws random places. */
export const PLAYED_SYSTEMS: readonly SystemId[] = SYSTEMS.filter((system) => system !== "none");

/** Swiss with four more rounds, and matches to one more game. At A = .75. */
export function stepPlans(players: number): { readonly swiss: StudyPlan; readonly matches: StudyPlan } {
  const a = MAIN_INEQUALITY;
  return {
    swiss: studyPlan("swiss", players, a, { rounds: swissRounds(players) + STEP_ROUNDS }),
    matches: studyPlan("olympic-matches", players, a, { firstTo: STUDY_FIRST_TO + 1 }),
  };
}

export const STEP_ROUNDS = 4;
const SEVERAL = 4;

/** Swiss with as many rounds as a knockout. At A = .75. */
export function shortestSwiss(players: number): StudyPlan {
  return studyPlan("swiss", players, MAIN_INEQUALITY, { rounds: Math.ceil(Math.log2(players)) });
}

/** A championship held four times, as two aren't enough to settle a knockout's first place. At A = .75. */
export function severalPlan(system: SystemId, players: number): StudyPlan {
  return studyPlan(system, players, MAIN_INEQUALITY, { times: SEVERAL });
}

/** Plans needed for the conclusions in addition to the tables. */
export function furtherPlans(): readonly StudyPlan[] {
  return STUDY_PLAYERS.flatMap((players) => [
    ...Object.values(stepPlans(players)),
    shortestSwiss(players),
    ...PLAYED_SYSTEMS.map((system) => severalPlan(system, players)),
  ]);
}

/** Accuracy by number of games: Swiss by rounds, matches to 1 … 6, and round robin. */
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
  const keyOf = ({ system, players, a, firstTo, rounds, repeats, times }: StudyPlan) =>
    [system, players, a, firstTo, rounds, repeats, times].join();
  const byKey = new Map(reports.map((report) => [keyOf(report.plan), report]));
  return (plan) => byKey.get(keyOf(plan));
}
