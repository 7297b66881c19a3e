// The sentence at the end of a match is true for its rounds.

import { describe, expect, it } from "vitest";
import { storyCounts, storyLine } from "../../../../commands/play/readings/story-words.ts";
import { matchView } from "../../../../commands/play/views/match.ts";
import { matrixGame, type Rounds } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { LOCALES, type Locale } from "../../../../src/infra/i18n/index.ts";
import { type GivenRound, matchOf } from "../constructed.ts";

const rps = matrixGame("rps") ?? expect.fail();

/** Rounds with the person's moves, in each of which the bot wins (-), loses (+) or draws (=). */
function roundsOf(game: typeof rps, moves: string, results: string): GivenRound[] {
  return Array.from(moves, (digit, round) => {
    const yours = Number(digit);
    const wanted = { "+": 1, "-": -1, "=": 0 }[results[round] as "+"];
    const mine = game.moveIds.findIndex((_id, other) => game.result("person", yours, other) === wanted);
    return [yours, mine, 0];
  });
}

function seen(game: typeof rps, moves: string, results: string, locale: Locale = "en", given: object = {}) {
  const played = roundsOf(game, moves, results);
  const state = matchOf(game, { rounds: played, locale, stopped: true, ...given });
  const [person, bot] = [0, 1].map((side) => Uint8Array.from(played, (round) => round[side] ?? 0));
  const words = [state, { person, bot } as Rounds, locale] as const;
  return { line: storyLine(...words), counts: storyCounts(...words), state };
}

const FAVOURITE = "You play ✊ Rock most often";

describe("the sentence at the end of a match", () => {
  it.each([
    ["rps en 000100200 -----=---", `${FAVOURITE}. That gave me 6 points.`],
    // Played all match through, and so after every loss.
    ["rps en 0000000000 ++--------", `${FAVOURITE}. That gave me 8 points, and you 2.`],
    ["rps en 0001002000 --+--=----", `${FAVOURITE}. That gave me 6 points, and you 1.`],
    ["rps en 021021021 ---------", "You go through the moves in order, ✊ → ✋ → ✌️. That gave me 8 points."],
    // Repeats after each loss, changes after each draw.
    ["rps en 000111222000 --=--=--=--=", "You repeat your move after a loss. That gave me 4 points."],
    ["rps en 011220011220 +-+-+-+-+-+-", "You change your move after a win. That gave me 6 points."],
    ["oddeven en 01010101 --------", "You alternate your two moves. That gave me 7 points."],
    ["rpsls en 02413024 --------", "You go through the moves in order, ✊ → 🦎 → 🖖. That gave me 7 points."],
    ["rps ru 222122022 -----=---", "Чаще всего вы выбираете ✋ Бумагу. Мне это принесло 6 очков."],
    ["rps ru 000111222000 --=--=--=--=", "После поражения вы повторяете ход. Мне это принесло 4 очка."],
  ])("names the habit that gave the bot most, with counted points: %s", (played, line) => {
    const [game = "", locale = "", moves = "", results = ""] = played.split(" ");
    expect(seen(matrixGame(game) ?? expect.fail(), moves, results, locale as Locale).line).toBe(line);
  });

  it("says what the bot missed when the person leads", () => {
    const { line, counts } = seen(rps, "000010002", "++++-++--");
    expect(line).toBe(`${FAVOURITE}, and I didn’t catch on. That gave you 6 points, and me 1.`);
    expect(counts).toBe(`${FAVOURITE}: 7 times out of 9. Of these rounds I won 1 and you won 6.`);
  });

  it("credits the leading side, even if another habit cost it more", () => {
    const random = seededRandom(3);
    const drawn = (signs: string) => Array.from({ length: 20 }, () => signs[random.below(3)]).join("");
    for (let match = 0; match < 300; match++) {
      const results = drawn("+-=");
      const { line } = seen(rps, drawn("012"), results);
      const ahead = results.split("+").length - results.split("-").length;
      if (ahead < 0) expect(line).not.toContain("gave you");
      if (ahead > 0) expect(line).not.toContain("gave me");
    }
  });

  it("blames no habit if none stands out, after four rounds, or when the bot predicted nothing", () => {
    const { line, counts } = seen(rps, "0122101201", "+-=+-=-+=-");
    expect(counts).toBeUndefined();
    expect(line).not.toContain("gave");
    expect(seen(rps, "0122101201", "+-=+-=-+=-").line).toBe(line);
    expect(seen(rps, "0000", "----").line).toMatch(/barely started/);
    const rounds = roundsOf(rps, "0000000", "-------").map(([yours, mine]) => [yours, mine] as const);
    const chance = seen(rps, "0000000", "-------", "en", { rounds, opponent: "random" });
    expect(chance.line).toMatch(/random|read nothing/i);
    expect(chance.counts).toBeUndefined();
    const gone = seen(rps, "0", "-", "en", { opponent: "oracle", stopped: undefined });
    expect(gone.line).toContain("no longer exists");
  });

  it.each(LOCALES)("comes first in %s below the result, without the numbers", (locale) => {
    const { line, state } = seen(rps, "000100200", "-----=---", locale);
    const [first, ...rest] = matchView(state, "Anna").blocks;
    expect(first?.type === "text" && first.text.split("\n")[0]).toBe(line);
    expect(JSON.stringify([first, ...rest])).not.toContain("%");
  });
});
