// Timeouts for storage that doesn't answer.

import { performance } from "node:perf_hooks";
import { unlessLate } from "../within.ts";
import { StoreError } from "./types.ts";

/** Lets work check whether its caller has already timed out. */
export interface Deadline {
  /** @throws StoreError `unreachable` after the deadline, so that abandoned work writes nothing. */
  check(): void;
}

/** Resolves to the work's result, or rejects with StoreError `unreachable` `timeoutMs` milliseconds after `startedMs`
 * (of `performance.now()`). Work can't be cancelled; it should call `check` before each step. */
export function withinDeadline<R>(
  timeoutMs: number,
  work: (deadline: Deadline) => Promise<R>,
  startedMs = performance.now(),
): Promise<R> {
  let late: StoreError | undefined;
  const check = (): void => {
    if (late) throw late;
  };
  return unlessLate(work({ check }), startedMs + timeoutMs, () => {
    const message = `the store didn't answer within ${timeoutMs} ms; check that it's running`;
    late = new StoreError("unreachable", message);
    throw late;
  });
}
