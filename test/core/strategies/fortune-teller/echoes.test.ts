import { expect, it } from "vitest";
import { History } from "../../../../src/core/strategies/bases/history.ts";
import { Frequencies, LongestStretches } from "../../../../src/core/strategies/fortune-teller/echoes.ts";
import { Opinions, type Source } from "../../../../src/core/strategies/fortune-teller/inputs.ts";

/** Shows the opponent's moves, own ones being 0, and gives the opinions after them. */
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

it("the echo finds the longest stretch that came before, and says what followed it", () => {
  const history = new History();
  const moves = [0, 1, 1, 2, 0, 0, 1, 1, 2, 0, 0, 1, 1, 2];
  const { values, confidences } = opinionsAfter(new LongestStretches(3, history), history, moves);
  // The last eight moves came five rounds ago, and 0 followed: length number 3 of 1, 2, 4, 8, 16.
  expect(confidences[0]).toBe(4);
  expect(values[0]).toBeGreaterThan(values[1] as number);
  expect(values[0]).toBeGreaterThan(values[2] as number);
});

it("the echo has no opinion before anything came twice, and none on itself", () => {
  const history = new History();
  expect([...opinionsAfter(new LongestStretches(3, history), history, [0]).confidences]).toEqual([
    0, 0, 0, 0, 0, 0,
  ]);
  const other = opinionsAfter(new LongestStretches(3, new History()), new History(), []);
  expect(other.values.every((value) => value === 0)).toBe(true);
});

it("the echo learns by what rotation the opponent's move follows the favourite", () => {
  const history = new History();
  // The opponent always plays the move after what he played most lately: a slow circle.
  const source = new Frequencies(3);
  const { values } = opinionsAfter(
    source,
    history,
    Array.from({ length: 60 }, (_, round) => Math.floor(round / 2) % 3),
  );
  expect(values.some((value) => value > 0.5)).toBe(true);
});

it("the echo has no opinion on frequencies before the first round", () => {
  const { values } = opinionsAfter(new Frequencies(3), new History(), []);
  expect(values.every((value) => value === 0)).toBe(true);
});
