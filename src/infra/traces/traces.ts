// Spans for OpenTelemetry. Unless a collector is configured, they're off and none of its code is loaded. As with
// metrics, no person, chat or message is recorded.

import type { Tracer } from "@opentelemetry/api";
import type { MaybePromise } from "../within.ts";

/** A span's attributes, whose values are names from the code. */
type Attributes = Readonly<Record<string, string>>;

let tracer: Tracer | undefined;

/** Sends spans to the collector from now on; resolves to a function that sends the last ones and stops. */
export async function startTraces(endpoint: string): Promise<() => Promise<void>> {
  const { openTracing } = await import("./open-telemetry.ts");
  const tracing = openTracing(endpoint);
  tracer = tracing.tracer;
  return async () => {
    tracer = undefined;
    await tracing.close();
  };
}

/** Runs the work in a span; spans started by that work become its children. */
export function spanned<R>(name: string, attributes: Attributes, work: () => Promise<R>): Promise<R>;
export function spanned<R>(
  name: string,
  attributes: Attributes,
  work: () => MaybePromise<R>,
): MaybePromise<R>;
export function spanned<R>(
  name: string,
  attributes: Attributes,
  work: () => MaybePromise<R>,
): MaybePromise<R> {
  if (!tracer) return work();
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // The specification's code for "error"; a message could reveal something about people.
      span.setStatus({ code: 2 });
      throw error;
    } finally {
      span.end();
    }
  });
}
