import { describe, expect, it } from "vitest";
import { contextWords } from "../../../../commands/play/readings/context-words.ts";
import { circleGame, type MatrixGame, oddEven } from "../../../../src/core/games/index.ts";
import { CONTEXTS } from "../../../../src/core/strategies/fortune-teller/contexts.ts";
import { LOCALES, say } from "../../../../src/infra/i18n/index.ts";

/** Telegram shows no more in an alert. */
const ALERT_CHARACTERS_MAX = 200;
const rps = circleGame(3);
const rpsls = circleGame(5);
const [ROCK, SCISSORS, PAPER] = [0, 1, 2];

/** The words for a context, given by its reference and terms, with these values. */
function words(
  game: MatrixGame,
  context: string,
  values: readonly number[],
  step: number,
  locale: "en" | "ru" = "en",
  expected = step,
): string {
  const shape = CONTEXTS.find(
    ({ reference, terms }) =>
      [reference, ...terms.map(({ feature, age }) => `${feature}${age}`)].join(" ") === context,
  );
  if (!shape) throw new Error(`no context ${context}`);
  return contextWords(game, { shape, values, step, seen: 14, followed: 9 }, expected, locale);
}

const AFTER_ROUNDS = [
  "после хода",
  "через два раунда после хода",
  "через 3 раунда после хода",
  "через 5 раундов после хода",
  "через 11 раундов после хода",
  "через 21 раунд после хода",
];

describe("a context in words", () => {
  it.each<[context: string, values: number[], step: number, words: string]>([
    ["none", [], PAPER, "you played it"],
    ["none opponent1", [ROCK], PAPER, "after your ✊ Rock you played it"],
    ["none opponent1 opponent2", [PAPER, ROCK], PAPER, "after your moves ✊✋ you played it"],
    ["none own1", [PAPER], PAPER, "after my ✋ Paper you played it"],
    ["none opponent1 own1", [ROCK, PAPER], PAPER, "after your ✊ Rock against my ✋ Paper you played it"],
    [
      "none opponent1 own1 opponent2 own2",
      [PAPER, SCISSORS, ROCK, PAPER],
      PAPER,
      "after your moves ✊✋ against my ✋✌️ you played it",
    ],
    ["none opponent2", [ROCK], PAPER, "two rounds after your ✊ Rock you played it"],
    ["none opponent3", [ROCK], PAPER, "3 rounds after your ✊ Rock you played it"],
    ["none opponent1 own2", [ROCK, PAPER], PAPER, "after my ✋ Paper, then your ✊ Rock you played it"],
    [
      "none opponent1 opponent3",
      [ROCK, PAPER],
      PAPER,
      "after your ✋ Paper and 2 rounds later your ✊ Rock you played it",
    ],
    ["opponent outcome1", [1], 0, "after a win you repeated your move"],
    ["opponent outcome1", [2], 2, "after a loss you switched to what beats your last move"],
    [
      "opponent outcome1 outcome2",
      [0, 2],
      1,
      "after a loss, then a draw you switched to what your last move beats",
    ],
    ["opponent step1", [0], 0, "after you repeated your move you repeated your move"],
    ["own", [], 0, "you copied my last move"],
    ["own outcome1", [0], 2, "after a draw you played what beats my last move"],
  ])(
    "%s of %j and the step %i is described by moves, results and changes",
    (context, values, step, heard) => {
      expect(words(rps, context, values, step)).toBe(`${heard} 9 times out of 14`);
    },
  );

  it.each<[MatrixGame, string, number[], number, number, string]>([
    [oddEven, "opponent outcome1", [1], 1, 1, "after a win you changed your move"],
    [oddEven, "opponent outcome1", [0], 0, 0, "after a loss you repeated your move"],
    // Paper (3) is expected: three steps after Rock (0), two after Scissors (1), four after Spock (4).
    [rpsls, "opponent outcome1", [1], 3, 3, "after such a win you made a switch like ✊ Rock → ✋ Paper"],
    [rpsls, "own", [], 4, 3, "you answered my 🖖 Spock with ✋ Paper, or the like"],
    [
      rpsls,
      "opponent step1",
      [4],
      2,
      3,
      "after a switch like 🦎 Lizard → ✌️ Scissors you made a switch like ✌️ Scissors → ✋ Paper",
    ],
  ])(
    "of $id is described by what its moves are: %s of %j, %i",
    (game, context, values, step, expected, heard) => {
      expect(words(game, context, values, step, "en", expected)).toBe(`${heard} 9 times out of 14`);
    },
  );

  it("uses the right Russian cases", () => {
    const after = (back: number) => say("ru", "context-after", { back, moves: "хода" });
    expect([1, 2, 3, 5, 11, 21].map(after)).toEqual(AFTER_ROUNDS);
    expect(words(rps, "none opponent1 own1", [ROCK, PAPER], PAPER, "ru")).toBe(
      "после вашего хода ✊ Камень против моего хода ✋ Бумага вы выбирали это 9 раз из 14",
    );
  });

  it.each(LOCALES)(
    "has words in %s that mostly fit an alert, for all forty contexts in every game",
    (locale) => {
      for (const game of [oddEven, rps, rpsls])
        for (const shape of CONTEXTS)
          for (let value = 0; value < game.size; value++) {
            const values = shape.terms.map(() => value);
            const count = { shape, values, step: value, seen: 4444, followed: 2333 };
            const because = contextWords(game, count, value, locale);
            expect(because).toContain(say(locale, "context-times", { count: 2333, total: 4444 }));
            expect(because).not.toMatch(/undefined|\{|\s\s/);
            const sentence = say(locale, "why-expected", { move: "✌️ Scissors", because });
            if (value === 1) expect(sentence.length, sentence).toBeLessThanOrEqual(ALERT_CHARACTERS_MAX);
          }
    },
  );
});
