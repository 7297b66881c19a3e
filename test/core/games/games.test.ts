// The games: their catalogue, ids, rules and notation, against the rules as people state them and what any fair game of
// this kind must satisfy.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CATALOGUE,
  circleGame,
  GAME_IDS,
  gameOf,
  hasDraws,
  type MatrixGame,
  matrixGame,
  NOTATED_SIZE_MAX,
  notationOf,
  oddEven,
} from "../../../src/core/games/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";

const named = (id: string): MatrixGame => matrixGame(id) as MatrixGame;

describe("the catalogue", () => {
  it.each(CATALOGUE)("has a game with the entry's id and moves at $id", (entry) => {
    const game = gameOf(entry);
    expect(matrixGame(entry.id)).toBe(game);
    expect(game.moveIds).toEqual(entry.moves.map(({ id }) => id));
  });

  it.each(CATALOGUE)("has texts in every language and an emoji a move for $id", (entry) => {
    const labels = [`game-${entry.id}` as const, ...entry.moves.map(({ id }) => `move-${id}` as const)];
    for (const locale of LOCALES)
      expect(new Set(labels.map((id) => say(locale, id))).size).toBe(labels.length);
    if (entry.variant) for (const locale of LOCALES) say(locale, `choice-${entry.variant}`);
    expect(new Set(entry.moves.map(({ emoji }) => emoji)).size).toBe(entry.moves.length);
  });

  it("has no duplicates, and a variant for each game of a command with several", () => {
    for (const key of ["id", "typed", "variant"] as const) {
      const values = CATALOGUE.flatMap((entry) => entry[key] ?? []);
      expect(new Set(values).size).toBe(values.length);
    }
    for (const { command, variant } of CATALOGUE)
      expect(variant !== undefined).toBe(CATALOGUE.filter((one) => one.command === command).length > 1);
  });
});

describe("a game's id", () => {
  it.each([...GAME_IDS, "rps-9", "rps-101"])(
    "%s finds it, with distinct moves, each displayed once",
    (id) => {
      const { size, moveIds, displayOrder } = named(id);
      expect(matrixGame(id)).toBe(named(id));
      expect(new Set(moveIds).size).toBe(size);
      expect(moveIds.every((word) => /^[a-z0-9]+$/.test(word))).toBe(true);
      expect(displayOrder.toSorted((a, b) => a - b)).toEqual([...moveIds.keys()]);
    },
  );

  const NONE = " RPS rps-3 rps-5 rps-8 rps-07 rps-103 rps-999 rps--7 chess toString";
  it.each([...NONE.split(" "), "rps-7 "])("finds nothing for %j", (id) => {
    expect(matrixGame(id)).toBeUndefined();
  });
});

/** The moves that a move beats. */
function beatenBy(game: MatrixGame, winner: string): string {
  const own = game.moveIds.indexOf(winner);
  return game.moveIds.filter((_, other) => game.result("person", own, other) === 1).join(" ");
}

describe("a circle game", () => {
  it.each([
    [3, "rock", "scissors"],
    [3, "scissors", "paper"],
    [3, "paper", "rock"],
    [5, "rock", "scissors lizard"],
    [5, "lizard", "paper spock"],
    [5, "spock", "rock scissors"],
    [5, "scissors", "lizard paper"],
    [5, "paper", "rock spock"],
  ])("of %i lets %s beat exactly %s", (size, winner, losers) => {
    expect(beatenBy(circleGame(size), winner)).toBe(losers);
  });

  it.each([
    [3, "rps", "rock paper scissors"],
    [5, "rpsls", "rock paper scissors lizard spock"],
    [9, "rps-9", "m0 m1 m2 m3 m4 m5 m6 m7 m8"],
  ])("has %i moves as %s and shows them in the usual order", (size, id, shown) => {
    const game = circleGame(size);
    expect(game.id).toBe(id);
    expect(game.displayOrder.map((move) => game.moveIds[move]).join(" ")).toBe(shown);
  });

  it("numbers moves like the source: (bot - human) mod 3 is 2 for a loss, 1 for a win", () => {
    for (const bot of [0, 1, 2])
      for (const human of [0, 1, 2])
        expect(circleGame(3).result("person", human, bot)).toBe([0, 1, -1][(bot - human + 3) % 3]);
  });

  it("gives each move as many victims as counters, pairs opposite results, and lists counters ascending", () => {
    const sizes = fc.integer({ min: 1, max: 50 }).map((half) => 2 * half + 1);
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), (size, first, second) => {
        const game = circleGame(size);
        const [a, b] = [first % size, second % size];
        expect(game.result("person", a, b) + game.result("bot", b, a)).toBe(0);
        expect(game.result("person", a, b) === 0).toBe(a === b);
        expect(beatenBy(game, game.moveIds[a] as string).split(" ")).toHaveLength((size - 1) / 2);
        const winning = [...game.moveIds.keys()].filter((move) => game.result("bot", move, a) === 1);
        expect(game.counters("bot", a)).toEqual(winning);
        expect(winning).toHaveLength((size - 1) / 2);
      }),
      { seed: 1 },
    );
  });

  it.each([1, 2, 4, 0, -3, 3.5, 103, Number.NaN])("refuses %d moves", (size) => {
    expect(() => circleGame(size)).toThrow(RangeError);
  });

  it("refuses moves that the game doesn't have", () => {
    const game = circleGame(3);
    for (const [own, other] of [
      [0, 3],
      [3, 0],
      [-1, 0],
    ] as const)
      expect(() => game.result("person", own, other)).toThrow(RangeError);
    expect(() => game.counters("bot", 3)).toThrow(RangeError);
  });
});

describe("odd-even", () => {
  it("is won by the bot if the moves are equal, else by the person", () => {
    for (const person of [0, 1])
      for (const bot of [0, 1]) {
        const result = person === bot ? -1 : 1;
        expect(oddEven.result("person", person, bot)).toBe(result);
        expect(oddEven.result("bot", bot, person)).toBe(-result);
      }
    expect([0, 1].map((move) => oddEven.counters("bot", move))).toEqual([[0], [1]]);
    expect([0, 1].map((move) => oddEven.counters("person", move))).toEqual([[1], [0]]);
  });

  it("has no draws, unlike games on a circle, and shows odd first", () => {
    expect([oddEven, circleGame(3), circleGame(5)].map(hasDraws)).toEqual([false, true, true]);
    expect(oddEven.displayOrder.map((move) => oddEven.moveIds[move])).toEqual(["odd", "even"]);
  });
});

describe("moves as characters", () => {
  it.each([
    ["rps", "rsp"],
    ["rpsls", "rsLpS"],
    ["oddeven", "01"],
    ["rps-9", "012345678"],
    ["rps-61", "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdfghijklmnopqrstuvwxyz"],
  ])("of %s are %s, both ways, and no others", (id, characters) => {
    const notation = notationOf(named(id));
    expect(notation?.characters).toBe(characters);
    const codes = Array.from({ length: 128 }, (_, code) => code);
    const read = codes.filter((code) => notation?.moveOf(code) !== undefined);
    expect(read).toHaveLength(characters.length);
    expect([...characters].map((character) => notation?.moveOf(character.charCodeAt(0)))).toEqual([
      ...named(id).moveIds.keys(),
    ]);
  });

  it("don't exist for games with more moves than characters", () => {
    expect(notationOf(circleGame(NOTATED_SIZE_MAX))?.characters).toHaveLength(NOTATED_SIZE_MAX);
    expect(notationOf(circleGame(NOTATED_SIZE_MAX + 2))).toBeUndefined();
  });
});
