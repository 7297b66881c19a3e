// Tables shown by strategies, for histories that can be counted by hand.

import { describe, expect, it } from "vitest";
import { circleGame, type Move, oddEven } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import {
  createStrategy,
  families,
  type Inside,
  type Look,
  type Strategy,
  showsInside,
} from "../../../src/core/strategies/index.ts";

const rps = circleGame(3);
const [ROCK, SCISSORS, PAPER] = [0, 1, 2];

const made = (spec: string, game = rps): Strategy =>
  createStrategy(spec, { game, side: "bot", random: seededRandom(1) });

function insideOf<Kind extends Inside["kind"]>(strategy: Strategy, kind: Kind, look: Look = "now") {
  const inside = strategy.inside?.(look);
  if (inside?.kind !== kind) throw new Error(`no ${kind}`);
  return inside as Extract<Inside, { kind: Kind }>;
}

/** After these opponent moves, with own moves all rock. */
function after(spec: string, opponents: readonly Move[], game = rps): Strategy {
  const strategy = made(spec, game);
  for (const move of opponents) strategy.observe(ROCK, move);
  return strategy;
}

const PLAYED = [ROCK, PAPER, ROCK, PAPER, ROCK, SCISSORS, ROCK];

/** Own moves, opponent's moves: values. */
const ROWS = ["/0: 0 1 2", "/2: 2 0 0", "/1: 1 0 0"];

it.each<[string, readonly Move[], Look, "counts" | "last", readonly string[]]>([
  ["markov:order=1", PLAYED, "all", "counts", ROWS],
  ["markov:order=1", PLAYED, "now", "counts", ROWS.slice(0, 1)],
  ["markov:order=1", [ROCK, PAPER], "now", "counts", []],
  ["markov", [ROCK], "now", "counts", []],
  ["markov:order=2", PLAYED.slice(0, 4), "all", "counts", ["/02: 1 0 0", "/20: 0 0 1"]],
  ["markov:order=1,decay=0.5", PLAYED, "now", "counts", ["/0: 0 1 0.75"]],
  ["frequency", PLAYED, "all", "counts", ["/: 4 1 2"]],
  ["markov:order=1,side=own", [ROCK, PAPER], "all", "counts", ["0/: 0 0 1"]],
  ["markov:order=1,side=both", [PAPER, SCISSORS], "all", "counts", ["0/2: 0 1 0"]],
  ["mupn:order=1", PLAYED, "all", "last", ["/0: 1", "/2: 0", "/1: 0"]],
  ["mupn:order=1", PLAYED, "now", "last", ["/0: 1"]],
])("%s after %j shows of %s its %s", (spec, opponents, look, kind, expected) => {
  const { rows } = insideOf(after(spec, opponents), kind, look);
  const texts = rows.map(
    ({ own, opponent, values }) => `${own.join("")}/${opponent.join("")}: ${values.join(" ")}`,
  );
  expect(texts).toEqual(expected);
});

describe("the inside view of value learners", () => {
  it("shows supp's chosen move as the most valuable if it never explores, with values that grow with earnings", () => {
    const strategy = made("supp:epsilon=1,order=1,discount=0");
    for (let round = 0; round < 60; round++) strategy.observe(PAPER, ROCK);
    const { rows, among } = insideOf(strategy, "values");
    expect(rows).toMatchObject([{ own: [], opponent: [ROCK] }]);
    expect(rows[0]?.values[PAPER]).toBeCloseTo(1, 4);
    expect(strategy.choose()).toBe(PAPER);
    expect(among).toBeUndefined();
  });

  it.each([
    ["mksu", 8],
    ["mkia", 3],
  ])("shows the agents of %s and the one it followed", (spec, agents) => {
    const strategy = made(`${spec}:epsilon=1,order=1`);
    for (const move of PLAYED) strategy.observe(strategy.choose(), move);
    strategy.choose();
    const { rows, among } = insideOf(strategy, "values");
    expect(among?.families).toEqual(families.find(({ family }) => family === spec)?.among);
    expect(among?.families).toHaveLength(agents);
    const values = rows[0]?.values ?? [];
    expect(values[among?.followed ?? -1]).toBe(Math.max(...values));
  });
});

describe("the inside view of daemons", () => {
  it("shows each rating, the daemon that is followed and what it knows", () => {
    const strategy = after("daemons:smallest=1,largest=2", [1, 1, 1, 1, 1, 1], oddEven);
    const { daemons, followed, weights } = insideOf(strategy, "daemons");
    const ratings = daemons.map(({ rating }) => rating);
    expect(daemons.map(({ moves, guesses }) => [moves, guesses].join())).toEqual(["1,1", "2,2"]);
    expect(ratings[followed]).toBe(Math.max(...ratings));
    expect(daemons[followed]?.expects).toBe(1);
    expect(weights).toEqual([0, expect.toSatisfy((weight: number) => weight > 1)]);
  });

  it("shows nothing before anything came again", () => {
    const { daemons, weights } = insideOf(made("daemons"), "daemons");
    expect(weights).toEqual([]);
    expect(daemons.every(({ rating, expects }) => rating === 0 && expects === undefined)).toBe(true);
  });

  it("matches the forecast, whatever is played", () => {
    const strategy = made("daemons");
    const random = seededRandom(3);
    for (let round = 0; round < 300; round++) {
      const { daemons, followed, weights } = insideOf(strategy, "daemons");
      const move = strategy.choose();
      const expected = strategy.expected();
      expect(daemons[followed]?.expects).toBe(expected);
      if (expected !== undefined) expect(weights[expected]).toBe(Math.max(...weights));
      strategy.observe(move, random.below(4) > 0 ? round % 3 : random.below(3));
    }
  });
});

const showing = families.filter((one) => one.plays(rps) && showsInside(one.family, rps));

it("the inside view is available for these strategies", () => {
  const names = showing.map(({ family }) => family).sort();
  expect(names.join(" ")).toBe("daemons frequency markov mkia mksu mupn supp wildcard");
  expect(showsInside("fortune-teller", rps)).toBe(false);
  expect(showsInside(`file:${"0".repeat(64)}`, rps)).toBe(false);
});

it.each(showing.map(({ family }) => family))("the inside view changes nothing in %s", (spec) => {
  const [looked, other] = [made(spec), made(spec)];
  for (let round = 0; round < 50; round++) {
    looked.inside?.("now");
    expect(looked.choose()).toBe(other.choose());
    looked.inside?.("all");
    for (const strategy of [looked, other]) strategy.observe(round % 2, (round * round) % 3);
  }
  expect(looked.inside?.("all")).toEqual(other.inside?.("all"));
});
