// The simple agents to the letter, and the exact figures that theory predicts for them.

import { describe, expect, it } from "vitest";
import { type MatrixGame, type Move, matrixGame } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { canonicalId, createStrategy, type Strategy } from "../../../../src/core/strategies/index.ts";

const rps = matrixGame("rps") as MatrixGame;
const rpsls = matrixGame("rpsls") as MatrixGame;
const oddEven = matrixGame("oddeven") as MatrixGame;

function made(spec: string, game = rpsls, side: "person" | "bot" = "bot", seed = 1): Strategy {
  return createStrategy(spec, { game, side, random: seededRandom(seed) });
}

/** What it plays against these moves, all by name. */
function played(spec: string, game: MatrixGame, opponents: readonly string[]): string[] {
  const strategy = made(spec, game);
  return opponents.map((id) => {
    const move = strategy.choose();
    strategy.observe(move, game.moveIds.indexOf(id));
    return game.moveIds[move] as string;
  });
}

describe("constant", () => {
  it("plays rock or the move of the given number, wrapping past the last", () => {
    const five = ["rock", "rock", "paper", "spock", "lizard"];
    expect(played("vk", rpsls, five)).toEqual(Array(5).fill("rock"));
    expect(played("constant:move=1", rpsls, five)).toEqual(Array(5).fill("scissors"));
    expect(played("constant:move=8", rpsls, five)).toEqual(Array(5).fill("paper"));
  });
});

describe("rotation", () => {
  it("goes rock, paper, scissors, lizard, Spock and rock, whatever the opponent does", () => {
    const expected = ["rock", "paper", "scissors", "lizard", "spock", "rock"];
    expect(played("vo", rpsls, Array(6).fill("rock"))).toEqual(expected);
    expect(played("rotation", rpsls, ["rock", "paper", "spock", "spock", "rock", "lizard"])).toEqual(
      expected,
    );
    expect(played("rotation", rps, Array(4).fill("rock"))).toEqual(["rock", "paper", "scissors", "rock"]);
    expect(played("rotation", oddEven, Array(3).fill("odd"))).toEqual(["odd", "even", "odd"]);
  });

  it("loses to anti-rotation in every round but the first", () => {
    const rotates = made("rotation", rpsls, "person");
    const reads = made("anti-rotation", rpsls, "bot");
    for (let round = 0; round < 50; round++) {
      const move = rotates.choose();
      const answer = reads.choose();
      if (round > 0) {
        expect(rpsls.result("bot", answer, move)).toBe(1);
        expect(reads.expected()).toBe(move);
      }
      rotates.observe(move, answer);
      reads.observe(answer, move);
    }
  });

  it("moves two steps on from the opponent's last move at rock-paper-scissors", () => {
    expect(played("anti-rotation", rps, ["rock", "paper", "scissors", "rock"]).slice(1)).toEqual([
      "scissors",
      "rock",
      "paper",
    ]);
  });
});

describe("copy", () => {
  it("repeats the opponent's last move", () => {
    const moves = ["spock", "rock", "lizard", "paper"];
    expect(played("copy", rpsls, [...moves, "rock"]).slice(1)).toEqual(moves);
    expect(made("copy").expected()).toBeUndefined();
  });
});

describe("always-counter", () => {
  it("beats the opponent's last move with either counter equally often", () => {
    const strategy = made("vp");
    const counts = new Map<Move, number>();
    strategy.observe(0, 2);
    for (let round = 0; round < 4000; round++) {
      const move = strategy.choose();
      expect(strategy.expected()).toBe(2);
      strategy.observe(move, 2);
      counts.set(move, (counts.get(move) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(rpsls.counters("bot", 2));
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(3 * Math.sqrt(1000));
  });

  it("beats by the rules of its own side", () => {
    for (const [side, answer] of [
      ["bot", 1],
      ["person", 0],
    ] as const) {
      const strategy = made("vp", oddEven, side);
      strategy.observe(0, 1);
      expect(strategy.choose()).toBe(answer);
    }
  });
});

describe("always-counter-self", () => {
  it("beats its own last move and expects nothing", () => {
    const strategy = made("vps");
    let last = strategy.choose();
    for (let round = 0; round < 200; round++) {
      strategy.observe(last, round % 5);
      const move = strategy.choose();
      expect(rpsls.result("bot", move, last)).toBe(1);
      expect(strategy.expected()).toBeUndefined();
      last = move;
    }
  });

  it("loses 6 of 7 decided rounds to a random counter of one of its two likely moves", () => {
    const random = seededRandom(3);
    const strategy = made("vps", rpsls, "person", 4);
    let [wins, losses] = [0, 0];
    let last = strategy.choose();
    for (let round = 0; round < 200_000; round++) {
      strategy.observe(last, 0);
      const guess = rpsls.counters("person", last)[random.below(2)] as Move;
      const answer = rpsls.counters("bot", guess)[random.below(2)] as Move;
      last = strategy.choose();
      const result = rpsls.result("bot", answer, last);
      if (result > 0) wins++;
      if (result < 0) losses++;
    }
    expect(Math.abs(wins / (wins + losses) - 6 / 7)).toBeLessThan(0.003);
  });
});

describe("win-stay-lose-shift", () => {
  it("repeats what won and replaces what lost by every other move in turn", () => {
    const strategy = made("win-stay-lose-shift", rps);
    strategy.observe(0, 1);
    expect(strategy.choose()).toBe(0);
    const after = new Set<Move>();
    for (let round = 0; round < 60; round++) {
      strategy.observe(0, 2);
      after.add(strategy.choose());
    }
    expect([...after].sort()).toEqual([1, 2]);
  });

  it("changes after a draw unless set to stay", () => {
    const [shifts, stays] = [made("win-stay-lose-shift", rps), made("win-stay-lose-shift:draw=stay", rps)];
    for (let round = 0; round < 30; round++) {
      shifts.observe(1, 1);
      stays.observe(1, 1);
      expect(shifts.choose()).not.toBe(1);
      expect(stays.choose()).toBe(1);
    }
  });
});

describe("the simple agents", () => {
  it.each([
    ["vk", "constant"],
    ["VO", "rotation"],
    ["vp", "always-counter"],
    ["vps", "always-counter-self"],
    ["vk:move=3", "constant:move=3"],
  ])("have short names: %s is %s", (short, id) => {
    expect(canonicalId(short)).toBe(id);
  });
});
