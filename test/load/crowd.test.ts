// The simulated people of a load test look at late messages, read private answers, and know when what was shown.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TelegramCall, TelegramFake, TelegramMessage } from "./platforms/simulators.ts";
import { tableOnTelegram } from "./platforms/telegram.ts";

const CHAT = 7;
const PATIENT_MS = 30_000;

function sitDown() {
  const listeners = new Set<(call: TelegramCall) => void>();
  const messages = new Map<number, TelegramMessage>();
  const typed: string[] = [];
  const world = {
    bot: () => ({ listeners }),
    addUser: (user: object) => user,
    chats: new Map([[CHAT, { messages }]]),
  };
  const actions = {
    sendMessage: (_bot: object, { text }: { text: string }) => void typed.push(text),
    startPress: () => ({ id: "q1" }),
  };
  const fake = { world, actions, token: "" } as unknown as TelegramFake;
  const tell = (call: object): void => {
    for (const listen of listeners) listen({ ok: true, params: {}, ...call } as TelegramCall);
  };
  const draw = (id: number): void => {
    const message = {
      message_id: id,
      text: "a match",
      reply_markup: { inline_keyboard: [[{ callback_data: "rps:s:0:rock" }]] },
    };
    messages.set(id, message);
    tell({ method: "sendMessage", chatId: CHAT, result: message });
  };
  return { seat: tableOnTelegram(fake, () => true)(CHAT), tell, draw, typed };
}

describe("a simulated Telegram player", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("gives up on a command in the end, but still sees a late answer", async () => {
    const { seat, draw } = sitDown();
    const begun = expect(seat.begin("rps play")).rejects.toThrow("drew no buttons");
    await vi.advanceTimersByTimeAsync(PATIENT_MS - 1);
    expect(seat.drawn()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await begun;
    draw(5);
    expect([seat.drawn(), seat.look()?.buttons]).toEqual([1, ["rps:s:0:rock"]]);
  });

  it("starts when the buttons are drawn", async () => {
    const { seat, draw } = sitDown();
    const begun = seat.begin("rps play");
    await vi.advanceTimersByTimeAsync(20_000);
    draw(5);
    await expect(begun).resolves.toBeUndefined();
  });

  it("reads a private message beside an empty answer", async () => {
    const { seat, tell, draw } = sitDown();
    draw(5);
    const pressed = seat.press("rps:s:0:rock");
    const params = { text: "over", ephemeral_message_parameters: { callback_query_id: "q1" } };
    tell({ method: "sendMessage", chatId: CHAT, params });
    tell({ method: "answerCallbackQuery", callbackId: "q1" });
    expect((await pressed).words).toBe("over");
  });

  it("sees a press's result in the next edit, or one before the answer", () => {
    const { seat, tell, draw } = sitDown();
    draw(5);
    const shownAt: number[] = [];
    const pressedAt = performance.now();
    seat.whenShown?.(pressedAt, (at) => shownAt.push(at - pressedAt));
    tell({ method: "editMessageText", chatId: CHAT, messageId: 4 });
    expect(shownAt).toEqual([]);
    vi.advanceTimersByTime(9_000);
    tell({ method: "editMessageText", chatId: CHAT, messageId: 5 });
    seat.whenShown?.(pressedAt, (at) => shownAt.push(at - pressedAt));
    expect(shownAt).toEqual([9_000, 9_000]);
  });
});
