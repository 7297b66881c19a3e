// Odd-even: the one game in which it matters which side one is on.

import { describe, expect, it } from "vitest";
import { circleGame, hasDraws, oddEven } from "../../../src/core/games/index.ts";

describe("oddEven", () => {
  it.each([
    [0, 0, -1],
    [1, 1, -1],
    [0, 1, 1],
    [1, 0, 1],
  ] as const)(
    "person %i against bot %i is %i for the person and the opposite for the bot",
    (person, bot, result) => {
      expect(oddEven.result("person", person, bot)).toBe(result);
      expect(oddEven.result("bot", bot, person)).toBe(-result);
    },
  );

  it("is countered by the bot with the same move and by the person with the other", () => {
    expect([0, 1].map((move) => oddEven.counters("bot", move))).toEqual([[0], [1]]);
    expect([0, 1].map((move) => oddEven.counters("person", move))).toEqual([[1], [0]]);
  });

  it("has no draws, as the games on a circle have", () => {
    expect([oddEven, circleGame(3), circleGame(5)].map(hasDraws)).toEqual([false, true, true]);
  });

  it("numbers even 0 and odd 1, and shows odd first", () => {
    expect(oddEven.moveIds).toEqual(["even", "odd"]);
    expect(oddEven.displayOrder).toEqual([1, 0]);
  });
});
