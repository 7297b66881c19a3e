// The populations that are played with: those that come with the program, each read once on first use,
// and the host's own, which every process and thread is given at its start.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { base64 } from "@scure/base";
import type { MatrixGame } from "../../games/index.ts";
import { Mind } from "./mind.ts";
import { Population, type PopulationData } from "./population.ts";
import { PopulationProblem, readPopulation } from "./population-file.ts";
import { ODDEVEN_POPULATION } from "./populations/oddeven.ts";
import { RPS_POPULATION } from "./populations/rps.ts";

/** Games with freely licensed recordings of people, by id. */
const SHIPPED: ReadonlyMap<string, string> = new Map([
  ["rps", RPS_POPULATION],
  ["oddeven", ODDEVEN_POPULATION],
]);

/** The bytes of population files, by game id. */
export type PopulationFiles = ReadonlyMap<string, Uint8Array>;

const shipped = new Map<string, Population>();
/** Those of the host; read from `files`, which are replaced as a whole. */
let own: { readonly files: PopulationFiles; readonly populations: Map<string, Population> } | undefined;

/** The game's populations: the one that comes with the program, then the host's own; none without. */
export function knownPopulations(game: MatrixGame): readonly Population[] {
  return [shippedPopulation(game), ownPopulation(game)].filter((population) => population !== undefined);
}

/** The game's bundled population; undefined without one. */
export function shippedPopulation({ id, size }: MatrixGame): Population | undefined {
  const packed = SHIPPED.get(id);
  if (packed === undefined) return undefined;
  const population = shipped.get(id) ?? populationOf(size, base64.decode(packed));
  shipped.set(id, population);
  return population;
}

/** From now on these are the host's own in this thread; they must be usable (`populationDataOf`). Bytes,
 * not a folder: whatever becomes of the files, this process plays as its `ownPopulationsHash` says. */
export function useOwnPopulations(files: PopulationFiles): void {
  own = files.size === 0 ? undefined : { files: new Map(files), populations: new Map() };
}

/** Of all of the host's own populations, 64 hex digits; undefined without any. */
export function ownPopulationsHash(): string | undefined {
  if (!own) return undefined;
  const hash = sha256.create();
  for (const [game, bytes] of [...own.files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(utf8ToBytes(`${game} ${bytes.length}\n`)).update(bytes);
  return bytesToHex(hash.digest());
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

function ownPopulation({ id, size }: MatrixGame): Population | undefined {
  const bytes = own?.files.get(id);
  if (!own || !bytes) return undefined;
  const population = own.populations.get(id) ?? populationOf(size, bytes);
  own.populations.set(id, population);
  return population;
}
