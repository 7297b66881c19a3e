// A stored value is a random revision plus the payload; compare-and-set compares revisions only.

import { randomBytes } from "node:crypto";
import { CorruptValueError } from "./types.ts";

/** In characters; 48 random bits. */
export const REVISION_LENGTH = 8;

const REVISION = /^[A-Za-z0-9_-]{8}/;

/** The payload with a new revision. */
export function wrap(payload: string): string {
  return freshRevision() + payload;
}

const REVISION_BYTES = 6;
/** A batch of random bytes, because one call costs as much as hundreds of bytes. */
let drawn = Buffer.alloc(0);
let used = 0;

function freshRevision(): string {
  if (used === drawn.length) {
    drawn = randomBytes(512 * REVISION_BYTES);
    used = 0;
  }
  used += REVISION_BYTES;
  return drawn.toString("base64url", used - REVISION_BYTES, used);
}

/** The payload of a stored value. @throws CorruptValueError if it has no revision. */
export function unwrap(raw: string): string {
  if (!REVISION.test(raw)) throw new CorruptValueError("it doesn't start with a revision");
  return raw.slice(REVISION_LENGTH);
}

/** The compare-and-set token: the revision of a stored value, "" for none. */
export function revisionOf(raw: string | undefined): string {
  return raw === undefined ? "" : raw.slice(0, REVISION_LENGTH);
}
