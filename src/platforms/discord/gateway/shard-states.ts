// How the shards of this process are: which are connected, and the session of each.

import type { SessionInfo } from "@discordjs/ws";

/** One shard's connection as it is now. */
export interface ShardState {
  isUp: boolean;
  session: SessionInfo | null;
  /** Undefined until the shard, or the process before, has logged in. */
  greeting: Greeting | undefined;
  /** Of the last event before the connection was lost. */
  sequenceBefore: number;
}

/** What Discord says when a shard has logged in. */
export interface Greeting {
  /** The application's id. */
  readonly application: string;
  /** The bot's name. */
  readonly bot: string;
  /** How many servers the shard has. */
  readonly guilds: number;
}

/** The state of each shard, by its id. */
export type ShardStates = ReadonlyMap<number, ShardState>;

/** Nothing is connected yet. */
export function createShardStates(ids: readonly number[]): ShardStates {
  return new Map(
    ids.map((id) => [id, { isUp: false, session: null, greeting: undefined, sequenceBefore: 0 }]),
  );
}

/** How many are connected, of all. */
export function countShards(states: ShardStates): { readonly connected: number; readonly of: number } {
  const all = [...states.values()];
  return { connected: all.filter(({ isUp }) => isUp).length, of: all.length };
}

/** What the shards were told, with the servers of all of them. */
export function greetingOf(states: ShardStates): Partial<Greeting> {
  const known = [...states.values()].flatMap(({ greeting }) => greeting ?? []);
  return { ...known[0], guilds: known.reduce((sum, { guilds }) => sum + guilds, 0) };
}
