// The bot's decision as a function of stored data.

import { describe, expect, it } from "vitest";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { type DecisionInput, decide } from "../../../src/core/matches/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { StrategyProblem } from "../../../src/core/strategies/index.ts";

const game = matrixGame("rpsls") as MatrixGame;

function question(change: Partial<DecisionInput> = {}): DecisionInput {
  const random = seededRandom(61);
  const moves = (): Uint8Array => Uint8Array.from({ length: 30 }, () => random.below(5));
  return {
    game,
    strategy: "wildcard",
    seed: new Uint8Array(16).fill(3),
    round: 4,
    rounds: { person: moves(), bot: moves() },
    ...change,
  };
}

describe("decide", () => {
  it("gives the same answer to the same question", () => {
    for (let round = 1; round < 30; round++)
      expect(decide(question({ round }))).toEqual(decide(question({ round })));
  });

  it("draws new numbers for each round and seed", () => {
    const moves = (change: (index: number) => Partial<DecisionInput>): Set<number> =>
      new Set(
        Array.from(
          { length: 60 },
          (_, index) => decide(question({ strategy: "random", ...change(index) })).move,
        ),
      );
    expect(moves((index) => ({ round: index })).size).toBe(5);
    expect(moves((index) => ({ seed: new Uint8Array(16).fill(index) })).size).toBe(5);
    expect(moves(() => ({})).size).toBe(1);
  });

  it("reads the person, not itself, and returns its forecast", () => {
    const rounds = { person: new Uint8Array(9).fill(4), bot: new Uint8Array(9).fill(1) };
    const { move, expected } = decide(question({ rounds }));
    expect(expected).toBe(4);
    expect(game.result("bot", move, 4)).toBe(1);
  });

  it("returns no forecast if nothing is read", () => {
    expect(decide(question({ strategy: "random" })).expected).toBeUndefined();
    expect(
      decide(question({ rounds: { person: new Uint8Array(), bot: new Uint8Array() } })).expected,
    ).toBeUndefined();
  });

  it("limits a costly strategy to the newest rounds", () => {
    const old = new Uint8Array(60).fill(0);
    const person = Uint8Array.from([...old, ...new Uint8Array(40).fill(4)]);
    const rounds = { person, bot: new Uint8Array(100) };
    const often = (strategy: string) => decide(question({ strategy, rounds })).expected;
    expect(often("wildcard-counters:context=12")).toBe(4);
    const forgotten = { person: person.slice(-24), bot: rounds.bot.slice(-24) };
    const same = { strategy: "wildcard-counters:context=12" };
    expect(decide(question({ ...same, rounds }))).toEqual(decide(question({ ...same, rounds: forgotten })));
  });

  it("refuses an unknown strategy", () => {
    expect(() => decide(question({ strategy: "nobody" }))).toThrow(StrategyProblem);
  });
});
