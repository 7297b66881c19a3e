// Reads what command lines name: games, strategies, numbers. What is none of them is refused in one
// message that says what would be.

import { randomInt } from "node:crypto";
import { GAME_IDS, type MatrixGame, matrixGame } from "../core/games/index.ts";
import { canonicalId, StrategyProblem } from "../core/strategies/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { nearestNames } from "../infra/spelling.ts";

/** The game of that id. @throws ConfigProblem when there is none, with the nearest ids. */
export function namedGame(typed: string): MatrixGame {
  const game = matrixGame(typed);
  if (game) return game;
  const near = nearestNames(typed, GAME_IDS);
  const instead = near.length > 0 ? `did you mean ${near.join(" or ")}?` : `there are ${GAME_IDS.join(", ")}`;
  throw new ConfigProblem("--game", `"${typed}" is no game; ${instead} (any odd rps-N from 7 to 101 is one)`);
}

/** An option names no strategy that plays the game. Whoever runs the program tells people so, in
 * the words that chats use. */
export class StrategyOptionProblem extends Error {
  readonly option: string;
  readonly problem: StrategyProblem["problem"];
  constructor(option: string, cause: StrategyProblem) {
    super(`${option}: ${cause.message}`, { cause });
    this.name = "StrategyOptionProblem";
    this.option = option;
    this.problem = cause.problem;
  }
}

/** The one id of the strategy that `typed` names. `where` is the option to blame. @throws
 * StrategyOptionProblem when it names none that plays the game. */
export function namedStrategy(where: string, typed: string, game: MatrixGame): string {
  try {
    return canonicalId(typed, game);
  } catch (error) {
    throw error instanceof StrategyProblem ? new StrategyOptionProblem(where, error) : error;
  }
}

/** A whole number in min … max. @throws ConfigProblem when it is none. */
export function namedNumber(where: string, typed: string, min: number, max: number): number {
  const value = /^\d{1,16}$/.test(typed) ? Number(typed) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new ConfigProblem(where, `"${typed}" is not a whole number from ${min} to ${max}`);
}

/** The seed that was given, or a new one. @throws ConfigProblem when it is no whole number. */
export function namedSeed(typed: string | undefined): number {
  return typed === undefined ? randomInt(2 ** 32) : namedNumber("--seed", typed, 0, Number.MAX_SAFE_INTEGER);
}

/** The bytes of a seed, from which the seeds of all parts are derived. */
export function seedBytes(seed: number): Uint8Array {
  return Buffer.from(String(seed), "latin1");
}
