// Says why Redis cannot be reached, and what to look at.

import { StoreError } from "../types.ts";
import type { RedisTarget } from "./url.ts";

const CHECK = "check that Redis runs and that REDIS_URL is right";
/** A server that takes the other for noise says nothing, or hangs up. */
const MAYBE_PLAIN = "; without TLS it begins with redis, not rediss";
const MAYBE_TLS = "; if it speaks TLS, it begins with rediss";
const CHECK_CA =
  "give the certificate of the authority that signed the server's: NODE_EXTRA_CA_CERTS=/path/to/ca.pem";

/** By the code of an error of TLS: what the matter is, and what to do. */
const TLS: Readonly<Record<string, readonly [reason: string, check: string]>> = {
  SELF_SIGNED_CERT_IN_CHAIN: ["its certificate is signed by an authority that is not known here", CHECK_CA],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [
    "its certificate is signed by an authority that is not known here",
    CHECK_CA,
  ],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
    "its certificate is signed by an authority that is not known here",
    CHECK_CA,
  ],
  CERT_SIGNATURE_FAILURE: ["its certificate is not signed by the authority that it names", CHECK_CA],
  DEPTH_ZERO_SELF_SIGNED_CERT: ["its certificate is signed by itself", CHECK_CA],
  CERT_HAS_EXPIRED: ["its certificate has expired", "renew the certificate of the server"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet", "look at the clocks of both machines"],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    "its certificate is for another name",
    "write the name in REDIS_URL that stands in the certificate",
  ],
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: [
    "it asks for a certificate of ours, which is not supported",
    "set tls-auth-clients no on the server",
  ],
};

/** `unreachable`, with the address but no secret. */
export function notConnected({ label }: RedisTarget, cause: unknown): StoreError {
  const [reason, check] = explained(cause, label.startsWith("rediss"));
  return new StoreError("unreachable", `no connection to ${label} (${reason}); ${check}`, { cause });
}

function explained(cause: unknown, speaksTls: boolean): readonly [reason: string, check: string] {
  if (!(cause instanceof Error)) return [String(cause), CHECK];
  const code = "code" in cause ? String(cause.code) : "";
  const isCutOff = code === "ECONNRESET" || /closed unexpectedly|no connection within/.test(cause.message);
  const check = isCutOff ? CHECK + (speaksTls ? MAYBE_PLAIN : MAYBE_TLS) : CHECK;
  return TLS[code] ?? [cause.message || code || cause.name, check];
}
