// Says why Redis cannot be reached, and what to look at.

import { StoreError } from "../types.ts";
import type { RedisTarget } from "./url.ts";

const CHECK = "check that Redis runs and that REDIS_URL is right";
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
  ERR_SSL_WRONG_VERSION_NUMBER: [
    "no TLS is spoken on this port",
    "for a port without TLS REDIS_URL begins with redis, not rediss",
  ],
  ERR_SSL_PACKET_LENGTH_TOO_LONG: [
    "no TLS is spoken on this port",
    "for a port without TLS REDIS_URL begins with redis, not rediss",
  ],
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: [
    "it asks for a certificate of ours, which is not supported",
    "set tls-auth-clients no on the server",
  ],
};

/** `unreachable`, with the address but no secret. */
export function notConnected(target: RedisTarget, cause: unknown): StoreError {
  const [reason, check] = explained(cause);
  const message = `no connection to ${target.label} (${reason}); ${check}`;
  return new StoreError("unreachable", message, { cause });
}

function explained(cause: unknown): readonly [reason: string, check: string] {
  if (!(cause instanceof Error)) return [String(cause), CHECK];
  const code = "code" in cause ? String(cause.code) : "";
  return TLS[code] ?? [cause.message || code || cause.name, CHECK];
}
