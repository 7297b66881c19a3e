import { describe, expect, it } from "vitest";
import { circleGame } from "../../../src/core/games/index.ts";
import { measureCost } from "../../strength/cost.ts";

/** A clock that advances by `stepMs` each time it's read, and a memory whose use grows by `bytes` each time. */
function gauges(stepMs: (reading: number) => number, bytes = 0) {
  let now = 0;
  let readings = 0;
  let used = 0;
  return {
    nowMs: () => {
      now += stepMs(readings++);
      return now;
    },
    usedBytes: () => {
      used += bytes;
      return used;
    },
  };
}

const question = {
  game: circleGame(3),
  strategy: "fortune-teller",
  seed: 1,
  histories: [10, 50],
  timedRounds: 20,
  newcomers: 2,
  newcomerRounds: 5,
  players: 4,
  playedRounds: 5,
  lastingPlayers: 2,
  lastingRounds: 9,
  coldRounds: 30,
};

describe("the cost measurement", () => {
  it("times rounds after each history and a cold start, and sizes a player", () => {
    expect(measureCost({ ...question, gauges: gauges(() => 0.5, 4000) })).toEqual({
      rounds: [
        { history: 10, meanMicroseconds: 500, p99Microseconds: 500 },
        { history: 50, meanMicroseconds: 500, p99Microseconds: 500 },
      ],
      newcomerMicroseconds: 50,
      newcomerRounds: 5,
      bytesPerPlayer: 1000,
      bytesLasting: 2000,
      coldStartMs: 0.5,
      coldRounds: 30,
    });
  });

  it("reports memory as unknown when earlier garbage hides it", () => {
    const cost = measureCost({ ...question, gauges: gauges(() => 0.5, -4000) });
    expect([cost.bytesPerPlayer, cost.bytesLasting]).toEqual([Number.NaN, Number.NaN]);
  });

  it("shows the slowest rounds of the quietest repetition", () => {
    // Each round reads the clock twice. In the first repetition (2 x 20 rounds) all rounds are slow, in later ones one
    // in twenty.
    const cost = measureCost({
      ...question,
      gauges: gauges((reading) => (reading % 2 === 0 ? 0 : reading < 80 || reading % 40 === 1 ? 3 : 1)),
    });
    expect(cost.rounds).toEqual([
      { history: 10, meanMicroseconds: 1100, p99Microseconds: 3000 },
      { history: 50, meanMicroseconds: 1100, p99Microseconds: 3000 },
    ]);
  });
});
