// Who asks something of a page, by the bearer that it shows.

import type { SignIn } from "../../chat/index.ts";
import type { MessageId } from "../../infra/i18n/index.ts";
import { json, type Sent, type Site, type Visit } from "../page/page.ts";
import { bearerOf, type Purpose, type SignedIn } from "./bearer.ts";

/** Who sent the request, for a page of that purpose; otherwise what to answer. */
export function signedInTo(site: Site, purpose: Purpose, visit: Visit): SignedIn | Sent {
  const { host, now } = site.app.services;
  const person = bearerOf(host, purpose, visit.request, now());
  if (typeof person !== "string") return person;
  return refusal(visit, person === "old" ? "old" : "forged");
}

/** Whether something is an answer of `signedInTo` rather than somebody. */
export function isRefused(person: SignedIn | Sent): person is Sent {
  return "body" in person;
}

const WORDS = {
  malformed: "web-sign-in-invalid",
  forged: "web-sign-in-invalid",
  old: "web-sign-in-old",
  unavailable: "web-sign-in-unavailable",
} as const satisfies Readonly<Record<Exclude<SignIn["state"], "signed-in">, MessageId>>;

/** Of what was wrong it tells no more than what to do. */
export function refusal({ say }: Visit, why: keyof typeof WORDS): Sent {
  return json({ problem: say(WORDS[why]) }, why === "unavailable" ? 503 : 401);
}
