// A tournament in a chat through typed commands: from opening to the announcement, with the refusals.

import { describe, expect } from "vitest";
import { isBuiltIn } from "../../../src/arena/tournaments/built-ins.ts";
import type { Place } from "../../../src/chat/index.ts";
import { SYSTEMS } from "../../../src/core/championships/championship.ts";
import { openPainter } from "../../../src/infra/pictures/painter.ts";
import { notice } from "../notice.ts";
import { ANNA, BORIS, it, openTable, suggested, type Table, textOf } from "../play/table.ts";
import {
  boris,
  current,
  enter,
  entered,
  GROUP,
  here,
  MARKED,
  played,
  playOut,
  says,
  serve,
  stuck,
  tournament,
  VENUE,
} from "./hall.ts";
import { shown, wordsOf } from "./postbox.ts";

const ENTRANTS = ["rotation", "constant", "copy", "random"];
const PLAIN = { match: "50", house: "off" };
const join = (table: Table, strategy: string, by?: object) => says(table, "join", { strategy }, by);
const leave = (table: Table, strategy?: string, by?: object) =>
  says(table, "leave", strategy === undefined ? {} : { strategy }, by);

describe("a tournament in a chat", () => {
  it("is opened, entered, started and announced with table and picture", async () => {
    const table = await openTable({ painter: openPainter() });
    const { posts } = await serve(table);
    const topic: Place = { ...GROUP, topic: "3" };
    const by = { place: topic };
    const created = await tournament(table, "create", { game: "lizard-spock", house: "off" }, by);
    await shown(created, "card");
    expect(textOf(created)).toContain(
      "Swiss · Rock-paper-scissors-lizard-Spock\nAnna opens a tournament of strategies.",
    );
    const joined = await tournament(
      table,
      "join",
      { strategy: " Markov:order=1 " },
      { ...by, caller: BORIS },
    );
    expect(joined).toMatchObject({ type: "post", audience: "caller", discreet: true });
    expect(textOf(joined)).toContain("markov:order=1 участвует. Пока 1 участник.");
    await enter(table, ["rotation"], by);
    expect(await says(table, "status", {}, by)).toContain("2 entrants so far");
    expect(await tournament(table, "start")).toEqual(notice("en", "tournament-none-open"));
    expect(await says(table, "start", {}, by)).toContain("It starts: 2 entrants");
    await table.tournaments.idle();
    expect(table.defects).toEqual([]);
    expect(posts).toHaveLength(1);
    const [{ platform, place, view, key } = expect.fail()] = posts;
    expect({ platform, place: { ...place, locale: "en" } }).toEqual({ platform: "telegram", place: topic });
    expect(key).toMatch(/^tournament-\w{12}$/);
    expect(wordsOf(view)).toContain("The winner: markov:order=1");
    const picture = view.blocks.find((block) => block.type === "picture");
    expect([...(picture?.png.slice(1, 4) ?? [])]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
    expect(picture?.alt).toContain("1. markov:order=1: 1, 2. rotation: 0");
  });

  it("shows standings, pairings with reasons, history and leaderboard", async ({ table }) => {
    await played(table, { ...PLAIN, rounds: "2" }, ENTRANTS);
    const standings = await says(table, "standings");
    for (const strategy of ENTRANTS) expect(standings).toContain(strategy);
    for (const line of standings.split("\n").slice(1)) expect(line.length).toBeLessThanOrEqual(36);
    const first = await says(table, "pairings", { round: "1" });
    expect(first.match(/\d+:\d+ · same score, haven’t met yet/g)).toHaveLength(2);
    expect(await says(table, "pairings")).toContain("round 2");
    const words = { typed: "9", option: "round", min: 1, max: 2 };
    expect(await tournament(table, "pairings", { round: "9" })).toEqual(
      notice("en", "problem-number", words),
    );
    expect(await says(table, "history")).toMatch(/: 1\n\d{4}-\d\d-\d\d · Swiss/);
    expect(await says(table, "status")).toContain("It’s over. First: ");
    expect(textOf(await table.type("leaderboard", "leaderboard", {}, here))).toMatch(
      /^🏆 The best of one tournament\n[\s\S]*leads with 3 points in one tournament\.\n +pts won of\n1 +\w+ +3 +1 +1\n/,
    );
  });

  it("publishes its seed at the end only", async () => {
    const table = await openTable({ players: stuck });
    await entered(table, { ...PLAIN, rounds: "3" }, ENTRANTS);
    expect(await says(table, "details")).toContain("3 rounds of pairings · the seed is published at the end");
    await tournament(table, "start");
    const seed = String((await current(table)).seed);
    for (const asked of ["status", "details", "standings"])
      expect(await says(table, asked)).not.toContain(seed);
    expect(await says(table, "file")).toContain("give away its seed");
    const ended = await openTable();
    const finished = await played(ended, PLAIN, ENTRANTS);
    expect(await says(ended, "details")).toContain(`The seed was ${finished.seed}.`);
  });

  it("leaves no table when cancelled mid-run, and allows a new one", async ({ table }) => {
    const { posts } = await serve(table);
    await entered(table, { ...PLAIN, match: "2000" }, ENTRANTS);
    await tournament(table, "start");
    expect(await says(table, "cancel")).toContain("Anna cancels it");
    await table.tournaments.idle();
    expect(posts).toEqual([]);
    expect(await says(table, "create")).toContain("opens a tournament");
  });

  it.each(["start", "cancel"])("%s: only for its creator and managers of the chat", async (verb) => {
    const table = await openTable();
    await entered(table, PLAIN, ENTRANTS);
    const refused = notice("en", "tournament-not-yours");
    expect(await tournament(table, verb, {}, boris)).toEqual(refused);
    expect(await tournament(table, verb, {}, { ...boris, mayManage: async () => false })).toEqual(refused);
    const managing = { ...boris, mayManage: async () => true };
    expect((await tournament(table, verb, {}, managing)).type).toBe("post");
  });
});

describe("an entrant", () => {
  async function opened(): Promise<Table> {
    const table = await openTable();
    await tournament(table, "create", { ...PLAIN, system: "round-robin" });
    return table;
  }

  it("plays under a registered name what that means at the start, or meant last", async () => {
    const table = await opened();
    for (const [name, strategy] of [
      ["my-markov", "markov:order=4"],
      ["gone", "mirror"],
    ] as const)
      await table.type("strategy", "register", { name, strategy }, boris);
    expect(await join(table, "My-Markov")).toContain("my-markov joins. One entrant so far.");
    expect(await says(table, "details")).toContain("my-markov = markov:order=4");
    expect(await join(table, "my-markow", boris)).toContain("my-markov");
    await join(table, "gone");
    await table.type("strategy", "register", { name: "my-markov", strategy: "markov:order=2" }, boris);
    const asked = await table.type("strategy", "withdraw", { name: "gone" }, boris);
    await table.press(asked, "Withdraw it", boris);
    await playOut(table);
    expect((await table.tournaments.read(VENUE)).finished[0]?.entrants).toMatchObject([
      { name: "my-markov", strategy: "markov:order=2" },
      { name: "gone", strategy: "mirror" },
    ]);
  });

  it("is one of at most four of a person", async () => {
    const table = await opened();
    for (const strategy of ["copy", "rotation", "random", "mirror"]) await join(table, strategy);
    expect(await join(table, "copy")).toContain("4 entrants so far");
    expect(await join(table, "copy", boris)).toContain("copy has already joined");
    expect(await join(table, "constant")).toContain("You’ve entered 4 strategies");
    expect(await join(table, "constant", boris)).toContain("5 entrants so far");
  });

  it("leaves by its name, or as its person's only one", async () => {
    const table = await opened();
    await join(table, "markov:order=1");
    expect(await leave(table)).toContain("markov:order=1 has left. No entrants now.");
    for (const strategy of ["markov:order=1", "copy"]) await join(table, strategy);
    expect(await leave(table)).toContain("Which of your strategies should leave?");
    expect(await leave(table, " Markov:order=1 ")).toContain("markov:order=1 has left");
    expect(await leave(table, "mirror")).toContain("mirror isn’t in it");
    expect(await leave(table, "copy", boris)).toContain("Someone else entered copy");
    expect(await leave(table, "copy", { ...boris, mayManage: async () => true })).toContain("copy has left");
  });

  it("neither joins nor leaves after the start", async () => {
    const table = await openTable({ players: stuck });
    await entered(table, PLAIN, ENTRANTS);
    await tournament(table, "start");
    expect(await join(table, "mirror")).toContain("has started");
    expect(await leave(table, "rotation")).toContain("has started");
  });

  it("is suggested for joining and leaving", async () => {
    const table = await opened();
    await join(table, "copy", boris);
    await join(table, "rotation");
    const suggest = (subcommand: string, typed: string) =>
      suggested(table, { command: "tournament", subcommand, option: "strategy", typed }, ANNA, GROUP);
    expect(await suggest("leave", "")).toEqual(["rotation", "copy"]);
    expect(await suggest("join", "mirr")).toContain("mirror");
  });
});

describe("a small tournament", () => {
  it.each(SYSTEMS)("by %s is filled to eight and marks built-in entrants", async (system) => {
    const table = await openTable();
    const finished = await played(table, { system });
    expect(finished.standings.filter(isBuiltIn)).toHaveLength(6);
    const said = await says(table, "pairings", { round: "1" });
    expect(said.match(MARKED)).toHaveLength(6);
    expect(said).not.toMatch(/house\.|bye/);
    expect(said).toContain("🏠 one of mine, to fill the field");
    expect((await says(table, "standings")).match(MARKED)).toHaveLength(6);
    expect(table.defects).toEqual([]);
  });

  it("says so before the start, and shows whom it was filled with after it", async () => {
    const table = await openTable({ players: stuck });
    await entered(table);
    expect(await says(table, "status")).toContain("🏠 My own strategies fill the field up to 8.");
    expect(await says(table, "details")).toContain("5 rounds of pairings");
    expect(await says(table, "start")).toMatch(/It starts: 8 entrants.*\n🏠 one of mine, to fill the field/s);
    const card = await says(table, "status");
    expect(card).toContain("constant, rotation, 🏠 ");
    expect(card).toContain("Round 1 of 5 is on.");
  });

  it("names the best of people's entrants if a built-in one came first", async () => {
    const table = await openTable();
    const { posts } = await serve(table);
    await played(table, {}, ["constant", "supp"]);
    expect(wordsOf(posts.at(-1)?.view)).toMatch(/🏠[^\n]*\nBest entrant: /);
    expect(await says(table, "history")).toMatch(/🏠 [\w-]+ · Best entrant: /);
  });

  it("needs two entrants of people, and no built-in one's name", async ({ table }) => {
    await entered(table, {}, ["copy"]);
    expect(await says(table, "start")).toContain("A tournament needs at least two strategies");
    const reply = await table.type("strategy", "register", { name: "house.experts", strategy: "copy" }, here);
    expect(reply.type).toBe("notice");
  });
});
