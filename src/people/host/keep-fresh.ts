// Periodically looks for a renewed pledge, since a different process or the command line may have renewed it.

import type { OpenHost } from "./host.ts";

/** A renewed pledge takes effect within this time; until then the previous one is still valid. */
const REFRESH_MS = 600_000;

/** Refreshes the host every ten minutes, without keeping the process alive. Returns a function that stops it. Failures
 * are reported, and the next refresh tries again. */
export function keepFresh(host: Pick<OpenHost, "refresh">, onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => void host.refresh().catch(onFailure), REFRESH_MS);
  timer.unref();
  return () => clearInterval(timer);
}
