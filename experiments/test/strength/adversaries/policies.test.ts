import { describe, expect, it } from "vitest";
import { circleGame } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { adversaryOf, type Policy, type View } from "../../../strength/adversaries/policies.ts";

const RESULTS = Float64Array.of(0.5, -0.4, -0.1);
const [FEEDS, DRAINS, WAITS] = [0, 1, 2];

function play(policy: Policy, views: readonly Partial<View>[]): number[] {
  const adversary = adversaryOf(policy, circleGame(3), seededRandom(1));
  return views.map((view) => adversary.choose({ results: RESULTS, bank: 8, ahead: () => RESULTS, ...view }));
}

const banks = (...values: readonly number[]) => values.map((bank) => ({ bank }));

describe("a policy", () => {
  it("drains by the costliest move, for one round or for two", () => {
    expect(play({ kind: "drain" }, [{}])).toEqual([DRAINS]);
    const ahead = () => Float64Array.of(0.5, -0.4, -0.9);
    expect(play({ kind: "drain", ahead: true }, [{ ahead }])).toEqual([WAITS]);
  });

  it("feeds up to a full budget and then drains, once or repeatedly", () => {
    const fill = (again: boolean): Policy => ({ kind: "fill", bank: 10, food: "best", again });
    const course = banks(8, 10, 5, 1, 5, 10);
    expect(play(fill(false), course)).toEqual([FEEDS, DRAINS, DRAINS, DRAINS, DRAINS, DRAINS]);
    expect(play(fill(true), course)).toEqual([FEEDS, DRAINS, DRAINS, FEEDS, FEEDS, DRAINS]);
  });

  it("alternates feeding and draining", () => {
    expect(play({ kind: "turns", rounds: 2, food: "nothing" }, banks(8, 8, 8, 8, 8))).toEqual([
      WAITS,
      WAITS,
      DRAINS,
      DRAINS,
      WAITS,
    ]);
  });

  it("drains from ambush when much is at risk", () => {
    const careful = { results: Float64Array.of(0.1, -0.05, -0.05) };
    expect(play({ kind: "ambush", risk: 0.3, food: "best" }, [{}, careful])).toEqual([DRAINS, FEEDS]);
  });

  it("plays its given moves and then drains", () => {
    expect(play({ kind: "moves", moves: [2, 0], name: "x" }, [{}, {}, {}])).toEqual([2, 0, DRAINS]);
  });

  it("feeds an order that can be learned", () => {
    const moves = play({ kind: "turns", rounds: 300, food: "order" }, new Array(300).fill({}));
    const repeats = moves.filter((move, round) => move === moves[round - 3]).length;
    expect(repeats).toBeGreaterThan(170);
  });
});
