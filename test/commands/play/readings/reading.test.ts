import { describe, expect, it } from "vitest";
import { opponentOf } from "../../../../commands/play/bots.ts";
import { expectationLine, whyNotice } from "../../../../commands/play/readings/reading-words.ts";
import { type MatrixGame, matrixGame, oddEven } from "../../../../src/core/games/index.ts";
import { CONTEXTS } from "../../../../src/core/strategies/fortune-teller/contexts.ts";
import { say } from "../../../../src/infra/i18n/index.ts";
import { type Match, NEW_PREDICTOR, type PredictorState, storeRounds } from "../../../../src/people/index.ts";

const rps = matrixGame("rps") as MatrixGame;
const [ROCK, PAPER] = [0, 2];

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

const FORTUNE = "fortune-teller";
const FRESH = `${FORTUNE}:prior=none,memory=match`;
const accountOf = (bank: number, reserve: number, purse: number, rounds: number) => ({
  account: { bank, reserve, purse, rounds },
});
type Row = [what: string, opponent: string, played: Played, reasons: string, more?: Partial<PredictorState>];

/** No round seen before, one, and several. */
const [NONE, ONE, MORE] = [constant(1), constant(1, 0), constant(1, 0, 1, 1)];

describe("a round without a prediction", () => {
  it.each<Row>([
    ["a guess when nothing had been seen before", "wildcard", NONE, "guessed"],
    ["no guess when the opponent had data but expected nothing", "wildcard", ONE, "none"],
    ["chance when the opponent draws at random", "random", ONE, "random"],
    ["chance when the fortune-teller fell back on it", FORTUNE, ONE, "random chance", accountOf(8, 2, 0, 40)],
    ["chance in its careful first rounds", FORTUNE, ONE, "chance careful", accountOf(6, 2, 3, 4)],
    ["the person when little is left", FORTUNE, ONE, "read", accountOf(0.4, 2, 0, 4)],
    ["the person when only the reserve is left", FORTUNE, ONE, "read", accountOf(0, 2, 0, 40)],
    ["chance when some is lost", FORTUNE, ONE, "chance", accountOf(6, 2, 0, 40)],
    ["chance for good when all is lost", FORTUNE, ONE, "chance spent", accountOf(0, 0, 0, 400)],
    ...["supp", "mksu", "mkia"].flatMap((opponent): Row[] => [
      [`what paid so far for ${opponent}`, opponent, ONE, "by-merits"],
      [`a guess of ${opponent} at first`, opponent, NONE, "guessed"],
    ]),
    ...["constant", "rotation", "copy", "vps", "win-stay-lose-shift", "after-result"].map(
      (opponent): Row => [`the rule of ${opponent}`, opponent, ONE, "by-rule"],
    ),
    ["the model that is off", FORTUNE, MORE, "off", { learns: false }],
    ["nothing of a model that isn't used", "wildcard", MORE, "none", { learns: false }],
  ])("names %s", (_what, opponent, played, reasons, more = {}) => {
    const [line, why = line] = reasons.split(" ");
    expect(said(rps, { opponent }, played, more)).toEqual([
      say("en", "round-unread", { reason: line ?? "" }),
      say("en", "why-unread", { reason: why ?? "" }),
    ]);
  });

  it("is a guess at the start of a match without earlier memory", () => {
    const [line] = said(rps, { opponent: FRESH, own: 1 }, constant(1, 0, 0, 2));
    expect(line).toBe(say("en", "round-unread", { reason: "guessed" }));
  });
});

describe("a round with a prediction", () => {
  it("shows the prediction and its reason in counts", () => {
    const [line, why] = said(oddEven, { expected: 1, read: [4, 5] }, constant(1, 1, 1, 1, 1, 1));
    expect(line).toMatch(/^I expected 1️⃣ Odd: .*\d+ times out of \d+\.$/u);
    expect(why).toContain("This match I’ve read 4 of 5 moves right.");
  });

  it.each(["vp", "anti-rotation"])("by a rule of %s is not attributed to a habit", (opponent) => {
    const move = "✊ Rock";
    const whole = [
      say("en", "why-expected-by-rule", { move }),
      say("en", "why-record", { right: 1, all: 2 }),
    ];
    expect(said(rps, { opponent, expected: ROCK, read: [1, 2] }, constant(0, 0, 0, 0, 0))).toEqual([
      say("en", "round-expected", { move }),
      whole.join(" "),
    ]);
  });

  it("cites other people's habits when this player's are unknown", () => {
    const [line, why] = said(rps, { opponent: FORTUNE, expected: ROCK }, [[0, 0]]);
    expect(line).toBe("I expected ✊ Rock.");
    expect(why).toContain(say("en", "why-people", { move: "✊ Rock" }));
  });
});

/** Paper follows rock against paper two times out of three; all but the last of these rounds were lost. */
const PLAYED: Played = ["02", "20", "02", "11", "02", "22", "02", "20"].map(
  ([person, bot]) => [Number(person), Number(bot)] as const,
);
const read = (terms: readonly string[], played: Played = PLAYED, by: Given = {}) =>
  said(
    rps,
    { opponent: FORTUNE, expected: PAPER, reason: [contextOf(...terms), 62], read: [1, 2], ...by },
    played,
  );
const AFTER_ROCK = ["none", "opponent 1"];

describe("the context that decided", () => {
  it.each([
    [AFTER_ROCK, "after your ✊ Rock you played it 2 times out of 3"],
    [[...AFTER_ROCK, "own 1"], "after your ✊ Rock against my ✋ Paper you played it 2 times out of 3"],
  ])("%j is shown with its counts, and in Why? with the confidence", (terms, words) => {
    const sure = "I was 62% sure. This match I’ve read 1 of 2 moves right.";
    expect(read(terms)).toEqual([
      `I expected ✋ Paper: ${words}.`,
      `In the last round I expected ✋ Paper: ${words}. ${sure}`,
    ]);
  });

  it("is shortened in a long line, and complete in Why?", () => {
    const [line = "", why] = read(["opponent", "outcome 1", "outcome 2"], [...PLAYED, ...PLAYED]);
    expect(line).toMatch(
      /^I expected ✋ Paper: after your ✊ Rock.* you’ve played it \d times out of \d\.$/u,
    );
    expect(line.length).toBeLessThanOrEqual(100);
    const whole = "after a draw, then a loss you switched to what beats your last move 3 times out of 3.";
    expect(why).toContain(whole);
  });

  it("is omitted if the move followed no more often than by chance", () => {
    // Paper after paper, 2 out of 4, is mentioned; paper overall, 2 out of 7, isn't.
    expect(read(["none", "own 1"])[1]).toContain("after my ✋ Paper");
    const [, why] = read(["none"]);
    expect(why).not.toContain("2 times out of 7");
    expect(why).toContain("after your ✊ Rock");
  });

  it("counts only rounds that may be learned, after it forgot", () => {
    expect(read(AFTER_ROCK, PLAYED, { known: 7 })[1]).toContain(
      "after your ✊ Rock you played it 1 time out of 2",
    );
    const [line, why] = read(AFTER_ROCK, PLAYED, { known: 1 });
    expect(line).toBe("I expected ✋ Paper.");
    expect(why).toContain(say("en", "why-forgotten", { move: "✋ Paper" }));
  });

  it("has no confidence with fewer than five known rounds", () => {
    expect(read(AFTER_ROCK, [...PLAYED.slice(2, 7), [PAPER, ROCK]]).join(" ")).toMatch(/62%/u);
    const few = read(AFTER_ROCK, PLAYED.slice(3, 8)).join(" ");
    expect(few).toContain("✋ Paper");
    expect(few).not.toMatch(/62%/u);
  });
});
