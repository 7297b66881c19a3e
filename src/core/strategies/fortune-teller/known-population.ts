// The bundled populations, each read once on first use.

import { readFileSync } from "node:fs";
import type { MatrixGame } from "../../games/index.ts";
import { Population } from "./population.ts";
import { readPopulation } from "./population-file.ts";

/** Games with freely licensed recordings of people. */
const GAMES_KNOWN = ["rps", "oddeven"];
const FOLDER = new URL("./populations/", import.meta.url);

const known = new Map<string, Population | undefined>();

/** The game's population; undefined without one. An unusable file causes one process warning. */
export function knownPopulation(game: MatrixGame): Population | undefined {
  if (!GAMES_KNOWN.includes(game.id)) return undefined;
  if (!known.has(game.id)) known.set(game.id, readOrWarn(game, new URL(`${game.id}.population`, FOLDER)));
  return known.get(game.id);
}

/** Reads a population file; undefined, with a warning, where it is unusable. */
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
