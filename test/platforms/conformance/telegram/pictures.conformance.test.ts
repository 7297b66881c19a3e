// Pictures of matches and duels on Telegram: a chart only for its player, in the private chat even if the match was
// played in a group.

import { describe, expect, it } from "vitest";
import { useStage } from "./stage.ts";

describe("a picture on Telegram", () => {
  // A group's pace would leave no slot for a private message right after an end.
  const stage = useStage({ environment: { TELEGRAM_PACE: "off" } });

  const picturesIn = async (chat: number) =>
    (await stage.messages(chat)).filter((message) => "photo" in message);

  it("of a match appears below it with a caption, and again when requested again", async () => {
    const anna = await stage.person("Анна 占い師");
    const table = await stage.table(anna, "/rps play endless");
    for (let round = 0; round < 3; round++) await table.play("rock");
    await table.play("stop");
    await table.play("more");
    await table.press("chart");
    const [sent] = await stage.calls({ method: "sendPhoto", chatId: anna.id, min: 1 });
    expect(sent?.ok).toBe(true);
    expect(String(sent?.params.caption)).toMatch(
      /📈 Анна 占い師 \d : \d Gadalka[\s\S]*3 rounds[\s\S]*Rock 3 \(100%\)/,
    );
    await stage.restartBot();
    await table.press("chart");
    const both = await stage.calls({ method: "sendPhoto", chatId: anna.id, min: 2 });
    expect(both[1]?.params.caption).toBe(sent?.params.caption);
    await table.press("verify");
  });

  it("of a match in a group goes only to its player", async () => {
    const [boris, stranger] = [await stage.person("Boris"), await stage.person("Igor")];
    const chat = await stage.group();
    await stage.say(boris, "/start");
    const table = await stage.table(boris, "/rps play first to 1", chat);
    await table.play("paper");
    await table.play("stop").catch(() => undefined);
    await table.play("more");
    expect((await table.press("chart", { who: stranger })).text).toContain("’s match.");
    await table.press("chart");
    await stage.calls({ method: "sendPhoto", chatId: boris.id, min: 1 });
    expect(await picturesIn(chat)).toEqual([]);
  });
});
