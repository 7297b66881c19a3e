// Spans of what the bot does, for OpenTelemetry: off unless a collector is configured, and then nothing
// of it is even loaded. As in metrics, no person, place or message is told.

import type { Tracer } from "@opentelemetry/api";

/** A span's attributes: names that the code gives. */
type Attributes = Readonly<Record<string, string>>;

let tracer: Tracer | undefined;

/** Sends spans to the collector from now on; resolves to what sends the last ones and ends it. */
export async function startTraces(endpoint: string): Promise<() => Promise<void>> {
  const { openTracing } = await import("./open-telemetry.ts");
  const tracing = openTracing(endpoint);
  tracer = tracing.tracer;
  return async () => {
    tracer = undefined;
    await tracing.close();
  };
}

/** Does the work within a span, of which spans of the same work are parts. */
export function spanned<R>(name: string, attributes: Attributes, work: () => Promise<R>): Promise<R> {
  if (!tracer) return work();
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // The code of the specification for "error"; a message could tell of people.
      span.setStatus({ code: 2 });
      throw error;
    } finally {
      span.end();
    }
  });
}
