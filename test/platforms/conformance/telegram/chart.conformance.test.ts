// The chart of a match on Telegram: a picture for its player alone, in the private chat also where
// the match was played in a group.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage } from "./stage.ts";

describe("the chart of a match on Telegram", () => {
  let stage: Stage;
  beforeAll(async () => {
    // A group's pace leaves no room for what one person alone sees right after an end.
    stage = await openStage({ environment: { TELEGRAM_PACE: "off" } });
  });
  afterAll(() => stage.end());

  it("is a picture below the match, with the words under it, and comes again when it is asked again", async () => {
    const anna = await stage.person("Анна 占い師");
    const table = await stage.table(anna, "/rps play endless");
    for (let round = 0; round < 3; round++) await table.play("rock");
    await table.play("stop");
    await table.play("more");
    await table.press("chart");
    const [sent] = await stage.calls({ method: "sendPhoto", chatId: anna.id, min: 1 });
    expect(sent?.ok).toBe(true);
    expect(String(sent?.params.caption)).toMatch(
      /📈 Анна 占い師 \d : \d Gadalka[\s\S]*3 rounds[\s\S]*Rock 3 \(100 %\)/,
    );
    await stage.restartBot();
    await table.press("chart");
    const both = await stage.calls({ method: "sendPhoto", chatId: anna.id, min: 2 });
    expect(both[1]?.params.caption).toBe(sent?.params.caption);
    await table.press("verify");
    await stage.verdict();
  });

  it("of a match in a group goes to its player, and to nobody else", async () => {
    const [boris, stranger] = [await stage.person("Boris"), await stage.person("Igor")];
    const chat = await stage.group();
    await stage.say(boris, "/start");
    const table = await stage.table(boris, "/rps play first to 1", chat);
    await table.play("paper");
    await table.play("stop").catch(() => undefined);
    await table.play("more");
    const data = await table.button("chart");
    await table.pressData(data, { who: stranger });
    expect((await stage.whispersTo(stranger, chat)).at(-1)).toContain("belong to somebody else");
    await table.press("chart");
    expect((await stage.whispersTo(boris, chat)).at(-1)).toContain("The lead never changed hands");
    expect(await stage.whispersTo(stranger, chat)).toHaveLength(1);
    expect((await stage.messages(chat)).filter((message) => "photo" in message)).toEqual([]);
    await stage.verdict();
  });
});
