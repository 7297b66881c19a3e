// Discord's OAuth2 on the application's side: https://discord.com/developers/docs/topics/oauth2. Only a response's
// status and Discord's error code are logged: the rest is secret.

import { DefaultUserAgent } from "discord.js";
import { z } from "zod";
import type { SignedInPerson } from "../../../chat/index.ts";
import type { Log } from "../../../infra/logger.ts";
import { nameOf } from "../interactions/read.ts";
import { describe } from "../interactions/refusal.ts";
import type { RequestGate } from "./request-gate.ts";

const PATIENCE_MS = 10_000;
const API_VERSION = "v10";

const issued = z.object({ access_token: z.string().min(1) });

const user = z.object({
  id: z.string().regex(/^\d{1,20}$/),
  username: z.string(),
  global_name: z.string().nullable().default(null),
  locale: z.string().nullish(),
});

const failure = z.object({ error: z.string().max(64) });

/** The outcome of a request in a person's name. `refused`: they haven't allowed it, or no longer do. */
type Granted<T> =
  | { readonly state: "done"; readonly value: T }
  | { readonly state: "refused" }
  | { readonly state: "unavailable" };

interface OAuthClientOptions {
  /** As in `DiscordAccess`, without a trailing slash. */
  readonly apiUrl: string;
  readonly clientSecret: string;
  /** Resolves to the application's id. Rejects while Discord doesn't answer. */
  application(): Promise<string>;
  readonly log: Log;
  /** Notified of each response that asks for fewer requests. */
  readonly gate: RequestGate;
}

/** None of these rejects. */
export interface OAuthClient {
  /** Gets the access token for a code that Discord gave an Activity, which has no redirect. */
  exchange(code: string): Promise<Granted<string>>;
  /** Who an access token belongs to. */
  whose(access: string): Promise<Granted<SignedInPerson>>;
}

export function createOAuthClient(options: OAuthClientOptions): OAuthClient {
  const { apiUrl } = options;
  return {
    exchange: async (code) =>
      parsed(await askForToken(options, code), issued, ({ access_token }) => access_token),
    whose: async (access) => {
      const headers = { authorization: `Bearer ${access}` };
      const answer = await asked(options, `${apiUrl}/${API_VERSION}/users/@me`, { headers });
      return parsed(answer, user, ({ locale, ...account }) => {
        return { id: account.id, name: nameOf(account), ...(locale && { language: locale }) };
      });
    },
  };
}

async function askForToken(options: OAuthClientOptions, code: string): Promise<Granted<unknown>> {
  try {
    const body = new URLSearchParams({
      client_id: await options.application(),
      client_secret: options.clientSecret,
      grant_type: "authorization_code",
      code,
    });
    return await asked(options, `${options.apiUrl}/oauth2/token`, { method: "POST", body });
  } catch (error) {
    options.log.warn(describe(error), "Discord doesn't say which application this is");
    return { state: "unavailable" };
  }
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams;
}

async function asked(
  { log, gate }: OAuthClientOptions,
  url: string,
  request: Asked,
): Promise<Granted<unknown>> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const headers = { ...request.headers, "user-agent": DefaultUserAgent };
    const response = await fetch(url, { ...request, headers, redirect: "error", signal });
    const value: unknown = await response.json().catch(() => undefined);
    if (response.ok) return { state: "done", value };
    if (response.status === 429) {
      const waitMs = gate.close(response.headers.get("retry-after"));
      log.warn({ waitMs }, "Discord asks for fewer sign-ins; no one can sign in until then");
      return { state: "unavailable" };
    }
    const { error } = failure.safeParse(value).data ?? {};
    // The host has to fix this; it says nothing about the person.
    if (error === "invalid_client") log.error({ variable: "DISCORD_CLIENT_SECRET" }, WRONG_SECRET);
    else log.info({ status: response.status, error }, "Discord refused a request in a person's name");
    return { state: isRefusal(response.status, error) ? "refused" : "unavailable" };
  } catch (error) {
    log.warn(describe(error), "Discord isn't answering a request in a person's name");
    return { state: "unavailable" };
  }
}

const WRONG_SECRET =
  "Discord refuses DISCORD_CLIENT_SECRET. Set this application's (OAuth2, Client Secret) from " +
  "https://discord.com/developers/applications";

/** Whether the person hasn't allowed it; any other failure may succeed later. */
function isRefusal(status: number, error: string | undefined): boolean {
  return error === "invalid_grant" || (error !== "invalid_client" && (status === 401 || status === 403));
}

function parsed<T, R>(answer: Granted<unknown>, schema: z.ZodType<T>, read: (value: T) => R): Granted<R> {
  if (answer.state !== "done") return answer;
  const { data } = schema.safeParse(answer.value);
  return data === undefined ? { state: "unavailable" } : { state: "done", value: read(data) };
}
