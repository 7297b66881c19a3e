// What a file may take, counted by its engine alone, so that it is the same on every machine.

import { patience } from "../../infra/within.ts";

const MB = 2 ** 20;

/** A file's size in bytes, at most. */
export const FILE_BYTES_MAX = 64 * 1024;

/** How a file's name ends; the second three have types, which are erased. */
export const FILE_ENDINGS = [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts"] as const;

/** What one file may take in one match. */
export interface GuestLimits {
  /** Its heap, in bytes: everything that it holds. */
  readonly heapBytes: number;
  /** Its stack, in bytes: how deep its calls may nest. */
  readonly stackBytes: number;
  /** Interrupts of its engine before the first round. One comes about every 5,000 loops or calls, and
   * takes about a millisecond. */
  readonly stepsAtStart: number;
  /** Further ones, a round; what one round leaves over, later ones may take. */
  readonly stepsEachRound: number;
}

export const GUEST_LIMITS: GuestLimits = {
  heapBytes: 8 * MB,
  stackBytes: 128 * 1024,
  stepsAtStart: 500,
  stepsEachRound: 2,
};

/** The most that a machine may take of the host, in WebAssembly's pages of 64 KB: heap, its gaps, stack
 * and engine. The engine itself does not count all that it takes. */
export const MACHINE_PAGES_MAX = 384;

/** Turns of the engine's own loops after which an interrupt comes at the latest. An operation of the
 * engine may take many; a file's own loops and calls interrupt some five times earlier. */
export const TURNS_MAX = 300_000;

/** Wall-clock time after which a match is void: whatever its limits allow takes less. */
export const GUARD_MS = patience(30_000);
