// Minesweeper on Telegram: the board as a keyboard, larger ones as a picture that is edited with
// its keyboard.

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { cellsOf } from "../known-mines.ts";
import { eventually } from "../rig.ts";
import { openStage, type Person, type Stage, type TelegramMessage } from "./stage.ts";
import { buttonsOf, type Table } from "./table.ts";

const ofMove = (message: TelegramMessage, move: string) =>
  buttonsOf(message).find(({ callback_data }) => callback_data?.endsWith(`:${move}`));
const capOf = (message: TelegramMessage): string =>
  (message as TelegramMessage & { caption?: string }).caption ?? message.text;
const turnOf = (message: TelegramMessage): string => buttonsOf(message)[0]?.callback_data.split(":")[2] ?? "";

/** Presses and waits until the message has come on by a turn, or changed its words. */
async function press(
  stage: Stage,
  who: Person,
  message: TelegramMessage,
  move: string,
): Promise<TelegramMessage> {
  const data = ofMove(message, move)?.callback_data;
  if (data === undefined) throw new Error(`no button ${move} below ${capOf(message)}`);
  await stage.simulator.post("press", {
    user: who.id,
    chat: message.chat.id,
    message: message.message_id,
    data,
    force: true,
    wait: 5000,
  });
  const looks = (one: TelegramMessage) => JSON.stringify([capOf(one), one.reply_markup]);
  return eventually(
    async () =>
      (await stage.messages(message.chat.id)).find(({ message_id }) => message_id === message.message_id) ??
      message,
    (now) => looks(now) !== looks(message),
  );
}

describe("minesweeper on Telegram", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterEach(() => stage.verdict());
  afterAll(() => stage?.end());

  it("asks before a second board, which then stands in the place of the question; the first goes on later", async () => {
    const anna = await stage.person("Anna");
    const opening = await (await stage.table(anna, "/mines play")).now();
    const first = await press(stage, anna, opening, "o12");
    const asked = await (await stage.table(anna, "/mines play level=pocket")).now();
    expect(asked.text).toContain("Still open: 8×8");
    const second = await press(stage, anna, asked, "new");
    expect(second.text).toContain("5×5");
    const aside = await press(stage, anna, first, "hint");
    expect(aside.text).toContain("Set aside: 8×8");
    const back = await press(stage, anna, aside, "continue");
    expect(back.reply_markup).toEqual(first.reply_markup);
  });

  it("is a keyboard of eight by eight, played to a win, with a passing line for every cell", async () => {
    const anna = await stage.person("Anna");
    const code = "8x8-10-opening-conform1";
    const table: Table = await stage.table(anna, `/mines play board=${code}`);
    let message = await table.now();
    expect(message.reply_markup?.inline_keyboard.map((row) => row.length)).toEqual([
      8, 8, 8, 8, 8, 8, 8, 8, 4,
    ]);
    const told = await table.press("o0");
    expect(told).toMatchObject({ show_alert: false, text: expect.stringMatching(/^A1: /) });
    message = await table.becomes((now) => turnOf(now) === "1");
    for (const cell of cellsOf(code, 0).safe)
      if (ofMove(message, `o${cell}`)) message = await press(stage, anna, message, `o${cell}`);
    expect(message.text).toContain("🎉 Anna cleared the board");
    expect(buttonsOf(message).filter(({ text }) => text === "💣")).toHaveLength(10);
  });

  it("takes cells that are pressed faster than its message may change", async () => {
    const anna = await stage.person("Anna");
    const code = "8x8-10-safe-conform2";
    const table = await stage.table(anna, `/mines play board=${code}`);
    const data = (cell: number) => table.button(`o${cell}`);
    const cells = await Promise.all([63, ...cellsOf(code, 63).safe.slice(0, 12)].map(data));
    for (const one of cells) await table.pressData(one);
    const message = await table.becomes(({ text }) => /safe cells? to go|cleared/.test(text));
    expect(message.text).not.toContain("was a mine");
  });

  it("is lost on a mine after a restart, and a press after that is answered in words", async () => {
    const anna = await stage.person("Anna");
    const code = "8x8-10-opening-conform3";
    let message = await press(
      stage,
      anna,
      await (await stage.table(anna, `/mines play board=${code}`)).now(),
      "o0",
    );
    await stage.restartBot("SIGKILL");
    message = await press(stage, anna, message, `o${cellsOf(code, 0).mines[0]}`);
    expect(message.text).toContain("was a mine. Anna had cleared");
    const data = buttonsOf(message)[0]?.callback_data;
    const late = await stage.simulator.post<{ answer: { text: string; show_alert: boolean } }>("press", {
      user: anna.id,
      chat: anna.id,
      message: message.message_id,
      data,
      wait: 5000,
    });
    expect(late.answer).toMatchObject({
      show_alert: true,
      text: expect.stringContaining("This game is over"),
    });
  });

  it("of a large board is one picture from beginning to end, with a part of it as keyboard", async () => {
    const anna = await stage.person("Anna");
    const [first] = await stage.say(anna, "/mines play expert");
    let message = first as TelegramMessage;
    message = await press(stage, anna, message, "w2");
    const cell = buttonsOf(message)[0]?.callback_data.split(":")[3] as string;
    message = await press(stage, anna, message, cell);
    message = await press(stage, anna, message, "hint");
    expect(capOf(message)).toMatch(/💡/);
    message = await press(stage, anna, message, "stop");
    expect(capOf(message)).toContain("Stopped. Anna had cleared");
    expect(await stage.calls({ method: "sendPhoto", chatId: anna.id })).toHaveLength(1);
    expect((await stage.calls({ method: "editMessageMedia", ok: true })).length).toBeGreaterThan(2);
    expect(await stage.calls({ method: "editMessageText", ok: false })).toEqual([]);
  });

  it("shows a strategy at play to its end", async () => {
    const anna = await stage.person("Anna");
    const [first] = await stage.say(anna, "/mines watch simple 6x6 6");
    let message = await press(stage, anna, first as TelegramMessage, "next");
    expect(capOf(message)).toContain("Move 1");
    message = await press(stage, anna, message, "end");
    expect(capOf(message)).toMatch(/Cleared: all 30 cells|That was a mine/);
  });

  it("is raced by two in their private chats, and the message in the group tells the end", async () => {
    const [anna, boris] = [await stage.person("Anna"), await stage.person("Boris")];
    for (const one of [anna, boris]) await stage.say(one, "/help");
    const chat = await stage.group();
    const asked = await stage.write(boris, "Who dares?", { chat });
    const { replies } = await stage.simulator.post<{ replies: readonly { result: TelegramMessage }[] }>(
      "message",
      {
        ...{
          user: anna.id,
          chat,
          text: "/mines race small",
          reply_to: asked.message_id,
          wait: 5000,
          calls: 1,
        },
      },
    );
    const challenge = replies[0]?.result as TelegramMessage;
    expect(challenge.text).toContain("Anna against Boris");
    const accept = ofMove(challenge, "accept")?.callback_data;
    await stage.simulator.post("press", {
      ...{ user: boris.id, chat, message: challenge.message_id, data: accept, wait: 5000 },
    });
    const card = (await eventually(
      async () => (await stage.messages(chat)).find(({ message_id }) => message_id === challenge.message_id),
      (message) => message !== undefined && ofMove(message, "play") !== undefined,
    )) as TelegramMessage;
    for (const one of [anna, boris]) {
      const since = await stage.mark();
      const data = ofMove(card, "play")?.callback_data;
      await stage.simulator.post("press", { user: one.id, chat, message: card.message_id, data, wait: 5000 });
      const [board] = await stage.calls({ method: "sendMessage", chatId: one.id, since, min: 1 });
      await press(stage, one, board?.result as TelegramMessage, "stop");
    }
    const told = async () =>
      (await stage.messages(chat)).find(({ message_id }) => message_id === card.message_id)?.text ?? "";
    await eventually(told, (text) => /dead heat|wins the race/i.test(text));
  });
});
