// What a process hands on to every thread that it begins from then on: the bytes of its own populations.

import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";

type Files = ReadonlyMap<string, Uint8Array>;

const POPULATIONS = "gadalka:own-populations";

/** Threads begun later are given these; those that run keep what they have. */
export function handOnPopulations(files: Files): void {
  setEnvironmentData(POPULATIONS, files.size === 0 ? undefined : new Map(files));
}

/** What this thread was given when it began; empty where nothing was handed on. Whatever plays in a
 * thread begins with `useOwnPopulations(inheritedPopulations())`. */
export function inheritedPopulations(): Files {
  return (getEnvironmentData(POPULATIONS) as Files | undefined) ?? new Map();
}
