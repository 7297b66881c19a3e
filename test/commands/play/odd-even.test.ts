// Odd-even through the same door as every other game: the machine guesses, and a miss is the
// person's point.

import { describe, expect } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { deleteAll, exported } from "../own-data.ts";
import { it, labelsOf, openTable, proofOf, storedGame, type Table, textOf, viewOf } from "./table.ts";

/** Presses these moves in turn, over and over, while the match goes on. */
async function playOut(
  table: Table,
  opening: Reply,
  moves: readonly string[],
  each?: (reply: Reply) => void,
) {
  let reply = opening;
  for (let round = 0; labelsOf(reply).includes("Stop"); round++) {
    reply = await table.press(reply, moves[round % moves.length] as string);
    each?.(reply);
  }
  return reply;
}

/** Points of the person and of the machine, as a live message tells them. */
function scoreIn(reply: Reply): number[] {
  const [, won, lost] = /Anna (\d+) : (\d+) Gadalka/.exec(textOf(reply)) ?? [];
  return [Number(won), Number(lost)];
}

describe("a match of odd-even", () => {
  it("opens to 50 with odd on the first key and even on the second, and a guess that is sealed", async () => {
    const opening = await (await openTable()).type("oddeven", "play");
    expect(opening).toMatchObject({ type: "post", audience: "place" });
    expect(viewOf(opening).title).toBe("🔮 Odd-even · first to 50 · Anna 0 : 0 Gadalka");
    expect(labelsOf(opening)).toEqual(["1️⃣ Odd", "2️⃣ Even", "Why?", "Stop"]);
    expect(textOf(opening)).toContain("My guess is already sealed");
    expect(textOf(opening)).toMatch(/🔒 [0-9a-f]{4} /);
  });

  it("gives the person a point for a miss and the machine one for a hit, and says which it was", async () => {
    const table = await openTable();
    let before = [0, 0];
    const opening = await table.type("oddeven", "play", { length: "first to 20", opponent: "random" });
    const outcomes = new Set<string>();
    await playOut(table, opening, ["Odd", "Even", "Even"], (reply) => {
      const [, yours, mine, outcome] = /You \S+ (\w+) · Gadalka \S+ (\w+) → (.+)/.exec(textOf(reply)) ?? [];
      if (outcome === undefined) return;
      const hit = yours === mine;
      expect(outcome).toBe(hit ? "I guessed it" : "I missed, the point is yours");
      const [won = 0, lost = 0] = before;
      before = scoreIn(reply);
      expect(before).toEqual(hit ? [won, lost + 1] : [won + 1, lost]);
      outcomes.add(outcome);
    });
    expect(outcomes.size).toBe(2);
  });

  it("answers each press with a passing line that tells the round", async ({ table }) => {
    const reply = await table.press(await table.type("oddeven", "play"), "Even");
    expect(reply).toMatchObject({
      type: "edit",
      toast: expect.stringMatching(/^You 2️⃣ · me [12]️⃣ → /u),
    });
    expect(textOf(reply)).not.toContain("draw");
  });

  it("is lost by one who always does the same, with its proof checked and half as the chance", async () => {
    const table = await openTable();
    const over = await playOut(table, await table.type("oddeven", "play", { length: "20" }), ["Odd"]);
    const text = textOf(over);
    expect(text).toContain("Gadalka wins 20 : ");
    expect(textOf(await table.press(over, "Details"))).toMatch(
      /I foresaw \d+ % of your moves, where luck alone would foresee 50 %: more than luck\./,
    );
    const { totals } = (await storedGame(table, "oddeven")) ?? {};
    expect(totals).toMatchObject({ losses: 20, draws: 0, rounds: 20 + (totals?.wins ?? 0) });
    expect(text).toContain("✓ verified");
    expect(text).toMatch(/^(1️⃣)+ ← your moves$/mu);
    expect(text).not.toContain("draw");
    expect(textOf(await proofOf(table, viewOf(over)))).toMatch(/gdk3\.[\w.-]+/);
  });

  it("tells why it expected a move, also by what changes after a win or a loss", async ({ table }) => {
    let reply = await table.type("oddeven", "play", { length: "endless", opponent: "wildcard" });
    for (let round = 0; round < 12; round++) reply = await table.press(reply, round % 2 ? "Odd" : "Even");
    const why = textOf(await table.press(reply, "Why?"));
    expect(why).toMatch(/I expected [12]️⃣ (Odd|Even): .+ \d+ times out of \d+/u);
    expect(why).toMatch(/This match I read \d+ of \d+ moves right/);
  });

  it("is begun again on the same terms, and kept apart from the other games", async ({ table }) => {
    const opening = await table.type("oddeven", "play", { length: "first to 7", opponent: "random" });
    const stopped = await table.press(await table.press(opening, "Odd"), "Stop");
    const again = await table.press(stopped, "Rematch");
    expect(viewOf(again).title).toContain("Odd-even · first to 7");
    expect((await storedGame(table, "oddeven"))?.matches.map(({ opponent }) => opponent)).toEqual([
      "random",
      "random",
    ]);
    expect(await storedGame(table)).toBeUndefined();
  });

  it("is begun by its button of the greeting, to 50", async ({ table }) => {
    const greeting = viewOf(await table.type("start", "start"));
    expect(labelsOf(greeting)).toContain("Odd-even");
    expect(viewOf(await table.press(greeting, "Odd-even")).title).toBe(
      "🔮 Odd-even · first to 50 · Anna 0 : 0 Gadalka",
    );
  });

  it("stands in the export by its moves' names, and goes with the rest when all is deleted", async () => {
    const table = await openTable();
    await table.press(await table.type("oddeven", "play"), "Even");
    const { games } = await exported(table);
    expect(games.oddeven.rounds).toEqual([{ you: "even", gadalka: expect.stringMatching(/^(odd|even)$/) }]);
    await deleteAll(table);
    expect(await storedGame(table, "oddeven")).toBeUndefined();
  });
});
