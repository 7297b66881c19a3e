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
  openings: [
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

/** Of which the last was the match's. */
function documentOf(game: MatrixGame, played: Played, lessons?: LearningPolicy): PlayerGame {
  const rounds = {
    person: Uint8Array.from(played, ([person]) => person),
    bot: Uint8Array.from(played, ([, bot]) => bot),
  };
  const totals = { rounds: played.length, wins: 0, losses: 0, draws: 0 };
  const segments = [{ rounds: 1, use: "learned", match: match({}).id }] as const;
  const document = { ...NEW_PLAYER_GAME, totals, history: storeHistory(game, rounds), segments };
  return lessons ? withPolicy(document, lessons) : document;
}

const constant = (...person: number[]): Played => person.map((move) => [move, 0] as const);

/** The line and the longer answer. */
function said(game: MatrixGame, record: MatchRecord, played: Played, lessons?: LearningPolicy): string[] {
  const document = documentOf(game, played, lessons);
  return [expectationLine, whyNotice].map((words) => words({ game, document, match: record }, "en"));
}

function contextOf(...terms: readonly string[]): number {
  const wanted = JSON.stringify(terms);
  return CONTEXTS.findIndex(
    ({ terms: looked, reference }) =>
      JSON.stringify([reference, ...looked.map(({ feature, age }) => `${feature} ${age}`)]) === wanted,
  );
}

describe("a round in which nothing was expected", () => {
  it("is a guess where nothing had been seen before", () => {
    expect(said(oddEven, match({}), constant(1))).toEqual([
      say("en", "round-guessed"),
      say("en", "why-guessed"),
    ]);
  });

  it("is no guess where something had been seen: the opponent just expected nothing", () => {
    const words = [say("en", "round-unexpected"), say("en", "why-unexpected")];
    expect(said(oddEven, match({}), constant(1, 0))).toEqual(words);
  });

  it("is chance where the opponent draws at random", () => {
    const words = [say("en", "round-drew-at-random"), say("en", "why-random")];
    expect(said(oddEven, match({ opponent: "random" }), constant(1, 0))).toEqual(words);
  });

  it("is chance, and said to be, where the fortune-teller fell back on it", () => {
    const words = [say("en", "round-chance"), say("en", "why-chance")];
    expect(said(rps, match({ opponent: "fortune-teller" }), constant(1, 0))).toEqual(words);
  });

  it.each([
    [{ bank: 6, reserve: 2, purse: 3, rounds: 4 }, "round-chance", "why-careful"],
    [{ bank: 0.4, reserve: 2, purse: 0, rounds: 4 }, "round-read", "why-read"],
    [{ bank: 0, reserve: 2, purse: 0, rounds: 40 }, "round-read", "why-read"],
    [{ bank: 6, reserve: 2, purse: 0, rounds: 40 }, "round-chance", "why-chance"],
    [{ bank: 0, reserve: 0, purse: 0, rounds: 400 }, "round-chance", "why-spent"],
  ] as const)("is chance for a reason that its account tells: %j", (account, line, why) => {
    const record = match({ opponent: "fortune-teller", account });
    expect(said(rps, record, constant(1, 0))).toEqual([say("en", line), say("en", why)]);
  });

  it("is chance of the mirror, too, once its account is spent", () => {
    const record = (reserve: number) =>
      match({ opponent: "mirror", account: { bank: 0, reserve, purse: 0, rounds: 400 } });
    expect(said(rps, record(0), constant(1, 0))[1]).toBe(say("en", "why-spent"));
    expect(said(rps, record(1), constant(1, 0))[1]).toBe(say("en", "why-by-rule"));
  });

  it.each(["supp", "mksu", "mkia", "exp3", "regret-matching"])(
    "of %s is what has paid so far, once it knows anything, and no rule that does not try",
    (opponent) => {
      const words = [say("en", "round-by-merits"), say("en", "why-by-merits")];
      expect(said(rps, match({ opponent }), constant(1, 0))).toEqual(words);
      expect(said(rps, match({ opponent }), constant(1))[0]).toBe(say("en", "round-guessed"));
    },
  );

  it.each(["constant", "rotation", "copy", "vps", "win-stay-lose-shift", "after-result", "de-bruijn"])(
    "of %s is a rule",
    (opponent) => {
      const words = [say("en", "round-by-rule"), say("en", "why-by-rule")];
      expect(said(rps, match({ opponent }), constant(1, 0))).toEqual(words);
    },
  );

  it("is a guess at the beginning of a match with one who knows the match alone", () => {
    const opponent = "fortune-teller:prior=none,memory=match";
    const words = [say("en", "round-guessed"), say("en", "why-guessed")];
    expect(said(rps, match({ opponent }), constant(1, 0, 0, 2))).toEqual(words);
  });

  it("is told to come from a model that is off, from the first move on that was sealed so", () => {
    const off: LearningPolicy = { ...LEARN_EVERYTHING, mode: "off", paused: 2 };
    const record = match({ opponent: "fortune-teller" });
    expect(said(rps, record, constant(1, 0, 1), off)[0]).toBe(say("en", "round-chance"));
    const words = [say("en", "round-model-off"), say("en", "why-model-off")];
    expect(said(rps, record, constant(1, 0, 1, 1), off)).toEqual(words);
    expect(said(rps, match({}), constant(1, 0, 1, 1), off)[0]).toBe(say("en", "round-unexpected"));
  });
});

describe("a round in which a move was expected", () => {
  it("has the expectation with its reason in counts", () => {
    const [line, why] = said(oddEven, match({ expected: 1, read: [4, 5] }), constant(1, 1, 1, 1, 1, 1));
    expect(line).toMatch(/^I expected 1️⃣ Odd: .*\d+ times out of \d+\.$/u);
    expect(why).toContain("This match I read 4 of 5 moves right.");
  });

  it.each(["vp", "anti-rotation"])("by a rule of %s is claimed to follow from no habit", (opponent) => {
    const record = match({ opponent, expected: ROCK, read: [1, 2] });
    const move = "✊ Rock";
    const rule = say("en", "why-expected-by-rule", { move });
    expect(said(rps, record, constant(0, 0, 0, 0, 0))).toEqual([
      say("en", "round-expected", { move }),
      `${rule} ${say("en", "why-record", { right: 1, all: 2 })}`,
    ]);
  });

  it("is what other people do where nothing was known of this one", () => {
    const [line, why] = said(rps, match({ opponent: "fortune-teller", expected: ROCK }), [[0, 0]]);
    expect(line).toBe("I expected ✊ Rock.");
    expect(why).toContain(say("en", "why-people", { move: "✊ Rock" }));
  });
});

/** Paper follows rock against paper twice of three times; each time but the last it was a loss. */
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
  ])("%j is told with its counts, and only by Why? with how sure the bot was", (terms, words) => {
    const [line, why] = said(rps, read(contextOf(...terms)), PLAYED);
    expect(line).toBe(`I expected ✋ Paper: ${words}.`);
    expect(why).toBe(
      `In the last round I expected ✋ Paper: ${words}. I was 62 % sure. This match I read 1 of 2 moves right.`,
    );
  });

  it("is told in full by Why? alone where the line would be too long: there the shortest reason stands", () => {
    const [line = "", why] = said(rps, read(contextOf("opponent", "outcome 1", "outcome 2")), [
      ...PLAYED,
      ...PLAYED,
    ]);
    expect(line).toMatch(/^I expected ✋ Paper: after your ✊ Rock.* you played it \d times out of \d\.$/u);
    expect(line.length).toBeLessThanOrEqual(100);
    expect(why).toContain(
      "after a draw, then a loss you went on to what beats your last move 3 times out of 3.",
    );
  });

  it("is left out where the move did not follow more often than by chance", () => {
    // After my paper 2 times of 4 is told; played at all 2 times of 7 is not.
    expect(said(rps, read(contextOf("none", "own 1")), PLAYED)[1]).toContain("after my ✋ Paper");
    const [, why] = said(rps, read(contextOf("none")), PLAYED);
    expect(why).not.toContain("2 times out of 7");
    expect(why).toContain("after your ✊ Rock");
  });

  it("counts only rounds that the model may know: none before a reset, none of a gap", () => {
    const context = contextOf("none", "opponent 1");
    const gapped: LearningPolicy = { ...LEARN_EVERYTHING, pausedRanges: [[1, 2]] };
    expect(said(rps, read(context), PLAYED, gapped)[1]).toContain(
      "after your ✊ Rock you played it 1 time out of 2",
    );
    const since: LearningPolicy = { ...LEARN_EVERYTHING, since: 1 };
    expect(said(rps, read(context), PLAYED, since)[1]).toContain(
      "after your ✊ Rock you played it 1 time out of 2",
    );
    const [line, why] = said(rps, read(context), PLAYED, { ...LEARN_EVERYTHING, since: 7 });
    expect(line).toBe("I expected ✋ Paper.");
    expect(why).toContain(say("en", "why-forgotten", { move: "✋ Paper" }));
  });

  it("has no confidence where fewer than five rounds are known", () => {
    const [line, why] = said(
      rps,
      read(contextOf("none", "opponent 1")),
      PLAYED.slice(2, 7).concat([[PAPER, ROCK]]),
    );
    expect(`${line} ${why}`).toMatch(/62\s%/u);
    const few = said(rps, read(contextOf("none", "opponent 1")), PLAYED.slice(3, 8)).join(" ");
    expect(few).toContain("✋ Paper");
    expect(few).not.toMatch(/62\s%/u);
  });

  it("fits a window of 200 characters: the record of the match gives way first", () => {
    const frozen: LearningPolicy = { ...LEARN_EVERYTHING, mode: "frozen", paused: 15 };
    const record = read(contextOf("opponent", "outcome 1", "outcome 2"), { locale: "ru" });
    const document = documentOf(rps, [...PLAYED, ...PLAYED], frozen);
    const why = whyNotice({ game: rps, document, match: record }, "ru");
    expect(why.length).toBeLessThanOrEqual(200);
    expect(why).toMatch(/62\s%/u);
    expect(why).not.toContain(say("ru", "why-record", { right: 1, all: 2 }));
  });

  it("is told with a word about a frozen model", () => {
    const frozen: LearningPolicy = { ...LEARN_EVERYTHING, mode: "frozen", paused: 7 };
    const context = contextOf("none", "opponent 1");
    expect(said(rps, read(context), PLAYED, frozen)[1]).toContain(say("en", "why-frozen"));
    expect(said(rps, read(context), PLAYED)[1]).not.toContain(say("en", "why-frozen"));
  });
});
