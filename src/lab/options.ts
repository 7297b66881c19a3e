// What the studies' options may be, and what is said when they are not.

import { readFile } from "node:fs/promises";
import { type MatrixGame, matrixGame } from "../core/games/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { DataProblem, type RecordedPerson, readRecordedPeople } from "./index.ts";
import { namedStrategy } from "./named.ts";

/** A whole number in min … max. @throws ConfigProblem that names the option. */
export function readWhole(option: string, typed: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new ConfigProblem(
    option,
    `"${typed}" must be a whole number from ${min} to ${max}, such as ${option} ${min}`,
  );
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

/** The one id of the strategy that was typed. @throws StrategyOptionProblem with the nearest names
 * or valid values. */
export function readStrategy(typed: string, game: MatrixGame): string {
  return namedStrategy("--strategy", typed, game);
}

/** The people of a file. @throws ConfigProblem that names the option, the file, and the line that
 * is no round. */
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
