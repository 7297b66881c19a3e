// Spans for OpenTelemetry. Unless a collector is configured, they're off and none of their code is loaded. As with
// metrics, no person, chat or message is recorded.

import type { Log } from "../logger.ts";
import type { MaybePromise } from "../within.ts";
import type { Attributes, Tracing } from "./collector.ts";

let tracing: Tracing | undefined;

/** Sends spans to the collector from now on; resolves to a function that sends the last ones and stops. */
export async function startTraces(endpoint: string, log: Log): Promise<() => Promise<void>> {
  const { openTracing } = await import("./collector.ts");
  const opened = openTracing(endpoint, log);
  tracing = opened;
  return async () => {
    tracing = undefined;
    await opened.close();
  };
}

/** Runs the work in a span; spans started by that work become its children. */
export function spanned<R>(
  name: string,
  attributes: Attributes,
  work: () => MaybePromise<R>,
): MaybePromise<R> {
  return tracing ? tracing.run(name, attributes, work) : work();
}
