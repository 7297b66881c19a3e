// The compact form of rounds: lossless, small, and strict about invalid bytes.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packedBytes, packRounds, unpackRounds } from "../../../src/core/games/index.ts";

const history = fc
  .tuple(
    fc.constantFrom(2, 3, 5, 7, 16, 101),
    fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 200, size: "max" }),
  )
  .map(([size, pairs]) => ({
    size,
    rounds: {
      person: Uint8Array.from(pairs, ([person]) => person % size),
      bot: Uint8Array.from(pairs, ([, bot]) => bot % size),
    },
  }));

describe("packRounds", () => {
  it("is reversed by unpackRounds", () => {
    fc.assert(
      fc.property(history, ({ size, rounds }) => {
        const packed = packRounds(size, rounds);
        expect(packed).toHaveLength(packedBytes(size, rounds.bot.length));
        expect(unpackRounds(size, rounds.bot.length, packed)).toEqual(rounds);
      }),
      { seed: 3 },
    );
  });

  it.each([
    [2, 250],
    [3, 500],
    [5, 625],
    [101, 1750],
  ])("packs 1,000 rounds of %i moves into %i bytes", (size, bytes) => {
    expect(packedBytes(size, 1000)).toBe(bytes);
  });

  it.each([
    [[3], [0]],
    [[0], [3]],
    [[0, 1], [0]],
  ])("refuses moves %j against %j in a game of three", (person, bot) => {
    expect(() => packRounds(3, { person: Uint8Array.from(person), bot: Uint8Array.from(bot) })).toThrow(
      RangeError,
    );
  });
});

describe("unpackRounds", () => {
  it.each([
    ["too short", 3, Uint8Array.of(0)],
    ["too long", 2, Uint8Array.of(0, 0)],
    ["of another game", 2, Uint8Array.of(0x0f)],
    ["with bits after the end", 1, Uint8Array.of(0x10)],
  ])("refuses bytes that are %s", (_, count, bytes) => {
    expect(() => unpackRounds(3, count, bytes)).toThrow(RangeError);
  });
});
