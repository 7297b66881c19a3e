import { describe, expect, it } from "vitest";
import { playTask } from "../../../src/arena/match/play.ts";
import { type MatchOutcome, resultOf } from "../../../src/arena/match/task.ts";
import { createStrategy, type Seat, type Strategy } from "../../../src/core/strategies/index.ts";

/** `throws:3` fails in its third round, likewise `cheats:1` and `deaf:4`; `unborn` at its creation. */
function created(spec: string, seat: Seat): Strategy {
  const [how, at] = spec.split(":");
  if (how === "unborn") throw new Error("no such book");
  if (how !== "throws" && how !== "cheats" && how !== "deaf") return createStrategy(spec, seat);
  let round = 0;
  return {
    choose() {
      if (++round !== Number(at) || how === "deaf") return 0;
      if (how === "cheats") return 7;
      throw new RangeError("out of\nideas");
    },
    observe() {
      if (how === "deaf" && round === Number(at)) throw new Error("what?");
    },
    expected: () => undefined,
  };
}

function matchOf(strategies: readonly [string, string]): MatchOutcome {
  const task = {
    round: 0,
    table: 0,
    game: 0,
    pair: [0, 1],
    seed: 1,
    rule: "rps",
    rounds: 60,
    strategies,
  } as const;
  return playTask(task, created);
}

describe("a failing strategy", () => {
  it.each([
    ["throws", "throws:3", "crashed", 3, "it failed: out of ideas"],
    ["throws while it is made", "unborn", "crashed", 0, "it failed: no such book"],
    ["throws at what it sees", "deaf:4", "crashed", 4, "it failed: what?"],
    ["plays no move of the game", "cheats:5", "illegal", 5, "it played 7, which isn't a move of rps"],
  ])("forfeits when it %s", (_how, strategy, kind, round, reason) => {
    for (const pair of [[strategy, "copy"] as const, ["copy", strategy] as const]) {
      const by = pair[0] === strategy ? "a" : "b";
      const outcome = matchOf([...pair]);
      expect(outcome).toEqual({
        tally: { wins: 0, losses: 0, draws: 0 },
        forfeits: [{ by, kind, round, reason }],
      });
      expect(resultOf(outcome)).toBe(by === "a" ? 0 : 1);
    }
  });
});

describe("two strategies that fail in the same round", () => {
  it.each([
    ["throws:3", "cheats:3"],
    ["cheats:3", "throws:3"],
    ["unborn", "unborn:1"],
    ["deaf:2", "deaf:02"],
  ])("draw 0:0 with both reasons: %s and %s", (a, b) => {
    const outcome = matchOf([a, b]);
    expect(resultOf(outcome)).toBe(0.5);
    expect(outcome.forfeits.map(({ by }) => by)).toEqual(["a", "b"]);
  });
});
