// Reads the file of `gadalka match --moves`.

import { readFile } from "node:fs/promises";
import type { MatrixGame } from "../core/games/index.ts";
import { MoveTextProblem, readMoves } from "../core/matches/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";

/** The moves in a file. @throws ConfigProblem when it cannot be read, or holds anything but moves:
 * then with line and column. */
export async function readMoveFile(game: MatrixGame, path: string): Promise<Uint8Array> {
  try {
    return readMoves(game, await readFile(path, "utf8"));
  } catch (error) {
    if (error instanceof MoveTextProblem)
      throw new ConfigProblem("--moves", `${path}${error.line > 0 ? ", " : ": "}${error.message}`, {
        cause: error,
      });
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new ConfigProblem("--moves", `${path} cannot be read (${code})`, { cause: error });
  }
}
