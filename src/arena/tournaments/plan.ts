// A tournament's plan: every input to its result, so the same plan gives the same table anywhere.

import {
  type Championship,
  ChampionshipProblem,
  SYSTEMS,
  type SystemId,
} from "../../core/championships/championship.ts";
import { begin } from "../../core/championships/rounds.ts";
import { parseStrategy } from "../../core/strategies/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";

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

/** Roughly the steps of a round. @throws StrategyProblem for an unknown strategy. */
export function stepsOf(strategy: string): number {
  return parseStrategy(strategy).family.cost;
}

/** The plan's championship before its first match. @throws ConfigProblem for an invalid plan. */
export function startPlan(plan: Plan): Championship {
  const { rounds, firstTo, entrants, system } = plan;
  const names = entrants.map(({ name }) => name.toLowerCase());
  const twice = entrants.find(({ name }, at) => names.indexOf(name.toLowerCase()) < at);
  if (twice)
    throw new ConfigProblem(
      "--entrants",
      `${twice.name} is entered twice. Leave one out, or give them different names, such as anna@copy`,
    );
  if (rounds !== undefined && system !== "swiss")
    throw new ConfigProblem("--rounds", `is only for a swiss tournament; ${system} has its own number`);
  if (firstTo !== undefined && !system.endsWith("-matches"))
    throw new ConfigProblem("--first-to", `is for ${MATCH_SYSTEMS}; ${system} plays single matches`);
  const options = { ...(rounds !== undefined && { rounds }), ...(firstTo !== undefined && { firstTo }) };
  try {
    return begin(system, entrants.length, options);
  } catch (error) {
    if (!(error instanceof ChampionshipProblem)) throw error;
    throw new ConfigProblem("--entrants", error.message, { cause: error });
  }
}

/** Number of rounds; undefined if the bracket decides. @throws ConfigProblem as `startPlan`. */
export function plannedRounds(plan: Plan): number | undefined {
  const count = plan.entrants.length;
  if (plan.system === "round-robin") return count % 2 === 0 ? count - 1 : count;
  return plan.system === "swiss" ? startPlan(plan).options.rounds : undefined;
}

const MATCH_SYSTEMS = SYSTEMS.filter((system) => system.endsWith("-matches")).join(" and ");
