// The populations that are played with: those that come with the program, each read once on first use,
// and the host's own, which a process is given at its start and hands to every thread begun later.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";
import type { MatrixGame } from "../../games/index.ts";
import { Mind } from "./mind.ts";
import { Population, type PopulationData } from "./population.ts";
import { PopulationProblem, readPopulation } from "./population-file.ts";

/** Games with freely licensed recordings of people. */
const GAMES_KNOWN = ["rps", "oddeven"];
const FOLDER = new URL("./populations/", import.meta.url);
/** Threads inherit it from the one that begins them. */
const OWN = "gadalka:own-populations";

/** The bytes of population files, by game id. */
export type PopulationFiles = ReadonlyMap<string, Uint8Array>;

const shipped = new Map<string, Population | undefined>();
/** Read from `from`, which is replaced as a whole. */
let own: { readonly from: PopulationFiles; readonly populations: Map<string, Population> } | undefined;

/** The game's populations: the one that comes with the program, then the host's own; none without. */
export function knownPopulations(game: MatrixGame): readonly Population[] {
  return [shippedPopulation(game), ownPopulation(game)].filter((population) => population !== undefined);
}

/** The game's bundled population; undefined without one. An unusable file causes one process warning. */
export function shippedPopulation(game: MatrixGame): Population | undefined {
  if (!GAMES_KNOWN.includes(game.id)) return undefined;
  if (!shipped.has(game.id)) shipped.set(game.id, readOrWarn(game, new URL(`${game.id}.population`, FOLDER)));
  return shipped.get(game.id);
}

/** From now on these are the host's own, here and in threads begun later; they must be usable
 * (`populationDataOf`). Bytes, not a folder: whatever becomes of the files, this process plays as its
 * `ownPopulationsHash` says. */
export function useOwnPopulations(files: PopulationFiles): void {
  setEnvironmentData(OWN, files.size === 0 ? undefined : new Map(files));
}

/** Of all of the host's own populations, 64 hex digits; undefined without any. */
export function ownPopulationsHash(): string | undefined {
  const files = ownFiles();
  if (!files) return undefined;
  const hash = createHash("sha256");
  for (const [game, bytes] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${game} ${bytes.length}\n`).update(bytes);
  return hash.digest("hex");
}

/** The population in a file's bytes. @throws PopulationProblem where it is not for this program. */
export function populationDataOf(size: number, bytes: Uint8Array): PopulationData {
  const data = readPopulation(size, bytes);
  const { weights } = new Mind(size, { population: new Population(data) });
  if (weights.length === data.weights.length) return data;
  throw new PopulationProblem(`it has ${data.weights.length} weights, not ${weights.length}`);
}

function populationOf(size: number, bytes: Uint8Array): Population {
  return new Population(populationDataOf(size, bytes));
}

/** Reads a population file; undefined, with a warning, where it is unusable. */
export function readOrWarn({ id, size }: MatrixGame, file: URL): Population | undefined {
  try {
    return populationOf(size, readFileSync(file));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    process.emitWarning(`The fortune-teller plays ${id} without knowing people: ${file.pathname}: ${why}`, {
      code: "GADALKA_POPULATION",
    });
    return undefined;
  }
}

function ownPopulation({ id, size }: MatrixGame): Population | undefined {
  const from = ownFiles();
  const bytes = from?.get(id);
  if (!from || !bytes) return undefined;
  if (own?.from !== from) own = { from, populations: new Map() };
  const population = own.populations.get(id) ?? populationOf(size, bytes);
  own.populations.set(id, population);
  return population;
}

function ownFiles(): PopulationFiles | undefined {
  return getEnvironmentData(OWN) as PopulationFiles | undefined;
}
