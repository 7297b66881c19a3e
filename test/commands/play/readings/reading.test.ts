import { describe, expect, it } from "vitest";
import { expectationLine, whyNotice } from "../../../../commands/play/readings/reading-words.ts";
import { type MatrixGame, matrixGame, oddEven } from "../../../../src/core/games/index.ts";
import { CONTEXTS } from "../../../../src/core/strategies/fortune-teller/contexts.ts";
import { say } from "../../../../src/infra/i18n/index.ts";
import {
  LEARN_EVERYTHING,
  type LearningPolicy,
  type MatchRecord,
  NEW_PLAYER_GAME,
  type PlayerGame,
  storeHistory,
} from "../../../../src/people/index.ts";
import { withPolicy } from "../../../people/rounds/policies.ts";

const rps = matrixGame("rps") as MatrixGame;
const [ROCK, SCISSORS, PAPER] = [0, 1, 2];

const match = (by: Partial<MatchRecord>): MatchRecord => ({
  id: "AAAAAAAAbbbb",
  opponent: "wildcard",
  length: "first-50",
  locale: "en",
  chain: "",
  bound: { version: "", window: 0, pledge: "", word: "" },
  seedEpochs: [
    {
      ...{ seal: 1, total: 0, kept: 0, known: "", at: 0, lastPlayedAt: 0, day: 0 },
      seed: new Uint8Array(32),
    },
  ],
  score: [1, 0, 0],
  read: [0, 0],
  expected: -1,
  events: [],
  ...by,
});

type Played = readonly (readonly [person: number, bot: number])[];

/** The last round belongs to the match. */
function documentOf(game: MatrixGame, played: Played, learningPolicy?: LearningPolicy): PlayerGame {
  const rounds = {
    person: Uint8Array.from(played, ([person]) => person),
    bot: Uint8Array.from(played, ([, bot]) => bot),
  };
  const totals = { rounds: played.length, wins: 0, losses: 0, draws: 0 };
  const segments = [{ rounds: 1, use: "learned", match: match({}).id }] as const;
  const document = { ...NEW_PLAYER_GAME, totals, history: storeHistory(game, rounds), segments };
  return learningPolicy ? withPolicy(document, learningPolicy) : document;
}

const constant = (...person: number[]): Played => person.map((move) => [move, 0] as const);

/** The line and the longer answer. */
function said(
  game: MatrixGame,
  record: MatchRecord,
  played: Played,
  learningPolicy?: LearningPolicy,
): string[] {
  const document = documentOf(game, played, learningPolicy);
  return [expectationLine, whyNotice].map((words) => words({ game, document, match: record }, "en"));
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
    expect(said(rps, match({ opponent: "fortune-teller" }), constant(1, 0))).toEqual(words);
  });

  it.each([
    [{ bank: 6, reserve: 2, purse: 3, rounds: 4 }, "chance", "careful"],
    [{ bank: 0.4, reserve: 2, purse: 0, rounds: 4 }, "read", "read"],
    [{ bank: 0, reserve: 2, purse: 0, rounds: 40 }, "read", "read"],
    [{ bank: 6, reserve: 2, purse: 0, rounds: 40 }, "chance", "chance"],
    [{ bank: 0, reserve: 0, purse: 0, rounds: 400 }, "chance", "spent"],
  ] as const)("is chance for a reason given by its budget: %j", (account, line, why) => {
    const record = match({ opponent: "fortune-teller", account });
    expect(said(rps, record, constant(1, 0))).toEqual([
      say("en", "round-unread", { reason: line }),
      say("en", "why-unread", { reason: why }),
    ]);
  });

  it("is chance for the mirror, too, once its budget is used up", () => {
    const record = (reserve: number) =>
      match({ opponent: "mirror", account: { bank: 0, reserve, purse: 0, rounds: 400 } });
    expect(said(rps, record(0), constant(1, 0))[1]).toBe(say("en", "why-unread", { reason: "spent" }));
    expect(said(rps, record(1), constant(1, 0))[1]).toBe(say("en", "why-unread", { reason: "by-rule" }));
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
    expect(said(rps, match({ opponent }), constant(1, 0, 0, 2))).toEqual(words);
  });

  it("mentions that the model is off", () => {
    const off: LearningPolicy = { ...LEARN_EVERYTHING, mode: "off" };
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
const read = (context: number, by: Partial<MatchRecord> = {}): MatchRecord =>
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
    const since: LearningPolicy = { ...LEARN_EVERYTHING, since: 1 };
    expect(said(rps, read(context), PLAYED, since)[1]).toContain(
      "after your ✊ Rock you played it 1 time out of 2",
    );
    const [line, why] = said(rps, read(context), PLAYED, { ...LEARN_EVERYTHING, since: 7 });
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
