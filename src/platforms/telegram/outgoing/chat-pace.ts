// Rate limiting per chat: bursts first, then Telegram's steady rate.

import { LRUCache } from "lru-cache";

/** A burst of `burst`, then one every `everyMs`. */
export interface PaceRule {
  readonly burst: number;
  readonly everyMs: number;
}

/** Slots per chat. Edits reserve a slot and wait; posts do not wait but use up slots. */
export interface ChatPace {
  /** Reserves the next slot; returns the milliseconds until it, 0 for now. */
  take(chat: string): number;
  /** Records a message sent without a slot. */
  spend(chat: string): void;
  /** Whether the last reserved slot had to wait, so the chat may show an outdated form. */
  lags(chat: string): boolean;
}

export interface ChatPaceDependencies {
  /** All rules apply at once. */
  rulesOf(chat: string): readonly PaceRule[];
  /** Milliseconds from an arbitrary origin. */
  now(): number;
  readonly capacity: number;
}

interface ChatSlots {
  /** Per rule, the time at which it would hold without any burst. */
  readonly steadyMs: number[];
  waited: boolean;
}

export function createChatPace({ rulesOf, now, capacity }: ChatPaceDependencies): ChatPace {
  const chats = new LRUCache<string, ChatSlots>({ max: capacity });

  function slotsOf(chat: string, rules: readonly PaceRule[]): ChatSlots {
    const slots = chats.get(chat) ?? { steadyMs: rules.map(() => 0), waited: false };
    chats.set(chat, slots);
    return slots;
  }

  return {
    take(chat) {
      const rules = rulesOf(chat);
      const slots = slotsOf(chat, rules);
      const { steadyMs } = slots;
      const asked = now();
      const slot = Math.max(asked, ...rules.map((rule, at) => (steadyMs[at] as number) - slackOf(rule)));
      rules.forEach(({ everyMs }, at) => {
        steadyMs[at] = Math.max(steadyMs[at] as number, slot) + everyMs;
      });
      slots.waited = slot > asked;
      return slot - asked;
    },
    spend(chat) {
      const rules = rulesOf(chat);
      const { steadyMs } = slotsOf(chat, rules);
      const shown = now();
      rules.forEach(({ burst, everyMs }, at) => {
        const steady = steadyMs[at] as number;
        // Posts never delay the next edit by more than one step of the rule.
        steadyMs[at] = Math.max(steady, Math.min(Math.max(steady, shown) + everyMs, shown + burst * everyMs));
      });
    },
    lags: (chat) => chats.peek(chat)?.waited ?? false,
  };
}

/** How far a chat may run ahead of its steady rate. */
function slackOf({ burst, everyMs }: PaceRule): number {
  return (burst - 1) * everyMs;
}

/** For a Bot API without limits. */
export const NO_PACE: ChatPace = { take: () => 0, spend() {}, lags: () => false };
