import { describe, expect, it } from "vitest";
import { SYSTEMS } from "../../../src/core/championships/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import type { StudyPlan } from "../../../src/lab/championships/plan.ts";
import { evaluation } from "../../../src/lab/championships/series.ts";
import {
  heldSeveralTimes,
  simulationOf,
  systemSimulation,
} from "../../../src/lab/championships/simulation.ts";
import { studyPlan } from "../../../src/lab/championships/tables.ts";

/** Returns the places and games of several championships in a row, which shows that a loop resets its state. */
function playedBy(simulation: ReturnType<typeof simulationOf>, players: number): readonly unknown[] {
  const random = seededRandom(7);
  return Array.from({ length: 5 }, () => {
    const strengths = Float64Array.from({ length: players }, () => random.unit());
    const games = simulation.play(strengths, random);
    return { games, places: [...simulation.places] };
  });
}

describe("the simulation's fast loops", () => {
  it.each(SYSTEMS)("play %s like the system itself, game for game", (system) => {
    for (const players of [3, 4, 6, 8, 13, 32, 64]) {
      for (const own of [{}, { firstTo: 2, rounds: 3, a: 1 }] satisfies readonly Partial<StudyPlan>[]) {
        const plan = studyPlan(system, players, 0.8, own);
        expect(playedBy(simulationOf(plan), players)).toEqual(playedBy(systemSimulation(plan), players));
      }
    }
  });

  it("use the system itself for Swiss without repeats", () => {
    const plan = studyPlan("swiss", 8, 0.8, { repeats: false, rounds: 7 });
    expect(playedBy(simulationOf(plan), 8)).toEqual(playedBy(systemSimulation(plan), 8));
  });
});

describe("a repeated championship", () => {
  it("sums places by player, whatever the seat, and shares ties", () => {
    // The stronger always beats the weaker, but for once the two weakest swap places.
    const places = new Float64Array(4);
    let held = 0;
    const once = {
      places,
      play(strengths: Float64Array): number {
        held++;
        for (const [seat, own] of strengths.entries()) {
          const place = strengths.filter((other) => other > own).length + 1;
          places[seat] = held === 1 && place > 2 ? 7 - place : place;
        }
        return 6;
      },
    };
    const twice = heldSeveralTimes(once, { players: 4, times: 2 });
    const strengths = Float64Array.of(0.1, 0.9, 0.2, 0.5);
    expect(twice.play(strengths, seededRandom(3))).toBe(12);
    expect([...twice.places]).toEqual([3.5, 1, 3.5, 2]);
    // Nothing is left over from it.
    twice.play(strengths, seededRandom(4));
    expect([...twice.places]).toEqual([4, 1, 3, 2]);
  });

  it("draws the seats each time, all equally likely", () => {
    const seated: string[] = [];
    const once = {
      places: new Float64Array(3),
      play(strengths: Float64Array): number {
        seated.push(strengths.join());
        return 1;
      },
    };
    heldSeveralTimes(once, { players: 3, times: 6000 }).play(Float64Array.of(1, 2, 3), seededRandom(1));
    const counts = [...Map.groupBy(seated, (one) => one).values()].map(({ length }) => length);
    expect(counts.length).toBe(6);
    // Each is expected 1,000 times; five standard deviations are 144.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(144);
  });
});

describe("the estimates of one championship", () => {
  /** Player 2 is the strongest, followed by 0, 3 and 1. */
  const strengths = Float64Array.of(0.6, 0.1, 0.9, 0.4);
  const evaluate = (...places: number[]) => ({ ...evaluation(4)(strengths, Float64Array.from(places)) });

  it("are perfect when the places are the true ones", () => {
    expect(evaluate(2, 4, 1, 3)).toEqual({ W: 1, D: 0, T: 0 });
  });

  it("share the win among equal winners", () => {
    expect(evaluate(1.5, 4, 1.5, 3)).toEqual({ W: 0.5, D: 1, T: 0 });
    expect(evaluate(2.5, 2.5, 2.5, 2.5)).toEqual({ W: 0.25, D: 4, T: 1.5 });
  });

  it("give no win unless the strongest is first, and sum the distances", () => {
    expect(evaluate(3, 1, 4, 2)).toEqual({ W: 0, D: 3 + 1 + 1 + 3, T: 3 + 4 + 2 - 6 });
  });
});
