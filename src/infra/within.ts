// Waiting: not at all for what's at hand, and with a timeout. All timeouts share one timer, because setting and clearing
// one each costs as much as the rest of their bookkeeping. Timer and clock are those from before a test may replace the
// global ones: dropping a fake timer would disable every timeout. They're no imports, because pages use `patience`.

const { performance, clearTimeout, setTimeout } = globalThis;

/** A value, or a promise of one: what's at hand costs no promise and no turn of the event loop. */
export type MaybePromise<T> = T | Promise<T>;

/** What `next` makes of a value, at once if the value is at hand. */
export function after<T, R>(value: MaybePromise<T>, next: (value: T) => MaybePromise<R>): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Starts the work at once; what it throws becomes a rejection. */
export function attempt<R>(work: () => MaybePromise<R>): Promise<R> {
  try {
    return Promise.resolve(work());
  } catch (error) {
    return Promise.reject(error);
  }
}

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

/** The node at which the ring closes; no alarm. */
const alarms = { atMs: Number.POSITIVE_INFINITY } as Alarm;
alarms.before = alarms;
alarms.next = alarms;
let watch: NodeJS.Timeout | undefined;
let watchesAtMs = Number.POSITIVE_INFINITY;

/** Calls `ring` at a time of `performance.now()` or up to 20 ms later, unless the alarm is taken back first. */
export function setAlarm(atMs: number, ring: () => void): Alarm {
  const alarm: Alarm = { atMs, ring, before: alarms.before, next: alarms };
  // A timer that's left over from an alarm that was taken back doesn't keep the process alive.
  if (alarms.next === alarms) watch?.ref();
  alarms.before.next = alarm;
  alarms.before = alarm;
  if (atMs + LATE_MS < watchesAtMs) watchAt(atMs);
  return alarm;
}

export function takeBack(alarm: Alarm): void {
  alarm.before.next = alarm.next;
  alarm.next.before = alarm.before;
  alarm.before = alarm;
  alarm.next = alarm;
  if (alarms.next === alarms) watch?.unref();
}

function watchAt(atMs: number): void {
  clearTimeout(watch);
  const nowMs = performance.now();
  watchesAtMs = Math.max(atMs, nowMs) + LATE_MS / 2;
  watch = setTimeout(ringDue, watchesAtMs - nowMs);
}

function ringDue(): void {
  const nowMs = performance.now();
  const due: Alarm[] = [];
  let soonestMs = Number.POSITIVE_INFINITY;
  for (let alarm = alarms.next; alarm !== alarms; alarm = alarm.next)
    if (alarm.atMs <= nowMs) due.push(alarm);
    else soonestMs = Math.min(soonestMs, alarm.atMs);
  watch = undefined;
  watchesAtMs = Number.POSITIVE_INFINITY;
  if (soonestMs < Number.POSITIVE_INFINITY) watchAt(soonestMs);
  for (const alarm of due) {
    takeBack(alarm);
    alarm.ring();
  }
}

/** What the promise resolves to, or undefined if that takes longer (up to 20 ms more). */
export function within<T>(value: Promise<T>, timeMs: number): Promise<T | undefined> {
  return unlessLate<T | undefined>(value, performance.now() + timeMs, () => undefined);
}

/** What the promise resolves to, or what `late` returns or throws at a time of `performance.now()` or up to 20 ms later;
 * a result after that is ignored. */
export function unlessLate<T>(value: Promise<T>, atMs: number, late: () => T): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const alarm = setAlarm(atMs, () => resolve(attempt(late)));
  value.then(
    (found) => {
      takeBack(alarm);
      resolve(found);
    },
    (error: unknown) => {
      takeBack(alarm);
      reject(error);
    },
  );
  return promise;
}

export { patience } from "./deadline.ts";
