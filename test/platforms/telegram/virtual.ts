// The outbox with Telegram reduced to a list of messages, in virtual time that jumps from one wait to the next.

import { Bot } from "grammy";
import { createApiClient } from "../../../src/platforms/telegram/outgoing/api-client.ts";
import { type ChatPace, NO_PACE } from "../../../src/platforms/telegram/outgoing/chat-pace.ts";
import { createOutbox, type Outbox } from "../../../src/platforms/telegram/outgoing/outbox.ts";
import { NO_OVERALL_PACE } from "../../../src/platforms/telegram/outgoing/overall-pace.ts";
import { watchLimits } from "../../../src/platforms/telegram/outgoing/pacing.ts";
import { createRenderCache } from "../../../src/platforms/telegram/outgoing/render-cache.ts";
import { recordingLog } from "./rig.ts";

const TOKEN = "1:token";

export interface VirtualTime {
  now(): number;
  wait(ms: number): Promise<void>;
  /** Ends all waits in order, until nothing is waiting. */
  run(): Promise<void>;
}

export function virtualTime(): VirtualTime {
  let nowMs = 0;
  const waits: { readonly at: number; readonly end: () => void }[] = [];
  return {
    now: () => nowMs,
    wait: (ms) => new Promise((end) => void waits.push({ at: nowMs + ms, end })),
    async run() {
      for (;;) {
        await new Promise(setImmediate);
        const next = waits.sort((one, other) => one.at - other.at).shift();
        if (!next) return;
        nowMs = next.at;
        next.end();
      }
    },
  };
}

/** A message shown in a chat, and when. */
interface Shown {
  readonly at: number;
  readonly chat: number;
  readonly text: string;
}

interface Messages {
  /** In the order of appearance. */
  readonly shown: Shown[];
  /** The messages that got a reaction. */
  readonly reacted?: number[];
  /** How long the next call takes to reach Telegram, in milliseconds. */
  travelMs(): number;
}

/** The outbox of one process. */
function virtualOutbox(time: VirtualTime, messages: Messages, pace: ChatPace, besideOthers: boolean): Outbox {
  const { api } = new Bot(TOKEN);
  api.config.use(async (_previous, method, payload) => {
    await time.wait(messages.travelMs());
    const { chat_id, message_id, text } = payload as {
      readonly chat_id?: number;
      readonly message_id?: number;
      readonly text?: string;
    };
    if (method === "setMessageReaction") messages.reacted?.push(message_id as number);
    if (text && chat_id !== undefined && method !== "answerCallbackQuery")
      messages.shown.push({ at: time.now(), chat: chat_id, text });
    return { ok: true, result: { message_id: 1 } as never };
  });
  watchLimits(api, { chats: pace, overall: NO_OVERALL_PACE }, () => time.now());
  const pause = (ms: number) => time.wait(ms);
  const ended = new AbortController().signal;
  const client = createApiClient({
    api,
    token: TOKEN,
    log: recordingLog(),
    pause,
    ended,
  });
  return createOutbox({
    client,
    cache: createRenderCache(10),
    pacing: { chats: pace, overall: NO_OVERALL_PACE },
    besideOthers: () => besideOthers,
    ephemeral: false,
    now: () => time.now(),
  });
}

/** Processes with such outboxes, in one chat and on one clock. */
export function openOutbox({
  pace = (_now: () => number): ChatPace => NO_PACE,
  besideOthers = false,
  travelMs = (): number => 0,
  processes = 1,
} = {}) {
  const time = virtualTime();
  const messages = { shown: [] as Shown[], reacted: [] as number[], travelMs };
  const made = Array.from({ length: processes }, () =>
    virtualOutbox(time, messages, pace(time.now), besideOthers),
  );
  const texts = () => messages.shown.map(({ text }) => text);
  return { time, outbox: made[0] as Outbox, outboxes: made, ...messages, texts };
}

/** The largest number of times within any window of this length, excluding its end. */
export function mostWithin(times: readonly number[], windowMs: number): number {
  return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + windowMs).length));
}
