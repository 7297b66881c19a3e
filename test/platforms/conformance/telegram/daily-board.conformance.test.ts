// The board of the day on Telegram: a picture with its areas as buttons, then from its end to the day's list.

import { describe, expect, it } from "vitest";
import { eventually } from "../rig.ts";
import { type TelegramMessage, useStage } from "./stage.ts";
import { buttonsOf, tableOf, wordsOf } from "./table.ts";

const moves = (message: TelegramMessage): readonly string[] =>
  buttonsOf(message).map(({ callback_data }) => callback_data?.split(":")[3] ?? "");

describe("the daily board on Telegram", () => {
  const stage = useStage();

  it("is a picture with parts as buttons, allows one attempt, and links the daily list when stopped", async () => {
    const anna = await stage.person("Anna");
    await stage.say(anna, "/daily board");
    const newest = async (text: string): Promise<TelegramMessage> => {
      const find = async () => (await stage.messages(anna.id)).findLast((one) => wordsOf(one).includes(text));
      return (await eventually(find, (found) => found !== undefined)) as TelegramMessage;
    };
    const board = await newest("today’s board");
    expect(moves(board)).toContain("w0");
    await tableOf(stage, anna, board).press("stop");
    const over = await newest("Stopped.");
    expect(over.message_id).toBe(board.message_id);
    expect(moves(over)).toEqual(["share", "open", "show"]);
    await tableOf(stage, anna, over).press("open");
    const list = await newest("🏆 Gadalka");
    expect(wordsOf(list)).toContain("No one is on this list yet.");
    await tableOf(stage, anna, list).press("own");
    await newest("· Mind ·");
  });
});
