import { describe, expect, it } from "vitest";
import { held, planOf } from "../tournaments.ts";

/** The only match of a tournament between these two. */
async function matchOf(strategies: readonly string[], matchMs = 30_000) {
  const report = await held(planOf(strategies, { matchMs }));
  return { game: report.pairings[0]?.games[0], standings: report.standings, report };
}

describe("a failing strategy", () => {
  it.each([
    ["throws", "throws:3", "crashed", 3, "it failed: out of ideas"],
    ["throws while it is made", "unborn", "crashed", 0, "it failed: no such book"],
    ["throws at what it sees", "deaf:4", "crashed", 4, "it failed: what?"],
    ["plays no move of the game", "cheats:5", "illegal", 5, "it played 7, which isn't a move of rps"],
    ["eats all memory", "eats:2", "crashed", 2, "it used more than 256 MB of memory"],
    ["ends its thread", "exits:2", "crashed", 2, "it ended its thread with code 3"],
  ])("forfeits when it %s", async (_how, strategy, kind, round, reason) => {
    for (const pair of [
      [strategy, "copy"],
      ["copy", strategy],
    ]) {
      const { game, standings } = await matchOf(pair);
      const by = pair[0] === strategy ? "a" : "b";
      expect(game).toMatchObject({
        won: 0,
        lost: 0,
        drawn: 0,
        forfeits: [{ name: strategy, by, kind, round, reason }],
      });
      expect(standings.map(({ name, points, forfeits }) => [name, points, forfeits])).toEqual([
        ["copy", 1, 0],
        [strategy, 0, 1],
      ]);
    }
  });

  it("forfeits when it thinks forever, and its thread is replaced", async () => {
    const { report } = await matchOf(["spins:2", "copy", "rotation", "markov"], 300);
    const forfeits = report.pairings.flatMap(({ games }) => games.flatMap(({ forfeits = [] }) => forfeits));
    expect(forfeits.length).toBe(report.rounds);
    for (const forfeit of forfeits) {
      expect(forfeit).toMatchObject({ name: "spins:2", kind: "stalled" });
      expect(forfeit.reason).toContain("300 ms");
    }
    expect(report.standings.at(-1)).toMatchObject({ name: "spins:2", points: 0 });
  });

  it("keeps ratings unchanged", async () => {
    const { standings } = await matchOf(["throws:1", "copy"]);
    expect(new Set(standings.map(({ rating }) => rating.mean))).toEqual(new Set([25]));
  });
});

describe("two strategies that fail in the same round", () => {
  it.each([
    ["throws:3", "cheats:3"],
    ["cheats:3", "throws:3"],
    ["unborn", "unborn:1"],
    ["deaf:2", "deaf:02"],
  ])("draw 0:0 with both reasons: %s and %s", async (a, b) => {
    const { game, standings } = await matchOf([a, b]);
    expect(game).toMatchObject({ result: 0.5, won: 0, lost: 0, drawn: 0 });
    expect(game?.forfeits?.map(({ by }) => by)).toEqual(["a", "b"]);
    expect(standings.map(({ points }) => points)).toEqual([0.5, 0.5]);
  });
});
