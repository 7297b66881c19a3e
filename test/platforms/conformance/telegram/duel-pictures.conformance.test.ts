// The pictures of a duel in a group on Telegram: the card for all, once; the chart for who asks.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage } from "./stage.ts";

describe("the pictures of a duel on Telegram", () => {
  let stage: Stage;
  beforeAll(async () => {
    // A group's pace leaves no room for what one person alone sees right after an end.
    stage = await openStage({ environment: { TELEGRAM_PACE: "off" } });
  });
  afterAll(() => stage.end());

  it("are a card that one of the two posts once, and a chart for whoever watches", async () => {
    const [anna, boris, vera] = [
      await stage.person("Анна 占い師"),
      await stage.person("سارة"),
      await stage.person("Vera"),
    ];
    const chat = await stage.group();
    const table = await stage.table(anna, "/rps duel", chat);
    await table.play("accept", { who: boris });
    for (let round = 1; round <= 3; round++) {
      await table.press("rock", { who: anna });
      await table.press("scissors", { who: boris });
      await table.becomes(
        ({ text }) => text?.includes(round < 3 ? `Round ${round}:` : "won every round") ?? false,
      );
    }
    await table.press("chart", { who: vera });
    expect((await stage.whispersTo(vera, chat)).at(-1)).toContain("won every round");
    for (const who of [boris, boris, anna]) await table.press("card", { who });
    // The chart that Vera alone saw is the first.
    const [, card] = await stage.calls({ method: "sendPhoto", chatId: chat, min: 2 });
    expect(String(card?.params.caption)).toContain("Анна 占い師 beats");
    expect((await stage.messages(chat)).filter((message) => "photo" in message)).toHaveLength(1);
    await stage.verdict();
  });
});
