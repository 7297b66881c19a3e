// Codes that join two accounts: eight letters and digits, 40 bits, none of them mistaken for another.

import { createHash, randomBytes } from "node:crypto";

/** Thirty-two, so that five bits of a byte choose one: no I, O, 0 and 1. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 8;
const WRITTEN = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** A code to be typed elsewhere, of so many letters and digits. */
export function drawCode(length = LENGTH): string {
  return Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** As it is shown: `K7F3-9QWD`. */
export function writeCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** The code as it was drawn, from whatever case and spacing; undefined for what cannot be one. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s_.\u2010-\u2015-]/g, "");
  return WRITTEN.test(code) ? code : undefined;
}

/** Where the link of that code is kept; hashed, because keys are not encrypted. */
export function linkIdOf(code: string): string {
  return createHash("sha256").update(`link|${code}`).digest("base64url").slice(0, 22);
}
