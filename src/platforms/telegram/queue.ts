// One queue a chat, at Telegram's pace: a message at a time, answers before edits. For example, thirty people who type
// a command in one group get seventeen answers at once and the others in the next minute.

import { LRUCache } from "lru-cache";
import { CHAT_PACE, GROUP_PACE, OVERALL_GAP_MS, type Pace, REMEMBERED } from "./limits.ts";

type Rank = "post" | "edit";

export interface ChatQueue {
  /** Makes the call in its chat's turn. `chat`: an id, negative for a group, or an inline message's. */
  run<T>(chat: string, rank: Rank, call: () => Promise<T>): Promise<T>;
}

/** How often a queue looks whether something may go that came later. */
const STEP_MS = 200;

class Lane {
  readonly waiting: Readonly<Record<Rank, (() => Promise<void>)[]>> = { post: [], edit: [] };
  isWorking = false;
  readonly #isGroup: boolean;
  /** When the newest messages were sent, in milliseconds. */
  readonly #sent: Readonly<Record<Rank | "all", number[]>> = { all: [], post: [], edit: [] };

  constructor(chat: string) {
    this.#isGroup = chat.startsWith("-");
  }

  /** Milliseconds until the next message of this rank may be sent. */
  waitMs(rank: Rank): number {
    const { all, post, edit } = this.#sent;
    const now = performance.now();
    const until = (sent: readonly number[], { most, withinMs }: Pace) =>
      (sent.at(-most) ?? Number.NEGATIVE_INFINITY) + withinMs - now;
    const waits = [until(all, CHAT_PACE)];
    const { crowd, editInCrowd, ...pace } = GROUP_PACE;
    if (this.#isGroup && rank === "post") waits.push(until(all, pace.post));
    else if (this.#isGroup) {
      const isCrowded = until(post, crowd) > 0;
      waits.push(until(all, pace.all), isCrowded ? until(edit, editInCrowd) : until(all, pace.edit));
    }
    return Math.max(0, ...waits);
  }

  note(rank: Rank): void {
    for (const sent of [this.#sent.all, this.#sent[rank]])
      if (sent.push(performance.now()) > GROUP_PACE.all.most) sent.shift();
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function createChatQueue(): ChatQueue {
  const lanes = new LRUCache<string, Lane>({ max: REMEMBERED });
  let overallAt = 0;

  async function work(lane: Lane): Promise<void> {
    const { waiting } = lane;
    const waitOf = (rank: Rank) => (waiting[rank].length > 0 ? lane.waitMs(rank) : Number.POSITIVE_INFINITY);
    while (waiting.post.length + waiting.edit.length > 0) {
      const rank = waitOf("post") <= waitOf("edit") ? "post" : "edit";
      const waitMs = waitOf(rank);
      if (waitMs > 0) await pause(Math.min(waitMs, STEP_MS));
      else {
        const call = waiting[rank].shift();
        lane.note(rank);
        const now = performance.now();
        const at = Math.max(now, overallAt);
        overallAt = at + OVERALL_GAP_MS;
        if (at > now) await pause(at - now);
        await call?.();
      }
    }
    lane.isWorking = false;
  }

  return {
    run(chat, rank, call) {
      const lane = lanes.get(chat) ?? new Lane(chat);
      lanes.set(chat, lane);
      return new Promise((resolve, reject) => {
        lane.waiting[rank].push(() => call().then(resolve, reject));
        if (lane.isWorking) return;
        lane.isWorking = true;
        void work(lane);
      });
    },
  };
}

/** For a Bot API without limits. */
export const NO_QUEUE: ChatQueue = { run: (_chat, _rank, call) => call() };
