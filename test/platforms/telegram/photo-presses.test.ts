// Presses below one of the bot's pictures: Telegram edits pictures with different calls than text, and says which kind
// the pressed message is.

import { describe, expect, it } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { aroundEachTest, press, ROCK, rig } from "./rig.ts";

aroundEachTest();

const picture = (byte: number) =>
  ({ type: "picture", name: "board.png", png: new Uint8Array([byte]), alt: "a board" }) as const;
const edited = (byte: number, text: string): Reply => ({
  type: "edit",
  view: { blocks: [{ type: "text", text }, picture(byte)] },
});

/** A press below a picture, as Telegram delivers it. */
function photoPress() {
  const { callback_query } = press(ROCK);
  const { text: _words, ...message } = callback_query.message;
  const photo = [{ file_id: "f", file_unique_id: "u", width: 1, height: 1 }];
  return { callback_query: { ...callback_query, message: { ...message, photo, caption: "old" } } };
}

describe("a press below a picture", () => {
  it("is answered with another picture in the same message, with its caption and no new post", async () => {
    rig.answer = () => edited(1, "now");
    rig.deliver(photoPress());
    expect((await rig.call("editMessageMedia")).params.upload).toContain('"caption":"now"');
    await rig.call("answerCallbackQuery");
    expect(rig.callsOf("sendPhoto")).toEqual([]);
    expect(rig.callsOf("editMessageText")).toEqual([]);
  });

  it("changes only the words when the picture is the same", async () => {
    rig.answer = () => edited(1, "now");
    rig.deliver(photoPress());
    await rig.call("editMessageMedia");
    rig.answer = () => edited(1, "later");
    rig.deliver(photoPress());
    expect((await rig.call("editMessageCaption")).params).toMatchObject({ caption: "later" });
  });

  it("has a caption that fits below a picture", async () => {
    rig.answer = () => edited(2, "x ".repeat(900));
    rig.deliver(photoPress());
    const upload = String((await rig.call("editMessageMedia")).params.upload);
    const [, caption = ""] = /"caption":"([^"]*)"/.exec(upload) ?? [];
    expect(caption.length).toBeLessThanOrEqual(1024);
    expect(caption).toMatch(/^x x .*x/);
  });
});
