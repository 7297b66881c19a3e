import { createHash } from "node:crypto";

const CHARACTERS = 6;

/** A short hash that replaces a name in a button without room for it; it's resolved by hashing the listed names. */
export function nameTag(name: string): string {
  return createHash("sha256").update(`name|${name}`).digest("base64url").slice(0, CHARACTERS);
}
