// `/metrics`: all that the process counts, in the text format of Prometheus.

import { collectDefaultMetrics } from "prom-client";
import type { Handler } from "../http/server.ts";
import { sameSecret } from "../same-secret.ts";
import { registry } from "./meters.ts";

/** Answers scrapes; with a token, those that show it as a bearer. */
export function createMetricsHandler(token: string | undefined): Handler {
  collectProcess();
  return async (request) => {
    if (token !== undefined && !sameSecret(request.headers.get("authorization") ?? "", `Bearer ${token}`))
      return new Response(null, { status: 401, headers: { "www-authenticate": "Bearer" } });
    const headers = { "content-type": registry.contentType, "cache-control": "no-store" };
    return new Response(await registry.metrics(), { headers });
  };
}

let isCollecting = false;

/** Memory, garbage collection, and by how much the event loop is late. */
function collectProcess(): void {
  if (isCollecting) return;
  isCollecting = true;
  collectDefaultMetrics({ register: registry });
}
