// The Discord adapter: slash commands and buttons in servers, direct messages and user installs.

import { REST } from "discord.js";
import type { CommandSpec, Dispatch, PlatformAdapter } from "../../chat/index.ts";
import { deadline } from "../../infra/deadline.ts";
import type { Log } from "../../infra/logger.ts";
import type { PlatformHost } from "../entry.ts";
import { closeRest, counted, createAnswerRest, restOptions } from "./client.ts";
import { type Gateway, openGateway } from "./gateway/index.ts";
import type { ShardPlan } from "./gateway/shards.ts";
import { describe } from "./interactions/refusal.ts";
import { createService, type Service } from "./interactions/serve.ts";
import { type ChannelMessages, createChannelMessages } from "./messages/channel-messages.ts";
import { type CommandLinks, createCommandLinks } from "./messages/command-links.ts";
import { createTokenCache } from "./messages/token-cache.ts";
import { adviceOn, asPublishProblem, type Publisher, publishCommands } from "./publish.ts";
import { asConfigProblem, requireTokenShape } from "./refused-config.ts";
import { type DiscordAccess, withRest } from "./rest-only.ts";

export interface DiscordOptions
  extends DiscordAccess,
    Pick<PlatformHost, "onConnection" | "onLost" | "store"> {
  readonly log: Log;
  /** Default: all shards that Discord recommends. */
  readonly shards?: ShardPlan;
  /** Milliseconds before an interaction is deferred; Discord's deadline is 3000. */
  readonly deferAfterMs?: number;
}

const DEFER_AFTER_MS = 1500;
/** For everything in flight, interactions and edits together. */
const DRAIN_MS = 4_000;

interface Connection {
  readonly gateway: Gateway;
  /** For requests with the bot's own token. */
  readonly botRest: REST;
  /** For answers. */
  readonly rest: REST;
  readonly service: Service;
  readonly messages: ChannelMessages;
  readonly links: CommandLinks;
}

/** Doesn't connect yet. `publishCommands` needs no connection; `start` publishes on its own. */
export function createDiscordAdapter(options: DiscordOptions): PlatformAdapter {
  let connection: Connection | undefined;
  let application: string | undefined;
  return {
    platform: "discord",
    start: async (dispatch) => {
      connection = open(options, dispatch);
      const { links } = connection;
      application = await connect(options, connection.gateway);
      await publishAtStart(options, dispatch.commands, { application, onKnown: links.learn });
    },
    publishCommands: (commands) =>
      publish(options, commands).catch((error: unknown) => {
        throw asPublishProblem(error);
      }),
    post: async ({ id }, view, key) => connection?.messages.post(id, view, key) ?? { state: "unavailable" },
    privateChat: async (person) => connection?.messages.privateChat(person) ?? { state: "unavailable" },
    edit: async ({ id }, ...edit) => connection?.messages.edit(id, ...edit) ?? "unavailable",
    entrance: () => application && `https://discord.com/oauth2/authorize?client_id=${application}`,
    stop: async () => {
      if (connection) await disconnect(connection, options.log);
      connection = undefined;
    },
  };
}

function open(options: DiscordOptions, dispatch: Dispatch): Connection {
  const { token, apiUrl, log, store, shards = {}, onConnection, onLost } = options;
  const { deferAfterMs = DEFER_AFTER_MS } = options;
  requireTokenShape(token);
  const botRest = counted(new REST(restOptions(apiUrl))).setToken(token);
  const rest = createAnswerRest(apiUrl);
  const links = createCommandLinks();
  const telling = { log, link: links.link, tokens: createTokenCache() };
  const service = createService({ rest, botRest, dispatch, apiUrl, ...telling, deferAfterMs });
  const callbacks = { ...(onConnection && { onConnection }), ...(onLost && { onLost }) };
  const gateway = openGateway({
    token,
    apiUrl,
    rest: botRest,
    log,
    store,
    plan: shards,
    ...callbacks,
    onInteraction: service.receive,
  });
  const messages = createChannelMessages({ rest: botRest, ...telling });
  return { gateway, botRest, rest, service, links, messages };
}

/** Resolves to the application's id once interactions arrive. */
async function connect({ apiUrl, log }: DiscordOptions, gateway: Gateway): Promise<string | undefined> {
  try {
    const { application, ...greeting } = await gateway.connected;
    log.info(greeting, "Discord is connected");
    return application;
  } catch (error) {
    throw asConfigProblem(error, apiUrl);
  }
}

function publish(
  options: DiscordOptions,
  commands: readonly CommandSpec[],
  known: Pick<Publisher, "application" | "onKnown"> = {},
): Promise<boolean> {
  return withRest(options, (rest) => publishCommands({ rest, log: options.log, ...known }, commands));
}

async function publishAtStart(
  options: DiscordOptions,
  commands: readonly CommandSpec[],
  known: Pick<Publisher, "application" | "onKnown">,
): Promise<void> {
  await publish(options, commands, known).catch((error: unknown) => {
    const fields = { ...describe(error), advice: adviceOn(error) };
    options.log.error(fields, "couldn't publish the commands; Discord keeps the ones it has");
  });
}

async function disconnect(
  { gateway, botRest, rest, service, messages }: Connection,
  log: Log,
): Promise<void> {
  const endMs = performance.now() + DRAIN_MS;
  const leftMs = () => Math.max(0, endMs - performance.now());
  await gateway.close();
  const left = await service.drain(leftMs());
  if (left > 0) log.warn({ left }, "stopped with interactions unanswered");
  await deadline(messages.idle(), leftMs());
  closeRest(rest);
  closeRest(botRest);
}
