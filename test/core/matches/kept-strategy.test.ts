// A cached strategy decides like one rebuilt from the same rounds.

import { describe, expect, it } from "vitest";
import { type MatrixGame, matrixGame, type Rounds } from "../../../src/core/games/index.ts";
import {
  type DecisionInput,
  decide,
  firstKnown,
  firstSeen,
  KeptStrategy,
  windowOf,
} from "../../../src/core/matches/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { type FortuneTeller, families } from "../../../src/core/strategies/index.ts";

const ROUNDS = 180;
const WINDOW = 64;
const REMATCH = 37;
const GAMES = ["rps", "rpsls", "oddeven"].map((id) => matrixGame(id) as MatrixGame);
const MORE = ["fortune-teller:prior=none,memory=match", "wildcard-counters:context=11", "mksu:epsilon=0.5"];
const IDS = [...families.map(({ family }) => family), ...MORE];

/** Rounds of a person with a habit, against random moves. */
function history({ size }: MatrixGame): Rounds {
  const random = seededRandom(size);
  const habit = (round: number): number => (random.below(3) > 0 ? round % size : random.below(size));
  return {
    person: Uint8Array.from({ length: ROUNDS }, (_, round) => habit(round)),
    bot: Uint8Array.from({ length: ROUNDS }, () => random.below(size)),
  };
}

/** The question after `total` rounds: only a window of them is known, and the match started within it. */
function questionAfter(game: MatrixGame, strategy: string, all: Rounds, total: number): DecisionInput {
  const from = firstKnown(total, WINDOW);
  const rounds = { person: all.person.slice(from, total), bot: all.bot.slice(from, total) };
  const seed = new Uint8Array(16).fill(Math.floor(total / REMATCH));
  return { game, strategy, seed, round: (total % REMATCH) + 1, rounds };
}

const cases = GAMES.flatMap((game) =>
  IDS.filter((id) => families.find(({ family }) => id.split(":")[0] === family)?.plays(game)).map(
    (id) => [id, game] as const,
  ),
);

describe.each(cases)("%s at %o", (strategy, game) => {
  const all = history(game);

  it("decides like a rebuilt one after forgotten or evicted rounds", () => {
    const random = seededRandom(9);
    let kept: KeptStrategy | undefined;
    let reused = 0;
    for (let total = 0; total < ROUNDS; total++) {
      if (random.below(20) === 0) kept = undefined;
      const question = questionAfter(game, strategy, all, total);
      if (kept?.missing(question) === undefined) kept = new KeptStrategy(question);
      else reused++;
      const decision = kept.catchUp(question).decide(question);
      if (random.below(3) > 0) continue;
      expect(decision).toEqual(decide(question));
      expect(kept.decide(question)).toEqual(decision);
    }
    expect(reused).toBeGreaterThan(ROUNDS / 2);
  });
});

describe("a cached strategy", () => {
  const [rps] = GAMES as [MatrixGame];
  const all = history(rps);
  const asked = (total: number, strategy = "fortune-teller"): DecisionInput => ({
    ...{ game: rps, strategy, seed: new Uint8Array(16), round: total + 1 },
    rounds: { person: all.person.slice(0, total), bot: all.bot.slice(0, total) },
  });

  it("knows which rounds it hasn't seen, and learns only as many as asked", () => {
    const kept = new KeptStrategy(asked(50)).catchUp(asked(50), 20);
    expect(kept.missing(asked(50))).toBe(30);
    expect(kept.catchUp(asked(50)).missing(asked(50))).toBe(0);
    expect(kept.missing(asked(60))).toBe(10);
  });

  it("serves any last round once it has seen the others, at block edges too", () => {
    for (const total of [9000, firstKnown(12_000, windowOf("mixing"))]) {
      const person = Uint8Array.from({ length: total }, (_, round) => (round * round) % 3);
      const of = (last: number): DecisionInput => {
        const rounds = { person: person.with(total - 1, last), bot: person.toReversed() };
        return { game: rps, strategy: "history-match", seed: new Uint8Array(16), round: total + 1, rounds };
      };
      const kept = new KeptStrategy(of(0));
      kept.catchUp(of(0), (kept.missing(of(0)) as number) - 1);
      expect([0, 1, 2].map((last) => kept.missing(of(last)))).toEqual([1, 1, 1]);
      expect(kept.catchUp(of(2)).decide(of(2))).toEqual(decide(of(2)));
    }
  });

  it("serves no other rounds, game or strategy", () => {
    const kept = new KeptStrategy(asked(50)).catchUp(asked(50));
    const other = { ...asked(50), rounds: { ...asked(50).rounds, person: new Uint8Array(50) } };
    expect(kept.missing(other)).toBeUndefined();
    expect(kept.missing(asked(49))).toBeUndefined();
    expect(kept.missing({ ...asked(50), game: GAMES[1] as MatrixGame })).toBeUndefined();
    expect(kept.missing(asked(50, "markov"))).toBeUndefined();
  });

  it("serves another match only if its learning drew no random numbers", () => {
    const next = { seed: new Uint8Array(16).fill(1), round: 1 };
    const reader = new KeptStrategy(asked(50, "markov")).catchUp(asked(50, "markov"));
    expect(reader.missing({ ...asked(50, "markov"), ...next })).toBe(0);
    const drawer = new KeptStrategy(asked(50, "daemons")).catchUp(asked(50, "daemons"));
    expect(drawer.missing({ ...asked(50, "daemons"), ...next })).toBeUndefined();
  });

  it("adopts a model's state from a thread", () => {
    const question = asked(80);
    const { strategy } = new KeptStrategy(question).catchUp(question);
    const adopted = KeptStrategy.adopt(question, structuredClone((strategy as FortuneTeller).state()));
    expect(adopted.missing(question)).toBe(0);
    const more = asked(90);
    expect(adopted.catchUp(more).decide(more)).toEqual(decide(more));
  });
});

describe("the start of the known rounds", () => {
  it("moves in blocks inside the window and keeps at least three quarters", () => {
    for (const window of [1, 2, 13, 64, 1000]) {
      let before = 0;
      let moved = 0;
      for (let total = 0; total < 3 * window; total++) {
        const first = firstKnown(total, window);
        expect(first).toBeGreaterThanOrEqual(Math.max(0, total - window, before));
        expect(total - first).toBeGreaterThanOrEqual(Math.min(total, Math.ceil((3 * window) / 4)) - 1);
        if (first !== before) moved++;
        before = first;
      }
      expect(moved).toBeLessThanOrEqual(Math.max(16, window < 4 ? 2 * window : 16));
    }
  });

  it("is the same in a small window for any block start of a large one", () => {
    for (let total = 0; total < 400; total++) {
      const from = firstKnown(total, 128);
      expect(from + firstKnown(total - from, 40)).toBe(firstKnown(total, 40));
    }
  });

  it("is later for an expensive strategy", () => {
    const rounds = { person: new Uint8Array(9000), bot: new Uint8Array(9000) };
    expect(firstSeen({ strategy: "markov", rounds })).toBe(0);
    const strategy = "wildcard-counters:context=12";
    expect(9000 - firstSeen({ strategy, rounds })).toBeLessThanOrEqual(windowOf(strategy));
    expect(windowOf(strategy)).toBeLessThan(100);
  });
});
