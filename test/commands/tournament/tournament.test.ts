// Tournaments in a chat: from opening to the announcement, with all refusals.

import { describe, expect } from "vitest";
import type { Place } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { openPainter } from "../../../src/infra/pictures/painter.ts";
import { openStore, type Store, UnreadableDocumentError } from "../../../src/infra/store/index.ts";
import { notice } from "../notice.ts";
import { BORIS, it, openTable, type Table, textOf } from "../play/table.ts";
import { boris, enter, entered, GROUP, here, played as playedOut, says, serve, tournament } from "./hall.ts";
import { postbox, shown, wordsOf } from "./postbox.ts";

const ENTRANTS = ["rotation", "constant", "copy", "random"];

const opened = (table: Table, options: Record<string, string> = {}, entrants = ENTRANTS) =>
  entered(table, { match: "50", house: "off", ...options }, entrants);
const played = (table: Table, options: Record<string, string> = {}, entrants = ENTRANTS) =>
  playedOut(table, { match: "50", house: "off", ...options }, entrants);

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
    const join = { strategy: " Markov:order=1 " };
    const joined = await tournament(table, "join", join, { ...by, caller: BORIS });
    expect(joined).toMatchObject({ type: "post", audience: "caller", discreet: true });
    expect(textOf(joined)).toContain("markov:order=1 участвует. Пока 1 участник.");
    await enter(table, ["rotation"], by);
    expect(await says(table, "status", {}, by)).toContain("2 entrants so far");
    expect(await says(table, "start", {}, by)).toContain("It starts: 2 entrants");
    await table.tournaments.idle();
    expect(table.defects).toEqual([]);
    expect(posts).toHaveLength(1);
    const [{ platform, place, view, key } = expect.fail()] = posts;
    expect({ platform, place: { ...place, locale: "en" } }).toEqual({ platform: "telegram", place: topic });
    expect(key).toMatch(/^tournament-\w+$/);
    expect(key.length).toBeLessThanOrEqual(25);
    expect(wordsOf(view)).toContain("The winner: markov:order=1");
    const picture = view.blocks.find((block) => block.type === "picture");
    expect([...(picture?.png.slice(1, 4) ?? [])]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
    expect(picture?.alt).toContain("1. markov:order=1: 1, 2. rotation: 0");
  });

  it("is announced even if the totals can't be read", async () => {
    const store = await openStore({ dataDir: ":memory:" });
    const newer = new UnreadableDocumentError("not readable");
    const update = store.update.bind(store);
    store.update = ((...call: Parameters<Store["update"]>) =>
      call[0].name === "tournament-totals" ? Promise.reject(newer) : update(...call)) as Store["update"];
    const table = await openTable({ store });
    const { posts } = await serve(table);
    await played(table);
    expect(posts).toHaveLength(1);
    expect(new Set(table.defects)).toEqual(new Set([newer]));
  });

  it("is added to the totals once and not checked again afterwards", async () => {
    const store = await openStore({ dataDir: ":memory:" });
    let looks = 0;
    const update = store.update.bind(store);
    store.update = ((...call: Parameters<Store["update"]>) => {
      if (call[0].name === "tournament-totals") looks++;
      return update(...call);
    }) as Store["update"];
    const table = await openTable({ store });
    await played(table, { match: "10" });
    const counted = looks;
    expect(counted).toBeGreaterThan(0);
    await opened(table, { match: "10" });
    await table.tournaments.idle();
    expect(looks).toBe(counted);
  });

  it("explains that a bye counts a point only if there was one", async ({ table }) => {
    await played(table, { match: "10" }, ENTRANTS.slice(0, 3));
    expect(await says(table, "standings")).toContain(say("en", "table-bye"));
    await played(table, { match: "10", rounds: "2" });
    expect(await says(table, "standings")).not.toContain(say("en", "table-bye"));
  });

  it("shows standings, pairings with reasons, history and leaderboard", async ({ table }) => {
    await played(table, { rounds: "2" });
    const standings = await says(table, "standings");
    for (const strategy of ENTRANTS) expect(standings).toContain(strategy);
    expect(standings).not.toContain("seed");
    const lines = standings.split("\n");
    for (const line of lines.slice(1)) expect(line.length).toBeLessThanOrEqual(36);
    const first = await says(table, "pairings", { round: "1" });
    expect(first).toContain("round 1");
    expect(first.match(/\d+:\d+ · same score, haven’t met yet/g)).toHaveLength(2);
    expect(await says(table, "pairings")).toContain("round 2");
    expect(await says(table, "history")).toMatch(/: 1\n\d{4}-\d\d-\d\d · Swiss/);
    expect(await says(table, "status")).toContain("It’s over. First: ");
    const board = textOf(await table.type("leaderboard", "leaderboard", {}, here));
    expect(board).toMatch(
      /^🏆 The best of one tournament\nPoints as bars\. [^\n]*\n\w+ leads with 3 points in one tournament\.\n +pts won of\n1 +\w+ +3 +1 +1\n/,
    );
    expect((await table.type("leaderboard", "leaderboard", { game: "oddeven" }, here)).type).toBe("notice");
  });

  it("continues after a restart and announces its end once", async () => {
    const store = await openStore({ dataDir: ":memory:" });
    const before = await openTable({ store });
    await opened(before, { system: "round-robin", match: "2000" });
    await tournament(before, "start");
    await before.tournaments.close();
    expect(await says(before, "status")).toMatch(/It has started|is on:/);
    const { posts, messenger } = postbox();
    const after = await openTable({ store });
    await after.tournaments.serve(messenger);
    await after.tournaments.idle();
    const again = await openTable({ store });
    await again.tournaments.serve(messenger);
    await again.tournaments.idle();
    expect(posts).toHaveLength(1);
    expect([...after.defects, ...again.defects]).toEqual([]);
  });

  it("is announced later if posting fails, and never again if refused", async () => {
    const store = await openStore({ dataDir: ":memory:" });
    await played(await openTable({ store }));
    const { posts, messenger } = postbox("unavailable", "refused");
    for (let start = 0; start < 4; start++) {
      const table = await openTable({ store });
      await table.tournaments.serve(messenger);
      await table.tournaments.idle();
    }
    expect(posts).toHaveLength(2);
    expect(posts[0]?.key).toBe(posts[1]?.key);
  });

  it("leaves no table when cancelled mid-run, and allows a new one", async ({ table }) => {
    const { posts } = await serve(table);
    await opened(table, { match: "2000" });
    await tournament(table, "start");
    expect(await says(table, "cancel")).toContain("Anna cancels it");
    await table.tournaments.idle();
    expect(posts).toEqual([]);
    expect(await says(table, "create")).toContain("opens a tournament");
  });

  it("belongs only to its chat", async ({ table }) => {
    await opened(table);
    const elsewhere = { place: { ...GROUP, topic: "4" } };
    expect(await tournament(table, "start", {}, elsewhere)).toEqual(notice("en", "tournament-none-open"));
  });
});

describe("the right to start and cancel a tournament", () => {
  it.each(["start", "cancel"])("%s: only for its creator and managers of the chat", async (verb) => {
    const table = await openTable();
    await opened(table);
    const refused = notice("en", "tournament-not-yours");
    expect(await tournament(table, verb, {}, boris)).toEqual(refused);
    expect(await tournament(table, verb, {}, { ...boris, mayManage: async () => false })).toEqual(refused);
    const managing = { ...boris, mayManage: async () => true };
    expect((await tournament(table, verb, {}, managing)).type).toBe("post");
  });
});

describe("a refused command: a private notice", () => {
  const refusal = async (
    subcommand: string,
    options: Record<string, string> = {},
    entrants: string[] | null = [],
  ) => {
    const table = await openTable();
    if (entrants) await opened(table, {}, entrants);
    const reply = await tournament(table, subcommand, options);
    expect(reply.type).toBe("notice");
    return textOf(reply);
  };

  it.each([
    ["too few entrants", "start", {}, ["copy"], "at least two strategies"],
    ["a strategy that is none", "join", { strategy: "markow" }, [], "markov"],
    ["a strategy of another game", "join", { strategy: "shannon" }, [], "shannon"],
    ["one that takes part already", "join", { strategy: "copy" }, ["copy"], "has already joined"],
    ["a tournament that is open already", "create", {}, [], "already"],
    ["a system that is none", "create", { system: "swis" }, null, "Swiss"],
    ["a game that is none", "create", { game: "chess" }, null, "Odd-even"],
    ["too many rounds", "create", { rounds: "31" }, null, "from 1 to 30"],
    ["too long a match", "create", { match: "5000" }, null, "from 10 to 2,000"],
    ["nothing to cancel", "cancel", {}, null, "No tournament is open"],
    ["nothing to enter", "join", { strategy: "copy" }, null, "/tournament create"],
    ["nothing to tell", "standings", {}, null, "/tournament create"],
    ["standings before the beginning", "standings", {}, ["copy"], "hasn’t started yet"],
    ["pairings before the beginning", "pairings", {}, ["copy"], "hasn’t started yet"],
    ["no past", "history", {}, [], "/tournament create"],
  ])("%s", async (_what, subcommand, options, entrants, words) => {
    expect(await refusal(subcommand, options, entrants)).toContain(words);
  });

  it("a round that was not played, and an entry after the start", async ({ table }) => {
    await played(table, { rounds: "2" });
    expect(await tournament(table, "pairings", { round: "9" })).toEqual(
      notice("en", "problem-number", { typed: "9", option: "round", min: 1, max: 2 }),
    );
    await opened(table, { match: "2000" });
    await tournament(table, "start");
    expect(await says(table, "join", { strategy: "mirror" })).toContain("has started");
  });
});
