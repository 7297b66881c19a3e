// The classic competition entries: each against its formula worked out by hand or by brute force, and against the
// opponents it was designed for.

import { describe, expect, it } from "vitest";
import { type MatrixGame, type Move, matrixGame } from "../../../../src/core/games/index.ts";
import { playMatch, successOf } from "../../../../src/core/matches/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import type { Predictor } from "../../../../src/core/strategies/bases/scores.ts";
import { ContextTreePredictor } from "../../../../src/core/strategies/families/context-tree.ts";
import { ExpertsPredictor } from "../../../../src/core/strategies/families/experts.ts";
import { HistoryMatch } from "../../../../src/core/strategies/families/history-match.ts";
import { MixingPredictor } from "../../../../src/core/strategies/families/mixing.ts";
import { PartialMatching } from "../../../../src/core/strategies/families/ppm.ts";
import { Vote } from "../../../../src/core/strategies/families/vote.ts";
import { createStrategy, parseStrategy, type Strategy } from "../../../../src/core/strategies/index.ts";
import { type Round, ruled, shown, values } from "../predictors.ts";

const rps = matrixGame("rps") as MatrixGame;

/** The joint probability of the opponent's moves, each predicted from the earlier ones. */
function probabilityOf(predictor: Predictor, size: number, rounds: readonly Round[]): number {
  return rounds.reduce((product, [own, opponent]) => {
    const predicted = values(predictor)[opponent] ?? 1 / size;
    predictor.observe(own, opponent);
    return product * predicted;
  }, 1);
}

/** Rounds with habits: the opponent mostly repeats what was played against it. */
function someRounds(size: number, count: number): Round[] {
  const random = seededRandom(51);
  let last = 0;
  return Array.from({ length: count }, () => {
    const opponent = random.unit() < 0.7 ? last : random.below(size);
    last = random.below(size);
    return [last, opponent] as const;
  });
}

/** The probability of moves from counts that start at `prior`. */
function estimated(size: number, prior: number, moves: readonly Move[]): number {
  const counts = Array.from({ length: size }, () => prior);
  return moves.reduce((product, move, seen) => {
    const count = counts[move] as number;
    counts[move] = count + 1;
    return (product * count) / (seen + size * prior);
  }, 1);
}

describe("context-tree", () => {
  it("gives a sequence the mean probability of both trees of one number", () => {
    const rounds = someRounds(2, 40);
    const game = matrixGame("oddeven") as MatrixGame;
    const predictor = new ContextTreePredictor(game, parseStrategy("context-tree:numbers=1,decay=1").values);
    const moves = rounds.map(([, opponent]) => opponent);
    const following = (before: Move): Move[] =>
      moves.filter((_, round) => (moves[round - 1] ?? 0) === before);
    const split = estimated(2, 0.5, following(0)) * estimated(2, 0.5, following(1));
    const expected = (estimated(2, 0.5, moves) + split) / 2;
    expect(probabilityOf(predictor, 2, rounds) / expected).toBeCloseTo(1, 9);
  });
});

describe("experts", () => {
  it("gives a sequence the mean of its experts' probabilities without sharing", () => {
    const rounds = someRounds(3, 40);
    const predictor = new ExpertsPredictor(
      rps,
      parseStrategy("experts:depth=1,decay=1,share=0,prior=1").values,
    );
    const keys = rounds.map((_, round) => {
      const [own, opponent] = rounds[round - 1] ?? [0, 0];
      return ["", `${opponent}`, `${own}`, `${own}${opponent}`];
    });
    const alone = [0, 1, 2, 3].map((expert) =>
      [...new Set(keys.map((key) => key[expert]))].reduce((product, form) => {
        const moves = rounds
          .filter((_, round) => keys[round]?.[expert] === form)
          .map(([, opponent]) => opponent);
        return product * estimated(3, 1, moves);
      }, 1),
    );
    const mean = alone.reduce((sum, probability) => sum + probability, 0) / 4;
    expect(probabilityOf(predictor, 3, rounds) / mean).toBeCloseTo(1, 9);
  });

  it("adopts an expert that was long wrong sooner with sharing", () => {
    // At first the opponent copies the other side's last move; later it steps on from its own.
    const habits: Round[] = [[0, 0]];
    const random = seededRandom(52);
    for (let round = 1; round < 300; round++) {
      const [own, opponent] = habits.at(-1) as Round;
      habits.push([random.below(3), round < 150 ? own : (opponent + 1) % 3]);
    }
    const got = (share: number): number =>
      probabilityOf(
        new ExpertsPredictor(rps, parseStrategy(`experts:depth=1,share=${share}`).values),
        3,
        habits,
      );
    expect(got(0.03)).toBeGreaterThan(got(0) * 10);
  });
});

describe("ppm", () => {
  it("passes on the escape of method C from the longest stretch to none", () => {
    const predictor = shown(new PartialMatching(rps, parseStrategy("ppm:numbers=1,decay=1").values), [
      [0, 1],
      [0, 1],
      [0, 2],
      [0, 1],
    ]);
    // After a 1 came 1 and 2: each gets 1/4, and 2/4 are left. Overall came 1, 1, 2, 1: 3/6 and 1/6 of that, and 2/6 of
    // it for all.
    const left = (1 / 2) * (1 / 3);
    const expected = [left / 3, 1 / 4 + 1 / 4 + left / 3, 1 / 4 + 1 / 12 + left / 3];
    values(predictor).forEach((value, move) => {
      expect(value).toBeCloseTo(expected[move] as number, 12);
    });
  });
});

describe("vote", () => {
  it("gives a stretch base^numbers votes for each time, older times faded", () => {
    const predictor = shown(new Vote(rps, parseStrategy("vote:depth=1,decay=0.5,base=3").values), [
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    // Once per round for the empty stretch. The first round's stretches of one number had a different form, except for
    // the own move 0.
    const thrice = 1 + 0.5 + 0.25;
    expect(values(predictor)).toEqual([0, thrice + 3 * 1.5 + 3 * thrice + 9 * 1.5, 0]);
  });
});

describe("mixing", () => {
  const mixed = (rate: number): Predictor =>
    new MixingPredictor(rps, parseStrategy(`mixing:depth=1,decay=1,prior=1,rate=${rate}`).values);

  it("multiplies its models' forecasts, each to the power of its weight", () => {
    const predictor = shown(mixed(0), [
      [0, 1],
      [0, 1],
    ]);
    // Counts: 2 after nothing, 1 after the opponent's 1, 2 after its own 0, 1 after both; each weight is 0.3 and each
    // prior 1.
    const odds = (3 * 2 * 3 * 2) ** 0.3;
    const sum = odds + 2;
    values(predictor).forEach((value, move) => {
      expect(value).toBeCloseTo((move === 1 ? odds : 1) / sum, 12);
    });
  });

  it("predicts better the longer it learns which model to trust", () => {
    const rounds = someRounds(3, 400);
    const got = [0, 0.005, 0.02].map((rate) => Math.log(probabilityOf(mixed(rate), 3, rounds)));
    expect(got[1]).toBeGreaterThan((got[0] as number) + 5);
    expect(got[2]).toBeGreaterThan(got[1] as number);
  });
});

function against(spec: string, opponent: Strategy | string, rounds = 300): number {
  const a =
    typeof opponent === "string"
      ? createStrategy(opponent, { game: rps, side: "person", random: seededRandom(61) })
      : opponent;
  const b = createStrategy(spec, { game: rps, side: "bot", random: seededRandom(62) });
  return 1 - successOf(playMatch({ game: rps, a, b, rounds }));
}

const CLASSICS = ["mixing", "experts", "vote", "ppm", "context-tree", "history-match", "second-guess"];

describe.each(CLASSICS)("%s", (spec) => {
  it("beats players who rotate, copy, or counter the last move", () => {
    const answers: ((own: Move, other: Move) => Move)[] = [
      (own) => (own + 1) % 3,
      (_, other) => other,
      (_, other) => (other + 2) % 3,
    ];
    for (const answer of answers)
      expect(
        against(
          spec,
          ruled((last) => (last ? answer(last.own, last.other) : 0)),
        ),
      ).toBeGreaterThan(0.9);
  });

  it("has no forecast before the first round", () => {
    const strategy = createStrategy(spec, { game: rps, side: "bot", random: seededRandom(63) });
    strategy.choose();
    expect(strategy.expected()).toBeUndefined();
  });
});

describe("second-guess", () => {
  it("beats a reader whose guess it foresees, which one level alone can't", () => {
    expect(against("second-guess", "wildcard:context=1", 1_000)).toBeGreaterThan(0.6);
    expect(against("second-guess:levels=1", "second-guess", 1_000)).toBeLessThan(0.5);
  });

  it("holds its own against a player who always beats its first level", () => {
    const foreseeing = (): Strategy => {
      const shadow = createStrategy("second-guess:levels=1", {
        game: rps,
        side: "bot",
        random: seededRandom(62),
      });
      return {
        ...shadow,
        choose: () => rps.counters("person", shadow.choose())[0] as Move,
        observe: (own, other) => shadow.observe(other, own),
      };
    };
    expect(against("second-guess:levels=1", foreseeing())).toBe(0);
    expect(against("second-guess", foreseeing(), 2_000)).toBeGreaterThan(0.45);
  });
});

describe("history-match", () => {
  it("believes a reader's rotation by its decayed merit", () => {
    const same = Array.from({ length: 4 }, (): Round => [0, 1]);
    const { values: set } = parseStrategy("history-match:depth=1,decay=0.5,sharpness=1");
    const [never, always] = values(shown(new HistoryMatch(rps, set), same));
    // The first match is found after two rounds and has been right twice since: a merit of 1 + 0.5 for its prediction,
    // none for the rotations.
    expect((never as number) / (always as number)).toBeCloseTo(Math.exp(-1.5), 12);
  });
});
