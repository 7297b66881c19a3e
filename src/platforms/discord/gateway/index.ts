// The gateway: the connections over which Discord delivers interactions, one per shard. No intents and no caches;
// everything else that Discord sends is ignored.

import { createHash } from "node:crypto";
import type { Store } from "../../../infra/store/index.ts";
import { askUntilAnswered } from "../outage-at-start.ts";
import { type ConnectionOptions, Connections } from "./connections.ts";
import { createIdentifyThrottle, type IdentifyThrottle } from "./identify-throttle.ts";
import { createShardStates, type Greeting, greetingOf } from "./shard-states.ts";

export interface GatewayOptions extends ConnectionOptions {
  /** REST base URL. */
  readonly apiUrl: string;
  /** Absent: there's no other process. */
  readonly store: Pick<Store, "claim"> | undefined;
}

/** Connections that are open or being opened. */
export interface Gateway {
  /** Resolves once every shard of this process has been connected. @throws ConfigProblem,
   * DiscordAPIError; any error after `close` */
  readonly connected: Promise<Partial<Greeting>>;
  /** Closes the connections within a second; nothing is delivered after that. */
  close(): Promise<void>;
}

/** Starts connecting. */
export function openGateway(options: GatewayOptions): Gateway {
  const connections = new Connections(options);
  const connected = connect(options, connections);
  connected.catch(() => {});
  return { connected, close: () => connections.close() };
}

async function connect(options: GatewayOptions, connections: Connections): Promise<Partial<Greeting>> {
  const { log } = options;
  const { manager, stopping } = connections;
  const throttle = await createThrottle(options, connections);
  const ids = await manager.getShardIds();
  const count = await manager.getShardCount();
  stopping.throwIfAborted();
  const states = createShardStates(ids);
  if (count > 1) log.info({ shards: count, own: ids.length }, "connecting to Discord's gateway");
  await connections.connect(states, throttle);
  return greetingOf(states);
}

async function createThrottle(
  { token, apiUrl, store, log, onConnection }: GatewayOptions,
  { manager, stopping }: Connections,
): Promise<IdentifyThrottle> {
  const awaiting = { log, ended: stopping, onConnection };
  // The library caches the result, so that its next read needs no request.
  const { session_start_limit: first } = await askUntilAnswered(
    () => manager.fetchGatewayInformation(),
    awaiting,
  );
  const account = accountName(token, apiUrl);
  return createIdentifyThrottle({
    maxConcurrency: first.max_concurrency,
    ...(store && { claim: (bucket, forMs) => store.claim(`discord-identify:${account}:${bucket}`, forMs) }),
    startLimit: async () => (await manager.fetchGatewayInformation(true)).session_start_limit,
    log,
  });
}

/** The store's name for a token at an API: a different token has its own limits. */
function accountName(token: string, apiUrl: string): string {
  return createHash("sha256").update(`${apiUrl}\n${token}`).digest("base64url").slice(0, 22);
}
