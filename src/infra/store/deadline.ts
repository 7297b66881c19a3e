// Ends waiting for a storage that does not answer. All deadlines share one timer, because setting and
// clearing one an operation costs as much as the rest of its bookkeeping. Timer and clock are those of Node's modules:
// a test may replace the global ones, and what it drops with them would be the timer of everybody.

import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers";
import { StoreError } from "./types.ts";

/** By how much something may be told late that it is late, in milliseconds. */
const LATE_MS = 20;

/** Linked in a ring with all others that are set. In a `Set` that many enter and leave, each old table
 * holds the next one, so that one which lived long keeps all since from the collector of young garbage. */
interface Alarm {
  readonly atMs: number;
  readonly ring: () => void;
  before: Alarm;
  next: Alarm;
}

/** Where the ring begins and ends. */
const alarms = { atMs: Number.POSITIVE_INFINITY } as Alarm;
alarms.before = alarms;
alarms.next = alarms;
let isWatching = false;

/** Rings at a time of `performance.now()` or up to 20 ms later, unless it is taken back before. */
export function setAlarm(atMs: number, ring: () => void): Alarm {
  const alarm: Alarm = { atMs, ring, before: alarms.before, next: alarms };
  alarms.before.next = alarm;
  alarms.before = alarm;
  if (!isWatching) setTimeout(ringDue, LATE_MS);
  isWatching = true;
  return alarm;
}

export function takeBack(alarm: Alarm): void {
  alarm.before.next = alarm.next;
  alarm.next.before = alarm.before;
  alarm.before = alarm;
  alarm.next = alarm;
}

function ringDue(): void {
  const nowMs = performance.now();
  const due: Alarm[] = [];
  for (let alarm = alarms.next; alarm !== alarms; alarm = alarm.next)
    if (alarm.atMs <= nowMs) due.push(alarm);
  for (const alarm of due) {
    takeBack(alarm);
    alarm.ring();
  }
  isWatching = alarms.next !== alarms;
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
