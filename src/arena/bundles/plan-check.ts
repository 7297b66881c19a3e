// Checks that a bundle holds what was planned: follows a tournament's plan with the bundle's own outcomes, and a
// season's pairs by its rules. Every match must be there exactly once, and the table must follow.

import type { MatchTask } from "../match/task.ts";
import { type Plan, planId } from "../tournaments/plan.ts";
import type { BundledMatch, BundledTable, Manifest, ScheduleProblem } from "./bundle.ts";
import { entrantOf, followPlan } from "./follow-plan.ts";
import { foreignDice, seasonSchedule, seasonTable } from "./season-check.ts";

export interface PlanCheck {
  readonly problem?: ScheduleProblem | undefined;
  /** Pairs of a season that never met; always 0 for a tournament. */
  readonly unplayed: number;
  /** Whether the table follows from the outcomes; undefined if the matches aren't the planned ones. */
  readonly isTableRight?: boolean | undefined;
}

/** `matches`: all of them, in the bundle's order. */
export async function checkPlan(manifest: Manifest, matches: readonly BundledMatch[]): Promise<PlanCheck> {
  if (manifest.kind === "tournament") return checkTournament(manifest, matches);
  if (manifest.plan || !manifest.league) return { problem: { kind: "no-plan" }, unplayed: 0 };
  const schedule = seasonSchedule(manifest, matches);
  if (schedule.problem) return schedule;
  return { ...schedule, isTableRight: isSame(seasonTable(manifest.entrants, matches), manifest.table) };
}

/** Whether the random numbers of a season's matches all derive from its seed. */
export function areDiceOf(seed: Uint8Array, manifest: Manifest, matches: readonly BundledMatch[]): boolean {
  return foreignDice(manifest, matches, seed) === undefined;
}

async function checkTournament(manifest: Manifest, matches: readonly BundledMatch[]): Promise<PlanCheck> {
  const { plan } = manifest;
  if (!plan || manifest.league) return { problem: { kind: "no-plan" }, unplayed: 0 };
  if (!isHeadOf(plan, manifest)) return { problem: { kind: "head" }, unplayed: 0 };
  try {
    const { problem, table } = await followed(plan, matches);
    return { problem, unplayed: 0, isTableRight: problem ? undefined : isSame(table, manifest.table) };
  } catch {
    // No tournament can have this plan, so it didn't produce these matches.
    return { problem: { kind: "head" }, unplayed: 0 };
  }
}

/** Whether the bundle's manifest matches its plan. */
function isHeadOf(plan: Plan, { id, games, entrants }: Manifest): boolean {
  const there = entrants.map(({ name, strategy, isBuiltIn }) => ({
    name,
    strategy,
    ...(isBuiltIn && { isBuiltIn }),
  }));
  return id === planId(plan) && isSame(games, [plan.game]) && isSame(there, plan.entrants.map(entrantOf));
}

async function followed(
  plan: Plan,
  matches: readonly BundledMatch[],
): Promise<{ readonly problem?: ScheduleProblem; readonly table?: BundledTable | undefined }> {
  const places = new Map<string, number>();
  for (const [at, { task }] of matches.entries()) {
    if (places.has(placeOf(task))) return { problem: { kind: "twice", match: at + 1 } };
    places.set(placeOf(task), at);
  }
  let problem: ScheduleProblem | undefined;
  const asked = new Set<number>();
  const { table } = await followPlan(plan, async (task, names) => {
    const at = places.get(placeOf(task));
    const there = at === undefined ? undefined : matches[at];
    if (at === undefined || !there) problem = { kind: "missing", names };
    else if (!isSame([taskText(there.task), there.names], [taskText(task), names]))
      problem = { kind: "changed", match: at + 1 };
    else asked.add(at);
    return problem ? undefined : there?.outcome;
  });
  const extra = matches.findIndex((_, at) => !asked.has(at));
  if (!problem && extra >= 0) problem = { kind: "unplanned", match: extra + 1 };
  return problem ? { problem } : { table };
}

function placeOf({ round, table, game }: MatchTask): string {
  return `${round}.${table}.${game}`;
}

function taskText({ rule, strategies, pair, rounds, seed, limitMs, fixed }: MatchTask) {
  return [rule, strategies, pair, rounds, seed, limitMs, fixed ?? null];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
