// What a file may use. The engine counts steps and memory; the clock stops only what the engine can't count.

import { patience } from "../../infra/deadline.ts";

/** The maximum size of a file, in bytes. */
export const FILE_BYTES_MAX = 64 * 1024;

/** The maximum length of the JSON of what a file exports about itself. */
export const EXPORTED_MAX = 128 * 1024;

/** Accepted file endings; files with the last three have types, which are erased. */
export const FILE_ENDINGS = [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts"] as const;

/** What one file may use in one match. */
export interface ModuleLimits {
  /** Heap size in bytes, for everything the file holds. */
  readonly heapBytes: number;
  /** Stack size in bytes, which limits how deep calls may nest. */
  readonly stackBytes: number;
  /** Engine interrupts before the first round. One comes about every 5,000 loops or calls, and takes about a
   * millisecond. */
  readonly stepsAtStart: number;
  /** Further interrupts per round; later rounds may use what's left over. */
  readonly stepsEachRound: number;
}

export const MODULE_LIMITS: ModuleLimits = {
  heapBytes: 8 * 2 ** 20,
  stackBytes: 128 * 1024,
  stepsAtStart: 500,
  stepsEachRound: 2,
};

/** The same at minesweeper, where a round is a cell to open. */
export const BOARD_LIMITS: ModuleLimits = { ...MODULE_LIMITS, stepsEachRound: 20 };

/** Wall-clock time after which a file that hasn't finished a round is stopped: one operation of the engine, such as a
 * search through megabytes, may take hours and counts as no step. */
export const ROUND_MS = patience(2_000);

/** Wall-clock time that a step of usual code may take at most; all rounds of a file together may take as long as its
 * steps would. */
export const STEP_MS = 2.5;
