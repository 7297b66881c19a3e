// A stored value is a random revision followed by the payload. Comparing the revision alone tells
// whether anybody wrote in between, so a compare-and-set never has to send the old value.

import { randomBytes } from "node:crypto";
import { CorruptValue } from "./quarantine.ts";

/** Characters of the revision in front of every payload: 48 random bits. */
export const REVISION_LENGTH = 8;

const ENVELOPE = /^[A-Za-z0-9_-]{8}/;

/** The payload under a new revision. */
export function wrap(payload: string): string {
  return randomBytes(6).toString("base64url") + payload;
}

/** The payload of a stored value. @throws CorruptValue when it has no revision. */
export function unwrap(raw: string): string {
  if (!ENVELOPE.test(raw)) throw new CorruptValue("it does not begin with a revision");
  return raw.slice(REVISION_LENGTH);
}

/** What a compare-and-set compares: the revision of a stored value, "" for none. */
export function revisionOf(raw: string | undefined): string {
  return raw === undefined ? "" : raw.slice(0, REVISION_LENGTH);
}
