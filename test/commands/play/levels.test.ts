import { describe, expect, it } from "vitest";
import { LOCALES } from "../../../src/infra/i18n/index.ts";
import { notice } from "../notice.ts";
import { ANNA, openTable, storedGame, storedMatch, textOf } from "./table.ts";

describe.each([
  ["rps", "rps"],
  ["oddeven", "oddeven"],
])("the levels of /%s play", (command, game) => {
  it.each([
    ["novice", "fortune-teller:prior=none,memory=match"],
    ["fortune-teller", "fortune-teller"],
    ["mirror", "mirror"],
    ["coin", "random"],
  ])("start %s as %s", async (level, opponent) => {
    const table = await openTable();
    expect((await table.type(command, "play", { level })).type).toBe("post");
    expect((await storedMatch(table, game)).opponent).toBe(opponent);
  });

  it.each(LOCALES)("can't be combined with an opponent, and %s asks to choose", async (locale) => {
    const table = await openTable();
    const both = { level: "mirror", opponent: "markov" };
    const reply = await table.type(command, "play", both, { caller: { ...ANNA, locale } });
    expect(reply).toEqual(notice(locale, "problem-level-and-opponent"));
    expect(await storedGame(table, game)).toBeUndefined();
  });

  it("are listed when an unknown one is typed", async () => {
    const reply = await (await openTable()).type(command, "play", { level: "genius" });
    expect(reply.type).toBe("notice");
    expect(textOf(reply)).toContain("Novice, Fortune-teller, Mirror, Fair coin");
  });
});
