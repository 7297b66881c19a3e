// Odd-even, the only game in which the two sides differ.

import { describe, expect, it } from "vitest";
import { circleGame, hasDraws, oddEven } from "../../../src/core/games/index.ts";

describe("oddEven", () => {
  it.each([
    [0, 0, -1],
    [1, 1, -1],
    [0, 1, 1],
    [1, 0, 1],
  ] as const)(
    "scores person %i against bot %i as %i, and the opposite for the bot",
    (person, bot, result) => {
      expect(oddEven.result("person", person, bot)).toBe(result);
      expect(oddEven.result("bot", bot, person)).toBe(-result);
    },
  );

  it("counters with the same move as the bot, the other as the person", () => {
    expect([0, 1].map((move) => oddEven.counters("bot", move))).toEqual([[0], [1]]);
    expect([0, 1].map((move) => oddEven.counters("person", move))).toEqual([[1], [0]]);
  });

  it("has no draws, unlike games on a circle", () => {
    expect([oddEven, circleGame(3), circleGame(5)].map(hasDraws)).toEqual([false, true, true]);
  });

  it("numbers even 0 and odd 1, and shows odd first", () => {
    expect(oddEven.moveIds).toEqual(["even", "odd"]);
    expect(oddEven.displayOrder).toEqual([1, 0]);
  });
});
