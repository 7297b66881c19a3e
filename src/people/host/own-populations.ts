// The host's own populations: files in a folder, read once at startup, so that all threads play with the same ones
// until the process ends.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { matrixGame } from "../../core/games/index.ts";
import { populationDataOf, useOwnPopulations } from "../../core/strategies/index.ts";
import type { Log } from "../../infra/logger.ts";
import { runFirst } from "../../infra/threads/thread.ts";

const ENDING = ".population";
/** The module in which threads find `useOwnPopulations`. */
const TAKEN_BY = new URL("../../core/strategies/fortune-teller/known-population.ts", import.meta.url);
/** A larger file wasn't made by this program. */
const BYTES_MAX = 16_000_000;

export interface OwnPopulations {
  /** Usable bytes, by game id. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Unusable files, with the reason. */
  readonly refused: readonly { readonly file: string; readonly why: string }[];
}

/** Plays with the folder's populations from now on, here and in threads started later. Unusable files are logged and
 * ignored. A missing folder counts as empty. */
export function loadOwnPopulations(folder: string, log: Pick<Log, "info" | "warn">): void {
  const { files, refused } = readOwnPopulations(folder);
  for (const fields of refused)
    log.warn(fields, "can't use one of the host's own populations; leaving it out");
  if (files.size > 0) log.info({ games: [...files.keys()] }, "using the host's own populations");
  useOwnPopulations(files);
  const taking = { jobs: TAKEN_BY.href, name: useOwnPopulations.name, input: [files] };
  runFirst(files.size === 0 ? undefined : taking);
}

/** Reads and checks the folder's populations. */
export function readOwnPopulations(folder: string): OwnPopulations {
  const files = new Map<string, Uint8Array>();
  const refused: { file: string; why: string }[] = [];
  for (const name of namesIn(folder)) {
    const file = join(folder, name);
    const game = name.slice(0, -ENDING.length);
    try {
      files.set(game, usableBytes(game, file));
    } catch (error) {
      refused.push({ file, why: error instanceof Error ? error.message : String(error) });
    }
  }
  return { files, refused };
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(ENDING));
  } catch {
    return []; // The folder doesn't exist: nothing has been learned yet.
  }
}

function usableBytes(id: string, file: string): Uint8Array {
  const game = matrixGame(id);
  if (!game) throw new Error(`${id} isn't a game`);
  if (statSync(file).size > BYTES_MAX) throw new Error(`it's larger than ${BYTES_MAX} bytes`);
  const bytes = Uint8Array.from(readFileSync(file));
  populationDataOf(game.size, bytes);
  return bytes;
}
