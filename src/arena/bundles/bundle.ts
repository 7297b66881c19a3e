// The contents of a bundle: everything it takes for anyone to replay a tournament or season.

import type { MatchOutcome, MatchTask } from "../match/task.ts";
import type { Plan } from "../tournaments/plan.ts";

/** A bundle's version; a reader understands versions up to its own. */
export const BUNDLE_VERSION = 1;

/** An entrant as of then: opening a file later doesn't open it in earlier bundles. */
export interface BundledEntrant {
  readonly name: string;
  /** Canonical id, from the registry or `file:…`, `ghost:…`. */
  readonly strategy: string;
  /** Whether it's built in. */
  readonly isBuiltIn?: true | undefined;
  /** SHA-256 of its source if it's sandboxed: 64 hexadecimal digits. */
  readonly sha256?: string | undefined;
}

/** A match: what its result depends on, who played it, and how it ended. */
export interface BundledMatch {
  readonly task: MatchTask;
  /** The entrants' names; their strategies are in the task. */
  readonly names: readonly [a: string, b: string];
  /** Without its record. */
  readonly outcome: MatchOutcome;
}

/** A table as it was displayed; cells are texts or numbers. */
export interface BundledTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** What the seed derives from. A tournament's seed is the first 48 bits of `seedUnder(K[day], "draw", session)`, a
 * season's all of `seedUnder(K[day], "season", session)`, with the month as session. */
export interface BundledDraw {
  readonly day: number;
  /** The pledge's id, 32 hexadecimal digits. */
  readonly pledge: string;
  readonly session: string;
}

interface About {
  readonly title: string;
  readonly kind: "tournament" | "season";
  /** Its id on its host. */
  readonly id: string;
  /** Ids of games. */
  readonly games: readonly string[];
  readonly entrants: readonly BundledEntrant[];
  readonly table: BundledTable;
  /** Tournaments only: determines the pairings and the table. */
  readonly plan?: Plan | undefined;
  readonly draw?: BundledDraw | undefined;
  /** Seasons only: matches per pair, and rounds per match. */
  readonly league?: { readonly matches: number; readonly rounds: number } | undefined;
}

/** What decides results, apart from a task. */
export interface Engine {
  /** SHA-256 of the source code that plays and pairs, 64 hexadecimal digits. */
  readonly sources: string;
  /** SHA-256 of the WebAssembly that runs files. */
  readonly quickjs: string;
}

/** What a bundle is built from. The matches must be complete, because a bundle reveals all seeds. */
export interface BundleContents extends About {
  readonly matches: readonly BundledMatch[];
}

/** The first line of a bundle's contents. */
export interface Manifest extends About {
  readonly version: number;
  readonly engine: Engine;
  /** The Node version that built it; doesn't affect results. */
  readonly node: string;
  readonly sources: number;
  readonly matches: number;
}

/** Both sides' moves, one byte each, up to the last completed round. */
export type Transcript = Readonly<Record<"a" | "b", Uint8Array>>;

/** How a bundle's matches differ from the planned ones. */
export interface ScheduleProblem {
  /** `no-plan`: a tournament without its plan, or a season without its rules; `head`: the manifest doesn't follow from
   * them; the others are about one match. */
  readonly kind: "no-plan" | "head" | "missing" | "twice" | "changed" | "unplanned";
  /** Its number, from 1, if it's in the bundle. */
  readonly match?: number | undefined;
  /** The pair that should have met, if the match is missing. */
  readonly names?: readonly [a: string, b: string] | undefined;
}

/** A match as read from a bundle. */
export interface ReadMatch extends BundledMatch {
  /** Absent if the match couldn't be replayed when the bundle was built: it's void, a clock decided it, or a side's
   * source was gone. */
  readonly transcript?: Transcript | undefined;
}
