// Identifies a page's caller by the bearer in the request.

import type { SignIn } from "../../chat/index.ts";
import { json, type Sent, type Site, type Visit } from "../page/page.ts";
import { bearerOf, type Purpose, type SignedIn } from "./bearer.ts";

/** Who sent the request, for a page with that purpose; otherwise the refusal to send. */
export function signedInTo(site: Site, purpose: Purpose, visit: Visit): SignedIn | Sent {
  const { host, now } = site.app.services;
  const person = bearerOf(host, purpose, visit.request, now());
  if (typeof person !== "string") return person;
  return refusal(visit, person === "old" ? "old" : "forged");
}

/** Whether `signedInTo` returned a refusal instead of a person. */
export function isRefused(person: SignedIn | Sent): person is Sent {
  return "body" in person;
}

/** It says what to do, but no more about what was wrong. */
export function refusal({ say }: Visit, why: Exclude<SignIn["state"], "signed-in">): Sent {
  return json({ problem: say("web-sign-in", { why }) }, why === "unavailable" ? 503 : 401);
}
