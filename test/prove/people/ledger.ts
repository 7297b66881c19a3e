// What one person pressed and what the answers said, move by move; it's compared with the stored data.

import type { PlayerId } from "../../../src/people/index.ts";
import type { Reported } from "./reported.ts";

/** One move; pressing again for the same turn doesn't add an entry. */
export interface Entry {
  readonly move: number;
  heard: "counted" | "unsure";
  /** When it was reported as counted, by `performance.now()`. */
  reportedAt?: number;
}

/** What one person did. */
export interface Ledger {
  readonly name: string;
  readonly player: PlayerId;
  /** The game's id; `mines` for boards. */
  readonly game: string;
  /** Oldest first, across all matches. */
  readonly entries: Entry[];
  /** The messages of the match or board from which a move was chosen. */
  seen: string[];
  session: string;
  /** The name of each move by its number, for messages. */
  readonly names: readonly string[];
  /** What *Verify* gave at the end. */
  proof: string;
}

/** Records what the answer said about an entry; returns whether its turn is over. */
export function note(entry: Entry, heard: Reported): boolean {
  if (heard !== "counted" && heard !== "late") return false;
  entry.heard = "counted";
  entry.reportedAt = performance.now();
  return true;
}
