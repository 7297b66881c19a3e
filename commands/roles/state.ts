// What goes to Discord with a person and comes back with them: shows that the way back began here, a while ago at
// most. Signed, because no cookie and no document remembers it.

import { randomBytes } from "node:crypto";
import type { Host } from "../../src/host/index.ts";
import { sameSecret } from "../../src/infra/same-secret.ts";

/** As long as a code of Discord's lives. */
export const STATE_MS = 10 * 60_000;
const NONCE_BYTES = 16;
const WRITTEN = /^([\w-]{22})\.([0-9a-z]{1,11})\.([\w.-]{1,64})$/;

/** `nonce.time.signature`. */
export function writeState(host: Pick<Host, "keyedHash">, now: number): string {
  const text = `${randomBytes(NONCE_BYTES).toString("base64url")}.${now.toString(36)}`;
  return `${text}.${signatureOf(host, text)}`;
}

/** Its nonce, which is to be taken once. */
export function readState(
  host: Pick<Host, "keyedHash">,
  state: string,
  now: number,
): { readonly nonce: string } | "forged" | "old" {
  const [, nonce, at, signature] = WRITTEN.exec(state) ?? [];
  if (!nonce || !at || !signature) return "forged";
  if (!sameSecret(signature, signatureOf(host, `${nonce}.${at}`))) return "forged";
  return Math.abs(now - Number.parseInt(at, 36)) <= STATE_MS ? { nonce } : "old";
}

function signatureOf(host: Pick<Host, "keyedHash">, text: string): string {
  return host.keyedHash("role-state", text);
}
