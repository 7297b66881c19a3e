// Minesweeper on Telegram: the board as a keyboard.

import { describe, expect, it } from "vitest";
import { useStage } from "./stage.ts";
import { buttonsOf } from "./table.ts";

describe("minesweeper on Telegram", () => {
  const stage = useStage();

  it("shows an eight-by-eight keyboard with a toast for every cell, also after a restart", async () => {
    const table = await stage.table(await stage.person("Anna"), "/mines play");
    const rows = (await table.now()).reply_markup?.inline_keyboard.map((row) => row.length);
    expect(rows).toEqual([8, 8, 8, 8, 8, 8, 8, 8, 3]);
    const seen = await table.press("o0");
    expect(seen).toMatchObject({ show_alert: false, text: expect.stringMatching(/^A1: /) });
    await stage.restartBot("SIGKILL");
    expect((await table.play("hint")).text).toMatch(/💡/);
    const stopped = await table.play("stop");
    expect(stopped.text).toContain("Stopped. Anna had cleared");
    expect(buttonsOf(stopped).filter(({ text }) => text === "💣")).toHaveLength(10);
    const late = await table.pressData(buttonsOf(stopped)[0]?.callback_data ?? "");
    expect(late).toMatchObject({ show_alert: true, text: expect.stringContaining("This game is over") });
  });
});
