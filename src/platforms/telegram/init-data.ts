// Who opened a Mini App: the data Telegram gave its page, signed with a key derived from the bot's token.
// https://core.telegram.org/bots/webapps#validating-data-received-via-the-mini-app

import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { SignIn } from "../../chat/index.ts";
import { displayName } from "./people.ts";

/** Older data may have been captured by someone else. */
const FRESH_MS = 60 * 60_000;
/** How far Telegram's clock may be ahead of ours. */
const AHEAD_MS = 60_000;
/** A user with every field, and their chat, takes fewer than two thousand. */
const CHARACTERS_MAX = 4_096;
const HASH = /^[0-9a-f]{64}$/;
const SECONDS = /^\d{1,12}$/;

const user = z.object({
  id: z.int().positive(),
  first_name: z.string(),
  last_name: z.string().optional(),
  language_code: z.string().max(35).optional(),
});

/** `initData` is the query string that the page has; `now` in Unix ms. */
export function signedInByTelegram(initData: string, botToken: string, now: number): SignIn {
  const fields = initData.length <= CHARACTERS_MAX ? fieldsOf(initData) : undefined;
  const { hash = "", auth_date: signed = "" } = fields ?? {};
  if (!fields || !HASH.test(hash) || !SECONDS.test(signed)) return { state: "malformed" };
  if (!isSigned(fields, hash, botToken)) return { state: "forged" };
  const ageMs = now - 1_000 * Number(signed);
  if (ageMs > FRESH_MS || ageMs < 0 - AHEAD_MS) return { state: "old" };
  const person = readUser(fields.user ?? "");
  if (!person) return { state: "malformed" };
  const { start_param: start } = fields;
  return { state: "signed-in", person: { ...person, ...(start !== undefined && { start }) } };
}

/** Undefined if a name occurs twice: different parsers might pick different values. */
function fieldsOf(initData: string): Readonly<Record<string, string>> | undefined {
  const entries = [...new URLSearchParams(initData)];
  const names = new Set(entries.map(([name]) => name));
  if (names.size < entries.length) return undefined;
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

function isSigned(fields: Readonly<Record<string, string>>, hash: string, botToken: string): boolean {
  const lines = Object.entries(fields)
    .filter(([name]) => name !== "hash")
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("\n");
  const key = createHmac("sha256", "WebAppData").update(botToken).digest();
  return timingSafeEqual(createHmac("sha256", key).update(lines).digest(), Buffer.from(hash, "hex"));
}

function readUser(json: string) {
  try {
    const { data } = user.safeParse(JSON.parse(json));
    if (!data) return undefined;
    const { id, language_code: language } = data;
    return { id: `${id}`, name: displayName(data), ...(language !== undefined && { language }) };
  } catch {
    // Signed but not JSON, so not a user.
    return undefined;
  }
}
