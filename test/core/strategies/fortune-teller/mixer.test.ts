import { expect, it } from "vitest";
import { Opinions } from "../../../../src/core/strategies/fortune-teller/inputs.ts";
import { Mixer, Pool } from "../../../../src/core/strategies/fortune-teller/mixer.ts";
import { evenWeights } from "../../../../src/core/strategies/fortune-teller/population.ts";

/** Inputs for rock-paper-scissors: their likelihoods and their confidences. */
function opinionsOf(likelihoods: readonly number[], confidences: readonly number[]): Opinions {
  const opinions = new Opinions(3, confidences.length);
  opinions.values.set(likelihoods);
  opinions.confidences.set(confidences);
  opinions.settle();
  return opinions;
}

/** Two inputs: the first favours move 0, the second move 1. */
const OPPOSED = opinionsOf([8, 1, 1, 1, 8, 1], [3, 2]);

it("returns probabilities, and equal ones while opinions cancel out", () => {
  const mixer = new Mixer(3, evenWeights(2, 0.5), 0.1);
  mixer.weigh(OPPOSED);
  expect(mixer.probabilities[0]).toBeCloseTo(mixer.probabilities[1] as number, 12);
  expect(mixer.probabilities.reduce((sum, p) => sum + p)).toBeCloseTo(1, 12);
});

it("returns the softmax of weighted opinions, and one opinion of weight 1 unchanged", () => {
  const mixer = new Mixer(3, evenWeights(1, 1), 0.1);
  mixer.weigh(opinionsOf([0.4, 0.05, 0.05], [0]));
  expect([...mixer.probabilities].map((p) => p.toFixed(4))).toEqual(["0.8000", "0.1000", "0.1000"]);
});

it("learns to trust the right opinion, only up to its confidence", () => {
  const mixer = new Mixer(3, evenWeights(2, 0.5), 0.1);
  for (let round = 0; round < 100; round++) {
    mixer.weigh(OPPOSED);
    mixer.learn(OPPOSED, 0);
  }
  expect(mixer.probabilities[0]).toBeGreaterThan(0.9);
  expect(mixer.weights[3]).toBeGreaterThan(0.5);
  expect(mixer.weights[2]).toBe(0.5);
  expect(mixer.weights[6 + 2]).toBeLessThan(0.5);
});

it("learns along the gradient of the logarithmic loss", () => {
  const loss = (weight: number): number => {
    const mixer = new Mixer(3, Float64Array.from(evenWeights(2, 0.5)).fill(weight, 3, 4), 0.1);
    mixer.weigh(OPPOSED);
    return -Math.log(mixer.probabilities[1] as number);
  };
  const mixer = new Mixer(3, evenWeights(2, 0.5), 0.1);
  mixer.weigh(OPPOSED);
  mixer.learn(OPPOSED, 1);
  const step = 2 ** -8;
  const slope = (loss(0.5 + step) - loss(0.5 - step)) / (2 * step);
  expect((mixer.weights[3] as number) - 0.5).toBeCloseTo(-0.1 * slope, 5);
});

it("reports how much an input adds to a move", () => {
  const mixer = new Mixer(3, evenWeights(2, 0.5), 0.1);
  expect(mixer.weightOf(OPPOSED, 0, 0)).toBeCloseTo(0.5 * Math.log(2.4), 5);
  expect(mixer.weightOf(OPPOSED, 1, 0)).toBeCloseTo(0.5 * Math.log(0.3), 5);
});

it("prefers the mixer that was right recently, whatever its earlier merit", () => {
  const first = new Mixer(3, Float64Array.from([...evenWeights(1, 1), ...evenWeights(1, 0)]), 0);
  const second = new Mixer(3, Float64Array.from([...evenWeights(1, 0), ...evenWeights(1, 1)]), 0);
  const pool = new Pool(3, [first, second], [0, -3]);
  pool.weigh(OPPOSED);
  expect(pool.probabilities[0]).toBeGreaterThan(0.7);
  for (let round = 0; round < 10; round++) {
    pool.weigh(OPPOSED);
    pool.learn(OPPOSED, 1);
  }
  pool.weigh(OPPOSED);
  expect(pool.probabilities[1]).toBeGreaterThan(0.79);
  for (let round = 0; round < 40; round++) {
    pool.weigh(OPPOSED);
    pool.learn(OPPOSED, 0);
  }
  pool.weigh(OPPOSED);
  expect(pool.probabilities[0]).toBeGreaterThan(0.79);
  expect(pool.probabilities.reduce((sum, p) => sum + p)).toBeCloseTo(1, 12);
});
