// Discord's OAuth2, as an application asks for it: https://discord.com/developers/docs/topics/oauth2. Of an answer
// nothing is logged but its status and Discord's word for the error: the rest is secret.

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

/** What came of a request in a person's name. `refused`: they have not allowed it, or not any more. */
type Granted<T> =
  | { readonly state: "done"; readonly value: T }
  | { readonly state: "refused" }
  | { readonly state: "unavailable" };

interface OAuthClientOptions {
  /** As `DiscordAccess`, without a slash at the end. */
  readonly apiUrl: string;
  readonly clientSecret: string;
  /** The application's id. Rejects while Discord does not answer. */
  application(): Promise<string>;
  readonly log: Log;
  /** Is told of each answer that asks for fewer requests. */
  readonly gate: RequestGate;
}

/** Nothing rejects. */
export interface OAuthClient {
  /** The access token for a code that Discord gave an Activity, which has no redirect. */
  exchange(code: string): Promise<Granted<string>>;
  /** Whose an access token is. */
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
    options.log.warn(describe(error), "Discord does not say which application this is");
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
      log.warn({ waitMs }, "Discord asks for fewer sign-ins: nobody signs in until then");
      return { state: "unavailable" };
    }
    const { error } = failure.safeParse(value).data ?? {};
    // Ours to mend, and no word of the person.
    if (error === "invalid_client") log.error({ variable: "DISCORD_CLIENT_SECRET" }, WRONG_SECRET);
    else log.info({ status: response.status, error }, "Discord refused a request in a person's name");
    return { state: isRefusal(response.status, error) ? "refused" : "unavailable" };
  } catch (error) {
    log.warn(describe(error), "Discord does not answer a request in a person's name");
    return { state: "unavailable" };
  }
}

const WRONG_SECRET =
  "Discord does not take DISCORD_CLIENT_SECRET: set that of this application (OAuth2, Client Secret) at " +
  "https://discord.com/developers/applications";

/** Whether the person has not allowed it; anything else may be another time. */
function isRefusal(status: number, error: string | undefined): boolean {
  return error === "invalid_grant" || (error !== "invalid_client" && (status === 401 || status === 403));
}

function parsed<T, R>(answer: Granted<unknown>, schema: z.ZodType<T>, read: (value: T) => R): Granted<R> {
  if (answer.state !== "done") return answer;
  const { data } = schema.safeParse(answer.value);
  return data === undefined ? { state: "unavailable" } : { state: "done", value: read(data) };
}
