// What the studies' options may be, and what is said when they are not.

import { readFile } from "node:fs/promises";
import { explainStrategyProblem } from "../../commands/kit/strategy-words.ts";
import { ConfigProblem } from "../chat/index.ts";
import { type MatrixGame, matrixGame } from "../core/games/index.ts";
import { canonicalId, StrategyProblem } from "../core/strategies/index.ts";
import { DataProblem, type RecordedPerson, readRecordedPeople } from "./index.ts";

/** A whole number in min … max. @throws ConfigProblem that names the option. */
export function readWhole(option: string, typed: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new ConfigProblem(option, `"${typed}" must be a whole number from ${min} to ${max}, such as ${option} ${min}`);
}

/** Whole numbers in min … max, separated by commas. @throws ConfigProblem that names the option. */
export function readWholes(option: string, typed: string, min: number, max: number): readonly number[] {
  return typed.split(",").map((part) => readWhole(option, part.trim(), min, max));
}

/** The game of that id, one of `ids`. @throws ConfigProblem that lists them. */
export function readGame(typed: string, ids: readonly string[]): MatrixGame {
  const game = ids.includes(typed) ? matrixGame(typed) : undefined;
  if (game) return game;
  throw new ConfigProblem("--game", `"${typed}" is not one of ${ids.join(", ")}`);
}

/** The one id of the strategy that was typed. @throws ConfigProblem with the nearest names or valid values. */
export function readStrategy(typed: string, game: MatrixGame): string {
  try {
    return canonicalId(typed, game);
  } catch (error) {
    throw error instanceof StrategyProblem
      ? new ConfigProblem("--strategy", explainStrategyProblem(error.problem, "en"))
      : error;
  }
}

/** The people of a file. @throws ConfigProblem that names the option, the file, and the line that is no round. */
export async function readPeople(
  game: MatrixGame,
  path: string,
  option = "--data",
): Promise<readonly RecordedPerson[]> {
  try {
    return readRecordedPeople(game, await readFile(path, "utf8"));
  } catch (error) {
    if (error instanceof DataProblem) throw new ConfigProblem(option, `${path}, ${error.message}`);
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    throw new ConfigProblem(option, `${path} cannot be read (${code}); pass a CSV file of recorded rounds`, {
      cause: error,
    });
  }
}
