// What the adapter offers to pages: who opened one as an Activity.

import { type APIApplication, ApplicationFlags, Routes } from "discord.js";
import type { PlatformAdapter, SignIn } from "../../../chat/index.ts";
import type { Log } from "../../../infra/logger.ts";
import { describe } from "../interactions/refusal.ts";
import { type DiscordAccess, withRest } from "../rest-only.ts";
import { createOAuthClient, type OAuthClient } from "./client.ts";
import { createRequestGate, type RequestGate } from "./request-gate.ts";

interface OAuthAccess extends DiscordAccess {
  readonly clientSecret?: string | undefined;
  readonly log: Log;
  /** Unix ms; from outside only in tests. */
  now?(): number;
}

/** Nothing where the application's secret is not configured. */
export function createOAuth({
  clientSecret,
  log,
  now = Date.now,
  ...access
}: OAuthAccess): Pick<PlatformAdapter, "signIn"> {
  if (clientSecret === undefined) return {};
  const apiUrl = access.apiUrl.replace(/\/+$/, "");
  let known: Promise<string> | undefined;
  const application = (): Promise<string> => {
    known ??= withRest(
      access,
      async (rest) => ((await rest.get(Routes.currentApplication())) as APIApplication).id,
    ).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  const gate = createRequestGate(now);
  const oauth = createOAuthClient({ apiUrl, clientSecret, application, log, gate });
  return { signIn: createSignIn(oauth, gate) };
}

/** Whether our pages can be opened as Activities and know by whom. Asked at a start alone. */
export async function askActivities({ clientSecret, log, ...access }: OAuthAccess): Promise<boolean> {
  if (clientSecret === undefined) return false;
  try {
    const { flags } = (await withRest(access, (rest) =>
      rest.get(Routes.currentApplication()),
    )) as APIApplication;
    return (flags & ApplicationFlags.Embedded) !== 0;
  } catch (error) {
    log.warn(
      describe(error),
      "Discord did not say whether the application has Activities: no message opens one",
    );
    return false;
  }
}

// Who opened an Activity: the code that Discord gave its page, exchanged for a token that is used once and forgotten.

/** As Discord makes them, with room. */
const CODE = /^[\w.~-]{1,256}$/;

function createSignIn({ exchange, whose }: OAuthClient, gate: RequestGate) {
  return async (code: string): Promise<SignIn> => {
    if (!CODE.test(code)) return { state: "malformed" };
    if (!gate.enter()) return { state: "unavailable" };
    const access = await exchange(code);
    if (access.state !== "done") return refusal(access.state);
    // Not revoked: that would end everything else that the person has allowed this application.
    const person = await whose(access.value);
    return person.state === "done" ? { state: "signed-in", person: person.value } : refusal(person.state);
  };
}

/** Discord says the same of a code that is too old, was used, or was never given. */
function refusal(state: "refused" | "unavailable"): SignIn {
  return { state: state === "refused" ? "forged" : "unavailable" };
}
