// The gateway: the connections over which Discord delivers interactions, one per shard. No intents and no caches;
// everything else that Discord sends is ignored.

import type { Log } from "../../../infra/logger.ts";
import type { Store } from "../../../infra/store/index.ts";
import { within } from "../../../infra/within.ts";
import { describe } from "../interactions/refusal.ts";
import { askUntilAnswered, type Pause } from "../outage-at-start.ts";
import { type ConnectionOptions, Connections } from "./connections.ts";
import { createIdentifyThrottle, type IdentifyThrottle } from "./identify-throttle.ts";
import { accountName, createKeptSessions, type KeptSessions } from "./sessions.ts";
import {
  createShardStates,
  type Greeting,
  greetingOf,
  type ShardState,
  type ShardStates,
} from "./shard-states.ts";

const STORE_WITHIN_MS = 2_000;

export interface GatewayOptions extends ConnectionOptions {
  /** REST base URL. */
  readonly apiUrl: string;
  /** Absent: there's no other process, and no session outlives this one. */
  readonly store: Pick<Store, "claim" | "update"> | undefined;
  /** The pause between attempts to reach Discord at startup. */
  readonly pause?: Pause | undefined;
}

/** Connections that are open or being opened. */
export interface Gateway {
  /** Resolves once every shard of this process has been connected. @throws ConfigProblem,
   * DiscordAPIError; any error after `close` */
  readonly connected: Promise<Partial<Greeting>>;
  /** Closes the connections within a second; nothing is delivered after that. */
  close(): Promise<void>;
  /** After `close`: lets the next process resume the sessions. Never rejects. */
  handOver(): Promise<void>;
}

/** Starts connecting. */
export function openGateway(options: GatewayOptions): Gateway {
  const connections = new Connections(options);
  const own: Own = { connections, states: new Map(), sessions: undefined };
  const connected = connect(options, own);
  connected.catch(() => {});
  return {
    connected,
    close: () => connections.close(own.sessions !== undefined),
    handOver: async () => void (await within(handOver(own, options.log), STORE_WITHIN_MS)),
  };
}

interface Own {
  readonly connections: Connections;
  states: ShardStates;
  sessions: KeptSessions | undefined;
}

async function connect(options: GatewayOptions, own: Own): Promise<Partial<Greeting>> {
  const { token, apiUrl, store, log } = options;
  const { manager, stopping } = own.connections;
  const account = accountName(token, apiUrl);
  const throttle = await createThrottle(options, own, account);
  const ids = await manager.getShardIds();
  const count = await manager.getShardCount();
  stopping.throwIfAborted();
  own.states = createShardStates(ids);
  own.sessions = store && createKeptSessions(store, account, count);
  const resumed = await takeSessions(own, count, log);
  if (count > 1) log.info({ shards: count, own: ids.length, resumed }, "connecting to Discord's gateway");
  stopping.throwIfAborted();
  await own.connections.connect(own.states, throttle);
  return greetingOf(own.states);
}

async function createThrottle(
  { store, log, pause, onConnection }: GatewayOptions,
  { connections: { manager, stopping } }: Own,
  account: string,
): Promise<IdentifyThrottle> {
  const awaiting = { log, ended: stopping, pause, onConnection };
  // The library caches the result, so that its next read needs no request.
  const { session_start_limit: first } = await askUntilAnswered(
    () => manager.fetchGatewayInformation(),
    awaiting,
  );
  return createIdentifyThrottle({
    maxConcurrency: first.max_concurrency,
    ...(store && { claim: (bucket, forMs) => store.claim(`discord-identify:${account}:${bucket}`, forMs) }),
    startLimit: async () => (await manager.fetchGatewayInformation(true)).session_start_limit,
    log,
  });
}

/** Takes over sessions of an earlier process; resolves to how many shards got one. */
async function takeSessions({ states, sessions }: Own, count: number, log: Log): Promise<number> {
  const taken = await Promise.all(
    [...states].map(([id, state]) => takeSession(id, state, sessions, count, log)),
  );
  return taken.filter(Boolean).length;
}

async function takeSession(
  shardId: number,
  state: ShardState,
  sessions: KeptSessions | undefined,
  shardCount: number,
  log: Log,
): Promise<boolean> {
  const kept = await sessions?.take(shardId).catch((error: unknown) => {
    log.warn({ shard: shardId, ...describe(error) }, "couldn't look for an earlier Discord session");
    return undefined;
  });
  if (!kept) return false;
  const { sessionId, resumeUrl, sequence, ...greeting } = kept;
  state.session = { sessionId, resumeURL: resumeUrl, sequence, shardId, shardCount };
  Object.assign(state, { greeting, sequenceBefore: sequence });
  return true;
}

async function handOver({ states, sessions }: Own, log: Log): Promise<void> {
  const kept = [...states].map(async ([shard, { session, greeting }]) => {
    if (!sessions || !session || !greeting) return;
    const { sessionId, resumeURL: resumeUrl, sequence } = session;
    await sessions.keep(shard, { sessionId, resumeUrl, sequence, ...greeting });
  });
  const failed = (await Promise.allSettled(kept)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected")
    log.warn(
      describe(failed.reason),
      "couldn't hand on a Discord session; the next process has to log in again",
    );
}
