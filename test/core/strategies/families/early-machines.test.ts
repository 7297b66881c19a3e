// Shannon's machine and SEER: their rules in hand-made matches, and the contest between them that their makers held.

import { expect, it } from "vitest";
import { type Move, oddEven } from "../../../../src/core/games/index.ts";
import { playMatch, successOf } from "../../../../src/core/matches/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { createStrategy, type Strategy } from "../../../../src/core/strategies/index.ts";
import { ruled } from "../predictors.ts";

function machine(spec: string, side: "person" | "bot" = "bot", seed = 1): Strategy {
  return createStrategy(spec, { game: oddEven, side, random: seededRandom(seed) });
}

/** What the strategy expects after these rounds, each written as own and opponent's move: `01 11`. */
function expectedAfter(strategy: Strategy, rounds: string): Move | undefined {
  for (const round of rounds.match(/\d\d/g) ?? []) strategy.observe(Number(round[0]), Number(round[1]));
  strategy.choose();
  return strategy.expected();
}

it.each([
  ["nothing before its first rounds", "", undefined],
  ["nothing in a situation that it meets for the first time", "01 01", undefined],
  ["nothing in a situation that it met once", "01 01 01", undefined],
  ["the same again where it was the same twice", "01 01 01 01", 1],
  ["the other where it was the other twice", "01 00 01 00 01 00 01 00 01 00", 1],
  ["nothing where the last two times differed", "01 01 01 00 01 01", undefined],
  // Won, same, won: first the same twice, then the other twice.
  ["the newer habit when it was met twice", "01 01 01 01 00 01 01 01 10", undefined],
  // The guesser is wrong every time, then right every time.
  ["nothing after a loss from what was done after a win", "01 01 01 01 11 11", undefined],
])("Shannon's machine expects %s", (_, rounds, expected) => {
  expect(expectedAfter(machine("shannon"), rounds)).toBe(expected);
});

it.each([
  ["bot", "01 01 01 01 11"],
  // From the other side, different moves give the same results: the opponent won four times, then lost.
  ["person", "11 11 11 11 01"],
] as const)("Shannon's machine knows its side, %s", (side, rounds) => {
  expect(expectedAfter(machine("shannon", side), rounds)).toBeUndefined();
});

const HABIT = "00 ".repeat(50);
const LOSSES = "01 00 00 ".repeat(4);

it.each([
  ["nothing before it was in the situation", "00 00", undefined],
  ["that what won will win again", "00 00 00", 0],
  ["nothing once it lost there", "00 00 00 01 00 00", undefined],
  ["that a change wins where a change has won", "00 11 00", 1],
  // Two wins with the same move lead back to the situation where it lost: now it plays at random there, and wins.
  ["nothing when it is back where it lost", "00 00 00 00 00 01 00 00", undefined],
  ["what its counter says after one win in the situation", "00 00 00 00 00 01 00 00 00", 0],
  // A change wins in the situation, and the next round leads back to it.
  ["a change after four losses, because it counts no further than 3", `${HABIT}${LOSSES}11 11`, 0],
])("SEER expects %s", (_, rounds, expected) => {
  expect(expectedAfter(machine("seer"), rounds)).toBe(expected);
});

it.each(["shannon", "seer"])("%s soon beats constant and alternating players", (spec) => {
  for (const opponent of [ruled(() => 0), ruled(() => 1), ruled((last) => 1 - (last?.own ?? 0))]) {
    const { losses } = playMatch({ game: oddEven, a: opponent, b: machine(spec, "bot", 3), rounds: 200 });
    expect(losses).toBeGreaterThan(170);
  }
});

it.each([1, 2, 3])(
  "Shannon's machine takes 54 to 59 %% of plays against SEER on either side, seed %i",
  (seed) => {
    const play = (person: string, bot: string): number => {
      const [a, b] = [machine(person, "person", seed), machine(bot, "bot", seed + 10)];
      return successOf(playMatch({ game: oddEven, a, b, rounds: 50_000 }));
    };
    for (const share of [play("shannon", "seer"), 1 - play("seer", "shannon")])
      expect(Math.abs(share - 0.565)).toBeLessThan(0.025);
  },
);
