import { expect, it } from "vitest";
import { takeLogarithms } from "../../../../src/core/strategies/fortune-teller/inputs.ts";

function logarithmsOf(numbers: readonly number[]): Float32Array {
  const table = Float32Array.from(numbers);
  takeLogarithms(table, new Int32Array(table.buffer), table.length);
  return table;
}

it("computes logarithms from the table to 1e-5 for all counts and shares", () => {
  const numbers = Array.from({ length: 20_000 }, (_, index) => 2 ** (-39.99 + (index / 20_000) * 47.9));
  logarithmsOf(numbers).forEach((logarithm, index) => {
    expect(Math.abs(logarithm - Math.log(Math.fround(numbers[index] as number)))).toBeLessThan(1e-5);
  });
});

it("returns exactly 0 for one, so a uniform opinion changes nothing", () => {
  expect([...logarithmsOf([1, 1])]).toEqual([0, 0]);
});

it("computes only as many logarithms as requested", () => {
  const table = Float32Array.of(2, 2);
  takeLogarithms(table, new Int32Array(table.buffer), 1);
  expect(table[1]).toBe(2);
});
