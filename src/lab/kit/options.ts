// Parsers of command-line options: games, strategies, numbers, files of people.

import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { GAME_IDS, type MatrixGame, matrixGame } from "../../core/games/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { nearestNames } from "../../infra/spelling.ts";
import { DataProblem, type RecordedPerson, readRecordedPeople } from "./recorded-people.ts";

/** Any game, by its id. @throws ConfigProblem with the nearest ids. */
export function readGame(typed: string): MatrixGame {
  const game = matrixGame(typed);
  if (game) return game;
  const near = nearestNames(typed, GAME_IDS);
  const instead =
    near.length > 0 ? `did you mean ${near.join(" or ")}?` : `choose one of ${GAME_IDS.join(", ")}`;
  throw new ConfigProblem("--game", `"${typed}" isn't a game; ${instead} (or any odd rps-N from 7 to 101)`);
}

/** One of the games `ids`. @throws ConfigProblem that lists them. */
export function readGameOf(ids: readonly string[], typed: string): MatrixGame {
  const game = ids.includes(typed) ? matrixGame(typed) : undefined;
  if (game) return game;
  throw new ConfigProblem("--game", `"${typed}" isn't one of ${ids.join(", ")}`);
}

/** An integer in min … max. @throws ConfigProblem with the option and a valid example. */
export function readWhole(option: string, typed: string, min: number, max: number): number {
  const range = `from ${min} to ${max}, such as ${option} ${min}`;
  return wholeIn(typed, min, max) ?? refuse(option, `"${typed}" must be a whole number ${range}`);
}

/** Like `readWhole`, without an example in the error. */
export function readNumber(option: string, typed: string, min: number, max: number): number {
  return wholeIn(typed, min, max) ?? refuse(option, `"${typed}" isn't a whole number from ${min} to ${max}`);
}

function wholeIn(typed: string, min: number, max: number): number | undefined {
  const value = /^\d{1,16}$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

function refuse(option: string, why: string): never {
  throw new ConfigProblem(option, why);
}

/** The seed of a study. @throws ConfigProblem if it isn't an integer. */
export function readSeed(typed: string): number {
  return readWhole("--seed", typed, 0, Number.MAX_SAFE_INTEGER);
}

/** Number of threads; by default, the number of cores. @throws ConfigProblem if it's invalid. */
export function readWorkers(typed = String(availableParallelism())): number {
  return readWhole("--workers", typed, 1, 256);
}

/** The seed's digits as bytes, from which all of a match's seeds are derived. */
export function seedDigits(seed: number): Uint8Array {
  return Buffer.from(String(seed), "latin1");
}

/** The people of a file. @throws ConfigProblem with the option, the file and the invalid line. */
export async function readPeople(
  game: MatrixGame,
  path: string,
  option = "--data",
): Promise<readonly RecordedPerson[]> {
  return readRecords(option, path, "of recorded rounds", (text) => readRecordedPeople(game, text));
}

/** Parses a CSV file with `read`; `what` describes its content. @throws ConfigProblem. */
export async function readRecords<Records>(
  option: string,
  path: string,
  what: string,
  read: (text: string) => Records,
): Promise<Records> {
  try {
    return read(await readFile(path, "utf8"));
  } catch (error) {
    if (error instanceof DataProblem) throw new ConfigProblem(option, `${path}, ${error.message}`);
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    const why = `can't read ${path} (${code}). Pass a CSV file ${what}`;
    throw new ConfigProblem(option, why, { cause: error });
  }
}
