// Timeouts for storage that doesn't answer. All deadlines share one timer, because setting and clearing one per
// operation costs as much as the rest of its bookkeeping. Timer and clock are imported from Node's modules: a test may
// replace the global ones, and dropping that fake timer would disable every deadline.

import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers";
import { StoreError } from "./types.ts";

/** How late a timeout may fire, in milliseconds. */
const LATE_MS = 20;

/** Alarms are linked in a ring. A `Set` with heavy churn chains its old hash tables, so a single long-lived one would
 * keep all later ones alive, past cheap young-generation collection. */
interface Alarm {
  readonly atMs: number;
  readonly ring: () => void;
  before: Alarm;
  next: Alarm;
}

/** The ring's sentinel node. */
const alarms = { atMs: Number.POSITIVE_INFINITY } as Alarm;
alarms.before = alarms;
alarms.next = alarms;
let isWatching = false;

/** Calls `ring` at a time of `performance.now()` or up to 20 ms later, unless the alarm is taken back first. */
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
