// The match's title names the opponent unless it's the usual one.

import { describe, expect, it } from "vitest";
import { matchView } from "../../../commands/play/views/match.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { cellWidth } from "../../../src/infra/i18n/cell-width.ts";
import { LOCALES } from "../../../src/infra/i18n/index.ts";
import { matchOf } from "./constructed.ts";
import { ANNA, openTable, viewOf } from "./table.ts";

const rps = matrixGame("rps") ?? expect.fail();

describe("the title of a match", () => {
  it.each([
    [{}, "🔮 Rock-paper-scissors · first to 10"],
    [{ level: "fortune-teller" }, "🔮 Rock-paper-scissors · first to 10"],
    [{ level: "novice" }, "🔮 Rock-paper-scissors · first to 10 · opponent: Novice"],
    [{ level: "mirror" }, "🔮 Rock-paper-scissors · first to 10 · opponent: Mirror"],
    [{ level: "coin" }, "🔮 Rock-paper-scissors · first to 10 · opponent: Fair coin"],
    [{ opponent: "random" }, "🔮 Rock-paper-scissors · first to 10 · opponent: Fair coin"],
    [{ opponent: "markov:order=4" }, "🔮 Rock-paper-scissors · first to 10 · opponent: markov:order=4"],
  ])("of %j is %s, also in a rematch", async (options, title) => {
    const table = await openTable();
    const begun = viewOf(await table.type("rps", "play", options));
    const score = " · Anna 0 : 0 Gadalka";
    expect(begun.title).toBe(title + score);
    const stopped = viewOf(await table.press(await table.press(begun, "Rock"), "Stop"));
    expect(stopped.title?.endsWith(title.slice("🔮 Rock-paper-scissors · first to 10".length))).toBe(true);
    expect(viewOf(await table.press(stopped, "Rematch")).title).toBe(title + score);
  });

  it("keeps the chosen registered name, even after it was redefined", async () => {
    const table = await openTable();
    await table.type("strategy", "register", { name: "my-markov", strategy: "markov:order=2" });
    const begun = viewOf(await table.type("rps", "play", { opponent: "my-markov" }));
    expect(begun.title).toContain("· opponent: my-markov");
    await table.type("strategy", "update", { name: "my-markov", strategy: "mirror" });
    const stopped = viewOf(await table.press(await table.press(begun, "Rock"), "Stop"));
    expect(stopped.title).toMatch(/^🔮 Stopped at Anna .* · opponent: my-markov$/u);
  });

  it.each(LOCALES)("stays short in %s whatever the opponent's settings", (locale) => {
    const opponent = "fortune-teller:prior=none,memory=match,unknown=0123456789";
    const { title = "" } = matchView(matchOf(rps, { rounds: [], opponent, locale }), ANNA.name);
    expect(title).toMatch(/[:：] ?fortune-teller:prior=no… · /u);
    expect(cellWidth(title)).toBeLessThanOrEqual(105);
  });
});
