import { expect, it } from "vitest";
import { History } from "../../../../src/core/strategies/bases/history.ts";
import { Opinions, type Source } from "../../../../src/core/strategies/fortune-teller/inputs.ts";
import {
  Frequencies,
  LongestStretches,
} from "../../../../src/core/strategies/fortune-teller/longest-match.ts";

/** Shows the opponent's moves, with own moves 0, and returns the opinions after them. */
function opinionsAfter(source: Source, history: History, moves: readonly number[]): Opinions {
  const opinions = new Opinions(3, source.inputs);
  for (const move of moves) {
    source.weigh(opinions, 0);
    source.learn(0, move);
    history.push(0, move);
  }
  source.weigh(opinions, 0);
  opinions.settle();
  return opinions;
}

it("the longest match finds the longest repeated stretch and what followed it", () => {
  const history = new History();
  const moves = [0, 1, 1, 2, 0, 0, 1, 1, 2, 0, 0, 1, 1, 2];
  const { values, confidences } = opinionsAfter(new LongestStretches(3, history), history, moves);
  // The last eight moves also occurred five rounds ago, followed by 0: length number 3 of 1, 2, 4, 8, 16.
  expect(confidences[0]).toBe(4);
  expect(values[0]).toBeGreaterThan(values[1] as number);
  expect(values[0]).toBeGreaterThan(values[2] as number);
});

it("the longest match has no opinion before a repeat, nor about itself", () => {
  const history = new History();
  expect([...opinionsAfter(new LongestStretches(3, history), history, [0]).confidences]).toEqual([
    0, 0, 0, 0, 0, 0,
  ]);
  const other = opinionsAfter(new LongestStretches(3, new History()), new History(), []);
  expect(other.values.every((value) => value === 0)).toBe(true);
});

it("the longest match learns the rotation from favourite to opponent's move", () => {
  const history = new History();
  // The opponent always plays the move after its own most frequent recent one: a slow circle.
  const source = new Frequencies(3);
  const { values } = opinionsAfter(
    source,
    history,
    Array.from({ length: 60 }, (_, round) => Math.floor(round / 2) % 3),
  );
  expect(values.some((value) => value > 0.5)).toBe(true);
});

it("the longest match has no frequencies before the first round", () => {
  const { values } = opinionsAfter(new Frequencies(3), new History(), []);
  expect(values.every((value) => value === 0)).toBe(true);
});
