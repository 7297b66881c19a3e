// OpenTelemetry, loaded only if a collector is configured.

import type { Tracer } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";

interface Tracing {
  readonly tracer: Tracer;
  /** Sends the remaining spans and shuts down. */
  close(): Promise<void>;
}

/** Sends spans in batches, as OTLP over HTTP, to `endpoint`/v1/traces. */
export function openTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": "gadalka" }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return { tracer: provider.getTracer("gadalka"), close: () => provider.shutdown() };
}
