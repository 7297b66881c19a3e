// Command-line option for a strategy. Separate from the other options because it loads all strategies.

import type { MatrixGame } from "../../core/games/index.ts";
import { canonicalId, StrategyProblem } from "../../core/strategies/index.ts";

/** Unknown strategy in an option; the entry point formats the error as in chats. */
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

/** The strategy's canonical id. @throws StrategyOptionProblem if it's unknown or for a different game. */
export function readStrategy(option: string, typed: string, game: MatrixGame): string {
  try {
    return canonicalId(typed, game);
  } catch (error) {
    throw error instanceof StrategyProblem ? new StrategyOptionProblem(option, error) : error;
  }
}
