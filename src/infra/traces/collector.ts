// Spans of this process, sent to a collector as JSON of the OpenTelemetry protocol (OTLP 1.x) over HTTP. A collector
// that's down or slow costs spans, nothing else.

import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { Log } from "../logger.ts";
import type { MaybePromise } from "../within.ts";

/** A span's attributes, whose values are names from the code. */
export type Attributes = Readonly<Record<string, string>>;

export interface Tracing {
  /** Runs the work in a span; spans started by that work become its children. */
  run<R>(name: string, attributes: Attributes, work: () => MaybePromise<R>): Promise<R>;
  /** Sends the remaining spans and shuts down. */
  close(): Promise<void>;
}

/** What a span passes on to its children. */
interface Active {
  readonly traceId: string;
  readonly spanId: string;
  /** Added to `performance.now()` for the wall clock's time; a trace has one, so its spans' times fit together. */
  readonly clockMs: number;
}

/** Most spans in a request, and at most waiting: beyond that they're lost. */
const BATCH_SPANS = 512;
const WAITING_SPANS = 2_048;
const SEND_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 10_000;
/** The specification's span kind "internal" and status "error". */
const INTERNAL = 1;
const ERROR = 2;
/** The protocol's statuses after which the same spans are sent again. */
const SEND_AGAIN: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Sends spans in batches to `endpoint`/v1/traces. A user and password in the address are sent as Basic authorization. */
export function openTracing(endpoint: string, log: Pick<Log, "info" | "warn">): Tracing {
  const sender = createSender(createPost(endpoint), log);
  const active = new AsyncLocalStorage<Active>();
  return {
    run: async (name, attributes, work) => {
      const parent = active.getStore();
      const { traceId = idOf(16), clockMs = Date.now() - performance.now() } = parent ?? {};
      const own: Active = { traceId, spanId: idOf(8), clockMs };
      const startTimeUnixNano = nanosNow(own);
      let status: { code: number } | undefined;
      try {
        return await active.run(own, work);
      } catch (error) {
        // Without its message, which could reveal something about people.
        status = { code: ERROR };
        throw error;
      } finally {
        sender.add({
          traceId,
          spanId: own.spanId,
          parentSpanId: parent?.spanId,
          name,
          kind: INTERNAL,
          startTimeUnixNano,
          endTimeUnixNano: nanosNow(own),
          attributes: asAttributes(attributes),
          status,
        });
      }
    },
    close: sender.close,
  };
}

/** Resolves to the answer's status. @throws Error if there's none. */
type Post = (batch: readonly object[]) => Promise<number>;

/** Keeps spans until the collector has answered, at most `WAITING_SPANS`. */
function createSender(post: Post, log: Pick<Log, "info" | "warn">) {
  const waiting: object[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let isAway = false;

  /** Sends what waits, until the collector doesn't take it. */
  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_SPANS);
      const { err, status } = await post(batch).then(
        (status) => ({ err: undefined, status }),
        (err: unknown) => ({ err, status: undefined }),
      );
      if (status && !SEND_AGAIN.has(status)) waiting.splice(0, batch.length);
      const isTaken = status !== undefined && status < 300;
      // Logged once an outage.
      if (!isTaken && !isAway) log.warn({ err, status }, "the collector takes no traces");
      if (isTaken && isAway) log.info({}, "the collector takes traces again");
      isAway = !isTaken;
      if (isAway) return;
    }
  }

  function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sending ??= sendAll().finally(() => {
      sending = undefined;
      if (waiting.length > 0) sendSoon();
    });
    return sending;
  }

  function sendSoon(): void {
    timer ??= setTimeout(() => void send(), SEND_EVERY_MS).unref();
  }

  return {
    add: (span: object): void => {
      if (waiting.length >= WAITING_SPANS) return;
      waiting.push(span);
      if (waiting.length >= BATCH_SPANS && !isAway) void send();
      else sendSoon();
    },
    close: async (): Promise<void> => {
      await send();
      clearTimeout(timer);
    },
  };
}

function createPost(endpoint: string): Post {
  const url = new URL(`${endpoint.replace(/\/+$/, "")}/v1/traces`);
  const { username, password } = url;
  const headers = new Headers({ "content-type": "application/json" });
  if (username) {
    const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    headers.set("authorization", `Basic ${Buffer.from(pair).toString("base64")}`);
    [url.username, url.password] = ["", ""];
  }
  return async (spans) => {
    const resource = { attributes: asAttributes({ "service.name": "gadalka" }) };
    const scopeSpans = [{ scope: { name: "gadalka" }, spans }];
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] });
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(url, { method: "POST", headers, body, signal });
    await response.body?.cancel();
    return response.status;
  };
}

function idOf(bytes: number): string {
  return randomBytes(bytes).toString("hex");
}

/** To the microsecond: nanoseconds don't fit into a number. */
function nanosNow({ clockMs }: Active): string {
  return `${Math.round((clockMs + performance.now()) * 1_000)}000`;
}

function asAttributes(values: Attributes): readonly object[] {
  return Object.entries(values).map(([key, stringValue]) => ({ key, value: { stringValue } }));
}
