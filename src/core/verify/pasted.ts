// Lines that are found in what people paste: proofs, pledges and told keys, among any other words.

import { type Pledge, readPledge, readToldKey, type ToldKey } from "../fairness/index.ts";

const PROOF = /\bgd[kb]\d+\.[A-Za-z0-9_.-]+/g;
const PLEDGE = /\bgdp1\.[A-Za-z0-9_-]+/g;
const KEY = /\bgdd1\.[A-Za-z0-9_-]+/g;

/** Lines that begin as proofs do, each once. */
export function proofsIn(text: string): readonly string[] {
  return [...new Set(text.match(PROOF))];
}

export interface FoundPledges {
  readonly pledges: readonly Pledge[];
  /** Of the first line that is none: its signature is not that of its own key, or it is not complete. */
  readonly problem?: "forged" | "damaged";
}

export function pledgesIn(text: string): FoundPledges {
  const read = (text.match(PLEDGE) ?? []).map(readPledge);
  const pledges = read.filter((one) => typeof one !== "string");
  const [why] = read.filter((one) => typeof one === "string");
  return { pledges, ...(why && { problem: why === "forged" ? "forged" : "damaged" }) };
}

/** The latest told key, which gives all earlier ones; undefined where there is none. */
export function latestKeyIn(text: string): ToldKey | undefined {
  const keys = (text.match(KEY) ?? []).flatMap((line) => readToldKey(line) ?? []);
  return keys.toSorted((one, other) => other.day - one.day)[0];
}
