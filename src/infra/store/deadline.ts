// Every operation ends within its time: what the storage does not answer by then is reported as
// unreachable.

import { StoreError } from "./types.ts";

/** Tells the work under it whether its caller has already been answered. */
export interface Deadline {
  /** @throws StoreError `unreachable` when the time is up, so that work nobody waits for writes
   * nothing more. */
  check(): void;
}

/**
 * The work's result, or StoreError `unreachable` `timeoutMs` milliseconds after `startedMs` (of
 * `performance.now()`). The work cannot be stopped; it should call `check` before each step.
 */
export function withinDeadline<R>(
  timeoutMs: number,
  work: (deadline: Deadline) => Promise<R>,
  startedMs = performance.now(),
): Promise<R> {
  const { promise, resolve, reject } = Promise.withResolvers<R>();
  let late = false;
  const timer = setTimeout(
    () => {
      late = true;
      reject(tooLate(timeoutMs));
    },
    startedMs + timeoutMs - performance.now(),
  );
  const check = () => {
    if (late) throw tooLate(timeoutMs);
  };
  // A result that comes after the deadline is dropped here: the promise is already settled.
  work({ check })
    .then(resolve, reject)
    .finally(() => clearTimeout(timer));
  return promise;
}

function tooLate(timeoutMs: number): StoreError {
  return new StoreError("unreachable", `the store did not answer within ${timeoutMs} ms; check that it runs`);
}
