import { describe, expect, it } from "vitest";
import { opponentOf } from "../../../../commands/play/bots.ts";
import { expectationLine, whyNotice } from "../../../../commands/play/readings/reading-words.ts";
import { type MatrixGame, matrixGame, oddEven } from "../../../../src/core/games/index.ts";
import { CONTEXTS } from "../../../../src/core/strategies/fortune-teller/contexts.ts";
import { say } from "../../../../src/infra/i18n/index.ts";
import { type Match, NEW_PREDICTOR, type PredictorState, storeRounds } from "../../../../src/people/index.ts";

const rps = matrixGame("rps") as MatrixGame;
const [ROCK, SCISSORS, PAPER] = [0, 1, 2];

interface Given extends Partial<Pick<Match, "opponent" | "reason">> {
  /** The move expected in the last round; by default none. */
  readonly expected?: number;
  /** Correct and all predictions. */
  readonly read?: readonly [right: number, all: number];
  /** How many of the rounds are the match's; by default all. */
  readonly own?: number;
  /** How many of the rounds are remembered; by default all. */
  readonly known?: number;
}

const match = (given: Given): Given => given;

type Played = readonly (readonly [person: number, bot: number])[];

const constant = (...person: number[]): Played => person.map((move) => [move, 0] as const);

function storedOf(game: MatrixGame, played: Played) {
  return storeRounds(game, {
    person: Uint8Array.from(played, ([person]) => person),
    bot: Uint8Array.from(played, ([, bot]) => bot),
  });
}

/** Guesses of which so many are right, the last one being that of the last round. */
function guessesOf(
  { size }: MatrixGame,
  played: Played,
  { expected = -1, read: [right, all] = [0, 0] }: Given,
) {
  const last = played.at(-1)?.[0];
  let left = [right - Number(expected === last), all - right - Number(expected >= 0 && expected !== last)];
  const guesses = played.slice(0, -1).map(([move]) => {
    const [hits = 0, misses = 0] = left;
    left = hits > 0 ? [hits - 1, misses] : [hits, misses - 1];
    return hits > 0 ? String(move) : misses > 0 ? String((move + 1) % size) : "-";
  });
  return `${guesses.join("")}${expected < 0 ? "-" : expected}`;
}

/** The line and the longer answer. */
function said(
  game: MatrixGame,
  { own, known, ...given }: Given,
  played: Played,
  more: Partial<PredictorState> = {},
): string[] {
  const rounds = played.slice(-(own ?? played.length));
  const live: Match = {
    id: "AAAAAAAAbbbb",
    opponent: given.opponent ?? "wildcard",
    length: "first-50",
    locale: "en",
    secret: "",
    shown: "",
    rounds: storedOf(game, rounds),
    score: [rounds.length, 0, 0],
    guesses: guessesOf(game, rounds, given),
    reason: given.reason,
  };
  const totals = { rounds: played.length, wins: 0, losses: 0, draws: 0 };
  const history = storedOf(game, played.slice(-(known ?? played.length)));
  const document: PredictorState = { ...NEW_PREDICTOR, totals, history, live, ...more };
  return [expectationLine, whyNotice].map((words) =>
    words({ game, document, match: live, opponent: opponentOf(game, live.opponent) }, "en"),
  );
}

function contextOf(...terms: readonly string[]): number {
  const wanted = JSON.stringify(terms);
  return CONTEXTS.findIndex(
    ({ terms: looked, reference }) =>
      JSON.stringify([reference, ...looked.map(({ feature, age }) => `${feature} ${age}`)]) === wanted,
  );
}

describe("a round without a prediction", () => {
  it("is a guess when nothing had been seen before", () => {
    expect(said(oddEven, match({}), constant(1))).toEqual([
      say("en", "round-unread", { reason: "guessed" }),
      say("en", "why-unread", { reason: "guessed" }),
    ]);
  });

  it("is no guess when the opponent had data but expected nothing", () => {
    const words = [
      say("en", "round-unread", { reason: "none" }),
      say("en", "why-unread", { reason: "none" }),
    ];
    expect(said(oddEven, match({}), constant(1, 0))).toEqual(words);
  });

  it("is chance when the opponent draws at random", () => {
    const words = [
      say("en", "round-unread", { reason: "random" }),
      say("en", "why-unread", { reason: "random" }),
    ];
    expect(said(oddEven, match({ opponent: "random" }), constant(1, 0))).toEqual(words);
  });

  it("is called chance when the fortune-teller fell back on it", () => {
    const words = [
      say("en", "round-unread", { reason: "random" }),
      say("en", "why-unread", { reason: "chance" }),
    ];
    const account = { ...NEW_PREDICTOR.account, rounds: 40 };
    expect(said(rps, match({ opponent: "fortune-teller" }), constant(1, 0), { account })).toEqual(words);
  });

  it.each([
    [{ bank: 6, reserve: 2, purse: 3, rounds: 4 }, "chance", "careful"],
    [{ bank: 0.4, reserve: 2, purse: 0, rounds: 4 }, "read", "read"],
    [{ bank: 0, reserve: 2, purse: 0, rounds: 40 }, "read", "read"],
    [{ bank: 6, reserve: 2, purse: 0, rounds: 40 }, "chance", "chance"],
    [{ bank: 0, reserve: 0, purse: 0, rounds: 400 }, "chance", "spent"],
  ] as const)("is chance for a reason given by its budget: %j", (account, line, why) => {
    const record = match({ opponent: "fortune-teller" });
    expect(said(rps, record, constant(1, 0), { account })).toEqual([
      say("en", "round-unread", { reason: line }),
      say("en", "why-unread", { reason: why }),
    ]);
  });

  it.each(["supp", "mksu", "mkia"])(
    "of %s follows what has paid so far, once anything is known",
    (opponent) => {
      const words = [
        say("en", "round-unread", { reason: "by-merits" }),
        say("en", "why-unread", { reason: "by-merits" }),
      ];
      expect(said(rps, match({ opponent }), constant(1, 0))).toEqual(words);
      expect(said(rps, match({ opponent }), constant(1))[0]).toBe(
        say("en", "round-unread", { reason: "guessed" }),
      );
    },
  );

  it.each(["constant", "rotation", "copy", "vps", "win-stay-lose-shift", "after-result"])(
    "of %s follows a rule",
    (opponent) => {
      const words = [
        say("en", "round-unread", { reason: "by-rule" }),
        say("en", "why-unread", { reason: "by-rule" }),
      ];
      expect(said(rps, match({ opponent }), constant(1, 0))).toEqual(words);
    },
  );

  it("is a guess at the start of a match without earlier memory", () => {
    const opponent = "fortune-teller:prior=none,memory=match";
    const words = [
      say("en", "round-unread", { reason: "guessed" }),
      say("en", "why-unread", { reason: "guessed" }),
    ];
    expect(said(rps, match({ opponent, own: 1 }), constant(1, 0, 0, 2))).toEqual(words);
  });

  it("mentions that the model is off", () => {
    const off = { learns: false } as const;
    const record = match({ opponent: "fortune-teller" });
    const words = [say("en", "round-unread", { reason: "off" }), say("en", "why-unread", { reason: "off" })];
    expect(said(rps, record, constant(1, 0, 1, 1), off)).toEqual(words);
    expect(said(rps, match({}), constant(1, 0, 1, 1), off)[0]).toBe(
      say("en", "round-unread", { reason: "none" }),
    );
  });
});

describe("a round with a prediction", () => {
  it("shows the prediction and its reason in counts", () => {
    const [line, why] = said(oddEven, match({ expected: 1, read: [4, 5] }), constant(1, 1, 1, 1, 1, 1));
    expect(line).toMatch(/^I expected 1️⃣ Odd: .*\d+ times out of \d+\.$/u);
    expect(why).toContain("This match I’ve read 4 of 5 moves right.");
  });

  it.each(["vp", "anti-rotation"])("by a rule of %s is not attributed to a habit", (opponent) => {
    const record = match({ opponent, expected: ROCK, read: [1, 2] });
    const move = "✊ Rock";
    const rule = say("en", "why-expected-by-rule", { move });
    expect(said(rps, record, constant(0, 0, 0, 0, 0))).toEqual([
      say("en", "round-expected", { move }),
      `${rule} ${say("en", "why-record", { right: 1, all: 2 })}`,
    ]);
  });

  it("cites other people's habits when this player's are unknown", () => {
    const [line, why] = said(rps, match({ opponent: "fortune-teller", expected: ROCK }), [[0, 0]]);
    expect(line).toBe("I expected ✊ Rock.");
    expect(why).toContain(say("en", "why-people", { move: "✊ Rock" }));
  });
});

/** Paper follows rock against paper two times out of three; all but the last of these rounds were lost. */
const PLAYED: Played = [
  [ROCK, PAPER],
  [PAPER, ROCK],
  [ROCK, PAPER],
  [SCISSORS, SCISSORS],
  [ROCK, PAPER],
  [PAPER, PAPER],
  [ROCK, PAPER],
  [PAPER, ROCK],
];
const read = (context: number, by: Given = {}): Given =>
  match({ opponent: "fortune-teller", expected: PAPER, reason: [context, 62], read: [1, 2], ...by });

describe("the context that decided", () => {
  it.each([
    [["none", "opponent 1"], "after your ✊ Rock you played it 2 times out of 3"],
    [
      ["none", "opponent 1", "own 1"],
      "after your ✊ Rock against my ✋ Paper you played it 2 times out of 3",
    ],
  ])("%j is shown with its counts, and in Why? with the confidence", (terms, words) => {
    const [line, why] = said(rps, read(contextOf(...terms)), PLAYED);
    expect(line).toBe(`I expected ✋ Paper: ${words}.`);
    expect(why).toBe(
      `In the last round I expected ✋ Paper: ${words}. I was 62% sure. This match I’ve read 1 of 2 moves right.`,
    );
  });

  it("is shortened in a long line, and complete in Why?", () => {
    const [line = "", why] = said(rps, read(contextOf("opponent", "outcome 1", "outcome 2")), [
      ...PLAYED,
      ...PLAYED,
    ]);
    expect(line).toMatch(
      /^I expected ✋ Paper: after your ✊ Rock.* you’ve played it \d times out of \d\.$/u,
    );
    expect(line.length).toBeLessThanOrEqual(100);
    expect(why).toContain(
      "after a draw, then a loss you switched to what beats your last move 3 times out of 3.",
    );
  });

  it("is omitted if the move followed no more often than by chance", () => {
    // Paper after paper, 2 out of 4, is mentioned; paper overall, 2 out of 7, isn't.
    expect(said(rps, read(contextOf("none", "own 1")), PLAYED)[1]).toContain("after my ✋ Paper");
    const [, why] = said(rps, read(contextOf("none")), PLAYED);
    expect(why).not.toContain("2 times out of 7");
    expect(why).toContain("after your ✊ Rock");
  });

  it("counts only rounds that may be learned, after it forgot", () => {
    const context = contextOf("none", "opponent 1");
    expect(said(rps, read(context, { known: 7 }), PLAYED)[1]).toContain(
      "after your ✊ Rock you played it 1 time out of 2",
    );
    const [line, why] = said(rps, read(context, { known: 1 }), PLAYED);
    expect(line).toBe("I expected ✋ Paper.");
    expect(why).toContain(say("en", "why-forgotten", { move: "✋ Paper" }));
  });

  it("has no confidence with fewer than five known rounds", () => {
    const [line, why] = said(
      rps,
      read(contextOf("none", "opponent 1")),
      PLAYED.slice(2, 7).concat([[PAPER, ROCK]]),
    );
    expect(`${line} ${why}`).toMatch(/62%/u);
    const few = said(rps, read(contextOf("none", "opponent 1")), PLAYED.slice(3, 8)).join(" ");
    expect(few).toContain("✋ Paper");
    expect(few).not.toMatch(/62%/u);
  });
});
