// `/leaderboard`: of strategies and of players, here and everywhere, and *My place* for whoever presses.

import { it as base, describe, expect } from "vitest";
import { myStrategyRanks } from "../../../commands/leaderboard/strategies.ts";
import type { LeaderboardLine } from "../../../commands/tournament/index.ts";
import { LEAGUE } from "../../../src/arena/league.ts";
import type { Place, Reply } from "../../../src/chat/index.ts";
import { monthOf } from "../../../src/infra/calendar.ts";
import { cellWidth } from "../../../src/infra/i18n/cell-width.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { shownOf } from "../../../src/people/index.ts";
import { notice, notYours } from "../notice.ts";
import { ANNA, BORIS, labelsOf, openTable, PRIVATE, type Table, textOf, viewOf } from "../play/table.ts";
import { postbox } from "../tournament/postbox.ts";
import { GROUP, here, linesOf, NOW, named, player, theLast, tournament } from "./players.ts";

const it = base.extend("table", () => openTable({ now: () => NOW }));

const WEEK_MS = 7 * 86_400_000;
const ELSEWHERE: Place = { kind: "group", id: "-8", locale: "en" };

const ask = (table: Table, options: Record<string, string>, by: object = here): Promise<Reply> =>
  table.type("leaderboard", "leaderboard", options, by);

const details = (table: Table, reply: Reply, place = GROUP) =>
  table.press(reply, "Details", { caller: named("99", "me"), place });

describe("the leaderboard of strategies", () => {
  it("counts the tournaments of this chat, here and in its week", async () => {
    let now = NOW;
    const table = await openTable({ now: () => now });
    await table.tournaments.serve(postbox().messenger);
    for (const place of [GROUP, ELSEWHERE, PRIVATE]) await tournament(table, place);
    expect(textOf(await ask(table, {}))).toContain("The best of one tournament\n");
    await tournament(table, GROUP);
    const all = await ask(table, { period: "week", game: "rps" });
    expect(textOf(all)).toContain("The best of 2 tournaments · Rock-paper-scissors · this week");
    expect(linesOf(all)[1]).toMatch(/^1(-\d)? +\w+ +\d+(\.\d)? +\d +2$/);
    expect(textOf(await details(table, all))).toContain("half a point for every tie");
    expect(await ask(table, { scope: "everywhere" })).toEqual(notice("en", "league-none", { where: "" }));
    expect(textOf(await ask(table, {}, { place: PRIVATE }))).toContain("one tournament");
    now += WEEK_MS;
    expect(await ask(table, { period: "week" })).toMatchObject({ type: "notice" });
    expect(await ask(table, {})).toMatchObject({ type: "post" });
    expect(table.defects).toEqual([]);
  });

  it("shows the month's table of the league below, or alone", async ({ table }) => {
    const rows = [{ strategy: "copy", name: "house.copy", points: 0.625, error: 0.061, matches: 30 }];
    const month = { from: monthOf(NOW)[0], seed: 1, entrants: [], rows };
    await table.store.update(LEAGUE, "rps", () => ({ next: month, result: 0 }));
    const shown = textOf(await ask(table, {}));
    expect(shown).toContain("League · Rock-paper-scissors");
    expect(shown).toMatch(/1 +🏠 copy +0\.6[23] ± 0\.06/);
    await table.tournaments.serve(postbox().messenger);
    await tournament(table, GROUP);
    expect(textOf(await ask(table, {}))).toMatch(/The best of one tournament\n[\s\S]*League/);
  });

  it("explains how to hold the first tournament, or enter the league", async ({ table }) => {
    expect(textOf(await ask(table, {}))).toContain("/tournament create");
    expect(textOf(await ask(table, { scope: "everywhere" }))).toContain("/strategy submit");
  });

  it("shows the ranks of the presser's names only, best first, or how to register one", async ({ table }) => {
    await tournament(table, GROUP);
    const view = viewOf(await ask(table, {}));
    expect(labelsOf(view)).toEqual(["My rank", "Details"]);
    const mine = () => table.press(view, "My rank", here);
    expect(await mine()).toEqual(notice("en", "leaderboard-mine-none"));
    for (const name of ["my-markov", "my-copy"])
      await table.type("strategy", "register", { name, strategy: "markov:order=1" });
    expect(await mine()).toEqual(notice("en", "leaderboard-mine-not-entered"));
    const line = (strategy: string, place: number, points: number): LeaderboardLine => ({
      ...{ strategy, points, ranks: [place, place], tournaments: 1, won: 0 },
    });
    const lines = [line("other", 1, 3), line("my-copy", 2, 1.5), line("markov:order=1", 3, 1)];
    expect(await myStrategyRanks(table, ANNA, [...lines, line("my-markov", 4, 0)])).toBe(
      "my-copy: rank 2 of 4, points: 1.5\nmy-markov: rank 4 of 4, points: 0",
    );
  });
});

describe("the leaderboard of players", () => {
  it("ranks consenting players by proven skill, in a phone-width table", async ({ table }) => {
    await player(table, named("11", "占い師".repeat(20)), [160, 180], "shown");
    await player(table, named("12", "שלום"), [3000, 3100], "shown");
    await player(table, named("13", "Hidden"), [300, 1]);
    await player(table, named("14", "Few"), [9, 9], "shown");
    await player(table, named("15", "Ein sehr langer Name mit vielen Wörtern"), [150, 200], "shown");
    await theLast(table);
    const reply = await ask(table, { of: "players" });
    expect(reply).toMatchObject({ type: "post", audience: "place" });
    expect(viewOf(reply).title).toBe("🏆 Who resists me best");
    const lines = linesOf(reply);
    for (const line of lines) expect(cellWidth(line)).toBeLessThanOrEqual(32);
    expect(lines.slice(0, 4)).toEqual([
      "                       won   of",
      "1 \u2068שלום\u2069                 49% 6100",
      "2 占い師占い師占い師…  47%  340",
      "3 Ein sehr langer Nam… 43%  350",
    ]);
    expect(linesOf(await ask(table, { of: "players", scope: "everywhere" }))).toHaveLength(6);
    const other = textOf(await ask(table, { of: "players", game: "oddeven" }));
    expect(other).toContain("appears once it has 3 names");
    expect(textOf(await ask(table, { of: "players" }, { place: PRIVATE }))).toContain("everywhere");
    const alone = await ask(table, { of: "players", scope: "here" }, { place: PRIVATE });
    expect(alone).toEqual(notice("en", "leaderboard-alone-here"));
  });

  it("shows details privately, and drops who withdraws consent or deletes their data", async ({ table }) => {
    for (const [id, won] of [
      ["31", 300],
      ["32", 200],
      ["33", 40],
    ] as const)
      await player(table, named(id, `P${id}`), [won, 300], "shown");
    await theLast(table);
    const list = await ask(table, { of: "players" });
    // Winning half of the rounds is what chance gives.
    expect(textOf(list)).not.toMatch(/Hardest for me to read|between \d|bound|interval/);
    const shown = await details(table, list);
    expect(shown).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(shown)).toContain("1. P31: 300 of 600, between 45% and 54%");
    expect(textOf(shown)).toContain("How to read this");
    await table.type("privacy", "privacy", { shown: "off" }, { caller: named("31", "P31") });
    const by = { caller: named("32", "P32") };
    await table.press(await table.type("data", "delete", {}, by), "Delete", by);
    for (const text of [textOf(await ask(table, { of: "players" })), textOf(await details(table, list))])
      expect(text).not.toMatch(/P31|P32/);
    await table.type("privacy", "privacy", { shown: "off" }, { caller: named("33", "P33") });
    expect(textOf(await details(table, list))).toContain("This list appears once it has 3 names");
    expect(textOf(await details(table, list, PRIVATE))).toBe(say("en", "leaderboard-alone-here"));
  });
});

describe("my rank among players", () => {
  it("is shown only to whoever presses, with the rounds of an open match", async ({ table }) => {
    await player(table, named("31", "First"), [300, 300], "shown");
    await player(table, named("32", "Second"), [200, 300], "shown");
    await player(table, named("33", "Hidden"), [20, 10]);
    await player(table, named("34", "Few"), [9, 9], "shown");
    await player(table, ANNA, [14, 15], "shown");
    await theLast(table);
    const view = viewOf(await ask(table, { of: "players" }));
    const seen = async (id: string, place = GROUP, shown = view) =>
      textOf(await table.press(shown, "My rank", { caller: named(id, "me"), place }));
    expect(await seen("32")).toBe("Your rank: 2 of 4. You’ve won 40% of 500 rounds with a winner.");
    expect(await seen("33")).toMatch(/^\n?You’ve won 67% of 30 .* your profile is private/s);
    expect(await seen("34")).toContain("You need 30 to be listed; still to go: 12");
    expect(await seen("35")).toContain("None of your rounds with a winner counts here yet");
    expect(await seen("32", ELSEWHERE)).toContain(say("en", "leaderboard-mine-not-here"));
    const all = viewOf(await ask(table, { of: "players", scope: "everywhere" }));
    expect(await seen("31", ELSEWHERE, all)).toContain("Your rank: 1 of 4");
    let match = viewOf(await table.type("rps", "play", { length: "endless" }, here));
    for (const move of ["Rock", "Rock", "Paper", "Scissors"])
      match = viewOf(await table.press(match, move, here));
    expect(await seen(ANNA.id)).toMatch(/^Your rank: \d of 5/);
  });

  it("comes with Show me, which lists its presser at once, and is undone by them alone", async ({
    table,
  }) => {
    const reply = await ask(table, { of: "players" });
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(reply)).toContain("This list appears once it has 3 names (here, all time). So far: 0.");
    expect(textOf(reply)).toContain("your profile is private");
    expect(labelsOf(reply)).toEqual(["Show me"]);
    await theLast(table);
    await player(table, ANNA, [40, 40]);
    const listed = await table.press(viewOf(reply), "Show me", here);
    expect(listed).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(listed)).toContain(say("en", "shown-now", { shown: "yes" }));
    expect(labelsOf(listed)).toEqual(["Don’t show me"]);
    expect(textOf(await ask(table, { of: "players" }))).toContain("Anna");
    const view = viewOf(listed);
    expect(await table.press(view, "Don’t show me", { caller: BORIS })).toEqual(notYours("ru"));
    const hidden = await table.press(view, "Don’t show me", {});
    expect(textOf(hidden)).toContain(say("en", "shown-now", { shown: "no" }));
    expect(labelsOf(hidden)).toEqual(["Show me"]);
    expect(await shownOf(table.store, ANNA)).toBeUndefined();
  });
});

describe("an invalid leaderboard option", () => {
  it.each([
    ["of", "people"],
    ["scope", "there"],
    ["period", "year"],
    ["game", "chess"],
  ])("%s=%s is answered with the valid values", async (option, typed) => {
    const table = await openTable({ now: () => NOW });
    const reply = await ask(table, { [option]: typed });
    expect(reply.type).toBe("notice");
    expect(textOf(reply)).toContain(typed);
    expect(textOf(reply)).toContain(option);
  });

  it("of a button is outdated", async ({ table }) => {
    for (const session of [
      ...["players_chess_here_week", "players_any_here_week", "x", "strategies_rps_here"],
      ...["strategies_rps_there_all", "duels_rps_here_month"],
    ]) {
      const button = { label: "My rank", action: { scope: "board", session, turn: 0, move: "mine" } };
      const reply = await table.press({ blocks: [], buttons: [[button]] }, "My rank", here);
      expect(reply).toEqual(notice("en", "press-old-button"));
    }
  });
});
