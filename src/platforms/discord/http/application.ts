// What Discord knows about the application: its key, and the addresses that Discord calls.

import { type APIApplication, DiscordAPIError, type REST, RequestMethod, Routes } from "discord.js";
import { ConfigProblem } from "../../../infra/config-problem.ts";
import type { Log } from "../../../infra/logger.ts";
import { describe } from "../interactions/refusal.ts";
import { EVENT_TYPES } from "./events.ts";
import { addressesOf, type HttpSettings } from "./settings.ts";

/** The application as Discord describes it. */
export type Application = Pick<APIApplication, "id" | "name" | "verify_key"> & {
  readonly interactions_endpoint_url?: string | null;
  /** How many servers the bot is in. */
  readonly approximate_guild_count?: number;
  readonly event_webhooks_url?: string | null;
  readonly event_webhooks_status?: number;
  readonly event_webhooks_types?: readonly string[];
};

/** @throws DiscordAPIError, and whatever a request throws. */
export async function askApplication(rest: REST): Promise<Application> {
  return (await askDiscord(rest)).application;
}

/** The application, with the time on Discord's clock in Unix ms, or on ours if the response has none. */
export async function askDiscord(
  rest: REST,
): Promise<{ readonly application: Application; readonly time: number }> {
  const fullRoute = Routes.currentApplication();
  const answer = await rest.queueRequest({ method: RequestMethod.Get, fullRoute });
  const date = Date.parse(answer.headers.get("date") ?? "");
  const application = (await answer.json()) as Application;
  return { application, time: Number.isNaN(date) ? Date.now() : date };
}

/** The key that Discord signs with. @throws ConfigProblem if a different one is configured. */
export function keyOf({ verify_key: theirs }: Application, configured: string | undefined): string {
  if (configured && configured.toLowerCase() !== theirs.toLowerCase())
    throw new ConfigProblem(
      "DISCORD_PUBLIC_KEY",
      `is another application's key. The key for DISCORD_TOKEN is ${theirs}. Set that, or unset the variable`,
    );
  return theirs;
}

/**
 * Registers DISCORD_PUBLIC_URL at Discord, or logs the address to register. The address must already respond.
 * @throws ConfigProblem if Discord refuses the address.
 */
export async function registerAddresses(
  rest: REST,
  application: Application,
  settings: HttpSettings,
  log: Log,
): Promise<void> {
  const { publicUrl } = settings;
  if (!publicUrl) return tellAddress(application, settings, log);
  const { interactions, events } = addressesOf(publicUrl, settings);
  if (application.interactions_endpoint_url !== interactions) {
    await registerInteractions(rest, interactions);
    log.info({ before: application.interactions_endpoint_url ?? null, now: interactions }, "Discord calls");
  }
  await registerEvents(rest, application, events, log);
}

function tellAddress(
  { interactions_endpoint_url: called }: Application,
  { path }: HttpSettings,
  log: Log,
): void {
  if (called)
    log.info({ address: called, path }, "Discord calls this address; it must lead to this path here");
  else log.warn({ path }, NO_ADDRESS);
}

const NO_ADDRESS =
  "Discord has no address to call, so it delivers nothing here: set DISCORD_PUBLIC_URL to the public https address of " +
  "this machine, or enter it with this path as Interactions Endpoint URL at " +
  "https://discord.com/developers/applications (your application, General Information)";

async function registerInteractions(rest: REST, address: string): Promise<void> {
  try {
    await rest.patch(Routes.currentApplication(), { body: { interactions_endpoint_url: address } });
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || error.status !== 400) throw error;
    throw new ConfigProblem(
      "DISCORD_PUBLIC_URL",
      `Discord called ${address} and got a wrong answer, so it doesn't accept that address. Check that it leads ` +
        `to PORT of this machine with its path, headers and body unchanged (${error.message.replaceAll("\n", " ")})`,
    );
  }
}

/** Discord's number for an enabled webhook. */
const ENABLED = 2;

/** If this fails, the bot still works; it just doesn't receive these events. */
async function registerEvents(rest: REST, known: Application, address: string, log: Log): Promise<void> {
  const types = known.event_webhooks_types ?? [];
  const isSet =
    known.event_webhooks_url === address &&
    known.event_webhooks_status === ENABLED &&
    EVENT_TYPES.every((type) => types.includes(type));
  if (isSet) return;
  const body = {
    event_webhooks_url: address,
    event_webhooks_status: ENABLED,
    event_webhooks_types: [...new Set([...types, ...EVENT_TYPES])],
  };
  try {
    await rest.patch(Routes.currentApplication(), { body });
    log.info({ before: known.event_webhooks_url ?? null, now: address }, "Discord sends events");
  } catch (error) {
    log.warn(
      { address, ...describe(error) },
      "Discord doesn't accept the address for events, so the bot won't notice when someone removes it",
    );
  }
}
