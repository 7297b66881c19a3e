// Lets pages find out who opened them as an Activity.

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
  /** Unix ms; injected only by tests. */
  now?(): number;
}

/** Empty if the application's secret isn't configured. */
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

/** Whether our pages can be opened as Activities and find out who opened them. Asked only at startup. */
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
      "Discord didn't say whether the application has Activities, so no message opens one",
    );
    return false;
  }
}

// Who opened an Activity: the code that Discord gave its page is exchanged for a token that's used once and forgotten.

/** The format of Discord's codes, with some leeway. */
const CODE = /^[\w.~-]{1,256}$/;

function createSignIn({ exchange, whose }: OAuthClient, gate: RequestGate) {
  return async (code: string): Promise<SignIn> => {
    if (!CODE.test(code)) return { state: "malformed" };
    if (!gate.enter()) return { state: "unavailable" };
    const access = await exchange(code);
    if (access.state !== "done") return refusal(access.state);
    // The token isn't revoked: that would end everything else that the person has allowed this application.
    const person = await whose(access.value);
    return person.state === "done" ? { state: "signed-in", person: person.value } : refusal(person.state);
  };
}

/** Discord's response is the same for a code that's too old, already used or never issued. */
function refusal(state: "refused" | "unavailable"): SignIn {
  return { state: state === "refused" ? "forged" : "unavailable" };
}
