// A minimal discord.js client: interactions need no intents and carry all data; no caches.

import { Client, Collection, Events, LimitedCollection, REST, type RESTOptions } from "discord.js";
import { ConfigProblem } from "../../infra/config-problem.ts";
import type { Log } from "../../infra/logger.ts";
import { describe } from "./interactions/refusal.ts";

/** Caches that discord.js requires; without intents nothing fills them. */
const KEPT_CACHES: readonly string[] = [
  "GuildManager",
  "ChannelManager",
  "GuildChannelManager",
  "RoleManager",
  "PermissionOverwriteManager",
];

const TWO_MINUTES_MS = 120_000;

/** REST options for the given API URL. */
export function restOptions(apiUrl: string): Partial<RESTOptions> {
  // Every deferred answer leaves a queue of its own, so queues are swept often.
  return { api: apiUrl.replace(/\/+$/, ""), timeout: 10_000, handlerSweepInterval: TWO_MINUTES_MS };
}

/** No discord.js global limit: replies do not count towards 50 requests/s. Headers are obeyed. */
export function createAnswerRest(apiUrl: string): REST {
  return new REST({ ...restOptions(apiUrl), retries: 0, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
}

/** Stops a REST client's timers. */
export function closeRest(rest: REST): void {
  rest.clearHashSweeper();
  rest.clearHandlerSweeper();
}

/** A client that is not logged in yet. Errors are logged and never end the process. */
export function createClient(apiUrl: string, log: Log): Client {
  const client = new Client({
    intents: [],
    rest: restOptions(apiUrl),
    allowedMentions: { parse: [] },
    makeCache: ({ name }) =>
      KEPT_CACHES.includes(name) ? new Collection() : new LimitedCollection({ maxSize: 0 }),
    sweepers: {},
  });
  logTroubles(client, log);
  return client;
}

function logTroubles(client: Client, log: Log): void {
  client.on(Events.Error, (error) => log.error(describe(error), "discord.js reports an error"));
  client.on(Events.Warn, (message) => log.warn({ problem: message }, "discord.js warns"));
  client.on(Events.ShardError, (error, shard) =>
    log.warn({ shard, ...describe(error) }, "the Discord gateway connection failed"),
  );
  client.on(Events.ShardReconnecting, (shard) => log.info({ shard }, "reconnecting to the Discord gateway"));
  client.on(Events.ShardResume, (shard, replayed) =>
    log.info({ shard, replayed }, "the Discord gateway session goes on"),
  );
  client.on(Events.ShardDisconnect, ({ code }, shard) => log.error({ shard, code }, lostFor(code).message));
}

/** What the operator must fix after a gateway close code that discord.js does not recover from. */
export function lostFor(code: number): ConfigProblem {
  const what =
    code === 4004
      ? "Discord refuses it now; set a fresh token"
      : `Discord has disconnected for good (code ${code})`;
  return new ConfigProblem("DISCORD_TOKEN", `${what}, and start again.`);
}
