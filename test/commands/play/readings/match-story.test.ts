// The sentence at the end of a match is true for its rounds.

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

/** Rounds with the person's moves, in each of which the bot wins (-), loses (+) or draws (=). */
function roundsOf(game: typeof rps, moves: readonly number[], results: string): GivenRound[] {
  return moves.map((yours, round) => {
    const wanted = { "+": 1, "-": -1, "=": 0 }[results[round] as "+"];
    const mine = game.moveIds.findIndex((_id, other) => game.result("person", yours, other) === wanted);
    return [yours, mine, 0];
  });
}

function seen(
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
  const words = [state, rounds, locale as "en"] as const;
  return { line: storyLine(...words), counts: storyCounts(...words), state };
}

describe("the sentence at the end of a match", () => {
  it.each([
    [
      "a favourite",
      [0, 0, 0, 1, 0, 0, 2, 0, 0],
      "-----=---",
      "You play ✊ Rock most often. That gave me 6 points.",
    ],
    [
      "a move that is played all match through, and so after every loss,",
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      "++--------",
      "You play ✊ Rock most often. That gave me 8 points, and you 2.",
    ],
    [
      "a favourite that lost a little",
      [0, 0, 0, 1, 0, 0, 2, 0, 0, 0],
      "--+--=----",
      "You play ✊ Rock most often. That gave me 6 points, and you 1.",
    ],
    [
      "moves in turn",
      [0, 2, 1, 0, 2, 1, 0, 2, 1],
      "---------",
      "You go through the moves in order, ✊ → ✋ → ✌️. That gave me 8 points.",
    ],
    [
      "repeating after a loss",
      // Repeats after each loss, changes after each draw.
      [0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0],
      "--=--=--=--=",
      "You repeat your move after a loss. That gave me 4 points.",
    ],
    [
      "changing after a win",
      [0, 1, 1, 2, 2, 0, 0, 1, 1, 2, 2, 0],
      "+-+-+-+-+-+-",
      "You change your move after a win. That gave me 6 points.",
    ],
  ])("names %s as the habit that gave the bot most, with counted points", (_what, moves, results, line) => {
    expect(seen(rps, moves, results).line).toBe(line);
  });

  it("says what the bot missed when the person leads", () => {
    const { line, counts } = seen(rps, [0, 0, 0, 0, 1, 0, 0, 0, 2], "++++-++--");
    expect(line).toBe(
      "You play ✊ Rock most often, and I didn’t catch on. That gave you 6 points, and me 1.",
    );
    expect(counts).toBe(
      "You play ✊ Rock most often: 7 times out of 9. Of these rounds I won 1 and you won 6.",
    );
  });

  it("credits the leading side, even if another habit cost it more", () => {
    const random = seededRandom(3);
    for (let match = 0; match < 300; match++) {
      const moves = Array.from({ length: 20 }, () => random.below(3));
      const results = Array.from({ length: 20 }, () => "+-="[random.below(3)]).join("");
      const { line } = seen(rps, moves, results);
      const ahead = [...results].reduce((sum, one) => sum + (one === "+" ? 1 : one === "-" ? -1 : 0), 0);
      if (ahead < 0) expect(line).not.toContain("gave you");
      if (ahead > 0) expect(line).not.toContain("gave me");
    }
  });

  it("says, repeatably, that nothing stands out when nothing does", () => {
    const { line, counts } = seen(rps, [0, 1, 2, 2, 1, 0, 1, 2, 0, 1], "+-=+-=-+=-");
    expect(counts).toBeUndefined();
    expect(line).not.toContain("gave");
    expect(line).toBe(seen(rps, [0, 1, 2, 2, 1, 0, 1, 2, 0, 1], "+-=+-=-+=-").line);
  });

  it("blames no habit after four rounds, or when the bot predicted nothing", () => {
    expect(seen(rps, [0, 0, 0, 0], "----").line).toMatch(/barely started/);
    const rounds = roundsOf(rps, Array(7).fill(0), "-------").map(([yours, mine]) => [yours, mine] as const);
    const { line, counts } = seen(rps, Array(7).fill(0), "-------", { rounds, opponent: "random" });
    expect(line).toMatch(/random|read nothing/i);
    expect(counts).toBeUndefined();
    const gone = seen(rps, [0], "-", { opponent: "oracle", stopped: undefined });
    expect(gone.line).toContain("no longer exists");
  });

  it.each([
    [
      oddEven,
      [0, 1, 0, 1, 0, 1, 0, 1],
      "--------",
      "en",
      "You alternate your two moves. That gave me 7 points.",
    ],
    [
      ...[rpsls, [0, 2, 4, 1, 3, 0, 2, 4], "--------", "en"],
      "You go through the moves in order, ✊ → 🦎 → 🖖. That gave me 7 points.",
    ],
    [
      ...[rps, [2, 2, 2, 1, 2, 2, 0, 2, 2], "-----=---", "ru"],
      "Чаще всего вы выбираете ✋ Бумагу. Мне это принесло 6 очков.",
    ],
    [
      ...[rps, [0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0], "--=--=--=--=", "ru"],
      "После поражения вы повторяете ход. Мне это принесло 4 очка.",
    ],
  ] as [typeof rps, number[], string, string, string][])(
    "fits any game, and the cases of its language",
    (game, moves, results, locale, line) => {
      expect(seen(game, moves, results, {}, locale).line).toBe(line);
    },
  );

  it.each(LOCALES)("comes first in %s below the result, without the numbers", (locale) => {
    const { line, state } = seen(rps, [0, 0, 0, 1, 0, 0, 2, 0, 0], "-----=---", {}, locale);
    const view = matchView(state, "Anna");
    const [first] = view.blocks;
    expect(first?.type === "text" && first.text.split("\n")[0]).toBe(line);
    expect(JSON.stringify(view.blocks)).not.toContain("%");
  });
});
