// Finds proofs, pledges and published keys in pasted text, among any other words.

import { type Pledge, type PublishedKey, readPledge, readPublishedKey } from "../fairness/index.ts";

const PROOF = /\bgd[kb]\d+\.[A-Za-z0-9_.-]+/g;
const PLEDGE = /\bgdp1\.[A-Za-z0-9_-]+/g;
const KEY = /\bgdd1\.[A-Za-z0-9_-]+/g;

/** Returns the distinct lines that start like a proof. */
export function proofsIn(text: string): readonly string[] {
  return [...new Set(text.match(PROOF))];
}

export interface FoundPledges {
  readonly pledges: readonly Pledge[];
  /** What's wrong with the first invalid line: its signature isn't by its own key, or it's incomplete. */
  readonly problem?: "forged" | "damaged";
}

export function pledgesIn(text: string): FoundPledges {
  const read = (text.match(PLEDGE) ?? []).map(readPledge);
  const pledges = read.filter((one) => typeof one !== "string");
  const [why] = read.filter((one) => typeof one === "string");
  return { pledges, ...(why && { problem: why === "forged" ? "forged" : "damaged" }) };
}

/** Returns the latest published key, from which all earlier ones follow; undefined if there is none. */
export function latestKeyIn(text: string): PublishedKey | undefined {
  const keys = (text.match(KEY) ?? []).flatMap((line) => readPublishedKey(line) ?? []);
  return keys.toSorted((one, other) => other.day - one.day)[0];
}
