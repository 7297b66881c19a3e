// Rate limiting per chat: bursts first, then Telegram's steady rate for edits, and its per-minute count for posts.

import { LRUCache } from "lru-cache";
import { PACED_CHATS, type POST_COUNTS } from "../limits.ts";
import { type PaceAnswer, type PaceRule, type Paces, slackOf } from "./paces.ts";

/** Slots per chat. Edits reserve a slot and wait for it; posts use up slots, but wait only for holds and their own
 * count. */
export interface ChatPace {
  /** Reserves the next slot; returns the milliseconds until it, 0 for now. */
  take(chat: string): number;
  /** Whether a slot, and `more` slots after it, could be taken now without a wait. */
  isFree(chat: string, more?: number): boolean;
  /** Milliseconds until a post may be sent; 0 for now. */
  postWaitMs(chat: string): number;
  /** Records a message that's sent without reserving a slot; returns the milliseconds until a hold ends. */
  spend(chat: string): number;
  /** Records that a message has been sent: Telegram counts it no later than now. */
  sent(chat: string): void;
  /** Blocks all slots for this long, at Telegram's request. */
  hold(chat: string, ms: number): void;
}

export interface ChatPaceDependencies {
  /** All rules apply at once. */
  rulesOf(chat: string): readonly PaceRule[];
  /** All apply at once, to posts; absent: posts aren't counted. */
  countsOf?(chat: string): readonly PostCount[];
  readonly paces: Paces;
  /** Milliseconds from an arbitrary origin. */
  now(): number;
}

type PostCount = (typeof POST_COUNTS)["group"][number];

export function createChatPace({ rulesOf, countsOf = () => [], paces, now }: ChatPaceDependencies): ChatPace {
  /** When the last messages were sent, by chat, oldest first. */
  const sentAt = new LRUCache<string, readonly number[]>({ max: PACED_CHATS });
  const postWaitMs = (chat: string): number => {
    const times = sentAt.get(chat) ?? [];
    const waits = countsOf(chat).map(
      ({ most, withinMs }) => (times.at(-most) ?? -Infinity) + withinMs - now(),
    );
    return Math.max(0, paces.known(chat, rulesOf(chat)).heldMs, ...waits);
  };
  /** Whether a slot is free now, and the given number of slots after it. */
  const isFree = (chat: string, more: number): boolean => {
    const rules = rulesOf(chat);
    const { heldMs, aheadMs } = paces.known(chat, rules);
    const free = rules.every((rule, at) => (aheadMs[at] as number) + more * rule.everyMs <= slackOf(rule));
    return heldMs === 0 && free;
  };
  const ask = (chat: string, more: { take: number; spent?: number; holdMs?: number }) =>
    paces.ask(chat, { rules: rulesOf(chat), ...more });
  return {
    take: (chat) => firstSlot(ask(chat, { take: 1 })),
    isFree: (chat, more = 0) => isFree(chat, more) && postWaitMs(chat) === 0,
    postWaitMs,
    spend: (chat) => ask(chat, { take: 0, spent: 1 }).heldMs,
    sent(chat) {
      const most = Math.max(0, ...countsOf(chat).map((count) => count.most));
      if (most > 0) sentAt.set(chat, [...(sentAt.get(chat) ?? []), now()].slice(-most));
    },
    hold: (chat, holdMs) => void ask(chat, { take: 0, holdMs }),
  };
}

/** Groups have negative ids. */
export const isGroup = (chat: string): boolean => chat.startsWith("-");

const firstSlot = ({ slotsMs }: PaceAnswer): number => slotsMs[0] ?? 0;

/** For a Bot API without limits. */
export const NO_PACE: ChatPace = {
  take: () => 0,
  isFree: () => true,
  postWaitMs: () => 0,
  spend: () => 0,
  sent() {},
  hold() {},
};
