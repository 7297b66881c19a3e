import { expect, it } from "vitest";
import { takeLogarithms } from "../../../../src/core/strategies/fortune-teller/inputs.ts";

function logarithmsOf(numbers: readonly number[]): Float32Array {
  const table = Float32Array.from(numbers);
  takeLogarithms(table, new Int32Array(table.buffer), table.length);
  return table;
}

it("logarithms from the table are right to 1e-5 wherever counts and shares can be", () => {
  const numbers = Array.from({ length: 20_000 }, (_, index) => 2 ** (-39.99 + (index / 20_000) * 47.9));
  logarithmsOf(numbers).forEach((logarithm, index) => {
    expect(Math.abs(logarithm - Math.log(Math.fround(numbers[index] as number)))).toBeLessThan(1e-5);
  });
});

it("the logarithm of one is nothing at all: who has no opinion moves nothing", () => {
  expect([...logarithmsOf([1, 1])]).toEqual([0, 0]);
});

it("only as many logarithms are taken as are asked for", () => {
  const table = Float32Array.of(2, 2);
  takeLogarithms(table, new Int32Array(table.buffer), 1);
  expect(table[1]).toBe(2);
});
