import { describe, expect, it } from "vitest";
import { studentTail } from "../../../../src/core/championships/league/collusion.ts";
import { type PairRecord, throwersOf } from "../../../../src/core/championships/league/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { everyPair, jumbled } from "./leagues.ts";

const SIZE = 24;
const OURS = [0, 1, 2, 3, 4, 5];
const THROWER = 20;
const PARTNER = 8;

/** Returns that follow from strengths and a cycle, with some noise; higher numbers are stronger. */
function honest(seed: number): readonly PairRecord[] {
  const random = seededRandom(seed);
  const angles = Array.from({ length: SIZE }, () => 2 * Math.PI * random.unit());
  return everyPair(SIZE, (a, b) => {
    const circle = 0.1 * Math.sin((angles[a] as number) - (angles[b] as number));
    return Array.from({ length: 4 }, () => match((a - b) / 40 + circle + 0.1 * (random.unit() - 0.5)));
  });
}

function match(gain: number) {
  const wins = Math.round(500 * (1 + gain));
  const losses = 1000 - wins;
  return { wins, losses, draws: 0, result: wins > losses ? 1 : wins < losses ? 0 : 0.5 } as const;
}

function feeding(pairs: readonly PairRecord[], from = THROWER, to = PARTNER): readonly PairRecord[] {
  return pairs.map((pair) =>
    Math.max(pair.a, pair.b) === Math.max(from, to) && Math.min(pair.a, pair.b) === Math.min(from, to)
      ? { a: to, b: from, matches: pair.matches.map(() => match(0.9)) }
      : pair,
  );
}

describe("collusion checks", () => {
  it("find one that beats the built-ins and loses to a weak entrant, with figures", () => {
    const found = throwersOf(SIZE, feeding(honest(1)), OURS);
    expect(found.map(({ entrant, to }) => [entrant, to])).toEqual([[THROWER, PARTNER]]);
    const [{ againstBuiltIns, observed, expected, pValue } = {} as never] = found;
    expect(againstBuiltIns).toBeGreaterThan(0.2);
    expect(observed).toBeCloseTo(-0.9);
    expect(expected).toBeGreaterThan(0);
    expect(pValue).toBeLessThan(0.01);
  });

  it("don't depend on the order of play", () => {
    const pairs = feeding(honest(1));
    expect(throwersOf(SIZE, jumbled(pairs, seededRandom(1)), OURS)).toEqual(throwersOf(SIZE, pairs, OURS));
  });

  it("accuse someone in at most one of a hundred honest leagues", () => {
    let alarms = 0;
    for (let seed = 0; seed < 100; seed++) alarms += throwersOf(SIZE, honest(seed), OURS).length > 0 ? 1 : 0;
    expect(alarms).toBeLessThanOrEqual(1);
  });

  it("spare those who lose to built-ins, are built-in or lose by little", () => {
    expect(throwersOf(SIZE, feeding(honest(2), THROWER, 3), OURS)).toEqual([]);
    expect(throwersOf(SIZE, feeding(honest(2), 3, PARTNER), OURS)).toEqual([]);
    const builtIns = Array.from({ length: 3 }, (_, at) => SIZE - 1 - at);
    expect(throwersOf(SIZE, feeding(honest(2)), builtIns)).toEqual([]);
    expect(throwersOf(SIZE, feeding(honest(2)), [])).toEqual([]);
  });

  it("find no one in small, empty, drawn and forfeited leagues", () => {
    expect(
      throwersOf(
        9,
        honest(1).filter(({ a, b }) => Math.max(a, b) < 9),
        OURS,
      ),
    ).toEqual([]);
    expect(throwersOf(SIZE, [], OURS)).toEqual([]);
    expect(
      throwersOf(
        SIZE,
        everyPair(SIZE, () => [match(0)]),
        OURS,
      ),
    ).toEqual([]);
    const forfeits = everyPair(SIZE, () => [{ wins: 0, losses: 0, draws: 0, result: 1 }]);
    expect(throwersOf(SIZE, forfeits, OURS)).toEqual([]);
  });
});

it("computes the published values of Student's tail", () => {
  expect(studentTail(0, 10)).toBeCloseTo(0.5, 12);
  expect(studentTail(1.812, 10)).toBeCloseTo(0.05, 4);
  expect(studentTail(4.144, 10)).toBeCloseTo(0.001, 5);
  expect(studentTail(-1.812, 10)).toBeCloseTo(0.95, 4);
});
