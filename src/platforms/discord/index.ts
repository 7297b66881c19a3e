// The Discord adapter: slash commands and buttons in servers, direct messages and user installs.

import {
  type APIChannel,
  type APIInteraction,
  type AutocompleteInteraction,
  Events,
  GatewayDispatchEvents,
  type Interaction,
  REST,
} from "discord.js";
import { LRUCache } from "lru-cache";
import type { Dispatch, PlatformAdapter } from "../../chat/feature.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { deadline } from "../../infra/deadline.ts";
import type { Log } from "../../infra/logger.ts";
import type { PlatformHost } from "../entry.ts";
import { createAnswer } from "./answer.ts";
import { connect, createClient, restOptions, type Shards } from "./client.ts";
import { linkCommands, NO_LINKS } from "./command-links.ts";
import { publishCommands } from "./commands.ts";
import { CHOICE_CHARACTERS, SUGGESTIONS, shorten } from "./limits.ts";
import { createOutbox } from "./outbox.ts";
import { asConfigProblem, asHostsProblem, describe, isFinal, requireTokenShape } from "./problems.ts";
import { readCompletion, readInteraction, type Source } from "./read.ts";

/** API address and token. */
export interface DiscordAccess {
  readonly token: string;
  /** REST base URL without version (`https://discord.com/api`); also returns the gateway URL. */
  readonly apiUrl: string;
}

export interface DiscordOptions extends DiscordAccess, Pick<PlatformHost, "onConnection" | "onLost"> {
  readonly log: Log;
  /** Default: all that Discord recommends. */
  readonly shards?: Shards;
  /** Milliseconds before an interaction is deferred; Discord's deadline is 3000. */
  readonly deferAfterMs?: number;
}

const DEFER_AFTER_MS = 1_500;
/** For everything in flight, interactions and edits together. */
const DRAIN_MS = 4_000;
const REMEMBERED_CHANNELS = 1_000;

/** Doesn't connect yet. `publishCommands` needs no connection; `start` publishes on its own. */
export function createDiscordAdapter(options: DiscordOptions): PlatformAdapter {
  const { token, apiUrl, log, shards = "auto", deferAfterMs = DEFER_AFTER_MS } = options;
  requireTokenShape(token);
  const client = createClient(apiUrl, shards, log);
  const stopping = new AbortController();
  const inFlight = new Set<Promise<void>>();
  let links = NO_LINKS;
  const link = (line: string) => links(line);
  const outbox = createOutbox(client, log, link);

  function serve(dispatch: Dispatch): void {
    const channels = new LRUCache<string, APIChannel>({ max: REMEMBERED_CHANNELS });
    const { commands } = dispatch;
    const source: Source = { commands, apiUrl, log, channelOf: (id) => channels.get(id) };
    const answer = createAnswer({ dispatch, outbox, link, log, deferAfterMs });
    const receive = async (i: Interaction<"raw">): Promise<void> => {
      if (i.isAutocomplete()) return suggest(i, dispatch, source);
      const { incoming, mode } = readInteraction(i, source);
      return answer(i, incoming, mode);
    };
    client.ws.on(GatewayDispatchEvents.InteractionCreate, ({ id, channel }: APIInteraction) => {
      if (channel) channels.set(id, channel as APIChannel);
    });
    client.on(Events.InteractionCreate, (interaction) => {
      if (stopping.signal.aborted) return;
      const served = receive(interaction as Interaction<"raw">)
        .catch((error: unknown) =>
          log.error({ interaction: interaction.id, ...describe(error) }, "interaction failed"),
        )
        .finally(() => inFlight.delete(served));
      inFlight.add(served);
    });
  }

  return {
    platform: "discord",
    async start(dispatch) {
      serve(dispatch);
      try {
        await connect(client, { ...options, stopping: stopping.signal });
      } catch (error) {
        throw asConfigProblem(error, apiUrl);
      }
      try {
        const commands = await publishCommands(client.rest, dispatch.commands);
        links = linkCommands(commands);
        log.info({ commands: commands.length }, "commands published to Discord");
      } catch (error) {
        log.error(describe(error), "couldn't publish the commands; Discord keeps the ones it has");
      }
    },
    async publishCommands(specs) {
      const rest = new REST(restOptions(apiUrl, log)).setToken(token);
      try {
        await publishCommands(rest, specs);
      } catch (error) {
        throw asPublishProblem(error, apiUrl);
      } finally {
        rest.clearHashSweeper();
        rest.clearHandlerSweeper();
      }
    },
    post: ({ id }, view, key) => outbox.post(id, view, key),
    privateChat: outbox.privateChat,
    edit: ({ id }, message, view, how) => outbox.edit({ channel: id, message, view, ...how }),
    entrance: () =>
      client.application
        ? `https://discord.com/oauth2/authorize?client_id=${client.application.id}`
        : undefined,
    async stop() {
      stopping.abort(new Error("the bot stops"));
      const idle = async () => {
        await Promise.all(inFlight);
        await outbox.idle();
      };
      await deadline(idle(), DRAIN_MS);
      if (inFlight.size > 0) log.warn({ left: inFlight.size }, "stopped with interactions unanswered");
      await client.destroy();
    },
  };
}

/** Autocomplete can't be deferred: Discord rejects late answers, and the person keeps typing. */
async function suggest(i: AutocompleteInteraction<"raw">, dispatch: Dispatch, source: Source): Promise<void> {
  const choices = await dispatch.complete(readCompletion(i, source));
  const fitting = choices
    // A truncated value would be a different value.
    .filter(({ value }) => value.length > 0 && value.length <= CHOICE_CHARACTERS)
    .slice(0, SUGGESTIONS)
    .map(({ label, value }) => ({ name: shorten(label || value, CHOICE_CHARACTERS), value }));
  await i.respond(fitting);
}

/** Limits Discord's message in characters: for a refused list, it names every field. */
const WORDS_MAX = 300;

/** The failure as a sentence for the command line. */
function asPublishProblem(error: unknown, apiUrl: string): unknown {
  const problem = asHostsProblem(error, apiUrl);
  if (problem !== error || !isFinal(error)) return problem;
  const { status, code, problem: words } = describe(error);
  const what = `${status}, code ${code}: ${String(words).replace(/\s+/g, " ").slice(0, WORDS_MAX)}`;
  const advice = "this version's list is at fault. Use another version, or report this line";
  return new ConfigProblem("publish-commands", `Discord keeps the commands it has (${what}); ${advice}`, {
    cause: error,
  });
}
