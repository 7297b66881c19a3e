// What the process counts and times, for whoever runs it. No person, place or message is in any label:
// every label has a few values that the code names.

import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** All of this process; `metricsText` is what it says. */
export const registry = new Registry();

/** Seconds: from what is instant to what a platform gives up on. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 3, 10];
const STORE_SECONDS = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2];

const registers = [registry];

const events = new Counter({
  name: "gadalka_events_total",
  help: "Commands and presses, by what became of them",
  labelNames: ["platform", "type", "name", "outcome"],
  registers,
});
const eventSeconds = new Histogram({
  name: "gadalka_event_seconds",
  help: "From an event's arrival at its feature to the reply",
  labelNames: ["platform", "type"],
  buckets: SECONDS,
  registers,
});
const acknowledged = new Counter({
  name: "gadalka_acknowledgements_total",
  help: "Answers to events, by whether the platform took them",
  labelNames: ["platform", "outcome"],
  registers,
});
const acknowledgements = new Histogram({
  name: "gadalka_acknowledgement_seconds",
  help: "From an event's arrival until the platform has taken the answer to it",
  labelNames: ["platform"],
  buckets: SECONDS,
  registers,
});
const edits = new Histogram({
  name: "gadalka_edit_seconds",
  help: "From the wish to edit a message until it was edited, or was not",
  labelNames: ["platform", "outcome"],
  buckets: SECONDS,
  registers,
});
const limited = new Counter({
  name: "gadalka_platform_limited_total",
  help: "Calls that a platform refused for coming too fast (429)",
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
  help: "1 while the process takes work",
  registers,
});
const storeReachable = new Gauge({
  name: "gadalka_store_reachable",
  help: "1 while the store could be written when it was last looked at",
  registers,
});
const shards = new Gauge({
  name: "gadalka_shards",
  help: "Shards of this process, by whether they are connected",
  labelNames: ["platform", "state"],
  registers,
});
const storeSeconds = new Histogram({
  name: "gadalka_store_seconds",
  help: "Operations of the store",
  labelNames: ["operation"],
  buckets: STORE_SECONDS,
  registers,
});
const storeConflicts = new Counter({
  name: "gadalka_store_conflicts_total",
  help: "Updates that found that somebody else had written meanwhile, and were tried again",
  registers,
});
const storeFailures = new Counter({
  name: "gadalka_store_failures_total",
  help: "Operations of the store that failed",
  labelNames: ["operation", "code"],
  registers,
});
const requests = new Counter({
  name: "gadalka_http_requests_total",
  help: "Requests to the port, by route and status",
  labelNames: ["route", "status"],
  registers,
});

/** What became of an event. */
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

/** `name`: the command or the scope of the button, `other` where it is none of ours. */
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

/** The platform has taken the answer to an event. */
export function countAcknowledgement(platform: string, tookMs: number): void {
  acknowledgements.observe({ platform }, tookMs / 1000);
  acknowledged.inc({ platform, outcome: "taken" });
}

/** Who pressed or typed has waited in vain: the answer came too late, or did not get through. */
export function countLostAcknowledgement(platform: string): void {
  acknowledged.inc({ platform, outcome: "lost" });
}

/** `sinceMs` on the clock of `performance.now`. */
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

/** A number of something that is looked at whenever somebody asks. */
interface Reading {
  read(): number | undefined;
}

/** Gauges that are read when somebody asks; what several sources tell is added up. They keep nothing
 * alive: what is gone is told no more, whether or not it said so. */
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

/** What waits in `watched`, until it is gone or the result is called; `number` may hold nothing itself. */
export const watchQueue = readings("gadalka_queue_length", "What waits in a queue", "queue");
/** Opponents held ready for those who play now. */
export const watchModels = readings("gadalka_models_held", "Opponents held ready, by where", "where");
export const watchModelBytes = readings("gadalka_models_bytes", "Memory that they take, about", "where");
/** Tournaments of this process. */
export const watchTournaments = readings("gadalka_tournaments", "Tournaments, by state", "state");
