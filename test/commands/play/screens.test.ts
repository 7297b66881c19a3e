// Screen space of a match's messages on a phone, in every language: eight lines per round, ten at the end.

import { describe, expect, it } from "vitest";
import { CHAT_GAMES } from "../../../commands/kit/chat-games.ts";
import type { MatchState } from "../../../commands/play/rules.ts";
import { type AtEnd, matchView, roundToast } from "../../../commands/play/views/match.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { cellWidth } from "../../../src/infra/i18n/cell-width.ts";
import { LOCALES } from "../../../src/infra/i18n/index.ts";
import { turnOf } from "../../../src/people/index.ts";
import { linesOnPhone } from "../../lines-on-phone.ts";
import { expectPlain, wordsOf } from "../screen.ts";
import { type GivenRound, matchOf } from "./constructed.ts";

const rps = matrixGame("rps") ?? expect.fail();
const ROUND_LINES = 8;
const END_LINES = 10;
const TOAST_CHARACTERS_MAX = 200;
const NAME = "Anna";
const OPPONENTS = [
  "fortune-teller",
  "fortune-teller:prior=none,memory=match",
  "wildcard:context=4",
  "random",
];
const CHECKS: readonly AtEnd[] = [true, false].map((isVerified) => ({ isVerified, offers: [] }));

/** Rounds of all kinds: a habit, its results, and what the bot expected. */
function roundsOf(size: number, count: number, opponent: string): readonly GivenRound[] {
  const random = seededRandom(count);
  const reads = opponent !== "random";
  return Array.from({ length: count }, (_, at): GivenRound => {
    const yours = at % 3 === 0 ? random.below(size) : 0;
    return [yours, random.below(size), reads && at > 1 ? 0 : -1];
  });
}

/** Every chat game against each opponent, after that many rounds. */
function matchesOf(counts: readonly number[], given: Partial<Parameters<typeof matchOf>[1]>) {
  return CHAT_GAMES.flatMap((game) =>
    OPPONENTS.flatMap((opponent) =>
      counts.map((count) =>
        matchOf(game, { rounds: roundsOf(game.size, count, opponent), opponent, ...given }),
      ),
    ),
  );
}
const LIVE = matchesOf([0, 1, 2, 7, 30], { points: 90 });
const OVER = matchesOf([1, 9, 12, 29, 64], { stopped: true });

describe.each(LOCALES)("a match in %s", (locale) => {
  const viewOf = (state: MatchState, atEnd?: AtEnd) =>
    matchView({ ...state, match: { ...state.match, locale } }, NAME, atEnd);

  it(`shows a round in ${ROUND_LINES} lines, with one code`, () => {
    for (const state of LIVE) {
      const view = viewOf(state);
      expect(linesOnPhone(view), wordsOf(view)).toBeLessThanOrEqual(ROUND_LINES);
      expectPlain(view, turnOf(state.match) === 0 ? 2 : 1);
    }
  });

  it(`ends in ${END_LINES} lines, with one code and thirty moves of each at most`, () => {
    for (const state of OVER)
      for (const check of CHECKS) {
        const view = viewOf(state, check);
        expect(linesOnPhone(view), wordsOf(view)).toBeLessThanOrEqual(END_LINES);
        expectPlain(view);
      }
  });

  it("has toasts that fit Telegram's, with the longest moves", () => {
    for (const game of CHAT_GAMES)
      for (const mine of game.moveIds.keys())
        for (const yours of game.moveIds.keys())
          for (const more of [{}, { points: 1 }]) {
            const toast = roundToast(matchOf(game, { rounds: [[yours, mine]], locale, ...more }));
            const hundreds = "999 : 999".length - "1 : 0".length;
            expect(toast.length + hundreds).toBeLessThanOrEqual(TOAST_CHARACTERS_MAX);
          }
  });

  it("has a short title whatever the opponent's settings", () => {
    const opponent = "fortune-teller:prior=none,memory=match,unknown=0123456789";
    const { title = "" } = matchView(matchOf(rps, { rounds: [], opponent, locale }), NAME);
    expect(title).toMatch(/[:：] ?fortune-teller:prior=no… · /u);
    expect(cellWidth(title)).toBeLessThanOrEqual(105);
  });
});
