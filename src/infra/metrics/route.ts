// `/metrics`: everything that the process counts, in the Prometheus text format.

import { collectDefaultMetrics } from "prom-client";
import { sameSecret } from "../same-secret.ts";
import { registry } from "./meters.ts";

/** Answers scrapes; with a token, only those that send it as a bearer token. `isOutside`: the port can be reached from
 * outside, so without a token every scrape is refused. */
export function createMetricsHandler(token: string | undefined, isOutside = false) {
  return async (request: Request): Promise<Response> => {
    if (token === undefined && isOutside) return new Response(CLOSED, { status: 403 });
    if (token !== undefined && !sameSecret(request.headers.get("authorization") ?? "", `Bearer ${token}`))
      return new Response(null, { status: 401, headers: { "www-authenticate": "Bearer" } });
    collectProcess();
    const headers = { "content-type": registry.contentType, "cache-control": "no-store" };
    return new Response(await registry.metrics(), { headers });
  };
}

const CLOSED = "This port is reachable by others. Set METRICS_TOKEN.\n";

let isCollecting = false;

/** Memory, garbage collection and event loop lag; from the first scrape on, because measuring the lag wakes the process
 * a hundred times a second. */
function collectProcess(): void {
  if (isCollecting) return;
  isCollecting = true;
  collectDefaultMetrics({ register: registry });
}
