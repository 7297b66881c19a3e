// A tournament's plan: every input to its result, so the same plan gives the same table anywhere.

import {
  begin,
  type Championship,
  ChampionshipProblem,
  SYSTEMS,
  type SystemId,
} from "../../core/championships/index.ts";
import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import { parseStrategy } from "../../core/strategies/index.ts";
import { nearestNames } from "../../infra/spelling.ts";
import { seedOf } from "../match/task.ts";
import { ArenaProblem } from "./problem.ts";

/** A participant in a tournament. */
export interface Entrant {
  readonly name: string;
  readonly strategy: string;
}

export interface Plan {
  readonly game: string;
  /** In seeding order, best first. */
  readonly entrants: readonly Entrant[];
  readonly system: SystemId;
  /** Swiss only; default: derived from the number of entrants. */
  readonly rounds?: number;
  readonly firstTo?: number;
  readonly match: number;
  /** Any non-negative integer. */
  readonly seed: number;
}

/** Systems available to strategies. */
export const ARENA_SYSTEMS: readonly SystemId[] = SYSTEMS.filter((system) => system !== "none");

/** Roughly the steps of a round. @throws StrategyProblem for an unknown strategy. */
export function stepsOf(strategy: string): number {
  return parseStrategy(strategy).family.cost;
}

/** Parses a system. @throws ArenaProblem that lists the nearest names. */
export function readSystem(typed: string): SystemId {
  const system = ARENA_SYSTEMS.find((known) => known === typed.trim().toLowerCase());
  if (system) return system;
  const near = nearestNames(typed, ARENA_SYSTEMS);
  const instead =
    near.length > 0 ? `did you mean ${near.join(" or ")}?` : `choose one of ${ARENA_SYSTEMS.join(", ")}`;
  throw new ArenaProblem("unknown-system", `"${typed}" isn't a system; ${instead}`);
}

/** The plan's championship before its first match. @throws ArenaProblem for an invalid plan. */
export function startPlan(plan: Plan): Championship {
  if (plan.rounds !== undefined && plan.system !== "swiss")
    throw new ArenaProblem(
      "bad-option",
      `you can set rounds only for a swiss tournament; ${plan.system} has its own number`,
    );
  if (plan.firstTo !== undefined && !plan.system.endsWith("-matches"))
    throw new ArenaProblem(
      "bad-option",
      `${plan.system} plays single matches; first-to is for ${MATCH_SYSTEMS}`,
    );
  const { rounds, firstTo, entrants, system } = plan;
  const options = { ...(rounds !== undefined && { rounds }), ...(firstTo !== undefined && { firstTo }) };
  try {
    return begin(system, entrants.length, options, seededRandom(deriveSeed(seedOf(plan), "draw")));
  } catch (error) {
    if (!(error instanceof ChampionshipProblem)) throw error;
    throw new ArenaProblem("bad-option", error.message, { cause: error });
  }
}

/** Number of rounds; undefined if the bracket decides. @throws ArenaProblem as `startPlan`. */
export function plannedRounds(plan: Plan): number | undefined {
  const count = plan.entrants.length;
  if (plan.system === "round-robin") return count % 2 === 0 ? count - 1 : count;
  return plan.system === "swiss" ? startPlan(plan).options.rounds : undefined;
}

const MATCH_SYSTEMS = ARENA_SYSTEMS.filter((system) => system.endsWith("-matches")).join(" and ");
