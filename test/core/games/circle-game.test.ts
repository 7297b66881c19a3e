// The circle rule against the rules as people state them, and against what any fair game of this kind must satisfy.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circleGame, type MatrixGame } from "../../../src/core/games/index.ts";

const sizes = fc.integer({ min: 1, max: 50 }).map((half) => 2 * half + 1);

/** What beats what, with the game's verbs. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  rock: ["scissors", "lizard"],
  lizard: ["paper", "spock"],
  spock: ["scissors", "rock"],
  scissors: ["paper", "lizard"],
  paper: ["rock", "spock"],
};

function beatenBy(game: MatrixGame, winner: string): string[] {
  const own = game.moveIds.indexOf(winner);
  return game.moveIds.filter((_, other) => game.result("person", own, other) === 1);
}

describe("circleGame", () => {
  it.each(Object.keys(VERBS))("lets %s beat exactly the two moves its verbs name at size 5", (winner) => {
    expect(beatenBy(circleGame(5), winner).sort()).toEqual([...(VERBS[winner] ?? [])].sort());
  });

  it.each([
    ["rock", "scissors"],
    ["scissors", "paper"],
    ["paper", "rock"],
  ])("lets %s beat only %s at size 3", (winner, loser) => {
    expect(beatenBy(circleGame(3), winner)).toEqual([loser]);
  });

  it("numbers moves like the source: (bot - human) mod 3 is 2 for a loss, 1 for a win", () => {
    const game = circleGame(3);
    for (const bot of [0, 1, 2]) {
      for (const human of [0, 1, 2]) {
        expect(game.result("person", human, bot)).toBe([0, 1, -1][(bot - human + 3) % 3]);
      }
      expect(game.counters("bot", bot)).toEqual([(bot + 2) % 3]);
    }
  });

  it.each([
    [3, "rps", ["rock", "paper", "scissors"]],
    [5, "rpsls", ["rock", "paper", "scissors", "lizard", "spock"]],
    [9, "rps-9", ["m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8"]],
  ])("has %i moves as %s and shows them in the usual order", (size, id, shown) => {
    const game = circleGame(size);
    expect(game.id).toBe(id);
    expect(game.displayOrder.map((move) => game.moveIds[move])).toEqual(shown);
  });

  it("gives each move as many victims as counters, and pairs opposite results", () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), (size, first, second) => {
        const game = circleGame(size);
        const [a, b] = [first % size, second % size];
        expect(game.result("person", a, b) + game.result("bot", b, a)).toBe(0);
        expect(game.result("person", a, b) === 0).toBe(a === b);
        expect(game.counters("person", a)).toHaveLength((size - 1) / 2);
        expect(beatenBy(game, game.moveIds[a] as string)).toHaveLength((size - 1) / 2);
      }),
      { seed: 1 },
    );
  });

  it("lists exactly the winning moves as counters, ascending", () => {
    fc.assert(
      fc.property(sizes, fc.nat(), (size, number) => {
        const game = circleGame(size);
        const other = number % size;
        const winning = game.moveIds
          .map((_, move) => move)
          .filter((move) => game.result("bot", move, other) === 1);
        expect(game.counters("bot", other)).toEqual(winning);
      }),
      { seed: 2 },
    );
  });

  it.each([1, 2, 4, 0, -3, 3.5, 103, Number.NaN])("refuses %d moves and lists the valid sizes", (size) => {
    expect(() => circleGame(size)).toThrow(/odd number of moves from 3 to 101/);
    expect(() => circleGame(size)).toThrow(RangeError);
  });

  it("refuses moves that the game doesn't have", () => {
    const game = circleGame(3);
    expect(() => game.result("person", 0, 3)).toThrow(RangeError);
    expect(() => game.result("person", 3, 0)).toThrow(RangeError);
    expect(() => game.result("person", -1, 0)).toThrow(RangeError);
    expect(() => game.counters("bot", 3)).toThrow(RangeError);
  });
});
