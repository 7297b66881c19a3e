// Shannon's machine and SEER: their rules in hand-made matches, and the contest between them that their makers held.

import { describe, expect, it } from "vitest";
import { type MatrixGame, type Move, matrixGame } from "../../../../src/core/games/index.ts";
import { playMatch, successOf } from "../../../../src/core/matches/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { createStrategy, type Strategy } from "../../../../src/core/strategies/index.ts";

const oddEven = matrixGame("oddeven") as MatrixGame;

function machine(spec: string, side: "person" | "bot" = "bot", seed = 1): Strategy {
  return createStrategy(spec, { game: oddEven, side, random: seededRandom(seed) });
}

/** What the strategy expects after these rounds, each written as own and opponent's move: `01 11`. */
function expectedAfter(strategy: Strategy, rounds: string): Move | undefined {
  for (const [own, opponent] of rounds.split(" ").filter((round) => round !== "")) {
    strategy.observe(Number(own), Number(opponent));
  }
  strategy.choose();
  return strategy.expected();
}

describe("Shannon's machine", () => {
  it.each([
    ["nothing before its first rounds", "", undefined],
    ["nothing in a situation that it meets for the first time", "01 01", undefined],
    ["nothing in a situation that it met once", "01 01 01", undefined],
    ["the same again where it was the same twice", "01 01 01 01", 1],
    ["the other where it was the other twice", "01 00 01 00 01 00 01 00 01 00", 1],
    ["nothing where the last two times differed", "01 01 01 00 01 01", undefined],
    // Won, same, won: first the same twice, then the other twice.
    ["the newer habit when it was met twice", "01 01 01 01 00 01 01 01 10", undefined],
  ])("expects %s", (_, rounds, expected) => {
    expect(expectedAfter(machine("shannon"), rounds)).toBe(expected);
  });

  it("separates what was done after a loss from what was done after a win", () => {
    // The guesser is wrong every time, then right every time.
    const afterWins = "01 01 01 01";
    expect(expectedAfter(machine("shannon"), afterWins)).toBe(1);
    expect(expectedAfter(machine("shannon"), `${afterWins} 11 11`)).toBeUndefined();
  });

  it("knows its side: a win for the hider is a loss for the guesser", () => {
    const asGuesser = "01 01 01 01 11";
    // The opponent's results: won, won, won, won, lost. From the other side, different moves give the same results.
    const asHider = "11 11 11 11 01";
    for (const [side, rounds] of [
      ["bot", asGuesser],
      ["person", asHider],
    ] as const) {
      expect(expectedAfter(machine("shannon", side), rounds)).toBeUndefined();
    }
  });
});

describe("SEER", () => {
  it.each([
    ["nothing before it was in the situation", "00 00", undefined],
    ["that what won will win again", "00 00 00", 0],
    ["nothing once it lost there", "00 00 00 01 00 00", undefined],
    ["that a change wins where a change has won", "00 11 00", 1],
  ])("expects %s", (_, rounds, expected) => {
    expect(expectedAfter(machine("seer"), rounds)).toBe(expected);
  });

  it("follows its counter again after one win in the situation", () => {
    const lost = "00 00 00 00 00 01";
    // Two wins with the same move lead back to the situation, where it now plays at random, and wins.
    expect(expectedAfter(machine("seer"), `${lost} 00 00`)).toBe(undefined);
    expect(expectedAfter(machine("seer"), `${lost} 00 00 00`)).toBe(0);
  });

  it("counts no further than 3: after four losses one success is enough", () => {
    const longHabit = Array(50).fill("00").join(" ");
    const losses = Array(4).fill("01 00 00").join(" ");
    // A change wins in the situation, and the next round leads back to it: now the change is what it expects.
    expect(expectedAfter(machine("seer"), `${longHabit} ${losses} 11 11`)).toBe(0);
  });
});

function constant(move: Move): Strategy {
  return {
    choose: () => move,
    expected: () => undefined,
    observe: () => undefined,
  };
}

function alternating(): Strategy {
  let round = 0;
  return { ...constant(0), choose: () => round++ % 2 };
}

describe("the contests", () => {
  it.each([["shannon"], ["seer"]])("%s soon beats constant and alternating players", (spec) => {
    for (const opponent of [constant(0), constant(1), alternating()]) {
      const { losses } = playMatch({ game: oddEven, a: opponent, b: machine(spec, "bot", 3), rounds: 200 });
      expect(losses).toBeGreaterThan(170);
    }
  });

  it.each([1, 2, 3])(
    "Shannon's machine takes 54 to 59 % of plays against SEER, hiding or guessing (seed %i)",
    (seed) => {
      const play = (a: string, b: string): number =>
        successOf(
          playMatch({
            game: oddEven,
            a: machine(a, "person", seed),
            b: machine(b, "bot", seed + 10),
            rounds: 50_000,
          }),
        );
      for (const share of [play("shannon", "seer"), 1 - play("seer", "shannon")]) {
        expect(share).toBeGreaterThan(0.54);
        expect(share).toBeLessThan(0.59);
      }
    },
  );
});
