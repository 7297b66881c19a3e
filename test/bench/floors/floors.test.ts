// The floors play what the agents play: otherwise their times could not be compared.

import { describe, expect, it } from "vitest";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { families, parseStrategy } from "../../../src/core/strategies/index.ts";
import { playAgent, playFloor } from "../agents.ts";
import { FLOORS } from "./index.ts";
import { tapeOf } from "./tape.ts";

/** `fortune-teller` has a bench of its own; `mirror` and `random` keep hardly anything; the others
 * follow a rule on the last round, as `always-counter` does. */
const WITHOUT = [
  ...["fortune-teller", "mirror", "random", "constant", "rotation", "anti-rotation", "copy"],
  ...["always-counter-self", "win-stay-lose-shift", "after-result"],
];

const ROUNDS = 600;

describe("a floor", () => {
  it.each(FLOORS)("of $spec plays its moves, against any tape", (one) => {
    const { size } = matrixGame(one.gameId) as MatrixGame;
    const rounds = Math.min(ROUNDS, one.rounds);
    for (const seed of [11, 12]) {
      const tape = tapeOf(size, rounds, seed);
      expect([...playFloor(one, tape, seed)]).toEqual([...playAgent(one, tape, seed)]);
    }
  });

  it("is there for every family that has something to compute", () => {
    const floored = FLOORS.map(({ spec }) => parseStrategy(spec).family.family);
    const others = families.map(({ family }) => family).filter((family) => !floored.includes(family));
    expect(others.toSorted()).toEqual(WITHOUT.toSorted());
  });
});
