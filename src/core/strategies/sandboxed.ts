// Strategies that are more than an id: files that people wrote. Their content is stored elsewhere, and they can be
// played only where it's available.

import { family } from "./family.ts";

/** The SHA-256 of the file's JavaScript. */
const FORM = /^file:([0-9a-f]{64})$/;

/** The hash in an id such as `file:9f2c…41e0`; undefined for a strategy of the registry. */
export function fileHashOf(spec: string): string | undefined {
  return FORM.exec(spec.trim().toLowerCase())?.[1];
}

/** Whether it can be played only where its content is available. */
export function isSandboxed(spec: string): boolean {
  return fileHashOf(spec) !== undefined;
}

/** The registry's entry for files: they play every game unless their content says otherwise. */
export const SANDBOXED_FAMILY = family("file", {
  parameters: {},
  playsBy: "rule",
  cost: 60,
  source: "",
  create: () => {
    throw new RangeError("a file is played in the sandbox, from what its id names");
  },
});
