// What the process counts and times, for its operator. No person, chat or message appears in a label: every label has a
// few values that the code defines.

import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** All metrics of this process. */
export const registry = new Registry();

/** Bucket bounds in seconds: from instant to what a platform times out on. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 3, 10];
const STORE_SECONDS = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2];

const registers = [registry];

const events = new Counter({
  name: "gadalka_events_total",
  help: "Commands and presses, by outcome",
  labelNames: ["platform", "type", "name", "outcome"],
  registers,
});
const eventSeconds = new Histogram({
  name: "gadalka_event_seconds",
  help: "Time from an event's arrival at its feature to the reply",
  labelNames: ["platform", "type"],
  buckets: SECONDS,
  registers,
});
const acknowledged = new Counter({
  name: "gadalka_acknowledgements_total",
  help: "Answers to events, by whether the platform accepted them",
  labelNames: ["platform", "outcome"],
  registers,
});
const limited = new Counter({
  name: "gadalka_platform_limited_total",
  help: "Calls that a platform rejected for rate limits (429)",
  labelNames: ["platform"],
  registers,
});
const storeSeconds = new Histogram({
  name: "gadalka_store_seconds",
  help: "Store operations, by outcome: done, or the code of the failure",
  labelNames: ["operation", "outcome"],
  buckets: STORE_SECONDS,
  registers,
});
const logged = new Counter({
  name: "gadalka_logged_errors_total",
  help: "Errors in the log, by message without its numbers",
  labelNames: ["message"],
  registers,
});

const matches = new Counter({
  name: "gadalka_matches_total",
  help: "Matches played in the arena by this process",
  registers,
});

/** How an event ended. */
export type EventOutcome =
  | "answered"
  | "outdated"
  | "refused"
  | "not-yours"
  | "budget"
  | "switched-off"
  | "not-understood"
  | "busy"
  | "store-away"
  | "failed";

/** `name`: the command or the scope of the button; `other` if it isn't one of ours. */
export interface CountedEvent {
  readonly platform: string;
  readonly type: string;
  readonly name: string;
  readonly outcome: EventOutcome;
}

export function countEvent({ platform, type, name, outcome }: CountedEvent, seconds: number): void {
  events.inc({ platform, type, name, outcome });
  eventSeconds.observe({ platform, type }, seconds);
}

/** `lost`: the answer to an event came too late or didn't get through, so the user waited in vain. */
export function countAcknowledgement(platform: string, outcome: "taken" | "lost"): void {
  acknowledged.inc({ platform, outcome });
}

export function countLimited(platform: string): void {
  limited.inc({ platform });
}

/** `outcome`: `done`, or the code of a StoreError. */
export async function timeStore<R>(operation: string, work: () => Promise<R>): Promise<R> {
  const startedMs = performance.now();
  let outcome = "done";
  try {
    return await work();
  } catch (error) {
    outcome = String((error as { code?: unknown }).code ?? "other");
    throw error;
  } finally {
    storeSeconds.observe({ operation, outcome }, (performance.now() - startedMs) / 1000);
  }
}

export function countMatch(): void {
  matches.inc();
}

/** `message`: one of ours; numbers in it don't make new labels. */
export function countLoggedError(message: string): void {
  logged.inc({ message: message.replaceAll(/\d+/g, "…") });
}

/** What waits in a queue, read at each scrape. */
type Reading = () => number | undefined;

const queues = new Map<string, Set<Reading>>();

new Gauge({
  name: "gadalka_queue_length",
  help: "Items waiting in a queue",
  labelNames: ["queue"],
  registers,
  collect() {
    for (const [queue, readings] of queues) {
      let sum = 0;
      for (const read of readings) {
        const length = read();
        if (length === undefined) readings.delete(read);
        else sum += length;
      }
      this.set({ queue }, sum);
    }
  },
});

/** Reports the length of `watched`, added to that of others of the same name, until it's garbage-collected; `number`
 * must not refer to it. */
export function watchQueue<T extends object>(
  queue: string,
  watched: T,
  number: (watched: T) => number,
): void {
  const readings = queues.get(queue) ?? new Set();
  const reference = new WeakRef(watched);
  queues.set(
    queue,
    readings.add(() => {
      const present = reference.deref();
      return present && number(present);
    }),
  );
}
