// What a bundle holds: everything that a tournament or season was, so that anybody can play it again.

import type { MatchOutcome, MatchTask } from "../match/task.ts";
import type { Plan } from "../tournaments/plan.ts";

/** A bundle's version; a reader knows the versions up to its own. */
export const BUNDLE_VERSION = 1;

/** Who took part, as they were then: a file that is opened later opens no earlier bundle. */
export interface BundledEntrant {
  readonly name: string;
  /** Canonical id: of the registry, or `file:…`, `ghost:…`. */
  readonly strategy: string;
  /** Whether it comes with the program. */
  readonly isHouse?: true | undefined;
  /** SHA-256 of what it is played from, where that is apart: 64 hexadecimal digits. */
  readonly sha256?: string | undefined;
}

/** A match: what its result depends on, whose it was, and how it ended. */
export interface BundledMatch {
  readonly task: MatchTask;
  /** Names of entrants; their strategies are the task's. */
  readonly names: readonly [a: string, b: string];
  /** Without its record. */
  readonly outcome: MatchOutcome;
}

/** A table as it was shown, cells as texts or numbers. */
export interface BundledTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** What the seed follows from: a tournament's is the first 48 bits of `seedUnder(K[day], "draw", session)`, a
 * season's all of `seedUnder(K[day], "season", session)`, the session being the month. */
export interface BundledDraw {
  readonly day: number;
  /** The pledge's id, 32 hexadecimal digits. */
  readonly pledge: string;
  readonly session: string;
}

interface About {
  readonly title: string;
  readonly kind: "tournament" | "season";
  /** Its id, as its host names it. */
  readonly id: string;
  /** Ids of games. */
  readonly games: readonly string[];
  readonly entrants: readonly BundledEntrant[];
  readonly table: BundledTable;
  /** Of a tournament: who meets whom follows from it, and so does the table. */
  readonly plan?: Plan | undefined;
  readonly draw?: BundledDraw | undefined;
  /** Of a season: each pair plays so many matches of so many rounds. */
  readonly league?: { readonly matches: number; readonly rounds: number } | undefined;
}

/** What decides results besides a task. */
export interface Engine {
  /** SHA-256 of the sources that play and pair, 64 hexadecimal digits. */
  readonly sources: string;
  /** SHA-256 of the WebAssembly in which files are played. */
  readonly quickjs: string;
}

/** What a bundle is made of. The matches must be complete: a bundle tells all seeds. */
export interface BundleContents extends About {
  readonly matches: readonly BundledMatch[];
}

/** The first line of a bundle's content. */
export interface Manifest extends About {
  readonly version: number;
  readonly engine: Engine;
  /** The Node version that made it; it decides nothing. */
  readonly node: string;
  readonly sources: number;
  readonly matches: number;
}

/** Both sides' moves, a byte each, as far as rounds were completed. */
export type Transcript = Readonly<Record<"a" | "b", Uint8Array>>;

/** How the matches of a bundle are not those that were planned. */
export interface ScheduleProblem {
  /** `no-plan`: a tournament without its plan, or a season without its rules; `head`: what it says of itself is
   * not what follows from those; the others: of a match. */
  readonly kind: "no-plan" | "head" | "missing" | "twice" | "changed" | "unplanned";
  /** Its number, from 1, where it is there. */
  readonly match?: number | undefined;
  /** Who should have met in it, where it is missing. */
  readonly names?: readonly [a: string, b: string] | undefined;
}

/** A match as it is read from a bundle. */
export interface ReadMatch extends BundledMatch {
  /** Absent where the match could not be played again when the bundle was made: it is void, was decided by
   * a clock, or what a side is made of was gone. */
  readonly transcript?: Transcript | undefined;
}
