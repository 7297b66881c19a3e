// Every registered strategy meets the strategy contract.

import { describe, expect, it } from "vitest";
import { circleGame, oddEven } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import {
  createStrategy,
  families,
  parseStrategy,
  type Strategy,
} from "../../../src/core/strategies/index.ts";
import { type StrategyCase, strategyContract } from "../../contracts/strategy-contract.ts";

const EVERY = ["oddeven", "rps", "rpsls", "rps-101"];

/**
 * Exempt because they can't beat a constant move: `random` and `constant` learn nothing; `rotation` and
 * `always-counter-self` never change course; `copy` and `mirror` draw; `anti-rotation` beats a move that never comes;
 * `win-stay-lose-shift` shifts at random until it wins, or stays in a draw forever. Also exempt are those that need
 * more than 100 rounds or keep exploring on purpose: with long situations or ones of their own moves
 * (`markov:side=own`), `supp`, `mksu`, `mkia`; separate tests check that these win in the end.
 */
const CASES: readonly StrategyCase[] = [
  { spec: "fortune-teller", games: EVERY, beatsConstant: true },
  { spec: "fortune-teller:prior=none", games: ["rps"], beatsConstant: true },
  { spec: "mirror", games: EVERY, beatsConstant: false },
  { spec: "random", games: EVERY, beatsConstant: false },
  { spec: "wildcard", games: ["oddeven", "rps"], beatsConstant: true },
  { spec: "wildcard:context=7", games: ["rpsls", "rps-7"], beatsConstant: true },
  { spec: "wildcard:context=64,decay=0.98,reply=value", games: ["rps", "rpsls"], beatsConstant: true },
  { spec: "wildcard:context=33,base=2.5", games: ["rps", "rps-101"], beatsConstant: true },
  { spec: "constant", games: EVERY, beatsConstant: false },
  { spec: "constant:move=2", games: ["rps", "rpsls"], beatsConstant: false },
  { spec: "rotation", games: EVERY, beatsConstant: false },
  { spec: "anti-rotation", games: EVERY, beatsConstant: false },
  { spec: "copy", games: EVERY, beatsConstant: false },
  { spec: "always-counter", games: EVERY, beatsConstant: true },
  { spec: "always-counter-self", games: EVERY, beatsConstant: false },
  { spec: "win-stay-lose-shift", games: ["oddeven"], beatsConstant: true },
  { spec: "win-stay-lose-shift:draw=stay", games: EVERY, beatsConstant: false },
  { spec: "after-result:won=0,drawn=2,lost=1", games: ["oddeven", "rps"], beatsConstant: true },
  { spec: "after-result", games: EVERY, beatsConstant: false },
  { spec: "frequency", games: EVERY, beatsConstant: true },
  { spec: "frequency:decay=0.9,reply=value", games: EVERY, beatsConstant: true },
  { spec: "markov", games: EVERY, beatsConstant: true },
  { spec: "markov:order=1,side=own,decay=0.95,reply=value", games: EVERY, beatsConstant: false },
  { spec: "markov:order=6,study=true,boost=0.1", games: ["rps", "rpsls"], beatsConstant: false },
  { spec: "markov:order=8,side=both", games: EVERY, beatsConstant: false },
  { spec: "mupn", games: EVERY, beatsConstant: true },
  { spec: "mupn:order=5,side=both", games: EVERY, beatsConstant: false },
  { spec: "supp", games: EVERY, beatsConstant: false },
  { spec: "supp:order=7,epsilon=0.95", games: ["rpsls", "rps-101"], beatsConstant: false },
  { spec: "mksu", games: EVERY, beatsConstant: false },
  { spec: "mksu:study=true", games: ["rps", "rpsls"], beatsConstant: false },
  { spec: "mkia", games: EVERY, beatsConstant: false },
  { spec: "mkia:order=1,rate=0.1,discount=0.5", games: ["rps"], beatsConstant: false },
  { spec: "daemons", games: ["oddeven", "rps", "rpsls"], beatsConstant: false },
  { spec: "daemons", games: ["rps-101"], beatsConstant: true },
  { spec: "daemons:largest=8,smallest=2,eps=0.5", games: ["oddeven"], beatsConstant: false },
  {
    spec: "daemons:largest=2,smallest=2,guesses=1,context=machine,ties=first",
    games: EVERY,
    beatsConstant: true,
  },
  { spec: "shannon", games: ["oddeven"], beatsConstant: false },
  { spec: "seer", games: ["oddeven"], beatsConstant: false },
  { spec: "experts", games: EVERY, beatsConstant: true },
  { spec: "experts:mixing=logistic", games: EVERY, beatsConstant: true },
  { spec: "experts:mixing=logistic,depth=8,decay=0.9,reply=likeliest", games: ["rps"], beatsConstant: true },
  { spec: "experts:mixing=vote", games: EVERY, beatsConstant: true },
  { spec: "experts:mixing=ppm", games: EVERY, beatsConstant: true },
  { spec: "experts:mixing=ppm,depth=8,decay=1", games: ["rps"], beatsConstant: true },
  { spec: "experts:mixing=tree", games: EVERY, beatsConstant: true },
  { spec: "experts:mixing=bayes", games: EVERY, beatsConstant: true },
  { spec: "experts:mixing=bayes,depth=8,decay=0.5,reply=likeliest", games: ["rps"], beatsConstant: true },
  { spec: "history-match", games: EVERY, beatsConstant: true },
  { spec: "second-guess", games: EVERY, beatsConstant: true },
  { spec: "iocaine", games: ["oddeven", "rps", "rpsls"], beatsConstant: true },
  { spec: "iocaine:horizons=3,decay=0.9", games: ["rps", "rps-9"], beatsConstant: true },
];

describe.each(CASES)("$spec", strategyContract);

describe.each(families)("$family", ({ family, plays }) => {
  it("plays legal moves at every supported number of moves, up to 61", () => {
    const sizes = Array.from({ length: 30 }, (_, index) => circleGame(2 * index + 3));
    for (const game of [oddEven, ...sizes].filter((each) => plays(each))) {
      const [a, b] = [family, "random"].map((spec, index) =>
        createStrategy(spec, { game, side: index === 0 ? "bot" : "person", random: seededRandom(8) }),
      ) as [Strategy, Strategy];
      for (let round = 0; round < 12; round++) {
        const [own, opponent] = [a.choose(), b.choose()];
        expect(game.moveIds[own]).toBeDefined();
        a.observe(own, opponent);
      }
    }
  });
});

describe("the registry", () => {
  it("has no family without the contract tests", () => {
    const tested = new Set(CASES.map(({ spec }) => parseStrategy(spec).family.family));
    expect(families.map(({ family }) => family).filter((family) => !tested.has(family))).toEqual([]);
  });
});
