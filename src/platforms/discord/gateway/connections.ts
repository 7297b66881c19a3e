// This process's connections through the library: handles each of their events, and closes them so that no shard
// reconnects by itself.

import { setTimeout as pause } from "node:timers/promises";
import {
  CloseCodes,
  type SessionInfo,
  SimpleShardingStrategy,
  WebSocketManager,
  WebSocketShardEvents,
} from "@discordjs/ws";
import {
  type APIInteraction,
  GatewayCloseCodes,
  GatewayDispatchEvents,
  type GatewayDispatchPayload,
  type GatewayReadyDispatchData,
  type REST,
} from "discord.js";
import { ConfigProblem } from "../../../infra/config-problem.ts";
import { typedHere } from "../../../infra/console/typed.ts";
import { deadline } from "../../../infra/deadline.ts";
import type { Log } from "../../../infra/logger.ts";
import type { PlatformHost } from "../../entry.ts";
import { describe } from "../interactions/refusal.ts";
import type { IdentifyThrottle } from "./identify-throttle.ts";
import { countShards, type ShardState, type ShardStates } from "./shard-states.ts";
import type { ShardPlan } from "./shards.ts";

/** How long to wait for a closing handshake. */
const CLOSE_WITHIN_MS = 1_000;
/** After this many closes in a row the shard logs in anew, because its session may be what Discord can't resume. */
const CLOSES_BEFORE_LOGIN = 5;
const RETRY_MS = 500;
const RETRY_MOST_MS = 30_000;
const LOG_EVERY_MS = 60_000;
/** Discord refuses shards with more than 2500 guilds. */
const GUILDS_NEARLY_MAX = 2_200;
const NOT_YET: ShardStates = new Map();

export interface ConnectionOptions extends Pick<PlatformHost, "onConnection" | "onLost"> {
  readonly token: string;
  readonly rest: REST;
  readonly log: Log;
  readonly plan: ShardPlan;
  onInteraction(interaction: APIInteraction): void;
}

export class Connections {
  /** Fetches Discord's gateway information, and knows the shards of the plan. */
  readonly manager: WebSocketManager;
  readonly #options: ConnectionOptions;
  readonly #strategy: SimpleShardingStrategy;
  readonly #allUp = Promise.withResolvers<void>();
  readonly #stopping = new AbortController();
  #states = NOT_YET;
  #throttle: IdentifyThrottle | undefined;
  #hasBeenUp = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    const { token, rest, plan } = options;
    this.manager = new WebSocketManager({
      token,
      rest,
      intents: 0,
      shardCount: plan.count ?? null,
      shardIds: plan.ids ? [...plan.ids] : null,
      retrieveSessionInfo: (shard) => this.#sessionOf(this.#state(shard)),
      updateSessionInfo: (shard, session) => {
        this.#state(shard).session = session;
      },
      // One for all shards: the library may build several when many start at once.
      buildIdentifyThrottler: () => ({
        waitForIdentify: (shard, signal) => this.#mayIdentify(shard, signal),
      }),
    });
    this.#strategy = new SimpleShardingStrategy(this.manager);
    this.#allUp.promise.catch(() => {});
    this.#listen();
  }

  /** Aborted once shutdown has started. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Connects these shards; resolves when all of them have been connected. @throws ConfigProblem */
  async connect(states: ShardStates, throttle: IdentifyThrottle): Promise<void> {
    this.#states = states;
    this.#throttle = throttle;
    await this.#strategy.spawn([...states.keys()]);
    this.stopping.throwIfAborted();
    // Failures here are reported by the events, and retried.
    this.#strategy.connect().catch(() => {});
    await this.#allUp.promise;
  }

  /** Resolves within a second; nothing is delivered after that. */
  async close(): Promise<void> {
    this.#stopping.abort(new Error("the bot stops"));
    await deadline(this.#strategy.destroy({ code: CloseCodes.Normal }), CLOSE_WITHIN_MS);
    this.#allUp.reject(this.stopping.reason);
  }

  #state(shard: number): ShardState {
    return this.#states.get(shard) as ShardState;
  }

  /** The library asks before it opens a connection, so a shard that has to wait is kept waiting here. */
  #sessionOf(state: ShardState): Promise<SessionInfo | null> | SessionInfo | null {
    const waitMs = state.isUp ? 0 : state.retryAt - Date.now();
    if (waitMs > 0 && !this.stopping.aborted) {
      const waited = pause(waitMs, undefined, { ref: false, signal: this.stopping }).catch(() => {});
      return waited.then(() => this.#sessionOf(state));
    }
    return this.stopping.aborted && !state.isUp ? new Promise<never>(() => {}) : state.session;
  }

  async #mayIdentify(shard: number, signal: AbortSignal): Promise<void> {
    await this.#throttle?.waitForIdentify(shard, AbortSignal.any([signal, this.stopping]));
  }

  #listen(): void {
    const { manager } = this;
    const { log } = this.#options;
    manager.on(WebSocketShardEvents.Dispatch, ({ data }) => this.#dispatched(data));
    manager.on(WebSocketShardEvents.Ready, ({ data, shardId }) => this.#greeted(shardId, data));
    manager.on(WebSocketShardEvents.Resumed, ({ shardId }) => this.#resumed(shardId));
    manager.on(WebSocketShardEvents.Closed, ({ code, shardId }) => this.#closed(shardId, code));
    manager.on(WebSocketShardEvents.Error, ({ error, shardId }) =>
      log.warn({ shard: shardId, ...describe(error) }, "the Discord gateway connection failed"),
    );
  }

  #dispatched({ t, d }: GatewayDispatchPayload): void {
    if (t === GatewayDispatchEvents.InteractionCreate) this.#options.onInteraction(d);
  }

  #greeted(shard: number, { user, guilds, application }: GatewayReadyDispatchData): void {
    const state = this.#state(shard);
    state.greeting = { application: application.id, bot: user.username, guilds: guilds.length };
    const { log } = this.#options;
    const fields = { shard, guilds: guilds.length };
    if (guilds.length >= GUILDS_NEARLY_MAX) log.warn(fields, this.#tooManySoon());
    else if (state.closes > 0) log.info(fields, "connected to the Discord gateway again");
    else if (this.#states.size > 1) log.info(fields, "a shard is connected to Discord");
    this.#up(state);
  }

  #tooManySoon(): string {
    const isAuto = this.#options.plan.count === undefined;
    const advice = isAuto ? "restart the bot, and it uses as many as Discord recommends" : "raise it";
    return `a shard has nearly the 2500 servers that Discord allows (DISCORD_SHARDS): ${advice}`;
  }

  #resumed(shard: number): void {
    const state = this.#state(shard);
    const replayed = (state.session?.sequence ?? 0) - state.sequenceBefore;
    this.#options.log.info({ shard, replayed }, "the Discord gateway session goes on");
    this.#up(state);
  }

  #up(state: ShardState): void {
    [state.isUp, state.closes, state.loggedAt] = [true, 0, 0];
    const { connected, of } = countShards(this.#states);
    if (connected === of) {
      this.#hasBeenUp = true;
      this.#allUp.resolve();
    }
    this.#tell();
  }

  #closed(shard: number, code: number): void {
    const state = this.#state(shard);
    state.isUp = false;
    if (this.stopping.aborted) return;
    state.sequenceBefore = state.session?.sequence ?? 0;
    const problem = lostFor(code, this.#options.plan);
    if (problem) this.#lost(problem, shard, code);
    else this.#reconnecting(state, shard, code);
  }

  #reconnecting(state: ShardState, shard: number, code: number): void {
    const now = Date.now();
    state.closes += 1;
    if (state.closes > CLOSES_BEFORE_LOGIN) state.session = null;
    state.retryAt = now + retryAfterMs(state.closes);
    if (now - state.loggedAt >= LOG_EVERY_MS) {
      state.loggedAt = now;
      this.#options.log.info({ shard, code, closes: state.closes }, "reconnecting to the Discord gateway");
    }
    this.#tell();
  }

  #lost(problem: ConfigProblem, shard: number, code: number): void {
    this.#options.log.error({ shard, code }, problem.message);
    this.#allUp.reject(problem);
    if (this.#hasBeenUp) this.#options.onLost?.(problem);
  }

  #tell(): void {
    const count = countShards(this.#states);
    const away = this.#hasBeenUp ? "reconnecting" : "starting";
    const state = count.connected === count.of ? "connected" : away;
    this.#options.onConnection?.(state, count.of > 1 ? count : undefined);
  }
}

/** At once after the first close, then twice as long each time, with a random half so that shards spread. */
function retryAfterMs(closes: number): number {
  const most = closes < 2 ? 0 : Math.min(RETRY_MOST_MS, RETRY_MS * 2 ** (closes - 2));
  return (most * (1 + Math.random())) / 2;
}

const FOR_GOOD: readonly number[] = [
  GatewayCloseCodes.AuthenticationFailed,
  GatewayCloseCodes.InvalidShard,
  GatewayCloseCodes.ShardingRequired,
  GatewayCloseCodes.InvalidAPIVersion,
  GatewayCloseCodes.InvalidIntents,
  GatewayCloseCodes.DisallowedIntents,
];

/** What the host has to fix after this close code; undefined if the connection is retried. */
function lostFor(code: number, plan: ShardPlan): ConfigProblem | undefined {
  if (!FOR_GOOD.includes(code)) return undefined;
  if (code === GatewayCloseCodes.AuthenticationFailed)
    return new ConfigProblem("DISCORD_TOKEN", "Discord refuses it now. Set a new token and start again.");
  if (code === GatewayCloseCodes.InvalidShard || code === GatewayCloseCodes.ShardingRequired)
    return new ConfigProblem("DISCORD_SHARDS", `${shardsRefused(code, plan)}, and start again.`);
  return new ConfigProblem(
    "DISCORD_TOKEN",
    `Discord disconnected for good (code ${code}). Check the application's page and start again.`,
  );
}

function shardsRefused(code: number, { count, ids }: ShardPlan): string {
  const why =
    code === GatewayCloseCodes.ShardingRequired
      ? "a shard would have more than the 2500 servers Discord allows (code 4011)"
      : "Discord refuses this number of shards (code 4010)";
  const several = `a larger number, a multiple of what Discord recommends (${typedHere("doctor")} shows it)`;
  if (ids) return `${why}; set ${several}, and new DISCORD_SHARD_IDS for all processes`;
  return count === undefined
    ? `${why}; Discord now recommends another number. Leave it at auto`
    : `${why}; set auto, or ${several}`;
}
