import { expect, it } from "vitest";
import { CONTEXTS } from "../../../../src/core/strategies/fortune-teller/contexts.ts";
import { CONFIDENCES } from "../../../../src/core/strategies/fortune-teller/inputs.ts";
import { Mind, type Part } from "../../../../src/core/strategies/fortune-teller/mind.ts";
import { Population } from "../../../../src/core/strategies/fortune-teller/population.ts";

const HABITS = CONTEXTS.length * CONFIDENCES;
const ECHOES = 14 * CONFIDENCES;
/** Weights of direct habits, second guesses, last followers, echoes and the population, in this order. */
const LENGTHS = [HABITS, HABITS, HABITS, ECHOES, HABITS];

/** A population without habits, whose weights show the kind of input they belong to. */
const MARKED = new Population({
  size: 3,
  keys: new Uint32Array(),
  counts: new Uint32Array(),
  weights: Float64Array.from(LENGTHS.flatMap((length, kind) => new Array<number>(length).fill(kind / 100))),
});

function kindsOf(weights: Float32Array | Float64Array): number[] {
  return [...new Set([...weights].map((weight) => Math.round(100 * weight)))];
}

it("the predictor starts with the learned weights and doesn't change the population's", () => {
  const mind = new Mind(3, { population: MARKED });
  expect(kindsOf(mind.weights)).toEqual([0, 1, 2, 3, 4]);
  for (let round = 0; round < 30; round++) mind.observe(round % 3, (round * round) % 3);
  expect(kindsOf(MARKED.weights)).toEqual([0, 1, 2, 3, 4]);
});

it.each<[Part, number[]]>([
  ["second-guess", [0, 2, 3, 4]],
  ["followers", [0, 1, 3, 4]],
  ["echoes", [0, 1, 2, 4]],
  ["bank", [0, 1, 2, 3, 4]],
])("the mind keeps what was learned of the other parts without %s", (without, kinds) => {
  expect(kindsOf(new Mind(3, { population: MARKED, without }).weights)).toEqual(kinds);
});

it("the predictor starts with even weights without a population, or with other inputs", () => {
  const other = new Population({
    size: 3,
    keys: new Uint32Array(),
    counts: new Uint32Array(),
    weights: new Float64Array(7),
  });
  expect(kindsOf(new Mind(3, { population: other }).weights)).toHaveLength(1);
  expect(kindsOf(new Mind(3, { population: MARKED, without: "population" }).weights)).toHaveLength(1);
  expect(new Mind(3).weights).toHaveLength(LENGTHS.slice(0, 4).reduce((sum, length) => sum + length));
});

it("the predictor repeats its answer within a round and learns each round once", () => {
  const [once, twice] = [new Mind(3), new Mind(3)];
  for (let round = 0; round < 50; round++) {
    once.probabilities();
    expect([...twice.probabilities()]).toEqual([...twice.probabilities()]);
    once.observe(round % 2, round % 3);
    twice.observe(round % 2, round % 3);
  }
  expect([...twice.probabilities()]).toEqual([...once.probabilities()]);
});

it("the predictor gives a situation led by the move as reason, and none at the start", () => {
  const mind = new Mind(3);
  expect(mind.reasonFor(0)).toBeUndefined();
  for (let round = 0; round < 30; round++) mind.observe(0, round % 3);
  expect(mind.reasonFor(0)).toBeTypeOf("number");
  // Scissors came two rounds ago; only rock ever came after paper.
  expect(CONTEXTS[mind.reasonFor(0) as number]).toBeDefined();
});
