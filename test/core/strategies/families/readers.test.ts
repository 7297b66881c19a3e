// Readers of contexts and of history: each against its formula worked out by hand or by brute force, and against the
// opponents it was designed for.

import { describe, expect, it } from "vitest";
import { type MatrixGame, type Move, matrixGame } from "../../../../src/core/games/index.ts";
import { playMatch, successOf } from "../../../../src/core/matches/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { Counts } from "../../../../src/core/strategies/bases/counts.ts";
import { LongestMatch } from "../../../../src/core/strategies/bases/longest-match.ts";
import { type Predictor, worthsOf } from "../../../../src/core/strategies/bases/predictor.ts";
import { Experts, type ExpertsSettings } from "../../../../src/core/strategies/families/experts.ts";
import { HistoryMatch, Iocaine } from "../../../../src/core/strategies/families/guessers.ts";
import { createStrategy, type Strategy } from "../../../../src/core/strategies/index.ts";
import { drawnRounds, type Round, ruled, shown, values } from "../predictors.ts";

const rps = matrixGame("rps") as MatrixGame;

const council = (mixing: ExpertsSettings["mixing"], more: Partial<ExpertsSettings> = {}, size = 3): Experts =>
  new Experts(size, { mixing, depth: 1, decay: 1, prior: 1, ...more });

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

function near(predictor: Predictor, expected: readonly number[]): void {
  const got = values(predictor);
  expect(got).toHaveLength(expected.length);
  got.forEach((value, move) => {
    expect(value).toBeCloseTo(expected[move] as number, 9);
  });
}

describe("counts", () => {
  it("fade each time their context recurs", () => {
    const counts = new Counts(2, 0.5);
    for (const [context, move] of [
      [7, 0],
      [7, 0],
      [8, 1],
      [7, 1],
    ] as const)
      counts.add(context, move);
    expect([...(counts.of(7) ?? [])]).toEqual([0.75, 1]);
    expect([...(counts.of(8) ?? [])]).toEqual([0, 1]);
    expect(counts.of(9)).toBeUndefined();
  });
});

describe("experts by weights", () => {
  const sharing = (share: number, rounds: readonly Round[]) =>
    probabilityOf(council("weights", { share }), 3, rounds);

  it("give a sequence the mean of the experts' probabilities without sharing", () => {
    const rounds = someRounds(3, 40);
    const keys = rounds.map((_, round) => {
      const [own, opponent] = rounds[round - 1] ?? [];
      return ["", `${opponent}`, `${own}`, `${own}${opponent}`];
    });
    const alone = [0, 1, 2, 3].map((expert) =>
      [...new Set(keys.slice(1).map((key) => key[expert]))].reduce(
        (product, form) => {
          const moves = rounds.filter((_, at) => (at > 0 || expert === 0) && keys[at]?.[expert] === form);
          return (
            product *
            estimated(
              3,
              1,
              moves.map(([, opponent]) => opponent),
            )
          );
        },
        expert === 0 ? 1 : 1 / 3,
      ),
    );
    const mean = alone.reduce((sum, probability) => sum + probability, 0) / 4;
    expect(sharing(0, rounds) / mean).toBeCloseTo(1, 9);
  });

  it("adopt an expert that was long wrong sooner with sharing", () => {
    // At first the opponent copies the other side's last move; later it steps on from its own.
    const habits: Round[] = [[0, 0]];
    const random = seededRandom(52);
    for (let round = 1; round < 300; round++) {
      const [own, opponent] = habits.at(-1) as Round;
      habits.push([random.below(3), round < 150 ? own : (opponent + 1) % 3]);
    }
    expect(sharing(0.03, habits)).toBeGreaterThan(sharing(0, habits) * 10);
  });
});

describe("experts by logistic mixing", () => {
  it("multiply the forecasts, each to the power of its weight", () => {
    // Counts after the first round, which followed nothing: 2 in all, 1 in each context of a round; each weight is 0.3
    // and learned from little.
    const odds = (3 * 2 * 2 * 2) ** 0.3;
    const [zero = 0, one = 0, two = 0] = values(
      shown(council("logistic"), [
        [0, 1],
        [0, 1],
      ]),
    );
    expect(zero).toBeCloseTo(two, 12);
    expect(Math.abs(one / zero / odds - 1)).toBeLessThan(0.1);
  });

  it("predict better than equal weights the longer they learn", () => {
    const rounds = someRounds(3, 800);
    const late = (mixing: "logistic" | "vote") =>
      rounds.reduce<[number, Predictor]>(
        ([sum, predictor], [own, opponent], at) => {
          const said = values(predictor);
          const all = said.reduce((a, b) => a + b, 0);
          predictor.observe(own, opponent);
          return [sum + (at < 400 ? 0 : Math.log((said[opponent] as number) / all + 1e-3)), predictor];
        },
        [0, council(mixing)],
      )[0];
    expect(late("logistic")).toBeGreaterThan(late("vote"));
  });
});

describe("experts by vote", () => {
  it("give a context 1.5^moves votes for each time, older times faded", () => {
    const predictor = shown(council("vote", { decay: 0.5 }), [
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    // Three times after nothing; twice after each context of the last round.
    expect(values(predictor)).toEqual([0, 1.75 + (1.5 + 1.5 + 1.5 ** 2) * 1.5, 0]);
  });
});

describe("experts by partial matching", () => {
  it("pass on the escape of method C from the longest context to none", () => {
    const predictor = shown(council("ppm"), [
      [0, 1],
      [0, 1],
      [0, 2],
      [2, 1],
    ]);
    // The last two moves, 2 and 1, never came before. After a 1 came 1 and 2: each gets 1/4, and 2/4 are left. Overall
    // came 1, 1, 2, 1: 3/6 and 1/6 of that, and 2/6 of it for all.
    const left = (1 / 2) * (1 / 3);
    near(predictor, [left / 3, 1 / 4 + 1 / 4 + left / 3, 1 / 4 + 1 / 12 + left / 3]);
  });
});

describe("experts by context tree", () => {
  it("give a sequence the mean probability of all prunings of the tree", () => {
    // The opponent's moves are always 0 for its opponent, so the tree has the contexts of one number below the root,
    // and each of them one below it that says the same.
    const random = seededRandom(53);
    let last = 0;
    const rounds = Array.from({ length: 40 }, (): Round => {
      last = random.unit() < 0.8 ? last : 1 - last;
      return [0, last];
    });
    const moves = rounds.map(([, opponent]) => opponent);
    const following = (before: Move): Move[] => moves.filter((_, at) => at > 0 && moves[at - 1] === before);
    const predictor = council("tree", { prior: 0.5 }, 2);
    const whole = estimated(2, 0.5, moves);
    // The first round has no context, so all trees say 1/2 of it.
    const split = 0.5 * estimated(2, 0.5, following(0)) * estimated(2, 0.5, following(1));
    expect(probabilityOf(predictor, 2, rounds) / ((whole + split) / 2)).toBeCloseTo(1, 9);
  });
});

describe("experts by naive Bayes", () => {
  it("multiply how likely each of the last rounds is before each move", () => {
    const rounds = drawnRounds(3, 60, 91);
    const predictor = shown(council("bayes", { depth: 3 }), rounds);
    const odds = [0, 1, 2].map((move) => {
      const came = rounds.flatMap(([, opponent], round) => (opponent === move ? [round] : []));
      return [1, 2, 3].reduce((product, ago) => {
        const signed = came.filter((round) => rounds[round - ago]?.join() === rounds.at(-ago)?.join());
        return (product * (signed.length + 1)) / (came.length + 9);
      }, came.length + 1);
    });
    near(predictor, odds);
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

const COUNCILS = ["weights", "logistic", "vote", "ppm", "tree", "bayes"].map(
  (mixing) => `experts:mixing=${mixing}`,
);

describe.each([...COUNCILS, "history-match", "second-guess", "iocaine"])("%s", (spec) => {
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

describe("the longest match", () => {
  it("is the longest, then newest one up to each depth, by both sides' moves or one's", () => {
    const match = new LongestMatch();
    for (const [own, opponent] of [
      [0, 1],
      [2, 2],
      [0, 2],
      [1, 1],
      [0, 1],
    ] as const)
      match.push(own, opponent);
    const roundAt = (round: number) => ({ own: match.own[round], opponent: match.opponent[round] });
    // Own 0 came in the first and third rounds; the opponent's 1 in the first and fourth; both in the first.
    expect(match.followed([1])).toEqual([roundAt(3), roundAt(4), roundAt(1)]);
    expect(match.followed([1, 2])).toEqual([3, 3, 4, 4, 1, 1].map(roundAt));
    match.push(2, 2);
    // Own 0 2 and the opponent's 1 2 came at first; the newest 2s came later.
    expect(match.followed([1, 2])).toEqual([2, 2, 3, 2, 2, 2].map(roundAt));
  });
});

describe("history-match", () => {
  it("believes a reader's rotation by its decayed merit", () => {
    const same = Array.from({ length: 4 }, (): Round => [0, 1]);
    const settings = { depth: 1, decay: 0.5, sharpness: 1 };
    const [never, always] = values(shown(new HistoryMatch(3, settings), same));
    // The first match is found after two rounds and has been right twice since: a merit of 1 + 0.5 for its prediction,
    // none for the rotations.
    expect((never as number) / (always as number)).toBeCloseTo(Math.exp(-1.5), 12);
  });
});

describe("second-guess", () => {
  it("beats a reader whose guess it foresees, which one level alone can't", () => {
    expect(against("second-guess", "wildcard:context=1", 1_000)).toBeGreaterThan(0.6);
    expect(against("second-guess:levels=1", "second-guess", 1_000)).toBeLessThan(0.5);
  });

  it("holds its own against a player who always beats its first level", () => {
    const foreseeing = (): Strategy => {
      const seat = { game: rps, side: "bot", random: seededRandom(62) } as const;
      const shadow = createStrategy("second-guess:levels=1", seat);
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

describe("iocaine", () => {
  it("values expecting a move by what its counters would earn", () => {
    expect([...worthsOf(rps, "bot")]).toEqual([1, -1, 0, 0, 1, -1, -1, 0, 1]);
    expect([...worthsOf(matrixGame("oddeven") as MatrixGame, "person")]).toEqual([1, -1, -1, 1]);
    // With five moves, 0 is beaten by 3 and 4, which don't do equally well against the others.
    expect([...worthsOf(matrixGame("rpsls") as MatrixGame, "bot").slice(0, 5)]).toEqual([2, 0, -2, -1, 1]);
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
    const predictor = new Iocaine(rps, "bot", { horizons: 6, decay: 0.98 });
    const random = seededRandom(103);
    let silent = 0;
    for (let round = 0; round < 300; round++) {
      const scores = predictor.weigh();
      if (!scores) silent++;
      // An opponent that knows the expected move, and beats the answer to it.
      const answer = rps.counters("bot", scores ? scores.indexOf(1) : random.below(3))[0] as Move;
      predictor.observe(answer, rps.counters("person", answer)[0] as Move);
    }
    expect(silent).toBeGreaterThan(100);
  });
});
