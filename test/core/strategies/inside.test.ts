// Tables shown by strategies, for histories that can be counted by hand.

import { describe, expect, it } from "vitest";
import { type MatrixGame, type Move, matrixGame, oddEven } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import {
  createStrategy,
  families,
  type Inside,
  type Look,
  type Strategy,
  showsInside,
} from "../../../src/core/strategies/index.ts";

const rps = matrixGame("rps") as MatrixGame;
const [ROCK, SCISSORS, PAPER] = [0, 1, 2];

const made = (spec: string, game = rps): Strategy =>
  createStrategy(spec, { game, side: "bot", random: seededRandom(1) });

/** The table after these opponent moves, with own moves all rock. */
function shownAfter(spec: string, opponents: readonly Move[], look: Look, game = rps): Inside {
  const strategy = made(spec, game);
  for (const move of opponents) strategy.observe(ROCK, move);
  return strategy.inside?.(look) ?? expect.fail(`${spec} shows nothing`);
}

const row = (opponent: readonly Move[], ...values: readonly number[]) => ({ own: [], opponent, values });
const PLAYED = [ROCK, PAPER, ROCK, PAPER, ROCK, SCISSORS, ROCK];

describe("the inside view of markov", () => {
  it("shows all situations that came with counts of what followed", () => {
    expect(shownAfter("markov:order=1", PLAYED, "all")).toEqual({
      kind: "counts",
      rows: [row([ROCK], 0, 1, 2), row([PAPER], 2, 0, 0), row([SCISSORS], 1, 0, 0)],
    });
    expect(shownAfter("markov:order=2", [ROCK, PAPER, ROCK, PAPER], "all")).toEqual({
      kind: "counts",
      rows: [row([ROCK, PAPER], 1, 0, 0), row([PAPER, ROCK], 0, 0, 1)],
    });
  });

  it("shows only the present situation if requested, or nothing if unseen", () => {
    expect(shownAfter("markov:order=1", PLAYED, "now")).toEqual({
      kind: "counts",
      rows: [row([ROCK], 0, 1, 2)],
    });
    expect(shownAfter("markov:order=1", [ROCK, PAPER], "now")).toEqual({ kind: "counts", rows: [] });
    expect(shownAfter("markov", [ROCK], "now")).toEqual({ kind: "counts", rows: [] });
  });

  it("shows decayed counts, in one row without an order, of both sides' moves", () => {
    expect(shownAfter("markov:order=1,decay=0.5", PLAYED, "now")).toEqual({
      kind: "counts",
      rows: [row([ROCK], 0, 1, 0.75)],
    });
    expect(shownAfter("frequency", PLAYED, "all")).toEqual({ kind: "counts", rows: [row([], 4, 1, 2)] });
    expect(shownAfter("markov:order=1,side=own", [ROCK, PAPER], "all")).toEqual({
      kind: "counts",
      rows: [{ own: [ROCK], opponent: [], values: [0, 0, 1] }],
    });
    expect(shownAfter("markov:order=1,side=both", [PAPER, SCISSORS], "all")).toEqual({
      kind: "counts",
      rows: [{ own: [ROCK], opponent: [PAPER], values: [0, 1, 0] }],
    });
  });
});

describe("the inside view of mupn", () => {
  it("shows the move that followed last", () => {
    expect(shownAfter("mupn:order=1", PLAYED, "all")).toEqual({
      kind: "last",
      rows: [row([ROCK], SCISSORS), row([PAPER], ROCK), row([SCISSORS], ROCK)],
    });
    expect(shownAfter("mupn:order=1", PLAYED, "now")).toEqual({
      kind: "last",
      rows: [row([ROCK], SCISSORS)],
    });
  });
});

describe("the inside view of value learners", () => {
  it("shows supp's chosen move as the most valuable if it never explores", () => {
    const strategy = made("supp:epsilon=1,order=1");
    for (const move of PLAYED) strategy.observe(PAPER, move);
    const inside = strategy.inside?.("now");
    const choice = strategy.choose();
    if (inside?.kind !== "values") throw new Error("no values");
    const [{ opponent, values } = expect.fail("no row")] = inside.rows;
    expect(opponent).toEqual([ROCK]);
    expect(values.indexOf(Math.max(...values))).toBe(choice);
    expect(inside.among).toBeUndefined();
  });

  it("shows values that grow with earnings: rock always beaten by paper", () => {
    const strategy = made("supp:order=1,discount=0");
    for (let round = 0; round < 60; round++) strategy.observe(PAPER, ROCK);
    const inside = strategy.inside?.("now");
    expect(inside).toMatchObject({ kind: "values", rows: [{ opponent: [ROCK] }] });
    const [{ values } = expect.fail("no row")] = (inside as Extract<Inside, { kind: "values" }>).rows;
    expect(values[PAPER]).toBeCloseTo(1, 4);
  });

  it.each([
    ["mksu", 8],
    ["mkia", 3],
  ])("shows the agents of %s and the one it followed", (spec, agents) => {
    const strategy = made(`${spec}:epsilon=1,order=1`);
    for (const move of PLAYED) strategy.observe(strategy.choose(), move);
    strategy.choose();
    const inside = strategy.inside?.("now");
    if (inside?.kind !== "values" || !inside.among) throw new Error("no agents");
    expect(inside.among.families).toEqual(families.find(({ family }) => family === spec)?.among);
    expect(inside.among.families).toHaveLength(agents);
    const [{ values } = expect.fail("no row")] = inside.rows;
    expect(values[inside.among.followed]).toBe(Math.max(...values));
  });
});

describe("the inside view of daemons", () => {
  it("shows each rating, the daemon that is followed and what it knows", () => {
    const inside = shownAfter("daemons:smallest=1,largest=2", [1, 1, 1, 1, 1, 1], "now", oddEven);
    if (inside.kind !== "daemons") throw new Error("no daemons");
    const ratings = inside.daemons.map(({ rating }) => rating);
    expect(inside.daemons.map(({ moves, guesses }) => [moves, guesses])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(ratings[inside.followed]).toBe(Math.max(...ratings));
    expect(inside.daemons[inside.followed]?.expects).toBe(1);
    expect(inside.weights[0]).toBe(0);
    expect(inside.weights[1]).toBeGreaterThan(1);
  });

  it("shows nothing before anything came again", () => {
    const inside = shownAfter("daemons", [], "now");
    if (inside.kind !== "daemons") throw new Error("no daemons");
    expect(inside.weights).toEqual([]);
    expect(inside.daemons.every(({ rating, expects }) => rating === 0 && expects === undefined)).toBe(true);
  });

  it("matches the forecast, whatever is played", () => {
    const strategy = made("daemons");
    const random = seededRandom(3);
    for (let round = 0; round < 300; round++) {
      const inside = strategy.inside?.("now");
      const move = strategy.choose();
      if (inside?.kind !== "daemons") throw new Error("no daemons");
      expect(inside.daemons[inside.followed]?.expects).toBe(strategy.expected());
      const expected = strategy.expected();
      if (inside.weights.length > 0 && expected !== undefined)
        expect(inside.weights[expected]).toBe(Math.max(...inside.weights));
      strategy.observe(move, random.below(4) > 0 ? round % 3 : random.below(3));
    }
  });
});

describe("the inside view", () => {
  const showing = families.filter((one) => one.plays(rps) && showsInside(one.family, rps));

  it("is available for these strategies", () => {
    expect(showing.map(({ family }) => family).sort()).toEqual(
      ["daemons", "frequency", "markov", "mkia", "mksu", "mupn", "supp", "wildcard"].sort(),
    );
    expect(showsInside("fortune-teller", rps)).toBe(false);
    expect(showsInside(`file:${"0".repeat(64)}`, rps)).toBe(false);
  });

  it.each(showing.map(({ family }) => family))("changes nothing in %s", (spec) => {
    const [looked, other] = [made(spec), made(spec)];
    for (let round = 0; round < 50; round++) {
      looked.inside?.("now");
      expect(looked.choose()).toBe(other.choose());
      looked.inside?.("all");
      for (const strategy of [looked, other]) strategy.observe(round % 2, (round * round) % 3);
    }
    expect(looked.inside?.("all")).toEqual(other.inside?.("all"));
  });
});
