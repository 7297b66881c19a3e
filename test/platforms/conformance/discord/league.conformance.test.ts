// The league on Discord: it's played automatically and has a table and a picture of who beats whom.

import { expect, it } from "vitest";
import { eventually } from "../rig.ts";
import { buttonsOf, isPrivate, type Outcome, shownBy } from "./person.ts";
import { describeOnDiscord } from "./stage.ts";

describeOnDiscord("the league on Discord", { environment: { LEAGUE: "on", BUDGETS: "off" } }, (stage) => {
  it("plays by itself and shows its table, pictures and an entrant", async () => {
    const vera = await stage.person({}, "Vera");
    const asks = () => vera.says("leaderboard", { of: "league" });
    const table = shownBy(await eventually(() => askedLater(asks), isTable));
    expect(isPrivate(table)).toBe(false);
    expect(table.content).toMatch(/League · Rock-paper-scissors · \w+ \d{4}/);
    expect(table.content).toMatch(/```\n[\s\S]*°[\s\S]*```/);
    expect(table.attachments.map(({ filename }) => filename)).toEqual(["league.png"]);
    const matrix = shownBy(await vera.presses(table, "Who beats whom"));
    expect(isPrivate(matrix)).toBe(true);
    expect(matrix.attachments.map(({ filename }) => filename)).toEqual(["league.png"]);
    expect(shownBy(await vera.presses(table, "Whole table")).content).toContain("±");
    const details = shownBy(await vera.presses(table, "Details"));
    expect(details.content).toContain("The best reply here takes");
    const [first = ""] = buttonsOf(details).map(({ label }) => label);
    const entrant = shownBy(await vera.presses(details, first));
    expect(isPrivate(entrant)).toBe(true);
    expect(entrant.content).toContain(`${first} · 🏟️ League`);
  });
});

/** The league plays its first pair a few seconds after startup. */
async function askedLater(ask: () => Promise<Outcome>): Promise<Outcome> {
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  return ask();
}

function isTable(outcome: Outcome): boolean {
  try {
    return shownBy(outcome).content.includes("```");
  } catch {
    return false;
  }
}
