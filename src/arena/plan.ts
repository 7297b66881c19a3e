// What a tournament is to be. Everything that its result depends on stands here, so the same plan
// gives the same table anywhere.

import { createHash } from "node:crypto";
import {
  begin,
  type Championship,
  ChampionshipProblem,
  SYSTEMS,
  type SystemId,
} from "../core/championships/index.ts";
import { type MatrixGame, matrixGame } from "../core/games/index.ts";
import { deriveSeed, seededRandom } from "../core/random/index.ts";
import { nearestNames } from "../infra/spelling.ts";
import { ArenaProblem } from "./problem.ts";

/** One who takes part. */
export interface Entrant {
  /** As it stands in the tables: the strategy's id, or a name of its own. */
  readonly name: string;
  /** The strategy's canonical id. */
  readonly strategy: string;
}

export interface Plan {
  readonly game: string;
  /** In the order of their seeds, the best first. */
  readonly entrants: readonly Entrant[];
  readonly system: SystemId;
  /** Of a Swiss tournament; what fits the number of entrants unless told. */
  readonly rounds?: number;
  /** Games that win a pairing, with the systems of matches. */
  readonly firstTo?: number;
  /** Rounds of each match. */
  readonly match: number;
  /** Any whole number from 0. */
  readonly seed: number;
  /** How long one match may take, in milliseconds. */
  readonly matchMs: number;
}

/** The systems in which strategies can meet. */
export const ARENA_SYSTEMS: readonly SystemId[] = SYSTEMS.filter((system) => system !== "none");

/** Of the same plan the same, and of another one another: 16 hexadecimal digits. */
export function planId(plan: Plan): string {
  const { game, entrants, system, rounds, firstTo, match, seed, matchMs } = plan;
  const who = entrants.map(({ name, strategy }) => [name, strategy]);
  const all = JSON.stringify([game, who, system, rounds ?? null, firstTo ?? null, match, seed, matchMs]);
  return createHash("sha256").update(all).digest("hex").slice(0, 16);
}

/** The system of that name. @throws ArenaProblem with the nearest names. */
export function readSystem(typed: string): SystemId {
  const system = ARENA_SYSTEMS.find((known) => known === typed.trim().toLowerCase());
  if (system) return system;
  const near = nearestNames(typed, ARENA_SYSTEMS);
  const instead =
    near.length > 0 ? `did you mean ${near.join(" or ")}?` : `there are ${ARENA_SYSTEMS.join(", ")}`;
  throw new ArenaProblem("unknown-system", `"${typed}" is no system; ${instead}`);
}

/** The plan's championship before its first match. @throws ArenaProblem when there can be none. */
export function beginPlan(plan: Plan): Championship {
  if (plan.rounds !== undefined && plan.system !== "swiss")
    throw new ArenaProblem(
      "bad-option",
      `rounds are chosen in a swiss tournament only; ${plan.system} has its own`,
    );
  if (plan.firstTo !== undefined && !plan.system.endsWith("-matches"))
    throw new ArenaProblem(
      "bad-option",
      `${plan.system} decides by single matches; first-to is for ${MATCH_SYSTEMS}`,
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

/** How many rounds; undefined where the bracket decides. @throws ArenaProblem as `beginPlan`. */
export function plannedRounds(plan: Plan): number | undefined {
  const count = plan.entrants.length;
  if (plan.system === "round-robin") return count % 2 === 0 ? count - 1 : count;
  return plan.system === "swiss" ? beginPlan(plan).options.rounds : undefined;
}

const MATCH_SYSTEMS = ARENA_SYSTEMS.filter((system) => system.endsWith("-matches")).join(" and ");

/** The plan's game. @throws RangeError for another version's game. */
export function gameOf({ game }: Pick<Plan, "game">): MatrixGame {
  const found = matrixGame(game);
  if (found) return found;
  throw new RangeError(`no game ${game}`);
}

/** The bytes from which all seeds of the tournament are derived. */
export function seedOf({ seed }: Pick<Plan, "seed">): Uint8Array {
  return Buffer.from(String(seed), "latin1");
}
