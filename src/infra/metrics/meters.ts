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
const acknowledgements = new Histogram({
  name: "gadalka_acknowledgement_seconds",
  help: "Time from an event's arrival until the platform accepted the answer",
  labelNames: ["platform"],
  buckets: SECONDS,
  registers,
});
const edits = new Histogram({
  name: "gadalka_edit_seconds",
  help: "Time from requesting a message edit until it succeeded or failed",
  labelNames: ["platform", "outcome"],
  buckets: SECONDS,
  registers,
});
const limited = new Counter({
  name: "gadalka_platform_limited_total",
  help: "Calls that a platform rejected for rate limits (429)",
  labelNames: ["platform"],
  registers,
});
const connected = new Gauge({
  name: "gadalka_platform_connected",
  help: "1 while a platform is connected",
  labelNames: ["platform"],
  registers,
});
const ready = new Gauge({
  name: "gadalka_ready",
  help: "1 while the process accepts work",
  registers,
});
const storeReachable = new Gauge({
  name: "gadalka_store_reachable",
  help: "1 if the store was writable at the last check",
  registers,
});
const shards = new Gauge({
  name: "gadalka_shards",
  help: "Shards of this process, by whether they're connected",
  labelNames: ["platform", "state"],
  registers,
});
const storeSeconds = new Histogram({
  name: "gadalka_store_seconds",
  help: "Store operations",
  labelNames: ["operation"],
  buckets: STORE_SECONDS,
  registers,
});
const storeConflicts = new Counter({
  name: "gadalka_store_conflicts_total",
  help: "Updates retried because another process had written in between",
  registers,
});
const storeFailures = new Counter({
  name: "gadalka_store_failures_total",
  help: "Failed store operations",
  labelNames: ["operation", "code"],
  registers,
});
const requests = new Counter({
  name: "gadalka_http_requests_total",
  help: "Requests to the port, by route and status",
  labelNames: ["route", "status"],
  registers,
});
const logged = new Counter({
  name: "gadalka_logged_errors_total",
  help: "Errors in the log, by message without its numbers",
  labelNames: ["message"],
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

/** Counts an answer to an event that the platform accepted. */
export function countAcknowledgement(platform: string, tookMs: number): void {
  acknowledgements.observe({ platform }, tookMs / 1000);
  acknowledged.inc({ platform, outcome: "taken" });
}

/** Counts an answer that came too late or didn't get through, so the user waited in vain. */
export function countLostAcknowledgement(platform: string): void {
  acknowledged.inc({ platform, outcome: "lost" });
}

/** `sinceMs` is a time of `performance.now()`. */
export function countEdit(platform: string, outcome: string, sinceMs: number): void {
  edits.observe({ platform, outcome }, (performance.now() - sinceMs) / 1000);
}

export function countLimited(platform: string): void {
  limited.inc({ platform });
}

export function countConnection(platform: string, isConnected: boolean): void {
  connected.set({ platform }, isConnected ? 1 : 0);
}

export function countReady(isReady: boolean): void {
  ready.set(isReady ? 1 : 0);
}

export function countStoreReachable(isReachable: boolean): void {
  storeReachable.set(isReachable ? 1 : 0);
}

export function countShards(platform: string, { connected, of }: { connected: number; of: number }): void {
  shards.set({ platform, state: "connected" }, connected);
  shards.set({ platform, state: "away" }, of - connected);
}

export function countStore(operation: string, seconds: number): void {
  storeSeconds.observe({ operation }, seconds);
}

export function countStoreConflict(): void {
  storeConflicts.inc();
}

export function countStoreFailure(operation: string, code: string): void {
  storeFailures.inc({ operation, code });
}

export function countRequest(route: string, status: number): void {
  requests.inc({ route, status });
}

/** `message`: one of ours; numbers in it don't make new labels. */
export function countLoggedError(message: string): void {
  logged.inc({ message: message.replaceAll(/\d+/g, "…") });
}

/** A value that is read at each scrape. */
interface Reading {
  read(): number | undefined;
}

/** Gauges read at each scrape; several sources with one label are summed. Sources aren't kept alive: once one is
 * garbage-collected, it's no longer reported, even if it never unsubscribed. */
function readings(name: string, help: string, label: string) {
  const sources = new Map<string, Set<Reading>>();
  const gauge: Gauge<string> = new Gauge({
    name,
    help,
    labelNames: [label],
    registers,
    collect() {
      for (const [value, all] of sources) {
        const numbers = [...all].map((one) => [one, one.read()] as const);
        for (const [one, number] of numbers) if (number === undefined) all.delete(one);
        if (all.size === 0) forget(value);
        else
          this.set(
            { [label]: value },
            numbers.reduce((sum, [, number = 0]) => sum + number, 0),
          );
      }
    },
  });
  const forget = (value: string): void => {
    sources.delete(value);
    gauge.remove({ [label]: value });
  };
  return <T extends object>(value: string, watched: T, number: (watched: T) => number): (() => void) => {
    const all = sources.get(value) ?? new Set();
    const reference = new WeakRef(watched);
    const reading: Reading = {
      read: () => {
        const present = reference.deref();
        return present && number(present);
      },
    };
    sources.set(value, all.add(reading));
    return () => {
      if (all.delete(reading) && all.size === 0) forget(value);
    };
  };
}

/** Reports the length of `watched` until it's garbage-collected or the result is called; `number` must not refer to
 * it. */
export const watchQueue = readings("gadalka_queue_length", "Items waiting in a queue", "queue");
/** Opponents cached for active players. */
export const watchModels = readings("gadalka_models_held", "Cached opponents, by place", "where");
export const watchModelBytes = readings(
  "gadalka_models_bytes",
  "Approximate memory used by cached opponents",
  "where",
);
/** This process's tournaments. */
export const watchTournaments = readings("gadalka_tournaments", "Tournaments, by state", "state");
