// Requests to the process in which files are played, and its answers.

import type { Move, Side } from "../../core/games/index.ts";
import type { MinesRules } from "../../core/games/minesweeper/board.ts";
import type { Forfeit, MatchOutcome, MatchTask, NoResult, SourcePlace } from "../match/task.ts";

/** The source of a sandboxed strategy. */
export interface MadeOf {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** A match with at least one sandboxed side. */
export interface MatchOrder {
  readonly kind: "match";
  readonly task: MatchTask;
  /** By side; absent for a side from the registry. */
  readonly made: Partial<Readonly<Record<"a" | "b", MadeOf>>>;
}

/** Asks for the next move in a match that's kept elsewhere. */
export interface NextOrder {
  readonly kind: "next";
  readonly made: MadeOf;
  readonly game: string;
  readonly side: Side;
  readonly seed: Uint8Array;
  /** How many rounds the strategy expects. */
  readonly rounds: number;
  /** The moves so far, one byte each. */
  readonly own: Uint8Array;
  readonly opponent: Uint8Array;
}

/** Plays a board of minesweeper. */
export interface BoardOrder {
  readonly kind: "board";
  readonly bytes: Uint8Array;
  readonly rules: MinesRules;
  /** Of the mines and of the file's random numbers. */
  readonly seed: string;
}

/** Only erases the types of a TypeScript file, and runs its top level. */
export interface InspectOrder {
  readonly kind: "inspect";
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type Order = MatchOrder | NextOrder | BoardOrder | InspectOrder;

/** A strategy's own failure outside a match. */
type Broken = Pick<Forfeit, "kind" | "reason" | "at">;

export type NextMove =
  | { readonly move: Move }
  | { readonly broken: Broken }
  | { readonly noResult: NoResult };

/** A board that a file won or lost, or failed at. */
export type PlayedBoard = { readonly won: boolean } | Exclude<NextMove, { readonly move: Move }>;

/** A file that loads: the JavaScript that is played. */
interface Loaded {
  readonly source: string;
  /** The games it declares (`export const games = ["rps-3"]`); undefined: all. */
  readonly games: readonly string[] | undefined;
  /** The parameters it declares (`export const parameters = { … }`), as written there; undefined: none. */
  readonly parameters: readonly ExportedRange[] | undefined;
}

/** A parameter as a file exports it. A value that's missing there, or isn't a finite number, is missing here. */
export interface ExportedRange {
  readonly name: string;
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
  readonly kind?: string;
}

export type Inspected =
  | Loaded
  /** Why it doesn't load, as a clause starting with "it". */
  | { readonly problem: string; readonly at?: SourcePlace };

export interface Answers {
  readonly match: MatchOutcome;
  readonly next: NextMove;
  readonly board: PlayedBoard;
  readonly inspect: Inspected;
}

/** A message to the child process, and its answer. */
export interface Asked {
  readonly number: number;
  readonly order: Order;
  /** Wall-clock limit, in milliseconds. */
  readonly limitMs: number;
}

export type Answered =
  | { readonly number: number; readonly answer: Answers[keyof Answers] }
  /** Timed out, or the thread died; `by`: the side at work. */
  | { readonly number: number; readonly gaveWay: { readonly by?: "a" | "b"; readonly reason: string } };
