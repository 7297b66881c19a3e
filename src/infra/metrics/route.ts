// `/metrics`: all that the process counts, in the text format of Prometheus.

import { createHash, timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics } from "prom-client";
import type { Handler } from "../http/server.ts";
import { registry } from "./meters.ts";

/** Answers scrapes; with a token, those that show it as a bearer. */
export function createMetricsHandler(token: string | undefined): Handler {
  collectProcess();
  return async (request) => {
    if (token !== undefined && !isShown(request.headers.get("authorization"), token))
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

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/** In constant time: digests have equal length whatever was sent. */
function isShown(header: string | null, token: string): boolean {
  return timingSafeEqual(sha256(header ?? ""), sha256(`Bearer ${token}`));
}
