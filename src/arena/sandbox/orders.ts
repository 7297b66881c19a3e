// What is asked of the process in which files are played, and what it answers.

import type { Move, Side } from "../../core/games/index.ts";
import type { Forfeit, MatchOutcome, MatchTask, SourcePlace, Voided } from "../match/task.ts";

/** What a strategy that is played apart is made of. */
export interface MadeOf {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** A match of which at least one side is played apart. */
export interface MatchOrder {
  readonly kind: "match";
  readonly task: MatchTask;
  /** By side; absent for a side of the registry. */
  readonly made: Partial<Readonly<Record<"a" | "b", MadeOf>>>;
}

/** The next move in a match that somebody else keeps. */
export interface NextOrder {
  readonly kind: "next";
  readonly made: MadeOf;
  readonly game: string;
  readonly side: Side;
  readonly seed: Uint8Array;
  /** How many rounds the strategy is told that there will be. */
  readonly rounds: number;
  /** Those that were played, a byte each. */
  readonly own: Uint8Array;
  readonly opponent: Uint8Array;
}

/** Only the types of a TypeScript file are erased, and its top level is run. */
export interface InspectOrder {
  readonly kind: "inspect";
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type Order = MatchOrder | NextOrder | InspectOrder;

/** A strategy's own failure outside a match. */
type Broken = Pick<Forfeit, "kind" | "reason" | "at">;

export type NextMove = { readonly move: Move } | { readonly broken: Broken } | { readonly voided: Voided };

/** A file that loads: its JavaScript, as it is played. */
interface Loaded {
  readonly source: string;
  /** The games that it says it plays (`export const games = ["rps-3"]`); undefined: all. */
  readonly games: readonly string[] | undefined;
  /** What it lets others choose (`export const parameters = { … }`), as it stands there; undefined: nothing. */
  readonly parameters: readonly ExportedRange[] | undefined;
}

/** A parameter as a file exports it; what is missing there, or is no finite number, is missing here. */
export interface ExportedRange {
  readonly name: string;
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
  readonly kind?: string;
}

export type Inspected =
  | Loaded
  /** Why it does not load, as a clause with "it". */
  | { readonly problem: string; readonly at?: SourcePlace };

export interface Answers {
  readonly match: MatchOutcome;
  readonly next: NextMove;
  readonly inspect: Inspected;
}

/** A message to the child process, and what comes back for it. */
export interface Asked {
  readonly number: number;
  readonly order: Order;
  /** Wall-clock time after which it is given up, in milliseconds. */
  readonly limitMs: number;
}

export type Answered =
  | { readonly number: number; readonly answer: Answers[keyof Answers] }
  /** Given up, or the thread died; `by`: the side at work. */
  | { readonly number: number; readonly gaveWay: { readonly by?: "a" | "b"; readonly reason: string } };
