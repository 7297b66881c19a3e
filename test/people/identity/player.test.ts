import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circleGame, matrixGame, oddEven } from "../../../src/core/games/index.ts";
import { ownerTag, readPlayerId, readRounds, storeRounds, writePlayerId } from "../../../src/people/index.ts";
import { withRound } from "../../../src/people/rounds/packed-rounds.ts";

describe("a player's id", () => {
  it("reads and writes it, and refuses anything else", () => {
    for (const text of ["discord:700000000000000001", "telegram:7000001", "terminal:local"])
      expect(writePlayerId(readPlayerId(text) ?? expect.fail())).toBe(text);
    for (const text of [
      "",
      "discord",
      "discord:",
      "IRC:1",
      "discord:a b",
      "discord:1:rps",
      `telegram:${"1".repeat(65)}`,
    ])
      expect(readPlayerId(text), text).toBeUndefined();
  });

  it("has a tag of four characters that differs between players", () => {
    const tags = Array.from({ length: 200 }, (_, id) => ownerTag({ platform: "discord", id: String(id) }));
    for (const tag of tags) expect(tag).toMatch(/^[\w-]{4}$/);
    expect(new Set(tags).size).toBe(200);
    expect(ownerTag({ platform: "discord", id: "1" })).not.toBe(ownerTag({ platform: "telegram", id: "1" }));
  });
});

describe("a stored history", () => {
  it("stores every round of every game", () => {
    const games = [oddEven, circleGame(3), circleGame(5), circleGame(7)];
    const property = fc.property(
      fc.constantFrom(...games),
      fc.array(fc.tuple(fc.nat(100), fc.nat(100)), { maxLength: 60 }),
      (game, moves) => {
        const rounds = {
          person: Uint8Array.from(moves, ([person]) => person % game.size),
          bot: Uint8Array.from(moves, ([, bot]) => bot % game.size),
        };
        const stored = storeRounds(game, rounds);
        // As another process would read it.
        expect(readRounds(game, { ...stored })).toEqual(rounds);
        expect(readRounds(game, stored)).toEqual(rounds);
      },
    );
    fc.assert(property, { seed: 3 });
  });

  it("uses four bits per round of rock-paper-scissors", () => {
    const moves = new Uint8Array(1000).fill(2);
    const { packed } = storeRounds(matrixGame("rps") ?? oddEven, { person: moves, bot: moves });
    expect(Buffer.from(packed, "base64").length).toBe(500);
  });

  it("is unpacked once, and checked against the game and its length", () => {
    const history = storeRounds(circleGame(3), { person: Uint8Array.of(2, 0), bot: Uint8Array.of(1, 2) });
    expect(readRounds(circleGame(3), history)).toBe(readRounds(circleGame(3), history));
    expect(() => readRounds(oddEven, history)).toThrow(RangeError);
    expect(() => readRounds(circleGame(3), { rounds: 3, packed: "AA==" })).toThrow(RangeError);
  });

  it("grows at its end and is cut at its start", () => {
    const game = circleGame(3);
    const rounds = storeRounds(game, { person: Uint8Array.of(0, 1), bot: Uint8Array.of(2, 0) });
    const longer = readRounds(game, withRound(game, rounds, [2, 1]));
    expect(longer).toEqual({ person: Uint8Array.of(0, 1, 2), bot: Uint8Array.of(2, 0, 1) });
    const newest = readRounds(game, withRound(game, rounds, [2, 1], 2));
    expect(newest).toEqual({ person: Uint8Array.of(1, 2), bot: Uint8Array.of(0, 1) });
  });
});
