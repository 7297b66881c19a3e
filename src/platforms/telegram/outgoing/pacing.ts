// Keeps the bot within Telegram's limits: one pace per chat, one overall, and whatever limits Telegram itself reports.

import type { Api } from "grammy";
import {
  HOLD_MAX_MS,
  LIMITED_TOGETHER_MS,
  OVERALL_PACE,
  PACE_RULES,
  PACED_CHATS,
  POST_COUNTS,
} from "../limits.ts";
import type { ApiClient } from "./api-client.ts";
import { type ChatPace, createChatPace, isGroup, NO_PACE } from "./chat-pace.ts";
import { createOverallPace, NO_OVERALL_PACE, type OverallPace } from "./overall-pace.ts";
import { createPaces } from "./paces.ts";

export interface Pacing {
  readonly chats: ChatPace;
  readonly overall: OverallPace;
}

export interface PacingDependencies {
  readonly client: Pick<ApiClient, "pause" | "ended">;
  /** Milliseconds from an arbitrary origin. */
  now(): number;
}

export function createPacing({ client, now }: PacingDependencies): Pacing {
  const { ended } = client;
  const paces = createPaces({ now, capacity: PACED_CHATS });
  const kindOf = (chat: string) => (isGroup(chat) ? "group" : "private");
  const rulesOf = (chat: string) => PACE_RULES[kindOf(chat)];
  const countsOf = (chat: string) => POST_COUNTS[kindOf(chat)];
  const pause = (ms: number) => client.pause(ms, ended);
  return {
    chats: createChatPace({ rulesOf, countsOf, paces, now }),
    overall: createOverallPace({ paces, rule: OVERALL_PACE, pause, now, ended }),
  };
}

/** For a Bot API without limits. */
export const NO_PACING: Pacing = { chats: NO_PACE, overall: NO_OVERALL_PACE };

/** From now on, counts what's sent and holds a chat that Telegram limits. Holds everything if two chats well within
 * their own limits are limited at about the same time. */
export function watchLimits(api: Api, { chats, overall }: Pacing, now: () => number): void {
  let last: { readonly chat: string; readonly atMs: number } | undefined;
  const limited = (chat: string, holdMs: number): void => {
    if (chats.isFree(chat)) {
      const isTogether = last && last.chat !== chat && now() - last.atMs <= LIMITED_TOGETHER_MS;
      if (isTogether) overall.hold(holdMs);
      last = { chat, atMs: now() };
    }
    chats.hold(chat, holdMs);
  };
  api.config.use((call, method, payload, signal) => {
    const chat = chatOf(payload);
    // A call that shows nothing in a chat has no pace.
    if (!chat) return call(method, payload, signal);
    const sent = (): void => {
      if (method.startsWith("send")) chats.sent(chat);
    };
    return call(method, payload, signal).then(
      (answer) => {
        sent();
        if (answer.ok || answer.error_code !== 429) return answer;
        const holdMs = Math.max(1, answer.parameters?.retry_after ?? 1) * 1_000;
        if (holdMs <= HOLD_MAX_MS) limited(chat, holdMs);
        return answer;
      },
      (error: unknown) => {
        sent();
        throw error;
      },
    );
  });
}

/** The name of the call's pace; undefined for a call that shows nothing in a chat. */
function chatOf(payload: object): string | undefined {
  const { chat_id, inline_message_id } = payload as { chat_id?: number; inline_message_id?: string };
  return chat_id === undefined ? inline_message_id : String(chat_id);
}
