// discord.js' client: without intents and caches, as it only passes interactions on. It shards, throttles logins and
// resumes sessions by itself.

import { setTimeout as pause } from "node:timers/promises";
import {
  Client,
  DefaultRestOptions,
  Events,
  GatewayCloseCodes,
  Options,
  RateLimitError,
  type RESTOptions,
  Routes,
  Status,
} from "discord.js";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { typedHere } from "../../infra/console/typed.ts";
import type { Log } from "../../infra/logger.ts";
import { countLimited } from "../../infra/metrics/meters.ts";
import type { PlatformHost } from "../entry.ts";
import { asConfigProblem, describe, isFinal } from "./problems.ts";

/** Which shards this process connects: all that Discord recommends, or some of a number. */
export type Shards = "auto" | { readonly ids: readonly number[]; readonly of: number };

/** Discord refuses shards with more than 2500 servers. */
const GUILDS_NEARLY_MAX = 2_200;
/** How long a call waits for a rate limit to pass; a longer one is an outage. */
const LIMIT_WAIT_MAX_MS = 20_000;
const QUIET_SECONDS = 60;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Options for calls to the API at this address. `log` is told of a limit that doesn't end by itself. */
export function restOptions(apiUrl: string, log?: Log): Partial<RESTOptions> {
  let quietUntilMs = 0;
  return {
    api: apiUrl.replace(/\/+$/, ""),
    timeout: 10_000,
    // Every deferred answer leaves a queue behind.
    handlerSweepInterval: 120_000,
    // Answers don't count towards the bot's requests a second; a 429 says when others do.
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    rejectOnRateLimit: ({ retryAfter }) => retryAfter > LIMIT_WAIT_MAX_MS,
    // After a 429 that doesn't say for how long, such as a proxy's page, no call leaves for a minute: discord.js would
    // try again at once, without end.
    makeRequest: async (url, init) => {
      const leftMs = quietUntilMs - performance.now();
      if (leftMs > 0) return limitedFor(leftMs / 1_000);
      const answer = await DefaultRestOptions.makeRequest(url, init);
      if (answer.status !== 429) return answer;
      countLimited("discord");
      if (answer.headers.has("retry-after")) return answer;
      await answer.arrayBuffer();
      if (quietUntilMs < performance.now())
        log?.warn(
          {},
          `Discord's address refuses calls (429) and doesn't say for how long; calls rest for ${QUIET_SECONDS} s`,
        );
      quietUntilMs = performance.now() + QUIET_SECONDS * 1_000;
      return limitedFor(QUIET_SECONDS);
    },
  };
}

const limitedFor = (seconds: number): Response =>
  new Response(null, { status: 429, headers: { "retry-after": `${Math.ceil(seconds)}` } });

/** A client that isn't connected yet. */
export function createClient(apiUrl: string, shards: Shards, log: Log): Client {
  return new Client({
    intents: [],
    ...(shards === "auto" ? { shards } : { shards: shards.ids, shardCount: shards.of }),
    makeCache: Options.cacheWithLimits({ UserManager: 0, MessageManager: 0, EntitlementManager: 0 }),
    rest: restOptions(apiUrl, log),
  });
}

interface Connecting extends Pick<PlatformHost, "onConnection" | "onLost"> {
  readonly token: string;
  readonly apiUrl: string;
  readonly log: Log;
  /** Aborted when the bot stops. */
  readonly stopping: AbortSignal;
}

/** Resolves once every shard is connected; waits while Discord is down.
 * @throws ConfigProblem, or DiscordAPIError if Discord refuses otherwise */
export async function connect(client: Client, connecting: Connecting): Promise<void> {
  const { token, log, stopping, onConnection, onLost } = connecting;
  const lost = Promise.withResolvers<never>();
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  let isConnected = false;
  let guilds = 0;
  const tell = (): void => {
    const all = [...client.ws.shards.values()];
    const connected = all.filter(({ status }) => status === Status.Ready).length;
    const otherwise = isConnected ? "reconnecting" : "starting";
    const count = all.length > 1 ? { connected, of: all.length } : undefined;
    onConnection?.(connected === all.length ? "connected" : otherwise, count);
  };
  // An outage brings two attempts a second, and the log gets the first.
  const away = new Set<number>();
  client.on(Events.ShardReady, (shard) => {
    away.delete(shard);
    const own = client.guilds.cache.filter(({ shardId }) => shardId === shard).size;
    guilds += client.guilds.cache.size;
    // With servers cached, but not their roles, the library recomputes people's permissions, wrongly.
    client.guilds.cache.clear();
    if (own >= GUILDS_NEARLY_MAX)
      log.warn(
        { shard, guilds: own },
        "a shard has nearly the 2500 servers that Discord allows (DISCORD_SHARDS): restart, or raise the number",
      );
    tell();
  });
  client.on(Events.ShardResume, (shard, replayed) => {
    away.delete(shard);
    log.info({ shard, replayed }, "the Discord gateway session goes on");
    tell();
  });
  client.on(Events.ShardReconnecting, (shard) => {
    if (!away.has(shard)) log.info({ shard }, "reconnecting to the Discord gateway");
    away.add(shard);
    tell();
  });
  client.on(Events.ShardError, (error, shard) => {
    if (!away.has(shard)) log.warn({ shard, ...describe(error) }, "the Discord gateway connection failed");
  });
  client.on(Events.Error, (error) => log.error(describe(error), "discord.js met an error"));
  client.on(Events.ShardDisconnect, ({ code }, shard) => {
    const problem = lostFor(code);
    log.error({ shard, code }, problem.message);
    lost.reject(problem);
    if (isConnected && !stopping.aborted) onLost?.(problem);
  });
  stopping.addEventListener("abort", () => lost.reject(stopping.reason));
  lost.promise.catch(() => {});
  await untilAnswered(client, connecting);
  await Promise.race([Promise.all([client.login(token), ready]), lost.promise]);
  isConnected = true;
  log.info({ bot: client.user?.username, guilds }, "Discord is connected");
  tell();
}

/** Makes the first call until it's answered, after pauses that double from a second to a minute. What the host has to
 * mend ends the start at once. */
async function untilAnswered(
  { rest }: Client,
  { token, apiUrl, log, stopping, onConnection }: Connecting,
): Promise<void> {
  rest.setToken(token);
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      await rest.get(Routes.gatewayBot());
      return;
    } catch (error) {
      if (stopping.aborted || isFinal(error) || asConfigProblem(error, apiUrl) !== error) throw error;
      onConnection?.("reconnecting");
      const isLimited = error instanceof RateLimitError;
      const againInMs = isLimited ? error.retryAfter : pauseMs;
      if (!isLimited)
        log.warn({ ...describe(error), againInMs }, "Discord's REST API isn't answering; trying again");
      await pause(againInMs, undefined, { signal: stopping });
    }
  }
}

/** What the host has to mend after a close code for good. */
function lostFor(code: number): ConfigProblem {
  if (code === GatewayCloseCodes.AuthenticationFailed)
    return new ConfigProblem("DISCORD_TOKEN", "Discord refuses it now. Set a new token and start again.");
  if (code !== GatewayCloseCodes.InvalidShard && code !== GatewayCloseCodes.ShardingRequired)
    return new ConfigProblem(
      "DISCORD_TOKEN",
      `Discord disconnected for good (code ${code}). Check the application's page and start again.`,
    );
  const why =
    code === GatewayCloseCodes.ShardingRequired
      ? "a shard would have more than the 2500 servers Discord allows (code 4011)"
      : "Discord refuses this number of shards (code 4010)";
  const what = `a larger number, a multiple of what Discord recommends (${typedHere("doctor")} shows it)`;
  return new ConfigProblem("DISCORD_SHARDS", `${why}; set auto, or ${what}, and start again.`);
}
