// Where a page that plays presents what its platform gave it, and gets a bearer in return.

import { z } from "zod";
import type { SignIn } from "../../chat/index.ts";
import { json, type Page, type Sent, type Site, type Visit } from "../page/page.ts";
import { sentJson } from "../page/visit.ts";
import { BEARER_MS, writeBearer } from "./bearer.ts";
import { isRefused, refusal, signedInTo } from "./signed-in.ts";

/** Init data has at most four thousand characters. */
const BODY_BYTES = 8_192;
/** Sign-ins in flight per process, counted per platform, so that one unresponsive platform doesn't block the others. */
const AT_ONCE_MAX = 16;

const asked = z.strictObject({ platform: z.enum(["discord", "telegram"]), given: z.string() });

/** `POST /sign-in` with `{platform, given}` answers `{bearer, expiresAt, person, start?}`, or 401 with a sentence. `GET
 * /sign-in` with a bearer says whose it is. */
export function signInPages(site: Site): readonly Page[] {
  const inFlight = { discord: 0, telegram: 0 };
  const answer = async (visit: Visit): Promise<Sent> => {
    const { data } = asked.safeParse(await sentJson(visit));
    const signIn = data && site.signIns.get(data.platform);
    if (!data || !signIn) return refusal(visit, "malformed");
    const { platform, given } = data;
    if (inFlight[platform] >= AT_ONCE_MAX) return refusal(visit, "unavailable");
    inFlight[platform] += 1;
    try {
      const signedIn = await signIn(given);
      return signedIn.state === "signed-in"
        ? welcome(site, platform, signedIn.person)
        : refusal(visit, signedIn.state);
    } finally {
      inFlight[platform] -= 1;
    }
  };
  return [
    { path: "/sign-in", method: "POST", bodyBytes: BODY_BYTES, answer },
    { path: "/sign-in", answer: (visit) => whoAsks(site, visit) },
  ];
}

type Person = Extract<SignIn, { readonly state: "signed-in" }>["person"];

function welcome(site: Site, platform: "discord" | "telegram", { start, ...person }: Person): Sent {
  const { host, now } = site.app.services;
  const bearer = writeBearer(host, "play", { platform, ...person }, now());
  const { id, name } = person;
  const answer = { bearer, expiresAt: now() + BEARER_MS, person: { platform, id, name } };
  return json({ ...answer, ...(start !== undefined && { start }) });
}

function whoAsks(site: Site, visit: Visit): Sent {
  const person = signedInTo(site, "play", visit);
  return isRefused(person) ? person : json({ person });
}
