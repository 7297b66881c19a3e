// Readers of contexts and of history: each against its formula worked out by hand or by brute force, and against the
// opponents it was designed for.

import { describe, expect, it } from "vitest";
import { circleGame, type Move } from "../../../../src/core/games/index.ts";
import { playMatch, successOf } from "../../../../src/core/matches/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { sum } from "../../../../src/core/statistics.ts";
import { LongestMatch } from "../../../../src/core/strategies/bases/longest-match.ts";
import type { Predictor } from "../../../../src/core/strategies/bases/predictor.ts";
import { council, type ExpertsSettings } from "../../../../src/core/strategies/families/experts.ts";
import { historyMatching, iocainePowder } from "../../../../src/core/strategies/families/guessers.ts";
import { createStrategy, type Strategy } from "../../../../src/core/strategies/index.ts";
import { drawnRounds, type Round, ruled, shown, values } from "../predictors.ts";

const rps = circleGame(3);

const experts = (mixing: ExpertsSettings["mixing"], more: Partial<ExpertsSettings> = {}, size = 3) =>
  council(size, { mixing, depth: 1, decay: 1, prior: 1, ...more });

const near = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 9));

/** The joint probability of the opponent's moves, each predicted from the earlier ones. */
function probabilityOf(predictor: Predictor, size: number, rounds: readonly Round[]): number {
  return rounds.reduce((product, [own, opponent]) => {
    const predicted = values(predictor)[opponent] ?? 1 / size;
    predictor.observe(own, opponent);
    return product * predicted;
  }, 1);
}

/** Rounds in which the opponent mostly repeats what was played against it. */
function someRounds(count: number): Round[] {
  const random = seededRandom(51);
  let last = 0;
  return Array.from({ length: count }, () => {
    const opponent = random.unit() < 0.7 ? last : random.below(3);
    last = random.below(3);
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

describe("experts by weights", () => {
  const sharing = (share: number, rounds: readonly Round[]) =>
    probabilityOf(experts("weights", { share }), 3, rounds);

  it("give a sequence the mean of the experts' probabilities without sharing", () => {
    const rounds = someRounds(40);
    const keys = rounds.map((_, round) => {
      const [own, opponent] = rounds[round - 1] ?? [];
      return ["", `${opponent}`, `${own}`, `${own}${opponent}`];
    });
    // All but the first expert know nothing in the first round.
    const alone = [0, 1, 2, 3].map((expert) => {
      const first = expert === 0 ? 0 : 1;
      const forms = [...new Set(keys.slice(first).map((key) => key[expert]))];
      const following = (form: string | undefined) =>
        rounds.flatMap(([, move], at) => (at >= first && keys[at]?.[expert] === form ? [move] : []));
      return forms.reduce((product, form) => product * estimated(3, 1, following(form)), first ? 1 / 3 : 1);
    });
    expect((4 * sharing(0, rounds)) / sum(alone)).toBeCloseTo(1, 9);
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
    const rounds = drawnRounds(1, 2, 1).map((): Round => [0, 1]);
    const [zero = 0, one = 0, two = 0] = values(shown(experts("logistic"), rounds));
    expect(zero).toBeCloseTo(two, 12);
    expect(Math.abs(one / zero / odds - 1)).toBeLessThan(0.1);
  });

  it("predict better than equal weights the longer they learn", () => {
    const late = (mixing: "logistic" | "vote") => {
      const predictor = experts(mixing);
      const logs = someRounds(800).map(([own, opponent]) => {
        const said = values(predictor);
        predictor.observe(own, opponent);
        return Math.log((said[opponent] as number) / sum(said) + 1e-3);
      });
      return sum(logs.slice(400));
    };
    expect(late("logistic")).toBeGreaterThan(late("vote"));
  });
});

it("experts by vote give a context 1.5^moves votes for each time, older times faded", () => {
  const predictor = shown(experts("vote", { decay: 0.5 }), new Array<Round>(3).fill([0, 1]));
  // Three times after nothing; twice after each context of the last round.
  expect(values(predictor)).toEqual([0, 1.75 + (1.5 + 1.5 + 1.5 ** 2) * 1.5, 0]);
});

it("experts by partial matching pass on the escape of method C from the longest context to none", () => {
  const predictor = shown(experts("ppm"), [
    [0, 1],
    [0, 1],
    [0, 2],
    [2, 1],
  ]);
  // The last two moves, 2 and 1, never came before. After a 1 came 1 and 2: each gets 1/4, and 2/4 are left. Overall
  // came 1, 1, 2, 1: 3/6 and 1/6 of that, and 2/6 of it for all.
  const left = (1 / 2) * (1 / 3);
  expect(values(predictor)).toEqual(near([left / 3, 1 / 4 + 1 / 4 + left / 3, 1 / 4 + 1 / 12 + left / 3]));
});

it("experts by context tree give a sequence the mean probability of all prunings of the tree", () => {
  // Own moves are always 0, so the tree has the contexts of one number below the root, and each of them one below it that
  // says the same.
  const random = seededRandom(53);
  let last = 0;
  const rounds = Array.from({ length: 40 }, (): Round => {
    last = random.unit() < 0.8 ? last : 1 - last;
    return [0, last];
  });
  const moves = rounds.map(([, opponent]) => opponent);
  const following = (before: Move): Move[] => moves.filter((_, at) => at > 0 && moves[at - 1] === before);
  const predictor = experts("tree", { prior: 0.5 }, 2);
  const whole = estimated(2, 0.5, moves);
  // The first round has no context, so all trees say 1/2 of it.
  const split = 0.5 * estimated(2, 0.5, following(0)) * estimated(2, 0.5, following(1));
  expect(probabilityOf(predictor, 2, rounds) / ((whole + split) / 2)).toBeCloseTo(1, 9);
});

it("experts by naive Bayes multiply how likely each of the last rounds is before each move", () => {
  const rounds = drawnRounds(3, 60, 91);
  const odds = [0, 1, 2].map((move) => {
    const came = rounds.flatMap(([, opponent], round) => (opponent === move ? [round] : []));
    return [1, 2, 3].reduce((product, ago) => {
      const signed = came.filter((round) => rounds[round - ago]?.join() === rounds.at(-ago)?.join());
      return (product * (signed.length + 1)) / (came.length + 9);
    }, came.length + 1);
  });
  expect(values(shown(experts("bayes", { depth: 3 }), rounds))).toEqual(near(odds));
});

function against(spec: string, opponent: Strategy | string, rounds = 300): number {
  const a =
    typeof opponent === "string"
      ? createStrategy(opponent, { game: rps, side: "person", random: seededRandom(61) })
      : opponent;
  const b = createStrategy(spec, { game: rps, side: "bot", random: seededRandom(62) });
  return 1 - successOf(playMatch({ game: rps, a, b, rounds }));
}

const MIXINGS = ["weights", "logistic", "vote", "ppm", "tree", "bayes"];

it.each([...MIXINGS.map((mixing) => `experts:mixing=${mixing}`), "history-match", "second-guess", "iocaine"])(
  "%s beats players who rotate, copy, or counter the last move",
  (spec) => {
    const answers: ((own: Move, other: Move) => Move)[] = [
      (own) => (own + 1) % 3,
      (_, other) => other,
      (_, other) => (other + 2) % 3,
    ];
    for (const answer of answers) {
      const player = ruled((last) => (last ? answer(last.own, last.other) : 0));
      expect(against(spec, player)).toBeGreaterThan(0.9);
    }
  },
);

it("the longest match is the longest, then newest one up to each depth, by either side's moves or both", () => {
  const match = new LongestMatch();
  const rounds: readonly Round[] = [
    [0, 1],
    [2, 2],
    [0, 2],
    [1, 1],
    [0, 1],
  ];
  for (const round of rounds) match.push(...round);
  /** After which rounds, in matches of what lengths; by the opponent's moves, the own ones, and both. */
  const after = (...found: readonly [round: number, length: number][]) =>
    found.map(([round, length]) => ({ own: match.own[round], opponent: match.opponent[round], length }));
  // The opponent's 1 came in the first and fourth rounds; own 0 in the first and third; both in the first.
  expect(match.followed([1])).toEqual(after([4, 1], [3, 1], [1, 1]));
  match.push(2, 2);
  // Own 0 2 and the opponent's 1 2 came at first; the newest 2s came later.
  expect(match.followed([1, 2])).toEqual(after([3, 1], [2, 2], [2, 2], [2, 2], [2, 2], [2, 2]));
});

it("history-match believes a reader's rotation by its decayed merit", () => {
  const same = new Array<Round>(4).fill([0, 1]);
  const settings = { depth: 1, decay: 0.5, sharpness: 1 };
  const [never, always] = values(shown(historyMatching(3, settings), same));
  // The first match is found after two rounds and has been right twice since: a merit of 1 + 0.5 for its prediction,
  // none for the rotations.
  expect((never as number) / (always as number)).toBeCloseTo(Math.exp(-1.5), 12);
});

it("second-guess beats a reader whose guess it foresees, which one level alone can't", () => {
  expect(against("second-guess", "wildcard:context=1", 1_000)).toBeGreaterThan(0.6);
  expect(against("second-guess:levels=1", "second-guess", 1_000)).toBeLessThan(0.5);
});

describe("iocaine", () => {
  it.each([
    ["markov:order=2", 0.7],
    ["experts", 0.55],
    ["history-match", 0.5],
  ])("outguesses %s", (reader, success) => {
    expect(against("iocaine", reader, 1_500)).toBeGreaterThan(success);
  });

  it("plays at random while all its expectations would have lost", () => {
    const predictor = iocainePowder(rps, "bot", { horizons: 6, decay: 0.98 });
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
