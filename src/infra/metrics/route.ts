// `/metrics`: all that the process counts, in the text format of Prometheus.

import { collectDefaultMetrics } from "prom-client";
import type { Handler } from "../http/server.ts";
import { sameSecret } from "../same-secret.ts";
import { registry } from "./meters.ts";

/** Answers scrapes; with a token, those that show it as a bearer. `isOutside`: others reach the port, too; then
 * nobody is told without a token. */
export function createMetricsHandler(token: string | undefined, isOutside = false): Handler {
  collectProcess();
  return async (request) => {
    if (token === undefined && isOutside) return new Response(CLOSED, { status: 403 });
    if (token !== undefined && !sameSecret(request.headers.get("authorization") ?? "", `Bearer ${token}`))
      return new Response(null, { status: 401, headers: { "www-authenticate": "Bearer" } });
    const headers = { "content-type": registry.contentType, "cache-control": "no-store" };
    return new Response(await registry.metrics(), { headers });
  };
}

const CLOSED = "Others reach this port, too: set METRICS_TOKEN, or METRICS_PORT for a port of its own.\n";

let isCollecting = false;

/** Memory, garbage collection, and by how much the event loop is late. */
function collectProcess(): void {
  if (isCollecting) return;
  isCollecting = true;
  collectDefaultMetrics({ register: registry });
}
