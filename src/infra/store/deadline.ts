// Timeouts for storage that doesn't answer.

import { performance } from "node:perf_hooks";
import { setAlarm, takeBack } from "../within.ts";
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
  const { promise, resolve, reject } = Promise.withResolvers<R>();
  let late: StoreError | undefined;
  const alarm = setAlarm(startedMs + timeoutMs, () => {
    const message = `the store didn't answer within ${timeoutMs} ms; check that it's running`;
    late = new StoreError("unreachable", message);
    reject(late);
  });
  const check = (): void => {
    if (late) throw late;
  };
  // A result after the deadline is dropped: the promise is already settled.
  work({ check }).then(
    (result) => {
      takeBack(alarm);
      resolve(result);
    },
    (reason) => {
      takeBack(alarm);
      reject(reason);
    },
  );
  return promise;
}
