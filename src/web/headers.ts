// Headers for every answer: the browser may run and load only what's ours, send no referrer to other sites, and let no
// one frame a page.

import type { Allowed } from "./page/page.ts";

interface Policed extends Allowed {
  /** Hashes of the page's inline styles, `'sha256-…'`. */
  readonly styles?: readonly string[];
}

export function securityHeaders(publicUrl: string, allowed: Policed = {}): Record<string, string> {
  const isFramed = (allowed.frames ?? []).length > 0;
  return {
    "content-security-policy": policy(allowed),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": isFramed ? "cross-origin" : "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ...(!isFramed && { "x-frame-options": "DENY" }),
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
  };
}

function policy({ styles = [], scripts, connect, workers, frames = [] }: Policed) {
  const from = (...sources: readonly string[]) => (sources.length > 0 ? sources.join(" ") : "'none'");
  const own = (is: boolean | undefined) => (is ? ["'self'"] : []);
  return Object.entries({
    "default-src": "'none'",
    "style-src": from(...styles),
    "script-src": from(...own(scripts)),
    "worker-src": from(...own(workers)),
    "connect-src": from(...own(connect)),
    "img-src": "'self' data:",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": from(...frames),
  })
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");
}
