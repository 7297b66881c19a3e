// Where a page that plays shows what its platform gave it, and gets a bearer for it.

import { z } from "zod";
import type { SignIn } from "../../chat/index.ts";
import type { MessageId } from "../../infra/i18n/index.ts";
import { json, type Page, type Sent, type Site, type Visit } from "../page.ts";
import { BEARER_MS, bearerOf, type Purpose, type SignedIn, writeBearer } from "./bearer.ts";

/** Init data take four thousand characters at most. */
const BODY_BYTES = 8_192;
/** Of one process: each of Discord's is two requests to it, and whoever likes may ask. */
const AT_ONCE_MAX = 16;

const asked = z.strictObject({ platform: z.enum(["discord", "telegram"]), given: z.string() });

/** `POST /sign-in` with `{platform, given}`; answers `{bearer, expiresAt, person, start?}`, or 401 with a sentence.
 * `GET /sign-in` with a bearer: whose it is. */
export function signInPages(site: Site): readonly Page[] {
  let inHand = 0;
  const answer = async (visit: Visit): Promise<Sent> => {
    const { data } = asked.safeParse(await bodyOf(visit.request));
    const signIn = data && site.signIns.get(data.platform);
    if (!data || !signIn) return refusal(visit, "malformed");
    if (inHand >= AT_ONCE_MAX) return refusal(visit, "unavailable");
    inHand += 1;
    try {
      const signedIn = await signIn(data.given);
      return signedIn.state === "signed-in"
        ? welcome(site, data.platform, signedIn.person)
        : refusal(visit, signedIn.state);
    } finally {
      inHand -= 1;
    }
  };
  return [
    { path: "/sign-in", method: "POST", bodyBytes: BODY_BYTES, answer },
    { path: "/sign-in", answer: (visit) => whoAsks(site, visit) },
  ];
}

async function bodyOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    // No JSON: said to be malformed.
    return undefined;
  }
}

type Person = Extract<SignIn, { readonly state: "signed-in" }>["person"];

function welcome(site: Site, platform: "discord" | "telegram", { start, ...person }: Person): Sent {
  const { host, now } = site.app.services;
  const bearer = writeBearer(host, "play", { platform, ...person }, now());
  const { id, name } = person;
  const told = { bearer, expiresAt: now() + BEARER_MS, person: { platform, id, name } };
  return json({ ...told, ...(start !== undefined && { start }) });
}

function whoAsks(site: Site, visit: Visit): Sent {
  const person = signedInTo(site, "play", visit);
  return isRefused(person) ? person : json({ person });
}

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
function refusal({ say }: Visit, why: keyof typeof WORDS): Sent {
  return json({ problem: say(WORDS[why]) }, why === "unavailable" ? 503 : 401);
}
