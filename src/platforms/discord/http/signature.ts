// Discord's signature on its requests: Ed25519 over the timestamp and the body. Discord itself sometimes sends invalid
// signatures to check that they're refused.

import { createPublicKey, type KeyObject, verify } from "node:crypto";
import type { Delivery } from "../../../infra/http/server.ts";
import type { Log } from "../../../infra/logger.ts";
import type { MaybePromise } from "../../../infra/within.ts";

export interface SignatureRules {
  /** 64 hex digits. */
  readonly publicKey: string;
  /** Older requests are refused even if correctly signed, since they may be replayed. */
  readonly freshForMs: number;
  /** Milliseconds since 1970 on Discord's clock, approximately. */
  readonly now: () => number;
  readonly log: Log;
}

/** Reads a request's body; undefined unless Discord signed it recently. Rejects if the connection breaks. */
export type ReadSigned = (delivery: Delivery) => MaybePromise<Buffer | undefined>;

const SIGNATURE = /^[0-9a-f]{128}$/i;
/** Seconds since 1970. */
const TIMESTAMP = /^\d{1,12}$/;
const COMPLAINED_EVERY_MS = 60_000;

/** @throws Error if the public key isn't valid. */
export function signedReader({ publicKey, freshForMs, now, log }: SignatureRules): ReadSigned {
  const key = keyOf(publicKey);
  let complainedAt = Number.NEGATIVE_INFINITY;
  const isFresh = (timestamp: string): boolean => {
    const ageMs = now() - Number(timestamp) * 1000;
    if (ageMs <= freshForMs) return true;
    if (now() - complainedAt >= COMPLAINED_EVERY_MS) {
      complainedAt = now();
      log.warn({ seconds: Math.round(ageMs / 1000) }, STALE);
    }
    return false;
  };
  return (delivery) => {
    const signature = delivery.header("x-signature-ed25519") ?? "";
    const timestamp = delivery.header("x-signature-timestamp") ?? "";
    if (!SIGNATURE.test(signature) || !TIMESTAMP.test(timestamp)) return undefined;
    return delivery.body().then((body) => {
      const isSigned = isSignedBy(key, Buffer.from(signature, "hex"), timestamp, body);
      return isSigned && isFresh(timestamp) ? body : undefined;
    });
  };
}

const STALE = "refused a Discord delivery signed long ago; someone is sending it again";

/** Runs on this thread: handing the check to another costs half as much again as the check. */
function isSignedBy(key: KeyObject, signature: Buffer, timestamp: string, body: Buffer): boolean {
  return verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, signature);
}

function keyOf(publicKey: string): KeyObject {
  const x = Buffer.from(publicKey, "hex").toString("base64url");
  return createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
}
