// The populations in use: the bundled ones, each read on first use, and the host's own, which every process and thread
// is given when it starts.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { base64 } from "@scure/base";
import type { MatrixGame } from "../../games/index.ts";
import { Mind } from "./mind.ts";
import { type NetWeights, readNet } from "./net.ts";
import { Population, type PopulationData } from "./population.ts";
import { PopulationProblem, readPopulation } from "./population-file.ts";
import { ODDEVEN_POPULATION } from "./populations/oddeven.ts";
import { RPS_POPULATION } from "./populations/rps.ts";
import { RPS_NET } from "./populations/rps-net.ts";

/** Games with freely licensed recordings of people, by game id. */
const SHIPPED: ReadonlyMap<string, string> = new Map([
  ["rps", RPS_POPULATION],
  ["oddeven", ODDEVEN_POPULATION],
]);

/** The bytes of population files, by game id. */
export type PopulationFiles = ReadonlyMap<string, Uint8Array>;

const shipped = new Map<string, Population>();
let net: NetWeights | undefined;
/** The host's own populations, read lazily from `files`; both are replaced together. */
let own: { readonly files: PopulationFiles; readonly populations: Map<string, Population> } | undefined;

/** Returns the game's populations: the bundled one, then the host's own; empty if there are none. */
export function knownPopulations(game: MatrixGame): readonly Population[] {
  return [shippedPopulation(game), ownPopulation(game)].filter((population) => population !== undefined);
}

/** Returns the game's bundled population; undefined if there's none. */
export function shippedPopulation({ id, size }: MatrixGame): Population | undefined {
  const packed = SHIPPED.get(id);
  if (packed === undefined) return undefined;
  const population = shipped.get(id) ?? populationOf(size, base64.decode(packed));
  shipped.set(id, population);
  return population;
}

/** Returns the net that comes with the program, for rock-paper-scissors; undefined for other games. */
export function knownNet({ id }: MatrixGame): NetWeights | undefined {
  if (id !== "rps") return undefined;
  net ??= readNet(RPS_NET);
  return net;
}

/** Sets the host's own populations for this thread; they must be usable (`populationDataOf`). It takes bytes rather
 * than a folder, so that this process keeps playing as `ownPopulationsHash` says even if the files change. */
export function useOwnPopulations(files: PopulationFiles): void {
  own = files.size === 0 ? undefined : { files: new Map(files), populations: new Map() };
}

/** Returns a hash of all of the host's own populations, 64 hex digits; undefined without any. */
export function ownPopulationsHash(): string | undefined {
  if (!own) return undefined;
  const hash = sha256.create();
  for (const [game, bytes] of [...own.files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(utf8ToBytes(`${game} ${bytes.length}\n`)).update(bytes);
  return bytesToHex(hash.digest());
}

/** Returns the population in a file's bytes. @throws PopulationProblem if it isn't for this version. */
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
