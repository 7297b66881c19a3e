// The compact form of rounds: lossless, small, and strict about invalid bytes.

import fc from "fast-check";
import { expect, it } from "vitest";
import { packedBytes, packRounds, unpackRounds } from "../../../src/core/games/index.ts";

const roundsOf = (pairs: readonly (readonly [number, number])[], size = 256) => ({
  person: Uint8Array.from(pairs, ([person]) => person % size),
  bot: Uint8Array.from(pairs, ([, bot]) => bot % size),
});

it("rounds are unpacked as they were packed", () => {
  const history = fc.tuple(
    fc.constantFrom(2, 3, 5, 7, 16, 101),
    fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 200, size: "max" }),
  );
  fc.assert(
    fc.property(history, ([size, pairs]) => {
      const rounds = roundsOf(pairs, size);
      const packed = packRounds(size, rounds);
      expect(packed).toHaveLength(packedBytes(size, pairs.length));
      expect(unpackRounds(size, pairs.length, packed)).toEqual(rounds);
    }),
    { seed: 3 },
  );
});

it.each([
  [2, 250],
  [3, 500],
  [5, 625],
  [101, 1750],
])("1,000 rounds of %i moves take %i bytes", (size, bytes) => {
  expect(packedBytes(size, 1000)).toBe(bytes);
});

it("moves of another game and sides of other lengths aren't packed", () => {
  for (const rounds of [roundsOf([[3, 0]]), roundsOf([[0, 3]])])
    expect(() => packRounds(3, rounds)).toThrow(RangeError);
  expect(() => packRounds(3, { ...roundsOf([[0, 0]]), person: Uint8Array.of(0, 1) })).toThrow(RangeError);
});

it.each([
  ["too short", 3, Uint8Array.of(0)],
  ["too long", 2, Uint8Array.of(0, 0)],
  ["of another game", 2, Uint8Array.of(0x0f)],
  ["with bits after the end", 1, Uint8Array.of(0x10)],
])("bytes that are %s aren't unpacked", (_, count, bytes) => {
  expect(() => unpackRounds(3, count, bytes)).toThrow(RangeError);
});
