// Ends waiting for a storage that does not answer.

import { StoreError } from "./types.ts";

/** Whether the caller has already timed out. */
export interface Deadline {
  /** @throws StoreError `unreachable` after the deadline, so that abandoned work writes nothing. */
  check(): void;
}

/** The work's result, or StoreError `unreachable` `timeoutMs` milliseconds after `startedMs` (of
 * `performance.now()`). Work cannot be cancelled; it should call `check` before each step. */
export function withinDeadline<R>(
  timeoutMs: number,
  work: (deadline: Deadline) => Promise<R>,
  startedMs = performance.now(),
): Promise<R> {
  const { promise, resolve, reject } = Promise.withResolvers<R>();
  let late: StoreError | undefined;
  const expire = (): void => {
    const message = `the store did not answer within ${timeoutMs} ms; check that it runs`;
    late = new StoreError("unreachable", message);
    reject(late);
  };
  const timer = setTimeout(expire, Math.max(0, startedMs + timeoutMs - performance.now()));
  const check = (): void => {
    if (late) throw late;
  };
  // A result after the deadline is dropped: the promise is already settled.
  work({ check })
    .then(resolve, reject)
    .finally(() => clearTimeout(timer));
  return promise;
}
