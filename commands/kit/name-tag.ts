import { createHash } from "node:crypto";

const CHARACTERS = 6;

/** What stands for a name in a button that has no room for it: the button means that name, wherever it is listed. */
export function nameTag(name: string): string {
  return createHash("sha256").update(`name|${name}`).digest("base64url").slice(0, CHARACTERS);
}
