// A command typed again while its answer is pending gets one answer; any other command gets its own.

import type { Message } from "grammy/types";
import { describe, expect, it } from "vitest";
import { createTypedAgain } from "../../../src/platforms/telegram/updates.ts";

const typed = (text: string, { person = 7, chat = 7, more = {} } = {}) =>
  ({ message_id: 1, date: 1, chat: { id: chat }, from: { id: person }, text, ...more }) as unknown as Message;

describe("a command typed again", () => {
  const whileBusy = () => createTypedAgain(() => true);

  it("shares the answer that is still waiting", () => {
    const again = whileBusy();
    const answered = again.note(typed("/rps play"));
    expect(again.note(typed("/rps play"))).toBeUndefined();
    answered?.();
    expect(again.note(typed("/rps play"))).toBeTypeOf("function");
  });

  it("is answered separately when nothing is waiting", () => {
    const again = createTypedAgain(() => false);
    again.note(typed("/rps play"));
    expect(again.note(typed("/rps play"))).toBeTypeOf("function");
  });

  it.each([
    ["other words", typed("/rps stop")],
    ["another person", typed("/rps play", { person: 8 })],
    ["another chat", typed("/rps play", { chat: -100 })],
    ["another topic", typed("/rps play", { more: { message_thread_id: 5 } })],
    ["an answer to another message", typed("/rps play", { more: { reply_to_message: { message_id: 3 } } })],
  ])("is a different command with %s", (_difference, other) => {
    const again = whileBusy();
    again.note(typed("/rps play"));
    expect(again.note(other)).toBeTypeOf("function");
  });

  it("is a different command after anything else the person did", () => {
    const again = whileBusy();
    again.note(typed("/rps play"));
    again.note(typed("/rps stop"));
    expect(again.note(typed("/rps play"))).toBeTypeOf("function");
    again.forget(7);
    expect(again.note(typed("/rps play"))).toBeTypeOf("function");
  });

  it("is a different command when it is not plain text", () => {
    const again = whileBusy();
    const file = typed("", { more: { text: undefined, caption: "/strategy register", document: {} } });
    again.note(file);
    expect(again.note(file)).toBeTypeOf("function");
  });

  it("is answered by the newest of two waiting ones, whichever finishes first", () => {
    const again = whileBusy();
    const first = again.note(typed("/rps play"));
    again.note(typed("/rps stop"));
    first?.();
    expect(again.note(typed("/rps stop"))).toBeUndefined();
  });
});
