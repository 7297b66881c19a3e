// The state of this process's shards: which are connected, and the session of each.

import type { SessionInfo } from "@discordjs/ws";

/** The current state of one shard's connection. */
export interface ShardState {
  isUp: boolean;
  session: SessionInfo | null;
  /** Undefined until the shard has logged in. */
  greeting: Greeting | undefined;
  /** The last event's sequence number before the connection was lost. */
  sequenceBefore: number;
  /** How often the connection was closed since the shard was last up. */
  closes: number;
  /** When the shard may connect again, Unix ms. */
  retryAt: number;
  /** When a close was last logged, Unix ms. */
  loggedAt: number;
}

/** What Discord sends when a shard has logged in. */
export interface Greeting {
  /** The application's id. */
  readonly application: string;
  /** The bot's name. */
  readonly bot: string;
  /** How many servers are on the shard. */
  readonly guilds: number;
}

/** By shard id. */
export type ShardStates = ReadonlyMap<number, ShardState>;

/** States of shards that aren't connected yet. */
export function createShardStates(ids: readonly number[]): ShardStates {
  return new Map(
    ids.map((id) => {
      const state = { isUp: false, session: null, greeting: undefined, sequenceBefore: 0 };
      return [id, { ...state, closes: 0, retryAt: 0, loggedAt: 0 }];
    }),
  );
}

/** Counts the connected shards, and all of them. */
export function countShards(states: ShardStates): { readonly connected: number; readonly of: number } {
  const all = [...states.values()];
  return { connected: all.filter(({ isUp }) => isUp).length, of: all.length };
}

/** Merges what the shards received, with the server counts added up. */
export function greetingOf(states: ShardStates): Partial<Greeting> {
  const known = [...states.values()].flatMap(({ greeting }) => greeting ?? []);
  return { ...known[0], guilds: known.reduce((sum, { guilds }) => sum + guilds, 0) };
}
