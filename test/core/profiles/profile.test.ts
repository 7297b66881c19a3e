import { describe, expect, it } from "vitest";
import { circleGame, type MatrixGame, oddEven, type Rounds } from "../../../src/core/games/index.ts";
import {
  landmarkRounds,
  landmarksOf,
  nearestWay,
  PROFILE_ROUNDS_MIN,
  type Profile,
  predictedIn,
  profileOf,
} from "../../../src/core/profiles/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { coin, habitOf, simulated } from "./simulated.ts";

const rps = circleGame(3);
const profile = (game: MatrixGame, rounds: Rounds): Profile => profileOf(game, rounds, seededRandom(1));

describe("a profile", () => {
  it("counts results, streaks, moves and what followed each result", () => {
    // Rock beats scissors (1), draws with rock (0), loses to paper (2).
    const rounds = { person: Uint8Array.of(0, 0, 0, 1, 1, 2, 0), bot: Uint8Array.of(1, 1, 0, 0, 0, 0, 2) };
    const { streaks, moves, after, rounds: count, missing, reading } = profile(rps, rounds);
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
    expect(moves).toEqual([4, 2, 1]);
    expect(after.map(({ result, total, steps }) => [result, total, ...steps])).toEqual([
      [1, 3, 2, 1, 0],
      [0, 1, 0, 1, 0],
      [-1, 2, 1, 1, 0],
    ]);
    expect(after[0]?.byMove).toEqual([
      [2, 0, 0],
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });

  it("is empty before the first round", () => {
    const { streaks, moves, after, habits } = profile(rps, {
      person: new Uint8Array(0),
      bot: new Uint8Array(0),
    });
    expect({ moves, after, habits }).toEqual({ moves: [0, 0, 0], after: [], habits: [] });
    expect(streaks.current).toBeUndefined();
  });

  it("rates random play as most unpredictable, and repeating as hardly so", () => {
    for (const seed of [1, 2, 3, 4]) {
      const chance = profile(rps, simulated(rps, coin, 600, seed)).reading?.unpredictability;
      for (const bits of [chance?.most, chance?.bits, chance?.to]) expect(bits).toBeCloseTo(Math.log2(3), 12);
    }
    const steady = profile(rps, { person: new Uint8Array(600), bot: new Uint8Array(600) }).reading
      ?.unpredictability;
    expect(steady?.to).toBeLessThan(0.25);
    expect(steady?.from).toBeLessThanOrEqual(steady?.bits as number);
  });

  it("bounds the entropy of a known source tightly from above", () => {
    // Three of ten moves are random: the habitual move has .7 + .1, each other .1.
    const entropy = -(0.8 * Math.log2(0.8) + 0.2 * Math.log2(0.1));
    const seen = profile(rps, simulated(rps, habitOf(rps, 3), 2000, 4)).reading?.unpredictability;
    expect(seen?.to).toBeGreaterThan(entropy);
    expect(seen?.bits).toBeLessThan(entropy + 0.15);
    expect((seen?.to as number) - (seen?.from as number)).toBeLessThan(0.15);
  });

  it("shows the reader learning in windows from the first round to the last", () => {
    const curve = profile(rps, simulated(rps, habitOf(rps, 5), 400, 6, 0)).reading?.curve ?? [];
    expect(curve[0]).toMatchObject({ from: 1, to: 40 });
    expect(curve.at(-1)).toMatchObject({ from: 361, to: 400 });
    expect(curve.at(-1)?.right).toBeGreaterThan(0.95);
    expect(curve[0]?.right).toBeLessThan(curve.at(-1)?.right as number);
    expect(curve[0]?.bits).toBeGreaterThan(curve.at(-1)?.bits as number);
    expect(profile(rps, simulated(rps, coin, 2500, 1)).reading?.curve.length).toBeLessThanOrEqual(60);
  });

  it("needs sixty rounds for a reading", () => {
    expect(profile(rps, simulated(rps, coin, 59, 1))).toMatchObject({ missing: 1 });
    const { reading, missing } = profile(rps, simulated(rps, coin, 60, 1));
    expect(missing).toBe(0);
    expect(reading?.curve.length).toBe(2);
  });

  it.each([rps, circleGame(5), oddEven])("identifies each landmark strategy at $id", (game) => {
    for (const strategy of landmarksOf(game)) {
      const rounds = landmarkRounds(game, strategy, seededRandom(2));
      const found = profile(game, rounds).reading?.nearest?.strategy;
      expect(found, strategy).toBe(strategy === "random" ? undefined : strategy);
    }
  });

  it.each([
    ["rps", rps, ["always-counter-self"]],
    ["odd-even", oddEven, ["anti-rotation", "always-counter", "always-counter-self"]],
    ["five moves", circleGame(5), []],
  ] as const)("has one name for each way to play at %s", (_, game, others) => {
    const named = landmarksOf(game);
    for (const one of others) expect(named).not.toContain(one);
    expect(named.length).toBe(8 - others.length);
  });

  it("names the move of someone who always plays it", () => {
    const paper = profile(
      rps,
      simulated(rps, () => 2, 100, 1, 0),
    );
    expect(paper.reading?.nearest).toMatchObject({ strategy: "constant:move=2", rounds: 100 });
    expect(paper.reading?.nearest?.agreed).toBeGreaterThanOrEqual(99);
  });

  it.each([60, 100, 400])("rarely identifies a way to play in %i random rounds or few rounds", (count) => {
    const nearest = (rounds: Rounds) => nearestWay(rps, rounds, seededRandom(1));
    const found = Array.from({ length: 100 }, (_, seed) => nearest(simulated(rps, coin, count, seed)));
    expect(found.filter((one) => one !== undefined).length).toBeLessThanOrEqual(2);
    expect(nearest({ person: new Uint8Array(59), bot: new Uint8Array(59) })).toBeUndefined();
  });

  it("names no significant way that hardly predicts better than chance", () => {
    const rounds = simulated(rps, (_own, other) => other, 3000, 1, 0.85);
    const copied = rounds.person.filter((move, round) => round > 0 && move === rounds.bot[round - 1]).length;
    expect(copied).toBeGreaterThan(1150);
    expect(nearestWay(rps, rounds, seededRandom(1))).toBeUndefined();
  });

  it("never rates anyone above the maximum unpredictability in few rounds", () => {
    for (const count of [60, 80, 120])
      for (let seed = 0; seed < 6; seed++) {
        const seen = profile(rps, simulated(rps, coin, count, seed)).reading?.unpredictability;
        const all = [seen?.from, seen?.bits, seen?.to] as number[];
        expect(Math.max(...all)).toBeLessThanOrEqual(seen?.most as number);
        expect(all).toEqual(all.toSorted((x, y) => x - y));
      }
  });

  it("lists the strongest habits with their counts", () => {
    const { habits } = profile(
      rps,
      simulated(rps, (own) => own, 200, 3, 0.1),
    );
    const repeats = habits.find((habit) => habit.kind === "after-result" && habit.repeats);
    expect(repeats && repeats.count / repeats.total).toBeGreaterThan(0.85);
    expect(habits.length).toBeLessThanOrEqual(5);
  });
});

describe("the record of guesses", () => {
  const hits = (guessed: number, rounds: number) => ({
    hits: Float64Array.from({ length: rounds }, (_, round) => (round < guessed ? 1 : 0)),
  });

  it("rarely rates random play as read", () => {
    const coins = Array.from({ length: 100 }, (_, seed) =>
      profile(rps, simulated(rps, coin, 100, 200 + seed, 0)),
    );
    expect(coins.filter(({ predicted }) => predicted.verdict === "read").length).toBeLessThanOrEqual(5);
  });

  it.each([
    ["read", 3, 16, 25],
    ["unsure", 3, 8, 25],
    ["unsure", 3, 12, 25],
    ["read", 3, 43, 100],
    ["unsure", 3, 40, 100],
    ["chance", 3, 33, 100],
    ["unsure", 3, 0, 25],
    ["chance", 2, 500, 1000],
    ["read", 2, 540, 1000],
    ["unsure", 3, 0, 0],
  ] as const)("says %s of %i moves, %i of %i guessed", (verdict, size, guessed, rounds) => {
    expect(predictedIn(size, hits(guessed, rounds))).toEqual({ guessed, rounds, verdict });
  });
});
