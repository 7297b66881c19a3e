// Iocaine: readings, their merits within horizons by brute force, and the two layers of choice.

import { describe, expect, it } from "vitest";
import {
  circleGame,
  type MatrixGame,
  type Move,
  matrixGame,
  oddEven,
} from "../../../../src/core/games/index.ts";
import { playMatch, successOf } from "../../../../src/core/matches/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { HorizonMerits, worths } from "../../../../src/core/strategies/bases/horizon-merits.ts";
import { Readings } from "../../../../src/core/strategies/bases/readings.ts";
import { Iocaine } from "../../../../src/core/strategies/families/iocaine.ts";
import { createStrategy, parseStrategy, type Strategy } from "../../../../src/core/strategies/index.ts";

const rps = matrixGame("rps") as MatrixGame;

function against(spec: string, opponent: string | Strategy, rounds: number): number {
  const seat = (side: "person" | "bot") => ({ game: rps, side, random: seededRandom(101) });
  const a = typeof opponent === "string" ? createStrategy(opponent, seat("person")) : opponent;
  return 1 - successOf(playMatch({ game: rps, a, b: createStrategy(spec, seat("bot")), rounds }));
}

describe("the value of expecting a move", () => {
  it("is what its counters would earn against the actual move", () => {
    expect([...worths(rps, "bot")]).toEqual([1, -1, 0, 0, 1, -1, -1, 0, 1]);
    expect([...worths(oddEven, "person")]).toEqual([1, -1, -1, 1]);
    // With five moves, 0 is beaten by 3 and 4, which don't do equally well against the others.
    expect([...worths(circleGame(5), "bot").slice(0, 5)]).toEqual([2, 0, -2, -1, 1]);
  });
});

describe("merits within a horizon", () => {
  it.each([1, 3, 7])("cover exactly the last %i rounds", (horizon) => {
    const size = 5;
    const table = worths(circleGame(size), "bot");
    const merits = new HorizonMerits(table, size, 3, horizon);
    const random = seededRandom(102);
    const rounds: { said: Int16Array; move: Move }[] = [];
    for (let round = 0; round < 60; round++) {
      const said = Int16Array.from({ length: 3 }, () => random.below(size + 1) - 1);
      const earned = [0, 1, 2].flatMap((reading) =>
        Array.from({ length: size }, (_, turn) =>
          rounds.slice(-horizon).reduce((sum, { said: then, move }) => {
            const reads = then[reading] as number;
            return reads < 0 ? sum : sum + (table[((reads + turn) % size) * size + move] as number);
          }, 0),
        ),
      );
      const heard = earned.map((value, idea) =>
        (said[Math.floor(idea / size)] as number) < 0 ? -1e9 : value,
      );
      const best = heard.indexOf(Math.max(...heard));
      const reading = said[Math.floor(best / size)] as number;
      expect(merits.best(said)).toBe(reading < 0 ? -1 : (reading + (best % size)) % size);
      const move = random.below(size);
      rounds.push({ said, move });
      merits.observe(said, move);
    }
  });
});

describe("readings", () => {
  it("say what followed the last similar play of either side, and recent favourites", () => {
    const readings = new Readings(3, { depths: [2], ages: [1, 4], reach: 100 });
    expect([...readings.now]).toEqual(Array.from({ length: 10 }, () => -1));
    for (const [own, opponent] of [
      [0, 1],
      [2, 2],
      [0, 2],
      [1, 1],
      [0, 1],
    ] as const)
      readings.observe(own, opponent);
    // Own 0 came in the first and third rounds, most recently in the third; the opponent's 1 in the first and fourth;
    // both as now in the first.
    const matches = [1, 1, 1, 0, 2, 2];
    const counts = [1, 0, 1, 0];
    expect([...readings.now]).toEqual([...matches, ...counts]);
  });

  it("forget moves older than their age", () => {
    const readings = new Readings(3, { depths: [], ages: [3, 100], reach: 1 });
    for (const move of [2, 2, 2, 2, 1, 1]) readings.observe(move, 2 - move);
    expect([...readings.now]).toEqual([1, 1, 0, 2]);
  });
});

describe("iocaine", () => {
  it("beats players who rotate or counter the last move", () => {
    expect(against("iocaine", "rotation", 500)).toBeGreaterThan(0.95);
    expect(against("iocaine", "always-counter", 500)).toBeGreaterThan(0.95);
  });

  it("outguesses readers, which a short horizon alone does less", () => {
    const least = { "markov:order=2": 0.7, experts: 0.55, "history-match": 0.52 };
    for (const [reader, success] of Object.entries(least))
      expect(against("iocaine", reader, 1_500)).toBeGreaterThan(success);
    expect(against("iocaine:horizons=1", "experts", 1_500)).toBeLessThan(
      against("iocaine", "experts", 1_500) - 0.03,
    );
  });

  it("plays at random while all its expectations would have lost", () => {
    const { values } = parseStrategy("iocaine");
    const predictor = new Iocaine(rps, "bot", values);
    const random = seededRandom(103);
    let silent = 0;
    for (let round = 0; round < 300; round++) {
      const scores = predictor.weigh();
      if (!scores) silent++;
      // An opponent that knows the expected move, and beats the answer to it.
      const expected = scores ? scores.digits.indexOf(1) : random.below(3);
      const answer = rps.counters("bot", expected)[0] as Move;
      predictor.observe(answer, rps.counters("person", answer)[0] as Move);
    }
    expect(silent).toBeGreaterThan(100);
  });
});
