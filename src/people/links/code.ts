// Codes that link two accounts: eight letters and digits, 40 bits, all easy to tell apart.

import { createHash, randomBytes } from "node:crypto";

/** Thirty-two characters, so that five bits of a byte select one; without I, O, 0 and 1. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 8;
const WRITTEN = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** A code of `length` letters and digits, to be typed elsewhere. */
export function drawCode(length = LENGTH): string {
  return Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** The displayed form: `K7F3-9QWD`. */
export function writeCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** The original code from any case and spacing; undefined if it can't be a code. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s_.\u2010-\u2015-]/g, "");
  return WRITTEN.test(code) ? code : undefined;
}

/** The document id of the link with that code; hashed, because keys aren't encrypted. */
export function linkIdOf(code: string): string {
  return createHash("sha256").update(`link|${code}`).digest("base64url").slice(0, 22);
}
