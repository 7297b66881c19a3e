import { expect, it } from "vitest";
import type { Opinions } from "../../../../src/core/strategies/fortune-teller/inputs.ts";
import { Mixer, Pool } from "../../../../src/core/strategies/fortune-teller/mixer.ts";
import { evenWeights } from "../../../../src/core/strategies/fortune-teller/population.ts";

/** Two inputs at rock-paper-scissors: the first speaks for move 0, the second for move 1. */
const OPPOSED: Opinions = {
  values: Float64Array.from([
    Math.log(2.4),
    Math.log(0.3),
    Math.log(0.3),
    Math.log(0.3),
    Math.log(2.4),
    Math.log(0.3),
  ]),
  confidences: Uint8Array.from([3, 2]),
};

it("holds all moves equally likely while the opinions outweigh each other, and is a probability", () => {
  const mixer = new Mixer(3, evenWeights(2, 0.5), 0.1);
  mixer.weigh(OPPOSED);
  expect(mixer.probabilities[0]).toBeCloseTo(mixer.probabilities[1] as number, 12);
  expect(mixer.probabilities.reduce((sum, p) => sum + p)).toBeCloseTo(1, 12);
});

it("is the softmax of weighed opinions: one opinion of weight 1 is said again as it is", () => {
  const mixer = new Mixer(3, evenWeights(1, 1), 0.1);
  mixer.weigh({
    values: Float64Array.from([0.8, 0.1, 0.1].map((p) => Math.log(3 * p))),
    confidences: Uint8Array.of(0),
  });
  expect([...mixer.probabilities].map((p) => p.toFixed(6))).toEqual(["0.800000", "0.100000", "0.100000"]);
});

it("comes to trust the opinion that is right, at its confidence only", () => {
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
  const slope = (loss(0.5 + 1e-6) - loss(0.5 - 1e-6)) / 2e-6;
  expect((mixer.weights[3] as number) - 0.5).toBeCloseTo(-0.1 * slope, 6);
});

it("tells how much an input adds to a move", () => {
  const mixer = new Mixer(3, evenWeights(2, 0.5), 0.1);
  expect(mixer.weightOf(OPPOSED, 0, 0)).toBeCloseTo(0.5 * Math.log(2.4), 12);
  expect(mixer.weightOf(OPPOSED, 1, 0)).toBeCloseTo(0.5 * Math.log(0.3), 12);
});

it("listens to the mixer that was right lately, whatever its merit before", () => {
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
