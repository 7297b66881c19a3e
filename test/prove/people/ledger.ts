// What one person pressed and was told, move by move; it is compared with what is stored.

import type { PlayerId } from "../../../src/people/index.ts";
import type { Told } from "./told.ts";

/** One move; pressed again, it is the same entry as long as its turn is the same. */
export interface Entry {
  readonly move: number;
  told: "counted" | "unsure";
  /** When it was told, `performance.now()`. */
  toldAt?: number;
}

/** What one person did. */
export interface Ledger {
  readonly name: string;
  readonly player: PlayerId;
  /** The game's id; `mines` for boards. */
  readonly game: string;
  /** Oldest first, over all matches. */
  readonly entries: Entry[];
  /** Marks that stood in a match's message while its turn was to be chosen, by turn. */
  readonly codes: Map<number, readonly string[]>;
  session: string;
  /** The move of each number, for words. */
  readonly names: readonly string[];
  /** What *Verify* gave at the end, or the last message of a board. */
  proof: string;
  /** The last codes that were shown before anything was opened: the one of a board. */
  sealed: readonly string[];
}

/** Notes what was told of an entry; resolves to whether its turn is over. */
export function note(entry: Entry, told: Told): boolean {
  if (told !== "counted" && told !== "late") return false;
  entry.told = "counted";
  entry.toldAt = performance.now();
  return true;
}
