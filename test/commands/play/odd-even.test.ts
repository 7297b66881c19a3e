// Odd-even through the same interface as other games: the machine guesses, and misses score for the person.

import { describe, expect } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { deleteAll, exported } from "../own-data.ts";
import {
  it,
  labelsOf,
  openTable,
  proofOf,
  storedGame,
  storedMatch,
  type Table,
  textOf,
  viewOf,
} from "./table.ts";

/** Presses these moves in a cycle while the match goes on. */
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

/** The person's and the machine's points, as a live message shows them. */
function scoreIn(reply: Reply): number[] {
  const [, won, lost] = /Anna (\d+) : (\d+) Gadalka/.exec(textOf(reply)) ?? [];
  return [Number(won), Number(lost)];
}

describe("a match of odd-even", () => {
  it("opens to 50 with odd, then even, and a fixed guess", async () => {
    const opening = await (await openTable()).type("oddeven", "play");
    expect(opening).toMatchObject({ type: "post", audience: "place" });
    expect(viewOf(opening).title).toBe("🔮 Odd-even · first to 10 · Anna 0 : 0 Gadalka");
    expect(labelsOf(opening)).toEqual(["1️⃣ Odd", "2️⃣ Even", "Why?", "Stop"]);
    expect(textOf(opening)).toContain("My guess is already fixed");
    expect(textOf(opening)).toMatch(/🔒 [0-9a-f]{4} /);
  });

  it("scores a miss for the person and a hit for the bot, and says which", async () => {
    const table = await openTable();
    let before = [0, 0];
    const opening = await table.type("oddeven", "play", { length: "first to 20", opponent: "random" });
    const outcomes = new Set<string>();
    await playOut(table, opening, ["Odd", "Even", "Even"], (reply) => {
      const [, yours, mine, outcome] = /You \S+ (\w+) · Gadalka \S+ (\w+) → (.+)/.exec(textOf(reply)) ?? [];
      if (outcome === undefined) return;
      const hit = yours === mine;
      expect(outcome).toBe(hit ? "I guessed it" : "I missed; your point");
      const [won = 0, lost = 0] = before;
      before = scoreIn(reply);
      expect(before).toEqual(hit ? [won, lost + 1] : [won + 1, lost]);
      outcomes.add(outcome);
    });
    expect(outcomes.size).toBe(2);
  });

  it("answers each press with a toast about the round", async ({ table }) => {
    const reply = await table.press(await table.type("oddeven", "play"), "Even");
    expect(reply).toMatchObject({
      type: "edit",
      toast: expect.stringMatching(/^You 2️⃣ · me [12]️⃣ → /u),
    });
    expect(textOf(reply)).not.toContain("draw");
  });

  it("is lost by repeating a move, with a checked proof and chance at half", async () => {
    const table = await openTable();
    const over = await playOut(table, await table.type("oddeven", "play", { length: "20" }), ["Odd"]);
    const text = textOf(over);
    expect(text).toContain("Gadalka wins 20 : ");
    expect(textOf(await table.press(over, "Details"))).toMatch(
      /I foresaw \d+% of your moves; chance would get 50%: more than chance\./,
    );
    const { totals } = (await storedGame(table, "oddeven")) ?? {};
    expect(totals).toMatchObject({ losses: 20, draws: 0, rounds: 20 + (totals?.wins ?? 0) });
    expect(text).toContain("✓ verified");
    expect(text).toMatch(/^(1️⃣)+ ← your moves$/mu);
    expect(text).not.toContain("draw");
    expect(await proofOf(table, over)).toMatchObject({ game: { id: "oddeven" } });
  });

  it("explains its prediction, including changes after a win or loss", async ({ table }) => {
    let reply = await table.type("oddeven", "play", { length: "endless", opponent: "experts" });
    for (let round = 0; round < 12; round++) reply = await table.press(reply, round % 2 ? "Odd" : "Even");
    const why = textOf(await table.press(reply, "Why?"));
    expect(why).toMatch(/I expected [12]️⃣ (Odd|Even): .+ \d+ times out of \d+/u);
    expect(why).toMatch(/This match I’ve read \d+ of \d+ moves right/);
  });

  it("restarts on the same terms, separate from the other games", async ({ table }) => {
    const opening = await table.type("oddeven", "play", { length: "first to 7", opponent: "random" });
    const stopped = await table.press(await table.press(opening, "Odd"), "Stop");
    const again = await table.press(stopped, "Rematch");
    expect(viewOf(again).title).toContain("Odd-even · first to 7");
    expect((await storedMatch(table, "oddeven")).opponent).toBe("random");
    expect(await storedGame(table)).toBeUndefined();
  });

  it("starts to 50 from its button in the greeting", async ({ table }) => {
    const greeting = viewOf(await table.type("start", "start"));
    expect(labelsOf(greeting)).toContain("Odd-even");
    expect(viewOf(await table.press(greeting, "Odd-even")).title).toBe(
      "🔮 Odd-even · first to 10 · Anna 0 : 0 Gadalka",
    );
  });

  it("is exported with named moves, and deleted with everything else", async () => {
    const table = await openTable();
    await table.press(await table.type("oddeven", "play"), "Even");
    const { games } = await exported(table);
    expect(games.oddeven.rounds).toEqual([{ you: "even", gadalka: expect.stringMatching(/^(odd|even)$/) }]);
    await deleteAll(table);
    expect(await storedGame(table, "oddeven")).toBeUndefined();
  });
});
