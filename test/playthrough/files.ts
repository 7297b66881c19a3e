// Files in a transcript, identified by the start of their SHA-256.

import { createHash } from "node:crypto";

export function digest(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

const known = new Map<string, string>();

/** The digest of an immutable file, fetched once. */
export async function digestOf(id: string, fetched: () => Promise<Uint8Array>): Promise<string> {
  const made = known.get(id) ?? digest(await fetched());
  known.set(id, made);
  return made;
}
