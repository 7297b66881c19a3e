// What a page that plays presents with each request, once the platform has vouched for whoever opened it: a signed text
// in the page's memory. The server stores none of it.

import type { Platform } from "../../chat/index.ts";
import { type Locale, nearestLocale, supported } from "../../infra/i18n/index.ts";
import { sameSecret } from "../../infra/same-secret.ts";
import type { Host } from "../../people/host/index.ts";

/** In milliseconds; after that, the page asks its platform again. */
export const BEARER_MS = 60 * 60_000;
/** What a bearer is for, and how long it's valid; one for one purpose isn't valid for any other. */
const VALID_MS = { play: BEARER_MS, admin: BEARER_MS, "admin-link": 5 * 60_000 } as const;
/** A name of 64 characters takes up to four hundred. */
const CHARACTERS_MAX = 1_024;
const NAME_CHARACTERS = 64;
const WRITTEN = /^([\w-]+)~([\w.-]{1,64})$/;

export type Purpose = keyof typeof VALID_MS;

/** Who's asking, as for a command or press in a chat. */
export interface SignedIn {
  readonly platform: Platform;
  readonly id: string;
  readonly name: string;
  readonly locale: Locale;
}

type Keys = Pick<Host, "keyedHash">;

/** Version, purpose, platform, id, name, locale, and the Unix ms at which it expires. */
type Claims = readonly [1, Purpose, Platform, string, string, Locale, number];

/** @param language as the platform writes it. */
export function writeBearer(
  keys: Keys,
  purpose: Purpose,
  person: Omit<SignedIn, "locale"> & { readonly language?: string | undefined },
  now: number,
): string {
  const { platform, id, name, language } = person;
  const short = [...name].slice(0, NAME_CHARACTERS).join("");
  const claims: Claims = [1, purpose, platform, id, short, nearestLocale(language), now + VALID_MS[purpose]];
  const text = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${text}~${signatureOf(keys, text)}`;
}

/** Who sent the request, according to its `Authorization` header, or why that's unknown. `now`: Unix ms. */
export function bearerOf(
  keys: Keys,
  purpose: Purpose,
  request: Pick<Request, "headers">,
  now: number,
): SignedIn | "invalid" | "old" {
  const shown = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
  const [, text, signature] = (shown.length <= CHARACTERS_MAX && WRITTEN.exec(shown)) || [];
  if (!text || !signature || !sameSecret(signature, signatureOf(keys, text))) return "invalid";
  // Signed by this host, so its shape is ours, of this version or a different one.
  const [version, of, platform, id, name, locale, ends] = JSON.parse(
    Buffer.from(text, "base64url").toString(),
  ) as Claims;
  if (version !== 1 || of !== purpose) return "invalid";
  return now < ends ? { platform, id, name, locale: supported(locale) ?? "en" } : "old";
}

function signatureOf(keys: Keys, text: string): string {
  return keys.keyedHash("web-bearer", text);
}
