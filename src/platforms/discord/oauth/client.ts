// Discord's OAuth2, as an application asks for it: https://discord.com/developers/docs/topics/oauth2. Of an answer
// nothing is logged but its status and Discord's word for the error: the rest is secret.

import { DefaultUserAgent } from "discord.js";
import { z } from "zod";
import type { Granted, SignedInPerson, Tokens } from "../../../chat/index.ts";
import type { Log } from "../../../infra/logger.ts";
import { describe } from "../interactions/refusal.ts";

const PATIENCE_MS = 10_000;
const API_VERSION = "v10";

const issued = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  /** Seconds. */
  expires_in: z.number().positive(),
});

const user = z.object({
  id: z.string().regex(/^\d{1,20}$/),
  username: z.string(),
  global_name: z.string().nullish(),
  locale: z.string().nullish(),
});

const failure = z.object({ error: z.string().max(64) });

interface OAuthOptions {
  /** As `DiscordAccess`. */
  readonly apiUrl: string;
  readonly clientSecret: string;
  /** The application's id. Rejects while Discord does not answer. */
  application(): Promise<string>;
  readonly log: Log;
  /** Unix ms. */
  now(): number;
}

/** Nothing rejects. */
export interface OAuthClient {
  /** `redirect` absent: the code was asked for by an Activity, where there is none. */
  exchange(code: string, redirect?: string): Promise<Granted<Tokens>>;
  renew(tokens: Tokens): Promise<Granted<Tokens>>;
  revoke(tokens: Tokens): Promise<Granted<undefined>>;
  whose(tokens: Tokens): Promise<Granted<SignedInPerson>>;
  /** A request in the person's name; `path` as in Discord's reference. */
  call(tokens: Tokens, method: "GET" | "PUT", path: string, body?: object): Promise<Granted<unknown>>;
}

export function createOAuthClient(options: OAuthOptions): OAuthClient {
  const ask = (path: string, fields: Readonly<Record<string, string>>) => askForTokens(options, path, fields);
  const tokensOf = (answer: Granted<unknown>): Granted<Tokens> =>
    parsed(answer, issued, ({ access_token: access, refresh_token: refresh, expires_in: seconds }) => {
      return { access, refresh, expiresAt: options.now() + seconds * 1_000 };
    });
  const call: OAuthClient["call"] = ({ access }, method, path, body) =>
    asked(options, `${options.apiUrl}/${API_VERSION}${path}`, {
      method,
      headers: { authorization: `Bearer ${access}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    exchange: async (code, redirect) =>
      tokensOf(
        await ask("/oauth2/token", {
          ...{ grant_type: "authorization_code", code },
          ...(redirect !== undefined && { redirect_uri: redirect }),
        }),
      ),
    renew: async ({ refresh }) =>
      tokensOf(await ask("/oauth2/token", { grant_type: "refresh_token", refresh_token: refresh })),
    revoke: async ({ refresh: token }) => {
      const answer = await ask("/oauth2/token/revoke", { token, token_type_hint: "refresh_token" });
      return answer.state === "done" ? { state: "done", value: undefined } : answer;
    },
    whose: async (tokens) =>
      parsed(await call(tokens, "GET", "/users/@me"), user, ({ id, username, global_name, locale }) => {
        return { id, name: global_name ?? username, ...(locale && { language: locale }) };
      }),
    call,
  };
}

async function askForTokens(
  options: OAuthOptions,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Granted<unknown>> {
  try {
    const client = { client_id: await options.application(), client_secret: options.clientSecret };
    const body = new URLSearchParams({ ...client, ...fields });
    return await asked(options, `${options.apiUrl}${path}`, { method: "POST", body });
  } catch (error) {
    options.log.warn(describe(error), "Discord does not say which application this is");
    return { state: "unavailable" };
  }
}

interface Asked {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
}

async function asked({ log }: OAuthOptions, url: string, request: Asked): Promise<Granted<unknown>> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const headers = { ...request.headers, "user-agent": DefaultUserAgent };
    const response = await fetch(url, { ...request, headers, redirect: "error", signal });
    const value: unknown = await response.json().catch(() => undefined);
    if (response.ok) return { state: "done", value };
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
