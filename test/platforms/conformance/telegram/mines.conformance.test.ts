// Minesweeper on Telegram: the board as a keyboard; larger ones as a picture, edited with its keyboard.

import { describe, expect, it } from "vitest";
import { cellsOf } from "../known-mines.ts";
import { answersTo, type TelegramMessage, useStage } from "./stage.ts";
import { buttonsOf, tableOf, wordsOf } from "./table.ts";

const turnOf = (message: TelegramMessage): string => buttonsOf(message)[0]?.callback_data.split(":")[2] ?? "";

describe("minesweeper on Telegram", () => {
  const stage = useStage();

  it("asks before a second board, which replaces the question; the first can be resumed", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/mines play");
    const first = await table.play("o12");
    const question = await stage.table(anna, "/mines play level=pocket");
    expect((await question.now()).text).toContain("Still open: 8×8");
    expect((await question.play("new")).text).toContain("5×5");
    expect((await table.play("hint")).text).toContain("Paused: 8×8");
    expect((await table.play("continue")).reply_markup).toEqual(first.reply_markup);
  });

  it("shows an eight-by-eight keyboard, played to a win, with a toast for every cell", async () => {
    const anna = await stage.person("Anna");
    const code = "8x8-10-opening-conform1";
    const table = await stage.table(anna, `/mines play board=${code}`);
    const rows = (await table.now()).reply_markup?.inline_keyboard.map((row) => row.length);
    expect(rows).toEqual([8, 8, 8, 8, 8, 8, 8, 8, 4]);
    const seen = await table.press("o0");
    expect(seen).toMatchObject({ show_alert: false, text: expect.stringMatching(/^A1: /) });
    let message = await table.becomes((now) => turnOf(now) === "1");
    for (const cell of cellsOf(code, 0).safe)
      if (buttonsOf(message).some(({ callback_data }) => callback_data.endsWith(`:o${cell}`)))
        message = await table.play(`o${cell}`);
    expect(message.text).toContain("🎉 Anna cleared the board");
    expect(buttonsOf(message).filter(({ text }) => text === "💣")).toHaveLength(10);
  });

  it("counts cells pressed faster than its message may change", async () => {
    const anna = await stage.person("Anna");
    const code = "8x8-10-safe-conform2";
    const table = await stage.table(anna, `/mines play board=${code}`);
    const data = (cell: number) => table.button(`o${cell}`);
    const cells = await Promise.all([63, ...cellsOf(code, 63).safe.slice(0, 12)].map(data));
    for (const one of cells) await table.pressData(one);
    const message = await table.becomes(({ text }) => /safe cells? to go|cleared/.test(text));
    expect(message.text).not.toContain("was a mine");
  });

  it("ends on a mine after a restart, and explains that to a later press", async () => {
    const anna = await stage.person("Anna");
    const code = "8x8-10-opening-conform3";
    const table = await stage.table(anna, `/mines play board=${code}`);
    await table.play("o0");
    await stage.restartBot("SIGKILL");
    const lost = await table.play(`o${cellsOf(code, 0).mines[0]}`);
    expect(lost.text).toContain("was a mine. Anna had cleared");
    const late = await table.pressData(buttonsOf(lost)[0]?.callback_data ?? "");
    expect(late).toMatchObject({ show_alert: true, text: expect.stringContaining("This game is over") });
  });

  it("shows a large board as one picture throughout, with part of it as a keyboard", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/mines play expert");
    const part = await table.play("w2");
    await table.play(buttonsOf(part)[0]?.callback_data.split(":")[3] as string);
    expect(wordsOf(await table.play("hint"))).toMatch(/💡/);
    expect(wordsOf(await table.play("stop"))).toContain("Stopped. Anna had cleared");
    expect(await stage.calls({ method: "sendPhoto", chatId: anna.id })).toHaveLength(1);
    expect((await stage.calls({ method: "editMessageMedia", ok: true })).length).toBeGreaterThan(2);
    expect(await stage.calls({ method: "editMessageText", ok: false })).toEqual([]);
  });

  it("shows a strategy playing to its end", async () => {
    const table = await stage.table(await stage.person("Anna"), "/mines watch simple 6x6 6");
    expect(wordsOf(await table.play("next"))).toContain("Move 1");
    expect(wordsOf(await table.play("end"))).toMatch(/Cleared: all 30 cells|That was a mine/);
  });

  it("lets two race in private chats, and shows the result in the group's message", async () => {
    const [anna, boris] = [await stage.person("Anna"), await stage.person("Boris")];
    for (const one of [anna, boris]) await stage.say(one, "/help");
    const chat = await stage.group();
    const { message_id: reply_to } = await stage.write(boris, "Who dares?", { chat });
    const race = { user: anna.id, chat, text: "/mines race small", reply_to };
    const [challenge] = await answersTo(stage.simulator, race);
    expect(challenge?.text).toContain("Anna against Boris");
    const card = tableOf(stage, boris, challenge);
    await card.play("accept");
    for (const who of [anna, boris]) {
      const since = await stage.mark();
      await card.press("play", { who });
      const [board] = await stage.calls({ method: "sendMessage", chatId: who.id, since, min: 1 });
      await tableOf(stage, who, board?.result).play("stop");
    }
    await card.becomes(({ text }) => /dead heat|wins the race/i.test(text));
  });
});
