// One person flooding the bot on Telegram: warned once, each press answered, presses counted up to the budget.

import { describe, expect, it } from "vitest";
import { EVENT_BUDGETS } from "../../../../src/chat/index.ts";
import { eventually } from "../rig.ts";
import { storedTotals, useStage } from "./stage.ts";

const FLOOD = 100;
const BURST = 10;
const PRESS_ROOM_MS = EVENT_BUDGETS.press.room * EVENT_BUDGETS.press.everyMs;
const WARNED = "Too fast for my crystal ball";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("one person's flood on Telegram", () => {
  const stage = useStage({ environment: { TELEGRAM_PACE: "off" } });

  it("of presses gets one warning, then silent answers; the match waits and continues", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    const said: (string | null)[] = [];
    while (said.length < FLOOD) {
      const data = await table.button("rock");
      // Sent concurrently: one by one, they would come no faster than a slow machine answers.
      const burst = await Promise.all(Array.from({ length: BURST }, () => table.pressData(data)));
      said.push(...burst.map(({ text }) => text));
    }
    const seen = said.findIndex((text) => text?.startsWith(WARNED));
    expect(seen).toBeGreaterThanOrEqual(EVENT_BUDGETS.press.size - BURST);
    expect(said.filter((text) => text?.startsWith(WARNED))).toHaveLength(1);
    expect(said.slice(seen + BURST, seen + 2 * BURST)).toEqual(Array(BURST).fill(null));
    const { rps: before } = await storedTotals(stage, anna);
    expect(before?.rounds).toBeGreaterThan(0);
    await pause(PRESS_ROOM_MS);
    await table.play("paper");
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe((before?.rounds ?? 0) + 1);
  });

  it("of commands gets one warning, then no answers", async () => {
    const boris = await stage.person("Boris");
    const since = await stage.mark();
    await Promise.all(Array.from({ length: FLOOD }, () => stage.write(boris, "/help")));
    // Sent one by one, whatever the first flood left of the budget.
    for (let asked = 0; asked < FLOOD; asked++) await stage.write(boris, "/help");
    const texts = async () => (await stage.messages(boris.id)).map(({ text }) => text ?? "");
    await eventually(texts, (all) => all.some((text) => text.startsWith("One wish at a time")));
    const sent = await stage.calls({ method: "sendMessage", since });
    expect((await texts()).filter((text) => text.startsWith("One wish at a time"))).toHaveLength(1);
    expect(sent.length).toBeLessThan(2 * EVENT_BUDGETS.command.size);
  });

  it("does not affect anyone else, even in the same group", async () => {
    const chat = await stage.group();
    const [anna, vera] = [await stage.person("Anna"), await stage.person("Vera")];
    const table = await stage.table(anna, "/rps play endless", chat);
    const hers = await stage.table(vera, "/rps play endless", chat);
    const data = await table.button("rock");
    await Promise.all(Array.from({ length: FLOOD }, () => table.pressData(data)));
    await hers.play("rock");
    expect((await storedTotals(stage, vera)).rps?.rounds).toBe(1);
  });
});
