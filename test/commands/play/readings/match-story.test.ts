// The sentence at the end of a match is true of its rounds.

import { describe, expect, it } from "vitest";
import { storyCounts, storyLine } from "../../../../commands/play/readings/story-words.ts";
import { matchView } from "../../../../commands/play/views/match.ts";
import { matrixGame, type Rounds } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { LOCALES } from "../../../../src/infra/i18n/index.ts";
import { type GivenRound, matchOf } from "../constructed.ts";

const rps = matrixGame("rps") ?? expect.fail();
const rpsls = matrixGame("rpsls") ?? expect.fail();
const oddEven = matrixGame("oddeven") ?? expect.fail();

/** The rounds of a person's moves, in each of which the bot wins (-), loses (+) or draws (=). */
function roundsOf(game: typeof rps, moves: readonly number[], results: string): GivenRound[] {
  return moves.map((yours, round) => {
    const wanted = { "+": 1, "-": -1, "=": 0 }[results[round] as "+"];
    const mine = game.moveIds.findIndex((_id, other) => game.result("person", yours, other) === wanted);
    return [yours, mine, 0];
  });
}

function told(
  game: typeof rps,
  moves: readonly number[],
  results: string,
  given: object = {},
  locale = "en",
) {
  const state = matchOf(game, { rounds: roundsOf(game, moves, results), locale, stopped: true, ...given });
  const rounds: Rounds = {
    person: Uint8Array.from(moves),
    bot: Uint8Array.from(roundsOf(game, moves, results), ([, mine]) => mine),
  };
  const words = [game, state.match, rounds, locale as "en"] as const;
  return { line: storyLine(...words), counts: storyCounts(...words), state };
}

describe("the sentence at the end of a match", () => {
  it.each([
    [
      "a favourite",
      [0, 0, 0, 1, 0, 0, 2, 0, 0],
      "-----=---",
      "You play ✊ Rock most: that gave me 6 points.",
    ],
    [
      "a move that is played all match through, and so after every loss,",
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      "++--------",
      "You play ✊ Rock most: that gave me 8 points, and you 2.",
    ],
    [
      "a favourite that lost a little",
      [0, 0, 0, 1, 0, 0, 2, 0, 0, 0],
      "--+--=----",
      "You play ✊ Rock most: that gave me 6 points, and you 1.",
    ],
    [
      "moves in turn",
      [0, 2, 1, 0, 2, 1, 0, 2, 1],
      "---------",
      "You take the moves in turn, ✊ → ✋ → ✌️: that gave me 8 points.",
    ],
    [
      "repeating after a loss",
      // Repeats after each loss, changes after each draw.
      [0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0],
      "--=--=--=--=",
      "You repeat your move after a loss: that gave me 4 points.",
    ],
    [
      "changing after a win",
      [0, 1, 1, 2, 2, 0, 0, 1, 1, 2, 2, 0],
      "+-+-+-+-+-+-",
      "You change your move after a win: that gave me 6 points.",
    ],
  ])(
    "names %s that gave the bot most, with points counted from the rounds",
    (_what, moves, results, line) => {
      expect(told(rps, moves, results).line).toBe(line);
    },
  );

  it("says what the bot failed to see, where the person leads", () => {
    const { line, counts } = told(rps, [0, 0, 0, 0, 1, 0, 0, 0, 2], "++++-++--");
    expect(line).toBe("You play ✊ Rock most, and I did not catch on: that gave you 6 points, and me 1.");
    expect(counts).toBe("You play ✊ Rock most: 7 times out of 9. Of these rounds I won 1 and you 6.");
  });

  it("credits the side that leads, also where another habit cost it more", () => {
    const random = seededRandom(3);
    for (let match = 0; match < 300; match++) {
      const moves = Array.from({ length: 20 }, () => random.below(3));
      const results = Array.from({ length: 20 }, () => "+-="[random.below(3)]).join("");
      const { line } = told(rps, moves, results);
      const ahead = [...results].reduce((sum, one) => sum + (one === "+" ? 1 : one === "-" ? -1 : 0), 0);
      if (ahead < 0) expect(line).not.toContain("gave you");
      if (ahead > 0) expect(line).not.toContain("gave me");
    }
  });

  it("says that nothing stands out where nothing does, the same for the same match", () => {
    const { line, counts } = told(rps, [0, 1, 2, 2, 1, 0, 1, 2, 0, 1], "+-=+-=-+=-");
    expect(counts).toBeUndefined();
    expect(line).not.toContain("gave");
    expect(line).toBe(told(rps, [0, 1, 2, 2, 1, 0, 1, 2, 0, 1], "+-=+-=-+=-").line);
  });

  it("tells no habit of four rounds", () => {
    expect(told(rps, [0, 0, 0, 0], "----").line).toMatch(/short|few|begun/i);
  });

  it("blames no habit where the bot read nothing", () => {
    const rounds = roundsOf(rps, [0, 0, 0, 0, 0, 0, 0], "-------").map(
      ([yours, mine]) => [yours, mine] as const,
    );
    const { line, counts } = told(rps, [0, 0, 0, 0, 0, 0, 0], "-------", { rounds, opponent: "random" });
    expect(line).toMatch(/random|read nothing/i);
    expect(counts).toBeUndefined();
  });

  it("of an opponent that exists no more says that", () => {
    expect(told(rps, [0], "-", { opponent: "oracle", stopped: undefined }).line).toContain("does not exist");
  });

  it("is known of two moves and of five", () => {
    const alternating = told(oddEven, [0, 1, 0, 1, 0, 1, 0, 1], "--------").line;
    expect(alternating).toBe("You take your two moves in turn: that gave me 7 points.");
    const turning = told(rpsls, [0, 2, 4, 1, 3, 0, 2, 4], "--------").line;
    expect(turning).toBe("You take the moves in turn, ✊ → 🦎 → 🖖: that gave me 7 points.");
  });

  it("is in Russian in the right case, and counts in the right number", () => {
    expect(told(rps, [2, 2, 2, 1, 2, 2, 0, 2, 2], "-----=---", {}, "ru").line).toBe(
      "Чаще всего вы выбираете ✋ Бумагу: это принесло мне 6 очков.",
    );
    expect(told(rps, [0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0], "--=--=--=--=", {}, "ru").line).toBe(
      "После поражения вы повторяете ход: это принесло мне 4 очка.",
    );
  });

  it.each(LOCALES)("stands in %s before all else under the result, and the numbers do not", (locale) => {
    const { line, state } = told(rps, [0, 0, 0, 1, 0, 0, 2, 0, 0], "-----=---", {}, locale);
    const view = matchView(state, "Anna");
    const [first] = view.blocks;
    expect(first?.type === "text" && first.text.split("\n")[0]).toBe(line);
    expect(JSON.stringify(view.blocks)).not.toContain("%");
  });
});
