// The operator's check: the token, the key, the address that Discord calls, and how that address answers a caller from
// outside who isn't Discord.

import { type APIUser, type REST, Routes } from "discord.js";
import { ConfigProblem } from "../../../infra/config-problem.ts";
import type { Checked } from "../../entry.ts";
import { codeOf } from "../interactions/refusal.ts";
import { checkDiscord as checkLogin, type DiscordAccess, withRest } from "../rest-only.ts";
import { type Application, askApplication, keyOf } from "./application.ts";
import { addressesOf, type HttpSettings } from "./settings.ts";

/** Whose token it is, and how Discord calls the bot. @throws ConfigProblem */
export async function checkMode({
  http,
  ...access
}: DiscordAccess & { readonly http?: HttpSettings }): Promise<Checked> {
  return http ? withRest(access, (rest) => checkHttp(rest, http)) : checkGateway(access);
}

async function checkGateway(access: DiscordAccess): Promise<Checked> {
  const report = await checkLogin(access);
  const application = await withRest(access, askApplication);
  const { interactions_endpoint_url: called } = application;
  if (!called) return { report, next: nextWith(application) };
  throw new ConfigProblem(
    "DISCORD_MODE",
    `Discord delivers to ${called}, so nothing comes over the gateway. Set DISCORD_MODE=http, or empty Interactions ` +
      "Endpoint URL at https://discord.com/developers/applications (your application, General Information)",
  );
}

/** *Send Messages* and *Attach Files*. */
const PERMISSIONS = 0x800 | 0x8000;

function nextWith({ id, approximate_guild_count: servers }: Application): string {
  if (servers) return "type /rps play in your server on Discord";
  const query = new URLSearchParams({ client_id: id, scope: "bot applications.commands" });
  const link = `https://discord.com/oauth2/authorize?${query}&permissions=${PERMISSIONS}`;
  return `invite the bot with ${link} and type /rps play there`;
}

async function checkHttp(rest: REST, settings: HttpSettings): Promise<Checked> {
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
      `${address} answers, but Discord calls ${called ?? "nothing"}. Restart the bot to change that`,
    );
  if (wanted) await probe(wanted.events);
  const report = `the token is ${username}'s; Discord calls ${address}, which refuses anyone but Discord`;
  return { report, next: nextWith(application) };
}

const NO_ADDRESS =
  "isn't set, and Discord has no address to call. Set it to the public https address of this machine, such as " +
  "https://bot.example.org";

const PATIENCE_MS = 10_000;
const FORGED = "0".repeat(128);

/** Calls the address with a forged request, which must get a 401. @throws ConfigProblem on anything else. */
async function probe(address: string): Promise<void> {
  const answer = await call(address).catch((error: unknown) => {
    throw problem(`can't call ${address}: ${whyUnreachable(error)}`);
  });
  const said = `${address} answers ${answer.status}`;
  if (answer.status !== 401) throw problem(`${said}: ${WHY[answer.status] ?? whyOf(answer.status)}`);
  if (answer.headers.has("www-authenticate"))
    throw problem(`${said} and asks for a password. Let the proxy pass this path without one`);
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

const NOT_OURS = "it accepts a forged request, so something other than the bot answers there, or a cache";

const WHY: Readonly<Record<number, string>> = {
  403: "a firewall or the proxy blocks callers. Let Discord through to this path",
  404: "nothing is served at that path. Check that the bot is running, and that the proxy passes the path on unchanged (DISCORD_HTTP_PATH)",
  405: "something other than the bot answers there, or the proxy changes POST to another method",
  502: "the proxy doesn't reach the bot. Check that it's running, and that the proxy passes requests on to PORT",
  503: "the proxy doesn't reach the bot, or the bot is stopping. Check that it's running",
  504: "the proxy doesn't reach the bot in time. Check that it's running, and that the proxy passes requests on to PORT",
};

function whyOf(status: number): string {
  if (status < 300) return NOT_OURS;
  if (status < 400) return "it redirects, and Discord doesn't follow. Use the address it leads to";
  return "the bot answers a forged request only with 401. Check what the proxy does with it";
}

const UNREACHABLE: Readonly<Record<string, string>> = {
  ENOTFOUND: "the name isn't known (DNS). Enter it there, or correct the address",
  EAI_AGAIN: "the name can't be looked up right now (DNS)",
  ECONNREFUSED: "nothing is listening there. Start the proxy, and the bot behind it",
  ECONNRESET: "the connection breaks. Check that the port uses TLS",
  EHOSTUNREACH: "this machine has no route to it",
  ENETUNREACH: "this machine has no route to it",
  UND_ERR_CONNECT_TIMEOUT: "nothing answers. Check for a firewall",
  CERT_HAS_EXPIRED: "its TLS certificate has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "its TLS certificate is for another name",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its TLS certificate is self-signed, which Discord doesn't accept",
  SELF_SIGNED_CERT_IN_CHAIN: "its TLS certificate is from an authority Discord doesn't know",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its TLS certificate comes without the intermediate certificates",
  ERR_SSL_WRONG_VERSION_NUMBER: "what answers there doesn't use TLS",
};

function whyUnreachable(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "nothing answers within ten seconds";
  const code = codeOf(error);
  return (code && UNREACHABLE[code]) ?? code ?? String(error);
}
