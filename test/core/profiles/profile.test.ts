import { describe, expect, it } from "vitest";
import { circleGame, oddEven, type Rounds } from "../../../src/core/games/index.ts";
import { landmarkRounds, landmarksOf, nearestWay } from "../../../src/core/profiles/landmarks.ts";
import { PROFILE_ROUNDS_MIN, predictedIn, profileOf } from "../../../src/core/profiles/profile.ts";
import { coin, habitOf, simulated } from "./simulated.ts";

const rps = circleGame(3);

describe("a profile", () => {
  it("counts results, streaks and moves", () => {
    // Rock beats scissors (1), draws with rock (0), loses to paper (2).
    const rounds = { person: Uint8Array.of(0, 0, 0, 1, 1, 2, 0), bot: Uint8Array.of(1, 1, 0, 0, 0, 0, 2) };
    const { streaks, counts, rounds: count, missing, reading } = profileOf(rps, rounds);
    expect({ count, missing, reading }).toEqual({
      count: 7,
      missing: PROFILE_ROUNDS_MIN - 7,
      reading: undefined,
    });
    expect(streaks).toEqual({
      wins: 3,
      draws: 1,
      losses: 3,
      longestWins: 2,
      longestLosses: 2,
      current: { result: -1, length: 1 },
    });
    expect(counts.moves).toEqual([4, 2, 1]);
  });

  it("is empty before the first round", () => {
    const { streaks, counts, habits } = profileOf(rps, { person: new Uint8Array(0), bot: new Uint8Array(0) });
    expect({ moves: counts.moves, habits }).toEqual({ moves: [0, 0, 0], habits: [] });
    expect(streaks.current).toBeUndefined();
  });

  it("shows the reader learning in windows up to the last round", () => {
    const curve = profileOf(rps, simulated(rps, habitOf(rps, 5), 400, 6, 0)).reading?.curve ?? [];
    expect(curve.map(({ to }) => to)).toEqual([40, 100, 160, 220, 280, 340, 400]);
    expect(curve.at(-1)?.right).toBeGreaterThan(0.95);
    expect(curve[0]?.right).toBeLessThan(curve.at(-1)?.right as number);
  });

  it("needs sixty rounds for a reading", () => {
    expect(profileOf(rps, simulated(rps, coin, 59, 1))).toMatchObject({ missing: 1 });
    const { reading, missing } = profileOf(rps, simulated(rps, coin, 60, 1));
    expect([missing, reading?.curve.map(({ to }) => to)]).toEqual([0, [40, 60]]);
  });

  it("rarely rates random play as read", () => {
    const coins = Array.from({ length: 100 }, (_, seed) =>
      profileOf(rps, simulated(rps, coin, 100, 200 + seed, 0)),
    );
    expect(coins.filter(({ predicted }) => predicted.verdict === "read").length).toBeLessThanOrEqual(5);
  });

  it.each([
    ["read", 3, 16, 25],
    ["unsure", 3, 12, 25],
    ["read", 3, 43, 100],
    ["unsure", 3, 40, 100],
    ["chance", 3, 33, 100],
    ["unsure", 3, 0, 25],
    ["chance", 2, 500, 1000],
    ["read", 2, 540, 1000],
    ["unsure", 3, 0, 0],
  ] as const)("says %s of %i moves, %i of %i guessed", (verdict, size, guessed, rounds) => {
    const hits = Array.from({ length: rounds }, (_, round) => (round < guessed ? 1 : 0));
    expect(predictedIn(size, hits)).toEqual({ guessed, rounds, verdict });
  });
});

describe("the known way that a person plays like", () => {
  it.each([rps, circleGame(5), oddEven])("is each landmark at $id, if they play it", (game) => {
    for (const strategy of landmarksOf(game)) {
      const found = nearestWay(game, landmarkRounds(game, strategy))?.strategy;
      expect(found, strategy).toBe(strategy === "random" ? undefined : strategy);
    }
  });

  it("is their move, if they always play the same", () => {
    const paper = { person: new Uint8Array(100).fill(2), bot: simulated(rps, coin, 100, 1).bot };
    expect(nearestWay(rps, paper)).toEqual({ strategy: "constant:move=2", agreed: 100, rounds: 100 });
  });

  it.each([60, 100, 400])("is rarely found in %i random rounds, and never in few", (count) => {
    const found = Array.from({ length: 100 }, (_, seed) =>
      nearestWay(rps, simulated(rps, coin, count, seed)),
    );
    expect(found.filter(Boolean).length).toBeLessThanOrEqual(2);
    expect(nearestWay(rps, { person: new Uint8Array(59), bot: new Uint8Array(59) })).toBeUndefined();
  });

  it("is none that hardly predicts better than chance, however sure", () => {
    const rounds: Rounds = simulated(rps, (_own, other) => other, 3000, 1, 0.85);
    const copied = rounds.person.filter((move, round) => round > 0 && move === rounds.bot[round - 1]).length;
    expect(copied).toBeGreaterThan(1150);
    expect(nearestWay(rps, rounds)).toBeUndefined();
  });
});
