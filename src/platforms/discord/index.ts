// The Discord adapter: slash commands and buttons in servers, direct messages and user installs.

import { type APIInteraction, type Client, Events, GatewayDispatchEvents, type REST } from "discord.js";
import type { CommandSpec, Dispatch, PlatformAdapter } from "../../chat/index.ts";
import type { Log } from "../../infra/logger.ts";
import { within } from "../../infra/within.ts";
import type { PlatformHost } from "../entry.ts";
import { closeRest, createAnswerRest, createClient, lostFor } from "./client.ts";
import { describe } from "./interactions/refusal.ts";
import { createService, type Service } from "./interactions/serve.ts";
import { type ChannelMessages, createChannelMessages } from "./messages/channel-messages.ts";
import { type CommandLinks, createCommandLinks } from "./messages/command-links.ts";
import { createLentTokens } from "./messages/lent-tokens.ts";
import { type Publisher, publishCommands } from "./publish.ts";
import { asConfigProblem, requireTokenShape } from "./refused-config.ts";
import { type DiscordAccess, withRest } from "./rest-only.ts";

export interface DiscordOptions extends DiscordAccess, Pick<PlatformHost, "onConnection" | "onLost"> {
  readonly log: Log;
  /** Milliseconds before an interaction is deferred; Discord's deadline is 3000. */
  readonly deferAfterMs?: number;
  /** Milliseconds another process has to answer before this one steps in; default 1000. */
  readonly stepInAfterMs?: number;
}

const DEFER_AFTER_MS = 1500;
const STEP_IN_AFTER_MS = 1000;
/** For what is in hand, interactions and edits together. */
const DRAIN_MS = 4_000;

interface Connection {
  readonly client: Client;
  readonly rest: REST;
  readonly service: Service;
  readonly messages: ChannelMessages;
  readonly links: CommandLinks;
}

/** Not connected yet. `publishCommands` needs no connection; `start` publishes by itself. */
export function createDiscordAdapter(options: DiscordOptions): PlatformAdapter {
  let connection: Connection | undefined;
  return {
    platform: "discord",
    start: async (dispatch) => {
      connection = await connect(options, dispatch);
      await publishAtStart(options, dispatch.commands, connection);
    },
    publishCommands: (commands) => publish(options, commands),
    post: async ({ id }, view, key) => connection?.messages.post(id, view, key) ?? { state: "unavailable" },
    privateChat: async (person) => connection?.messages.privateChat(person) ?? { state: "unavailable" },
    edit: async ({ id }, ...edit) => connection?.messages.edit(id, ...edit) ?? "unavailable",
    stop: async () => {
      if (connection) await disconnect(connection, options.log);
      connection = undefined;
    },
  };
}

async function connect(
  {
    token,
    apiUrl,
    log,
    deferAfterMs = DEFER_AFTER_MS,
    stepInAfterMs = STEP_IN_AFTER_MS,
    onConnection,
    onLost,
  }: DiscordOptions,
  dispatch: Dispatch,
): Promise<Connection> {
  requireTokenShape(token);
  const client = createClient(apiUrl, log);
  const rest = createAnswerRest(apiUrl);
  const links = createCommandLinks();
  const pace = { deferAfterMs, stepInAfterMs };
  const telling = { log, link: links.link, tokens: createLentTokens() };
  const service = createService({ rest, botRest: client.rest, dispatch, apiUrl, ...telling, ...pace });
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (interaction: APIInteraction) =>
    service.receive(interaction),
  );
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  try {
    await client.login(token);
  } catch (error) {
    throw asConfigProblem(error, apiUrl);
  }
  await ready;
  client.on(Events.ShardReconnecting, () => onConnection?.("reconnecting"));
  client.on(Events.ShardResume, () => onConnection?.("connected"));
  client.on(Events.ShardReady, () => onConnection?.("connected"));
  client.on(Events.ShardDisconnect, ({ code }) => onLost?.(lostFor(code)));
  log.info({ bot: client.user?.tag, guilds: client.guilds.cache.size }, "Discord is connected");
  return { client, rest, service, links, messages: createChannelMessages({ rest: client.rest, ...telling }) };
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
  { client, links }: Connection,
): Promise<void> {
  const known = { application: client.application?.id, onKnown: links.learn };
  await publish(options, commands, known).catch((error: unknown) => {
    options.log.error(describe(error), "the commands could not be published; Discord keeps those it has");
  });
}

async function disconnect({ client, rest, service, messages }: Connection, log: Log): Promise<void> {
  client.ws.removeAllListeners(GatewayDispatchEvents.InteractionCreate);
  const endMs = performance.now() + DRAIN_MS;
  const left = await service.drain(DRAIN_MS);
  if (left > 0) log.warn({ left }, "stopped with interactions unanswered");
  await within(messages.idle(), Math.max(0, endMs - performance.now()));
  closeRest(rest);
  await client.destroy();
}
