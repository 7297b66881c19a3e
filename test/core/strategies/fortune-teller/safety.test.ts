import { expect, it } from "vitest";
import { circleGame, oddEven } from "../../../../src/core/games/index.ts";
import { isFaint, planAgainst, SafetyNet } from "../../../../src/core/strategies/fortune-teller/safety.ts";

const rps = circleGame(3);
const [ROCK, SCISSORS, PAPER] = [0, 1, 2];

it("the safety measure plans the move of the largest expected result, which need not beat the likeliest", () => {
  // Rock .4 and scissors .35: rock wins .35 and never loses but to paper.
  const plan = planAgainst(rps, "bot", Float64Array.from([0.4, 0.35, 0.25]));
  expect(plan.moves).toEqual([PAPER === 2 && 0.4 - 0.35 > 0.35 - 0.25 ? PAPER : ROCK]);
  expect(plan.value).toBeCloseTo(0.1, 12);
});

it("the safety measure plans by side at odd-even: the bot wants equal moves, the person different ones", () => {
  const p = Float64Array.from([0.7, 0.3]);
  expect(planAgainst(oddEven, "bot", p)).toEqual({ moves: [0], value: expect.closeTo(0.4, 12) });
  expect(planAgainst(oddEven, "person", p)).toEqual({ moves: [1], value: expect.closeTo(0.4, 12) });
});

it("the safety measure names all moves where they are worth the same", () => {
  expect(planAgainst(rps, "bot", new Float64Array(3).fill(1 / 3)).moves).toEqual([ROCK, SCISSORS, PAPER]);
});

it("the safety measure calls a small edge faint, but not in the first twenty rounds", () => {
  const plan = { moves: [0], value: 0.03 };
  expect(isFaint(plan, 19)).toBe(false);
  expect(isFaint(plan, 20)).toBe(true);
  expect(isFaint({ ...plan, value: 0.05 }, 20)).toBe(false);
});

it("the safety measure tears when plans lose again and again, and mends when they would have won", () => {
  const net = new SafetyNet(rps, "bot");
  const plan = { moves: [ROCK], value: 0.5 };
  let losses = 0;
  for (; !net.shouldPlayRandomly() && losses < 100; losses++) net.learn(plan, PAPER);
  expect(losses).toBeGreaterThan(5);
  expect(losses).toBeLessThan(15);
  let wins = 0;
  for (; net.shouldPlayRandomly() && wins < 100; wins++) net.learn(plan, SCISSORS);
  expect(wins).toBeGreaterThan(0);
  expect(wins).toBeLessThan(15);
});

it("the safety measure does not tear after few rounds, or where plans win as often as they lose", () => {
  const net = new SafetyNet(rps, "bot");
  for (let round = 0; round < 5; round++) net.learn({ moves: [ROCK], value: 0.5 }, PAPER);
  expect(net.shouldPlayRandomly()).toBe(false);
  const even = new SafetyNet(oddEven, "bot");
  for (let round = 0; round < 500; round++) {
    even.learn({ moves: [0], value: 0.5 }, round % 2);
    expect(even.shouldPlayRandomly()).toBe(false);
  }
});
