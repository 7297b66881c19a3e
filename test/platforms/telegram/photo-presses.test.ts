// Presses below a picture of ours: Telegram edits pictures by other calls than words, and tells of
// the pressed message which it is.

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

/** As Telegram tells of a press below a picture. */
function photoPress() {
  const { callback_query } = press(ROCK);
  const { text: _words, ...message } = callback_query.message;
  const photo = [{ file_id: "f", file_unique_id: "u", width: 1, height: 1 }];
  return { callback_query: { ...callback_query, message: { ...message, photo, caption: "old" } } };
}

describe("a press below a picture", () => {
  it("is answered by another picture in the same message, with its words, and nothing is posted beside it", async () => {
    rig.answer = () => edited(1, "now");
    rig.deliver(photoPress());
    expect((await rig.call("editMessageMedia")).params.upload).toContain('"caption":"now"');
    await rig.call("answerCallbackQuery");
    expect(rig.callsOf("sendPhoto")).toEqual([]);
    expect(rig.callsOf("editMessageText")).toEqual([]);
  });

  it("changes the words alone where the picture stays", async () => {
    rig.answer = () => edited(1, "now");
    rig.deliver(photoPress());
    await rig.call("editMessageMedia");
    rig.answer = () => edited(1, "later");
    rig.deliver(photoPress());
    expect((await rig.call("editMessageCaption")).params).toMatchObject({ caption: "later" });
  });

  it("has words that fit below a picture", async () => {
    rig.answer = () => edited(2, "x ".repeat(900));
    rig.deliver(photoPress());
    const upload = String((await rig.call("editMessageMedia")).params.upload);
    const [, caption = ""] = /"caption":"([^"]*)"/.exec(upload) ?? [];
    expect(caption.length).toBeLessThanOrEqual(1024);
    expect(caption).toMatch(/^x x .*x/);
  });
});
