// The populations and the net that come with the program, each read on first use.

import type { MatrixGame } from "../../games/index.ts";
import { Mind } from "./mind.ts";
import { fromBase64, type NetWeights, readNet } from "./net.ts";
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

const shipped = new Map<string, Population>();
let net: NetWeights | undefined;

/** Returns the game's bundled population; undefined if there's none. */
export function shippedPopulation({ id, size }: MatrixGame): Population | undefined {
  const packed = SHIPPED.get(id);
  if (packed === undefined) return undefined;
  const population = shipped.get(id) ?? populationOf(size, fromBase64(packed));
  shipped.set(id, population);
  return population;
}

/** Returns the net that comes with the program, for rock-paper-scissors; undefined for other games. */
export function knownNet({ id }: MatrixGame): NetWeights | undefined {
  if (id !== "rps") return undefined;
  net ??= readNet(RPS_NET);
  return net;
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
