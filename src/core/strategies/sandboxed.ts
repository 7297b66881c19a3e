// Strategies that are more than an id: files that people wrote. Their content is stored elsewhere, and they can be
// played only where it's available.

import type { StrategyFamily } from "./family.ts";

/** The SHA-256 of the file's JavaScript. */
const FORM = /^file:([0-9a-f]{64})$/;

/** The assumed number of steps per round, because no one has counted them. */
const STEPS = 60;

/** The hash in an id such as `file:9f2c…41e0`; undefined for a strategy of the registry. */
export function fileHashOf(spec: string): string | undefined {
  return FORM.exec(spec.trim().toLowerCase())?.[1];
}

/** Whether it can be played only where its content is available. */
export function isSandboxed(spec: string): boolean {
  return fileHashOf(spec) !== undefined;
}

/** The registry's entry for files: they play every game unless their content says otherwise. */
export const SANDBOXED_FAMILY: StrategyFamily = {
  family: "file",
  parameters: [],
  randomised: true,
  playsBy: "rule",
  plays: () => true,
  memoryRounds: () => Number.POSITIVE_INFINITY,
  stepsPerRound: () => STEPS,
  source: "",
  create: () => {
    throw new RangeError("a file is played in the sandbox, from what its id names");
  },
};
