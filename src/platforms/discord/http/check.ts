// The check for the operator: the token, the key, the address that Discord calls, and what answers there when
// somebody calls it from outside who is not Discord.

import { type APIUser, type REST, Routes } from "discord.js";
import { ConfigProblem } from "../../../infra/config-problem.ts";
import { codeOf } from "../interactions/refusal.ts";
import { checkDiscord as checkLogin, type DiscordAccess, withRest } from "../rest-only.ts";
import { askApplication, keyOf } from "./application.ts";
import { addressesOf, type HttpSettings } from "./settings.ts";

/** One line on the bot the token belongs to, and how it is called. @throws ConfigProblem */
export async function checkMode({
  http,
  ...access
}: DiscordAccess & { readonly http?: HttpSettings }): Promise<string> {
  return http ? withRest(access, (rest) => checkHttp(rest, http)) : checkGateway(access);
}

async function checkGateway(access: DiscordAccess): Promise<string> {
  const login = await checkLogin(access);
  const { interactions_endpoint_url: called } = await withRest(access, askApplication);
  if (!called) return login;
  throw new ConfigProblem(
    "DISCORD_MODE",
    `Discord delivers to ${called}, and nothing over the gateway; set DISCORD_MODE=http, or empty Interactions ` +
      "Endpoint URL at https://discord.com/developers/applications (your application, General Information)",
  );
}

async function checkHttp(rest: REST, settings: HttpSettings): Promise<string> {
  const { username } = (await rest.get(Routes.user())) as APIUser;
  const application = await askApplication(rest);
  keyOf(application, settings.publicKey);
  const called = application.interactions_endpoint_url ?? undefined;
  const wanted = settings.publicUrl && addressesOf(settings.publicUrl, settings);
  const address = wanted ? wanted.interactions : called;
  if (!address) throw new ConfigProblem("DISCORD_PUBLIC_URL", NO_ADDRESS);
  await probe(address);
  if (called !== address)
    throw new ConfigProblem(
      "DISCORD_PUBLIC_URL",
      `${address} answers, but Discord calls ${called ?? "nothing"}; start the bot again, which has that changed`,
    );
  if (wanted) await probe(wanted.events);
  return `the token is ${username}'s; Discord calls ${address}, which refuses whoever is not Discord`;
}

const NO_ADDRESS =
  "is not set, and Discord has no address to call; set it to the public https address of this machine, such as " +
  "https://bot.example.org";

const PATIENCE_MS = 10_000;
const FORGED = "0".repeat(128);

/** Calls as a forger would; that is refused by 401. @throws ConfigProblem on anything else. */
async function probe(address: string): Promise<void> {
  const answer = await call(address).catch((error: unknown) => {
    throw problem(`${address} cannot be called: ${whyUnreachable(error)}`);
  });
  const said = `${address} answers ${answer.status}`;
  if (answer.status !== 401) throw problem(`${said}: ${WHY[answer.status] ?? whyOf(answer.status)}`);
  if (answer.headers.has("www-authenticate"))
    throw problem(`${said} and asks for a password; let the proxy pass this path without one`);
}

const problem = (what: string): ConfigProblem => new ConfigProblem("DISCORD_PUBLIC_URL", what);

async function call(address: string): Promise<Response> {
  const answer = await fetch(address, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      "content-type": "application/json",
      "x-signature-ed25519": FORGED,
      "x-signature-timestamp": `${Math.floor(Date.now() / 1000)}`,
    },
    body: JSON.stringify({ type: 1 }),
  });
  await answer.body?.cancel();
  return answer;
}

const NOT_OURS = "it takes a forged request, so something else than the bot answers there, or a cache";

const WHY: Readonly<Record<number, string>> = {
  403: "a firewall or the proxy keeps callers out; let Discord pass this path",
  404: "nothing is served at that path; see that the bot runs, and that the proxy passes the path on as it is (DISCORD_HTTP_PATH)",
  405: "something else than the bot answers there, or the proxy makes another method of a POST",
  502: "the proxy does not reach the bot; see that it runs, and that the proxy passes on to PORT",
  503: "the proxy does not reach the bot, or the bot is stopping; see that it runs",
  504: "the proxy does not reach the bot in time; see that it runs, and that the proxy passes on to PORT",
};

function whyOf(status: number): string {
  if (status < 300) return NOT_OURS;
  if (status < 400) return "it leads elsewhere, and Discord does not follow; give the address it leads to";
  return "the bot answers a forged request by 401 alone; see what the proxy does with it";
}

const UNREACHABLE: Readonly<Record<string, string>> = {
  ENOTFOUND: "the name is not known (DNS); enter it there, or mend the address",
  EAI_AGAIN: "the name cannot be looked up now (DNS)",
  ECONNREFUSED: "nobody listens there; start the proxy, and the bot behind it",
  ECONNRESET: "the connection breaks; see whether the port speaks TLS",
  EHOSTUNREACH: "no way leads there from this machine",
  ENETUNREACH: "no way leads there from this machine",
  UND_ERR_CONNECT_TIMEOUT: "nobody answers; see whether a firewall is before it",
  CERT_HAS_EXPIRED: "its TLS certificate has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "its TLS certificate is for another name",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its TLS certificate is signed by itself, which Discord does not take",
  SELF_SIGNED_CERT_IN_CHAIN: "its TLS certificate is of an authority that Discord does not know",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its TLS certificate comes without those between it and its authority",
  ERR_SSL_WRONG_VERSION_NUMBER: "what answers there speaks no TLS",
};

function whyUnreachable(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "nothing answers within ten seconds";
  const code = codeOf(error);
  return (code && UNREACHABLE[code]) ?? code ?? String(error);
}
