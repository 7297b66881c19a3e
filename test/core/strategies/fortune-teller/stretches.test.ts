import { expect, it } from "vitest";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { LastRounds } from "../../../../src/core/strategies/fortune-teller/stretches.ts";

const PLACES = 3000;

it("the last rounds of stretches match a plain table, for few or many entries", () => {
  const rounds = new LastRounds(PLACES);
  const table = new Uint16Array(PLACES);
  const random = seededRandom(3);
  for (let round = 1; round <= 6000; round++) {
    const place = random.below(PLACES);
    rounds.set(place, round);
    table[place] = round;
    const asked = random.below(PLACES);
    expect(rounds.get(asked)).toBe(table[asked]);
  }
  expect(rounds.cells).toEqual(table);
});

it("the last rounds of stretches take little memory for few entries", () => {
  const rounds = new LastRounds(30_720);
  for (let place = 0; place < 90; place++) rounds.set(340 * place, 5);
  expect(rounds.cells.byteLength).toBeLessThanOrEqual(512);
});

it.each([20, 500, 5000])("the last rounds of %i stretches can be taken over", (stretches) => {
  const [rounds, copy] = [new LastRounds(PLACES), new LastRounds(PLACES)];
  const random = seededRandom(stretches);
  for (let round = 1; round <= stretches; round++) rounds.set(random.below(PLACES), round);
  copy.adopt(rounds.cells);
  for (let round = 1; round <= 2000; round++) {
    const place = random.below(PLACES);
    expect(copy.get(place)).toBe(rounds.get(place));
    for (const one of [rounds, copy]) one.set(place, round);
  }
  expect(copy.cells).toEqual(rounds.cells);
});

it("the last rounds of stretches refuse cells for another number of places", () => {
  for (const length of [0, 1, 300, PLACES + 1, 4096])
    expect(() => new LastRounds(PLACES).adopt(new Uint16Array(length))).toThrow(RangeError);
  expect(() => new LastRounds(PLACES).adopt(undefined)).toThrow(RangeError);
});
