// Ends waiting for a storage that does not answer. All deadlines share one timer, because setting and
// clearing one an operation costs as much as the rest of its bookkeeping.

import { StoreError } from "./types.ts";

/** By how much something may be told late that it is late, in milliseconds. */
const LATE_MS = 20;

interface Alarm {
  readonly atMs: number;
  ring(): void;
}

const alarms = new Set<Alarm>();
let isWatching = false;

/** Rings at a time of `performance.now()` or up to 20 ms later, unless it is taken back before. */
export function setAlarm(atMs: number, ring: () => void): Alarm {
  const alarm = { atMs, ring };
  alarms.add(alarm);
  if (!isWatching) setTimeout(ringDue, LATE_MS);
  isWatching = true;
  return alarm;
}

export function takeBack(alarm: Alarm): void {
  alarms.delete(alarm);
}

function ringDue(): void {
  const nowMs = performance.now();
  for (const alarm of alarms) {
    if (alarm.atMs > nowMs) continue;
    alarms.delete(alarm);
    alarm.ring();
  }
  isWatching = alarms.size > 0;
  if (isWatching) setTimeout(ringDue, LATE_MS);
}

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
  const alarm = setAlarm(startedMs + timeoutMs, () => {
    const message = `the store did not answer within ${timeoutMs} ms; check that it runs`;
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
