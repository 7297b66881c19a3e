// `/leaderboard`: of strategies and of players, here and everywhere, and *My place* for whoever presses.

import { it as base, describe, expect } from "vitest";
import { myStrategyRanks } from "../../../commands/leaderboard/strategies.ts";
import type { LeaderboardLine } from "../../../commands/tournament/index.ts";
import { LEAGUE } from "../../../src/arena/league.ts";
import type { Place, Reply } from "../../../src/chat/index.ts";
import { periodName } from "../../../src/infra/calendar.ts";
import { cellWidth } from "../../../src/infra/i18n/cell-width.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { notice } from "../notice.ts";
import { ANNA, BORIS, labelsOf, openTable, PRIVATE, type Table, textOf, viewOf } from "../play/table.ts";
import { postbox } from "../tournament/postbox.ts";
import { GROUP, here, linesOf, NOW, named, player, theLast } from "./players.ts";

const it = base.extend("table", () => openTable({ now: () => NOW }));

const WEEK_MS = 7 * 86_400_000;
const ELSEWHERE: Place = { kind: "group", id: "-8", locale: "en" };

const ask = (table: Table, options: Record<string, string>, by: object = here): Promise<Reply> =>
  table.type("leaderboard", "leaderboard", options, by);

async function tournament(
  table: Table,
  place: Place,
  entrants = ["rotation", "constant", "copy"],
): Promise<void> {
  await table.type("tournament", "create", { match: "20", system: "round-robin" }, { place });
  for (const strategy of entrants) await table.type("tournament", "join", { strategy }, { place });
  await table.type("tournament", "start", {}, { place });
  await table.tournaments.idle();
}

describe("the leaderboard of strategies", () => {
  it("counts the tournaments of this chat", async () => {
    const table = await openTable({ now: () => NOW });
    await table.tournaments.serve(postbox().messenger);
    await tournament(table, GROUP);
    await tournament(table, ELSEWHERE);
    await tournament(table, PRIVATE);
    expect(textOf(await ask(table, {}))).toContain("The best of one tournament\n");
    await tournament(table, GROUP);
    const all = await ask(table, { period: "week", game: "rps" });
    expect(textOf(all)).toContain("The best of 2 tournaments · Rock-paper-scissors · this week");
    expect(linesOf(all)[1]).toMatch(/^1(-\d)? +\w+ +\d+(\.\d)? +\d +2$/);
    expect(await ask(table, { scope: "everywhere" })).toEqual(notice("en", "league-none", { where: "" }));
    expect(textOf(await ask(table, {}, { place: PRIVATE }))).toContain("one tournament");
    expect(table.defects).toEqual([]);
  });

  it("shows the month's table of the league below, or alone", async ({ table }) => {
    const entrants = [{ strategy: "copy", name: "house.copy" }];
    const month = { seed: 1, entrants, rows: [{ entrant: 0, points: 0.625, error: 0.061, matches: 30 }] };
    await table.store.update(LEAGUE, `rps.${periodName("month", NOW)}`, () => ({ next: month, result: 0 }));
    const shown = textOf(await ask(table, {}));
    expect(shown).toContain("League · Rock-paper-scissors");
    expect(shown).toMatch(/1 +🏠 copy +0\.6[23] ± 0\.06/);
    await table.tournaments.serve(postbox().messenger);
    await tournament(table, GROUP);
    expect(textOf(await ask(table, {}))).toMatch(/The best of one tournament\n[\s\S]*League/);
  });

  it("clears weekly results at the end of the week", async () => {
    let now = NOW;
    const table = await openTable({ now: () => now });
    await tournament(table, GROUP);
    now += WEEK_MS;
    expect(await ask(table, { period: "week" })).toMatchObject({ type: "notice" });
    expect(await ask(table, {})).toMatchObject({ type: "post" });
  });

  it.each(LOCALES)("explains in %s how to hold the first tournament, or enter the league", async (locale) => {
    const table = await openTable({ now: () => NOW });
    const by = { ...here, caller: { ...ANNA, locale } };
    expect(textOf(await ask(table, {}, by))).toContain("/tournament create");
    expect(textOf(await ask(table, { scope: "everywhere" }, by))).toContain("/strategy submit");
  });

  it("shows the presser's strategies' ranks, or how to register one", async () => {
    const table = await openTable({ now: () => NOW });
    await tournament(table, GROUP);
    const view = viewOf(await ask(table, {}));
    expect(labelsOf(view)).toEqual(["My rank", "Details"]);
    const mine = () => table.press(view, "My rank", here);
    expect(await mine()).toEqual(notice("en", "leaderboard-mine-none"));
    await table.type("strategy", "register", { name: "my-markov", strategy: "markov:order=1" });
    expect(await mine()).toEqual(notice("en", "leaderboard-mine-not-entered"));
  });

  it("lists the ranks of the caller's names only, best first", async ({ table }) => {
    for (const name of ["my-markov", "my-copy"])
      await table.type("strategy", "register", { name, strategy: "markov:order=1" });
    const line = (strategy: string, place: number, points: number): LeaderboardLine => ({
      ...{ strategy, points, ranks: [place, place], tournaments: 1, won: 0 },
    });
    const lines = [
      line("other", 1, 3),
      line("my-copy", 2, 1.5),
      line("markov:order=1", 3, 1),
      line("my-markov", 4, 0),
    ];
    expect(await myStrategyRanks(table, ANNA, lines)).toBe(
      "my-copy: rank 2 of 4, points: 1.5\nmy-markov: rank 4 of 4, points: 0",
    );
  });
});

describe("the leaderboard of players", () => {
  it("ranks consenting players by proven skill, in a phone-width table", async () => {
    const table = await openTable({ now: () => NOW });
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
    expect(textOf(await ask(table, { of: "players", game: "oddeven" }))).toContain(
      "appears once it has 3 names",
    );
  });

  it("covers all chats when opened in a private chat", async ({ table }) => {
    await player(table, ANNA, [40, 40], "shown");
    expect(textOf(await ask(table, { of: "players" }, { place: PRIVATE }))).toContain("everywhere");
    expect(await ask(table, { of: "players", scope: "here" }, { place: PRIVATE })).toEqual(
      notice("en", "leaderboard-alone-here"),
    );
  });

  it("drops players who withdraw consent or delete their data", async ({ table }) => {
    await player(table, ANNA, [40, 40], "shown");
    await player(table, BORIS, [40, 41], "shown");
    await theLast(table);
    expect(linesOf(await ask(table, { of: "players", scope: "everywhere" }))).toHaveLength(5);
    await table.type("privacy", "privacy", { shown: "off" });
    expect(textOf(await ask(table, { of: "players" }))).not.toContain("Anna");
    await table.press(await table.type("data", "delete", {}, { caller: BORIS }), "Удалить", {
      caller: BORIS,
    });
    expect(textOf(await ask(table, { of: "players" }))).toContain("So far: 2");
  });

  it("gives equal players the same rank", async ({ table }) => {
    await player(table, named("29", "Third"), [31, 900], "shown");
    for (const id of ["21", "22"]) await player(table, named(id, `P${id}`), [40, 40], "shown");
    expect(
      linesOf(await ask(table, { of: "players" }))
        .slice(1, 3)
        .map((line) => line.slice(0, 3)),
    ).toEqual(["1-2", "1-2"]);
  });
});

describe("my rank among players", () => {
  it("is shown only to whoever presses", async ({ table }) => {
    await player(table, named("31", "First"), [300, 300], "shown");
    await player(table, named("32", "Second"), [200, 300], "shown");
    await player(table, named("33", "Hidden"), [20, 10]);
    await player(table, named("34", "Few"), [9, 9], "shown");
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
  });

  it("counts the rounds of an open match", async ({ table }) => {
    await player(table, named("41", "Only"), [20, 20], "shown");
    await player(table, ANNA, [14, 15], "shown");
    await theLast(table);
    const view = viewOf(await ask(table, { of: "players" }));
    let match = viewOf(await table.type("rps", "play", { length: "endless" }, here));
    for (const move of ["Rock", "Rock", "Paper", "Scissors"])
      match = viewOf(await table.press(match, move, here));
    expect(textOf(await table.press(view, "My rank", here))).toMatch(/^Your rank: [12] of 4/);
  });

  it("comes with Show me when too few names are listed", async ({ table }) => {
    const reply = await ask(table, { of: "players" });
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(reply)).toContain("This list appears once it has 3 names (here, all time). So far: 0.");
    expect(textOf(reply)).toContain("your profile is private");
    expect(labelsOf(reply)).toEqual(["Show me"]);
  });

  it.each(LOCALES)("fits a Telegram alert in %s", (locale) => {
    const most = { share: "100%", decided: 123456, place: "1000-1000", count: 1000, missing: 30, needed: 30 };
    for (const which of ["none", "not-entered", "private", "not-here", "missing", "player"] as const)
      expect(say(locale, `leaderboard-mine-${which}`, most).length).toBeLessThanOrEqual(200);
    expect(say(locale, "leaderboard-alone-here").length).toBeLessThanOrEqual(200);
  });
});

describe("the details of a leaderboard", () => {
  const press = (table: Awaited<ReturnType<typeof openTable>>, reply: Reply, place = GROUP) =>
    table.press(reply, "Details", { caller: named("99", "me"), place });

  it("show privately the current bounds of each share", async ({ table }) => {
    await player(table, named("31", "First"), [300, 300], "shown");
    await player(table, named("32", "Second"), [200, 300], "shown");
    await theLast(table);
    const list = await ask(table, { of: "players" });
    // Winning half of the rounds is what chance gives.
    expect(textOf(list)).not.toContain("Hardest for me to read");
    expect(textOf(list)).not.toMatch(/between \d|bound|interval/);
    const details = await press(table, list);
    expect(details).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(details)).toContain("1. First: 300 of 600, between 45% and 54%");
    expect(textOf(details)).toContain("How to read this");
    await table.type("privacy", "privacy", { shown: "off" }, { caller: named("31", "First") });
    expect(textOf(await press(table, list))).not.toContain("First");
    await table.type("privacy", "privacy", { shown: "off" }, { caller: named("32", "Second") });
    expect(textOf(await press(table, list))).toContain("This list appears once it has 3 names");
    expect(textOf(await press(table, list, PRIVATE))).toBe(say("en", "leaderboard-alone-here"));
  });

  it("of strategies explain the points, and the list names the leader", async ({ table }) => {
    await tournament(table, GROUP);
    const list = await ask(table, {});
    expect(textOf(list)).toMatch(/ leads with \S+ points? in one tournament\.|^🏆/);
    expect(textOf(await press(table, list))).toContain("half a point for every tie");
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

  it.each([
    "players_chess_here_week",
    "players_any_here_week",
    "x",
    "strategies_rps_here",
    "strategies_rps_there_all",
  ])("treats a button with %s as outdated", async (session) => {
    const table = await openTable({ now: () => NOW });
    const button = { label: "My rank", action: { scope: "board", session, turn: 0, move: "mine" } };
    expect(await table.press({ blocks: [], buttons: [[button]] }, "My rank", here)).toEqual(
      notice("en", "press-old-button"),
    );
  });
});
