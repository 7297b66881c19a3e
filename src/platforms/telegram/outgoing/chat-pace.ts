// How fast a chat may be shown something: at once while it has not been shown much lately, then as
// steadily as Telegram allows.

import { LRUCache } from "lru-cache";

/** At most `burst` at once, and one more each `everyMs` after that. */
export interface PaceRule {
  readonly burst: number;
  readonly everyMs: number;
}

/** The slots of each chat. Edits take theirs and wait for it; posts do not wait, but what follows
 * them does. */
export interface ChatPace {
  /** Takes the chat's next slot. Resolves to how many milliseconds away it is; 0 for now. */
  take(chat: string): number;
  /** Something was shown out of turn. */
  spend(chat: string): void;
  /** Whether the last slot that was taken in the chat had to be waited for: what people see there
   * may be behind. */
  lags(chat: string): boolean;
}

export interface ChatPaceParts {
  /** The rules that hold for a chat, all at once. */
  rulesOf(chat: string): readonly PaceRule[];
  /** Milliseconds from any beginning. */
  now(): number;
  /** Of how many chats the slots are remembered. */
  readonly capacity: number;
}

interface ChatSlots {
  /** For each rule, when it would have been obeyed without any burst. */
  readonly steadyMs: number[];
  waited: boolean;
}

export function createChatPace({ rulesOf, now, capacity }: ChatPaceParts): ChatPace {
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
        // However many posts there were, the next edit is not put off for longer than one step of
        // the rule.
        steadyMs[at] = Math.max(steady, Math.min(Math.max(steady, shown) + everyMs, shown + burst * everyMs));
      });
    },
    lags: (chat) => chats.peek(chat)?.waited ?? false,
  };
}

/** How far ahead of its steady pace a chat may be. */
function slackOf({ burst, everyMs }: PaceRule): number {
  return (burst - 1) * everyMs;
}

/** For a Bot API that sets no limits: never a wait. */
export const NO_PACE: ChatPace = { take: () => 0, spend() {}, lags: () => false };
