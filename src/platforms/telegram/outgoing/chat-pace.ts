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
  /** Whether a slot taken now would need no wait. */
  isFree(chat: string): boolean;
  /** Whether a slot taken now would leave half of the burst to others. */
  isCalm(chat: string): boolean;
  /** Records a message sent without a slot. */
  spend(chat: string): void;
}

export interface ChatPaceDependencies {
  /** All rules apply at once. */
  rulesOf(chat: string): readonly PaceRule[];
  /** Milliseconds from an arbitrary origin. */
  now(): number;
  readonly capacity: number;
}

export function createChatPace({ rulesOf, now, capacity }: ChatPaceDependencies): ChatPace {
  /** Per chat and rule, the time at which it would hold without any burst. */
  const chats = new LRUCache<string, number[]>({ max: capacity });

  function steadyOf(chat: string, rules: readonly PaceRule[]): number[] {
    const steadyMs = chats.get(chat) ?? rules.map(() => 0);
    chats.set(chat, steadyMs);
    return steadyMs;
  }

  /** Whether a slot is free now, and so many more after it. */
  function isFree(chat: string, moreOf: (rule: PaceRule) => number): boolean {
    const rules = rulesOf(chat);
    const steadyMs = steadyOf(chat, rules);
    return rules.every((rule, at) => {
      const ahead = (steadyMs[at] as number) + moreOf(rule) * rule.everyMs;
      return ahead - slackOf(rule) <= now();
    });
  }

  return {
    take(chat) {
      const rules = rulesOf(chat);
      const steadyMs = steadyOf(chat, rules);
      const asked = now();
      const slot = Math.max(asked, ...rules.map((rule, at) => (steadyMs[at] as number) - slackOf(rule)));
      rules.forEach(({ everyMs }, at) => {
        steadyMs[at] = Math.max(steadyMs[at] as number, slot) + everyMs;
      });
      return slot - asked;
    },
    isFree: (chat) => isFree(chat, () => 0),
    isCalm: (chat) => isFree(chat, ({ burst }) => Math.ceil(burst / 2)),
    spend(chat) {
      const rules = rulesOf(chat);
      const steadyMs = steadyOf(chat, rules);
      const shown = now();
      rules.forEach(({ burst, everyMs }, at) => {
        const steady = steadyMs[at] as number;
        // Posts never delay the next edit by more than one step of the rule.
        steadyMs[at] = Math.max(steady, Math.min(Math.max(steady, shown) + everyMs, shown + burst * everyMs));
      });
    },
  };
}

/** How far a chat may run ahead of its steady rate. */
function slackOf({ burst, everyMs }: PaceRule): number {
  return (burst - 1) * everyMs;
}

/** For a Bot API without limits. */
export const NO_PACE: ChatPace = { take: () => 0, isFree: () => true, isCalm: () => true, spend() {} };
