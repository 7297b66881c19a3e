import { describe, expect, it } from "vitest";
import { contextWords } from "../../../../commands/play/readings/context-words.ts";
import { circleGame, type MatrixGame, oddEven } from "../../../../src/core/games/index.ts";
import { CONTEXTS } from "../../../../src/core/strategies/fortune-teller/contexts.ts";
import { LOCALES, say } from "../../../../src/infra/i18n/index.ts";

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

describe("a context in words", () => {
  it.each([
    ["none", [], "you played it 9 times out of 14"],
    ["none opponent1", [ROCK], "after your ✊ Rock you played it 9 times out of 14"],
    ["none opponent1 opponent2", [PAPER, ROCK], "after your moves ✊✋ you played it 9 times out of 14"],
    ["none own1", [PAPER], "after my ✋ Paper you played it 9 times out of 14"],
    [
      "none opponent1 own1",
      [ROCK, PAPER],
      "after your ✊ Rock against my ✋ Paper you played it 9 times out of 14",
    ],
    [
      "none opponent1 own1 opponent2 own2",
      [PAPER, SCISSORS, ROCK, PAPER],
      "after your moves ✊✋ against my ✋✌️ you played it 9 times out of 14",
    ],
    ["none opponent2", [ROCK], "two rounds after your ✊ Rock you played it 9 times out of 14"],
    ["none opponent3", [ROCK], "3 rounds after your ✊ Rock you played it 9 times out of 14"],
    [
      "none opponent1 own2",
      [ROCK, PAPER],
      "after my ✋ Paper, then your ✊ Rock you played it 9 times out of 14",
    ],
    [
      "none opponent1 opponent3",
      [ROCK, PAPER],
      "after your ✋ Paper and 2 rounds later your ✊ Rock you played it 9 times out of 14",
    ],
  ])("%s is described by the moves that it uses", (context, values, expected) => {
    expect(words(rps, context, values, PAPER)).toBe(expected);
  });

  it.each([
    ["opponent outcome1", [1], 0, "after a win you repeated your move 9 times out of 14"],
    ["opponent outcome1", [2], 2, "after a loss you switched to what beats your last move 9 times out of 14"],
    [
      "opponent outcome1 outcome2",
      [0, 2],
      1,
      "after a loss, then a draw you switched to what your last move beats 9 times out of 14",
    ],
    ["opponent step1", [0], 0, "after you repeated your move you repeated your move 9 times out of 14"],
    ["own", [], 0, "you copied my last move 9 times out of 14"],
    ["own outcome1", [0], 2, "after a draw you played what beats my last move 9 times out of 14"],
  ])("%s of %j and the step %i is described by results and changes", (context, values, step, expected) => {
    expect(words(rps, context, values, step)).toBe(expected);
  });

  it("says at odd-even whether the move was changed", () => {
    expect(words(oddEven, "opponent outcome1", [1], 1)).toBe(
      "after a win you changed your move 9 times out of 14",
    );
    expect(words(oddEven, "opponent outcome1", [0], 0)).toBe(
      "after a loss you repeated your move 9 times out of 14",
    );
  });

  it.each([
    // Paper (3) is expected: three steps after Rock (0), two after Scissors (1), four after Spock (4).
    ["opponent outcome1", [1], 3, "after such a win you made a switch like ✊ Rock → ✋ Paper "],
    ["own", [], 4, "you answered my 🖖 Spock with ✋ Paper, or the like "],
    [
      "opponent step1",
      [4],
      2,
      "after a switch like 🦎 Lizard → ✌️ Scissors you made a switch like ✌️ Scissors → ✋ Paper ",
    ],
  ])("names the move for a step in a five-move game: %s of %j, %i", (context, values, step, heard) => {
    const PAPER_OF_FIVE = 3;
    expect(words(rpsls, context, values, step, "en", PAPER_OF_FIVE)).toBe(`${heard}9 times out of 14`);
  });

  it("uses the right Russian case for the number of rounds ago", () => {
    const after = (back: number) => say("ru", "context-after", { back, moves: "хода" });
    expect([1, 2, 3, 5, 11, 21].map(after)).toEqual([
      "после хода",
      "через два раунда после хода",
      "через 3 раунда после хода",
      "через 5 раундов после хода",
      "через 11 раундов после хода",
      "через 21 раунд после хода",
    ]);
  });

  it.each(LOCALES)("has words in %s for all forty contexts in every game", (locale) => {
    for (const game of [oddEven, rps, rpsls]) {
      for (const shape of CONTEXTS) {
        for (let value = 0; value < game.size; value++) {
          const values = shape.terms.map(() => value);
          const heard = contextWords(
            game,
            { shape, values, step: value, seen: 5, followed: 3 },
            value,
            locale,
          );
          expect(heard).toContain(say(locale, "context-times", { count: 3, total: 5 }));
          expect(heard).not.toMatch(/undefined|\{|\s\s/);
        }
      }
    }
  });

  it.each(LOCALES)("fits in %s into a 200-character alert, whichever it is", (locale) => {
    for (const shape of CONTEXTS) {
      for (const step of [0, 1, 2]) {
        const values = shape.terms.map(() => 1);
        for (const game of [rps, rpsls]) {
          const count = { shape, values, step, seen: 4444, followed: 2333 };
          const because = contextWords(game, count, SCISSORS, locale);
          const sentence = say(locale, "why-expected", { move: "✌️ Scissors", because });
          expect(sentence.length, sentence).toBeLessThanOrEqual(200);
        }
      }
    }
  });

  it("has Russian words too", () => {
    expect(words(rps, "none opponent1 own1", [ROCK, PAPER], PAPER, "ru")).toBe(
      "после вашего хода ✊ Камень против моего хода ✋ Бумага вы выбирали это 9 раз из 14",
    );
  });
});
