// The board of the day on Telegram: a picture with parts as buttons, and the way from its end to the list of the day.

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../rig.ts";
import { openStage, PATIENCE_MS, type Person, type Stage, type TelegramMessage } from "./stage.ts";
import { buttonsOf } from "./table.ts";

const capOf = (message: TelegramMessage): string =>
  (message as TelegramMessage & { caption?: string }).caption ?? message.text ?? "";
const moves = (message: TelegramMessage): readonly string[] =>
  buttonsOf(message).map(({ callback_data }) => callback_data?.split(":")[3] ?? "");

async function press(stage: Stage, who: Person, message: TelegramMessage, move: string): Promise<void> {
  const data = buttonsOf(message).find(({ callback_data }) =>
    callback_data?.endsWith(`:${move}`),
  )?.callback_data;
  if (data === undefined) throw new Error(`no button ${move}: ${moves(message)}`);
  const pressed = { user: who.id, chat: message.chat.id, message: message.message_id, data };
  await stage.simulator.post("press", { ...pressed, force: true, wait: PATIENCE_MS });
}

describe("the board of the day on Telegram", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterEach(() => stage.verdict());
  afterAll(() => stage?.end());

  it("is a picture with parts as buttons, one try, and when it is stopped leads to the list of the day", async () => {
    const anna = await stage.person("Anna");
    const chat = (await (await stage.table(anna, "/daily board")).now()).chat.id;
    const newest = async (text: string): Promise<TelegramMessage> => {
      const find = async () => (await stage.messages(chat)).findLast((one) => capOf(one).includes(text));
      return (await eventually(find, (found) => found !== undefined)) as TelegramMessage;
    };
    const board = await newest("the board of the day");
    expect(moves(board)).toContain("w0");
    await press(stage, anna, board, "stop");
    const over = await newest("Stopped.");
    expect(over.message_id).toBe(board.message_id);
    expect(moves(over)).toEqual(["share", "open", "show"]);
    await press(stage, anna, over, "open");
    const list = await newest("🏆 Gadalka");
    expect(capOf(list)).toContain("Nobody is on this list yet.");
    await press(stage, anna, list, "own");
    await newest("· Mind ·");
  });
});
