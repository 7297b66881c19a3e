// The populations that come with the program, read once when a player is first met with them.

import { readFileSync } from "node:fs";
import type { MatrixGame } from "../../games/index.ts";
import { Population } from "./population.ts";
import { readPopulation } from "./population-file.ts";

/** Games of which recordings of people were free to use. */
const GAMES_KNOWN = ["rps", "oddeven"];
const FOLDER = new URL("./populations/", import.meta.url);

const known = new Map<string, Population | undefined>();

/**
 * What is known of people at this game; undefined where nothing is. A file that cannot be used is
 * as good as none: it is told once, as a warning of the process, and play goes on without it.
 */
export function knownPopulation(game: MatrixGame): Population | undefined {
  if (!GAMES_KNOWN.includes(game.id)) return undefined;
  if (!known.has(game.id)) known.set(game.id, readOrWarn(game, new URL(`${game.id}.population`, FOLDER)));
  return known.get(game.id);
}

/** The population in a file; undefined, with a warning, where it cannot be used. */
export function readOrWarn({ id, size }: MatrixGame, file: URL): Population | undefined {
  try {
    return new Population(readPopulation(size, readFileSync(file)));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    process.emitWarning(`The fortune-teller plays ${id} without knowing people: ${file.pathname}: ${why}`, {
      code: "GADALKA_POPULATION",
    });
    return undefined;
  }
}
