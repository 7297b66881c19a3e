// What a file may use. Only its engine counts, so the limits are the same on every machine.

import { patience } from "../../infra/deadline.ts";

const MB = 2 ** 20;

/** The maximum size of a file, in bytes. */
export const FILE_BYTES_MAX = 64 * 1024;

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
  heapBytes: 8 * MB,
  stackBytes: 128 * 1024,
  stepsAtStart: 500,
  stepsEachRound: 2,
};

/** The same at minesweeper, where a round is a cell to open. */
export const BOARD_LIMITS: ModuleLimits = { ...MODULE_LIMITS, stepsEachRound: 20 };

/** The most memory a machine may take from the host, in WebAssembly pages of 64 KB: heap with its gaps, stack and
 * engine. The engine itself doesn't count everything it takes. */
export const MACHINE_PAGES_MAX = 384;

/** Turns of the engine's own loops after which an interrupt comes at the latest. One engine operation may take many; a
 * file's own loops and calls interrupt about five times earlier. */
export const TURNS_MAX = 300_000;

/** Wall-clock time after which a match ends without a result; anything within the limits takes less. */
export const GUARD_MS = patience(30_000);
