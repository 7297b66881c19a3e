// Built-in strategies never take anything away from people's entrants; and their sign in the final picture.

import { describe, expect, it } from "vitest";
import { endView } from "../../../commands/tournament/card.ts";
import { crossTable, crossWords } from "../../../commands/tournament/cross-table.ts";
import type { Finished } from "../../../commands/tournament/index.ts";
import { ranked, totalsOf } from "../../../commands/tournament/state/leaderboard.ts";
import { placesIn } from "../../../commands/tournament/state/places.ts";
import { FIELD } from "../../../src/arena/tournaments/built-ins.ts";
import { openTable, textOf } from "../play/table.ts";
import { here, MARKED, played, says, serve, TWO, VENUE } from "./hall.ts";
import { wordsOf } from "./postbox.ts";

type Line = readonly [name: string, from: number, to: number];

function over(...lines: readonly Line[]): Finished {
  const standings = lines.map(([name, from, to]) => ({
    ...{ name, strategy: name.replace("house.", ""), ranks: [from, to] as const },
    ...{ points: 1, wins: 1, draws: 0, losses: 0 },
  }));
  const setting = { game: "rps", system: "swiss", match: 10, seed: 1, locale: "en", zone: "UTC" } as const;
  const state = { endedAt: 0, announcement: "due", cards: [] } as const;
  return { ...setting, ...state, id: "1", hasBuiltIns: true, entrants: standings, standings };
}

describe("built-in entrants in the results", () => {
  it("announces a built-in winner and the best entrant of the players below", () => {
    const said = wordsOf(
      endView(
        over(["house.vote", 1, 1], ["copy", 2, 3], ["mirror", 2, 3], ["house.supp", 4, 4]),
        VENUE,
        undefined,
        undefined,
      ),
    );
    expect(said).toContain("The winner: 🏠 vote\nBest entrant: copy, mirror\n");
  });

  it("announces a player's win as usual, and names a built-in with equal points", () => {
    const won = wordsOf(endView(over(["copy", 1, 1], ["house.vote", 2, 2]), VENUE, undefined, undefined));
    expect(won).toContain("The winner: copy\n");
    expect(won).not.toContain("Best entrant");
    const level = wordsOf(endView(over(["house.vote", 1, 2], ["copy", 1, 2]), VENUE, undefined, undefined));
    expect(level).toContain("First place is shared: 🏠 vote, copy\nBest entrant: copy");
  });

  it("ranks only players' entrants on the leaderboard", () => {
    const totals = totalsOf([
      over(["house.vote", 1, 1], ["copy", 2, 2], ["house.supp", 3, 4], ["mirror", 3, 4], ["a", 5, 5]),
      over(["house.ppm", 1, 2], ["house.supp", 1, 2], ["a", 3, 8], ["copy", 3, 8], ["house.mkia", 3, 8]),
    ]);
    expect(ranked(totals)).toEqual([
      { strategy: "copy", ranks: [1, 1], points: 2.5, tournaments: 2, won: 1 },
      { strategy: "mirror", ranks: [2, 2], points: 1, tournaments: 1, won: 0 },
      { strategy: "a", ranks: [3, 3], points: 0.5, tournaments: 2, won: 0 },
    ]);
  });

  it("gives no extra points for repeated tournaments against built-ins", async () => {
    const points: number[] = [];
    for (const house of ["on", "off"]) {
      const table = await openTable();
      for (let hour = 0; hour < 10; hour++) await played(table, { match: "10", house }, ["vote", "rotation"]);
      const board = textOf(await table.type("leaderboard", "leaderboard", {}, here));
      expect(board).not.toMatch(/🏠|house\./);
      const { finished } = await table.tournaments.read(VENUE);
      points.push([...totalsOf(finished).values()].reduce((sum, one) => sum + one.points, 0));
    }
    expect(points).toEqual([10, 10]);
  });

  it("shows the top on the final card and every player in the standings", async () => {
    const table = await openTable();
    const { edits } = await serve(table);
    await played(table, {}, ["constant", "rotation"]);
    const last = wordsOf(edits.at(-1)?.view);
    expect(last).toContain("It’s over");
    expect(last.match(MARKED)).not.toHaveLength(0);
    const standings = await says(table, "standings");
    for (const id of TWO) expect(standings).toContain(id);
    expect(standings.match(MARKED)).toHaveLength(FIELD - 2);
  });

  it("marks a built-in winner in the history beside the best player", async () => {
    const table = await openTable();
    await placesIn(table.store).decide(VENUE, (document) => ({
      outcome: undefined,
      next: { ...document, finished: [over(["house.vote", 1, 1], ["copy", 2, 2])] },
    }));
    expect(await says(table, "history")).toContain("🏠 vote · Best entrant: copy");
  });
});

describe("the picture of a tournament with built-ins", () => {
  const finished = over(["house.vote", 1, 1], ["copy", 2, 2]);
  const game = { result: 1, won: 6, lost: 4, drawn: 0 } as const;
  const pairing = { round: 1, table: 1, a: "house.vote", b: "copy", why: "bracket", score: 1 } as const;
  const pairings = [{ ...pairing, decided: "won", games: [game] } as const];

  it("draws a house before built-ins and explains it below the title", () => {
    const table = crossTable(finished, pairings) ?? expect.fail();
    expect(table.rows.map(({ name, isBuiltIn: is }) => [name, is])).toEqual([
      ["vote", true],
      ["copy", undefined],
    ]);
    expect(table.subtitle).toContain("with a little house: one of mine");
    expect(
      crossTable(over(["a", 1, 1], ["copy", 2, 2]), [{ ...pairings[0], a: "a" } as never])?.subtitle,
    ).not.toContain("house");
  });

  it("marks built-in opponents in a knock-out, in the text too", () => {
    const table = crossTable({ ...finished, system: "olympic" }, pairings) ?? expect.fail();
    expect(table.rows[1]?.cells[0]).toMatchObject({ text: "– vote", isBuiltIn: true });
    expect(table.rows[0]?.cells[0]).not.toHaveProperty("isBuiltIn");
    expect(crossWords(finished)).toContain("1. 🏠 vote: 1, 2. copy: 1");
  });
});

it("refuses registered names that look like a built-in's", async () => {
  const table = await openTable();
  const reply = await table.type("strategy", "register", { name: "house.vote", strategy: "copy" }, here);
  expect(reply.type).toBe("notice");
});
