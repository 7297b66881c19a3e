// The list of proofs: on which platform, on which store, and what goes wrong.

import { NO_REDIS } from "./console.ts";
import type { Fault } from "./faults/fault.ts";
import { killedThreeTimes, oneOfTwoKilled } from "./faults/processes.ts";
import { redisStopped } from "./faults/redis.ts";
import type { StoreName } from "./lodgings.ts";

type PlatformName = "discord" | "telegram";

/** One proof. */
export interface Line {
  readonly platform: PlatformName;
  readonly store: StoreName;
  /** The fault in words. */
  readonly title: string;
  readonly fault: Fault;
  /** How many processes share the work. */
  readonly bots: 1 | 2;
  /** Whether the bot stays up, so that it has to report failures to people. */
  readonly isFelt: boolean;
  /** Why this machine can't run it. */
  readonly skipped?: string;
}

type Plot = Omit<Line, "platform">;

const PLATFORMS: readonly PlatformName[] = ["discord", "telegram"];

/** Every proof; `hasRedis`: whether `redis-server` is available. */
export function everyLine(hasRedis: boolean): readonly Line[] {
  const plots = [
    killed("embedded"),
    killed("redis"),
    plot("redis", "Redis killed and started again (AOF)", redisStopped),
  ];
  const lines = [...plots, undefined].flatMap((plot) =>
    PLATFORMS.map((platform): Line => ({ platform, ...(plot ?? twoProcesses(platform)) })),
  );
  return lines.map((line) => (needsRedis(line) && !hasRedis ? { ...line, skipped: NO_REDIS } : line));
}

function needsRedis({ store }: Line): boolean {
  return store !== "embedded";
}

function killed(store: StoreName): Plot {
  return plot(store, "killed three times (SIGKILL)", killedThreeTimes, { isFelt: false });
}

function twoProcesses(platform: PlatformName): Plot {
  const where = platform === "discord" ? "on the gateway" : "behind a webhook";
  const title = `two processes ${where}, one killed`;
  return plot("redis", title, oneOfTwoKilled, { bots: 2, isFelt: false });
}

function plot(store: StoreName, title: string, fault: Fault, more: Partial<Plot> = {}): Plot {
  return { store, title, fault, bots: 1, isFelt: true, ...more };
}

/** `telegram · redis · Redis frozen (SIGSTOP)`. */
export function nameOf({ platform, store, title }: Line): string {
  return `${platform} · ${store} · ${title}`;
}

/** Those whose names contain all the words, ignoring case. */
export function chosen<T>(
  all: readonly T[],
  nameOne: (one: T) => string,
  words: readonly string[],
): readonly T[] {
  return all.filter((one) => {
    const name = nameOne(one).toLowerCase();
    return words.every((word) => name.includes(word.toLowerCase()));
  });
}
