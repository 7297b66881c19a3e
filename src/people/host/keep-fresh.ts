// Looks for a renewed pledge now and then: another process, or the command line, may have renewed it.

import type { OpenHost } from "./host.ts";

/** A renewed pledge is used within this time; until then the one before it serves as well. */
const REFRESH_MS = 600_000;

/** Refreshes the host every ten minutes, and does not keep the process alive for it. Returns what ends
 * it. A failed look is reported, and the next one tries again. */
export function keepFresh(host: Pick<OpenHost, "refresh">, onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => void host.refresh().catch(onFailure), REFRESH_MS);
  timer.unref();
  return () => clearInterval(timer);
}
