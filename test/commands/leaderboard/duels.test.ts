// `/leaderboard of:duels`: the table, *My place* and *Details*.

import { it as base, describe, expect } from "vitest";
import { DUELS } from "../../../commands/leaderboard/duels.ts";
import { peoplePicture } from "../../../commands/leaderboard/people.ts";
import type { Caller, Reply } from "../../../src/chat/index.ts";
import { cellWidth } from "../../../src/infra/i18n/cell-width.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { type Ranked, type RatedLine, rateDuel, writePlayerId } from "../../../src/people/index.ts";
import { duelOf, NOW } from "../../people/lists/duels.ts";
import { ANNA, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { fakePainter, hasPicture } from "../profile/profiles.ts";
import { here, linesOf, named } from "./players.ts";

const it = base.extend("table", () => open());

const KEY = "telegram:-7";
const QUERY = { of: "duels", gameId: "rps", scope: "here", period: "all" } as const;

const open = () => openTable({ painter: fakePainter(async () => new Uint8Array([1])), now: () => NOW });
const ask = (table: Table, options: Record<string, string> = {}, by: object = here): Promise<Reply> =>
  table.type("leaderboard", "leaderboard", { of: "duels", ...options }, by);

/** Is shown or not, and wins against that many others in the group. */
async function wins(table: Table, caller: Caller, opponents: number, isShown?: "shown") {
  if (isShown) await table.type("privacy", "privacy", { shown: "on" }, { caller });
  for (let at = 0; at < opponents; at++) {
    const duel = duelOf(`${caller.id}-${at}`, [writePlayerId(caller), `telegram:9${caller.id}${at}`]);
    const [one, other] = duel.sides;
    await rateDuel(table.store, { ...duel, sides: [{ ...one, name: caller.name }, other] }, NOW, [KEY, KEY]);
  }
}

/** Two more names, because a list needs at least three. */
async function twoMore(table: Table) {
  for (const id of ["91", "92"]) await wins(table, named(id, `Last${id}`), 5, "shown");
}

describe("the list of duels", () => {
  it("lists consenting players' ratings and duels in a phone-width table", async () => {
    const table = await open();
    await wins(table, named("11", "占い師".repeat(20)), 6, "shown");
    await wins(table, named("12", "Ein sehr langer Name mit vielen Wörtern"), 12, "shown");
    await wins(table, named("13", "Hidden"), 7);
    await wins(table, named("14", "Few"), 4, "shown");
    await twoMore(table);
    const reply = await ask(table);
    expect(reply).toMatchObject({ type: "post", audience: "place" });
    expect(viewOf(reply).title).toBe("🏆 Duel ratings");
    const lines = linesOf(reply);
    for (const line of lines) expect(cellWidth(line)).toBeLessThanOrEqual(32);
    expect(lines[0]).toMatch(/rating +duels$/);
    expect(lines[1]).toMatch(/^1 +Ein sehr .* 16\d\d +12$/);
    expect(lines[2]).toMatch(/^2 +占い師.* 15\d\d +6$/);
    expect(lines).toHaveLength(5);
    expect(hasPicture(reply)).toBe(true);
    expect(textOf(reply)).toMatch(/leads: 16\d\d after 12 rated duels/);
    expect(linesOf(await ask(table, { scope: "everywhere" }))).toHaveLength(5);
    expect(await ask(table, { game: "rpsls" })).toMatchObject({ type: "notice" });
    expect(textOf(await ask(table, { period: "week" }))).toContain("all time");
  });

  it("draws the ratings, starting where they differ", () => {
    const lines = [1, 2].map((rank): Ranked<RatedLine> => {
      const ranks = [rank, rank] as const;
      return { player: `telegram:${rank}`, name: `P${rank}`, ranks, duels: 20, score: 1610 - 10 * rank };
    });
    const { chart, alt, about } = peoplePicture(DUELS, { lines }, QUERY, "en");
    expect(chart).toMatchObject({
      x: { range: [1400, 1600] },
      rows: [
        { name: "1 P1", value: 1600 },
        { name: "2 P2", text: "1590" },
      ],
    });
    expect(alt).toContain("1. P1: 1600, 2. P2: 1590");
    expect(about).toHaveLength(2);
  });
});

it("shows my rank to the presser, or what is missing for one; the details explain the ratings", async ({
  table,
}) => {
  await wins(table, named("31", "First"), 8, "shown");
  await wins(table, named("32", "Second"), 6, "shown");
  await wins(table, named("33", "Hidden"), 6);
  await wins(table, named("34", "Few"), 4, "shown");
  await twoMore(table);
  const view = viewOf(await ask(table));
  const seen = async (id: string) =>
    textOf(await table.press(view, "My rank", { caller: named(id, "me"), ...here }));
  expect(await seen("32")).toMatch(/^Your rank: 2 of 4\. Your rating: 15\d\d, from 6 rated duels\.$/);
  expect(await seen("33")).toMatch(/your profile is private\.$/);
  expect(await seen("34")).toContain("To be ranked you need five different opponents; you still need one.");
  expect(await seen("35")).toBe(say("en", "leaderboard-mine-no-duel"));
  const details = await table.press(view, "Details", { caller: ANNA, ...here });
  expect(details).toMatchObject({ type: "post", audience: "caller" });
  expect(textOf(details)).toMatch(/1\. First: 15\d\d; 8 duels/);
  expect(textOf(details)).toContain("Friends can lift each other");
});
