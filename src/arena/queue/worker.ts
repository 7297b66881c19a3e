// Worker process for queued matches, with one match per thread at a time.

import { matrixGame } from "../../core/games/index.ts";
import { isPlayable } from "../../core/strategies/index.ts";
import type { Store } from "../../infra/store/index.ts";
import { MatchPlayer, type PlayerOptions } from "../executors/player.ts";
import type { MatchTask } from "../match/task.ts";
import { openMatchWorker } from "./queue.ts";

export interface WorkerOptions extends PlayerOptions {
  readonly redisUrl: string;
  readonly store: Store;
  readonly threads: number;
  onFailure(error: Error): void;
  onPlayed?(): void;
}

/** Plays until closed, then drains. @throws TypeError as the queue. */
export function serveQueue({ redisUrl, store, threads, onFailure, onPlayed, ...player }: WorkerOptions): {
  close(): Promise<void>;
} {
  const newPlayer = (): MatchPlayer => new MatchPlayer(player);
  const idle = Array.from({ length: threads }, newPlayer);
  const all = [...idle];
  const worker = openMatchWorker({
    redisUrl,
    store,
    concurrency: threads,
    onFailure,
    async play(task) {
      requireKnown(task);
      const player = idle.pop() ?? newPlayer();
      try {
        return await player.play(task, undefined);
      } finally {
        idle.push(player);
        onPlayed?.();
      }
    },
  });
  return {
    async close() {
      await worker.close();
      await Promise.all(all.map((player) => player.end()));
    },
  };
}

/** An outdated worker mustn't record a forfeit for a strategy it doesn't know. */
function requireKnown({ rule, strategies }: MatchTask): void {
  const game = matrixGame(rule);
  const unknown = game ? strategies.find((spec) => !isPlayable(spec, game)) : rule;
  if (unknown === undefined) return;
  throw new Error(`this worker doesn't know ${unknown}. Update it to the tournament's version`);
}
