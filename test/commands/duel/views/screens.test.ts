// How much of a phone's screen a duel's messages take, in every language: eight lines, ten at the end.

import { describe, expect, it } from "vitest";
import type { PlayedDuel } from "../../../../commands/duel/state/document.ts";
import { duelView } from "../../../../commands/duel/views/board.ts";
import { LOCALES } from "../../../../src/infra/i18n/index.ts";
import { expectPlain, screenLines, wordsOf } from "../../screen.ts";
import { course, running } from "../courses.ts";

const BOARD_LINES = 8;
const END_LINES = 10;
const met = { rating: 1500, deviation: 200 };

function rated(duel: PlayedDuel): PlayedDuel {
  const side = (rating: number) => ({
    ...{ before: met, after: { rating, deviation: 190 }, matches: 3, isProvisional: true },
  });
  const over = {
    ...duel.play.over,
    rating: { sides: [side(1504), side(1496)] },
  } as PlayedDuel["play"]["over"];
  return { ...duel, play: { ...duel.play, over } };
}

describe.each(LOCALES)("a duel in %s", (locale) => {
  const shown = (duel: PlayedDuel) =>
    duelView({ id: "Ab-_9xYZtail", duel, now: 0 }, { platform: "telegram", locale });

  it(`fits in ${BOARD_LINES} lines, whoever must move`, () => {
    for (const duel of ["", "a", "ba=aab=b"].map((results) => running(results)))
      for (const stops of [
        [false, false],
        [true, false],
      ] as [boolean, boolean][]) {
        const view = shown({ ...duel, play: { ...duel.play, stops } });
        expect(screenLines(view), wordsOf(view)).toBeLessThanOrEqual(BOARD_LINES);
        expectPlain(view, 0);
      }
  });

  it(`ends in ${END_LINES} lines, rated or not`, () => {
    for (const results of ["a", "aaa", "bbbaaaab=ab", "ab=".repeat(15)])
      for (const ending of [undefined, "resigned", "absent", "rounds"] as const)
        for (const duel of [course(results, ending && { over: { winner: 1, ending } })].flatMap((one) => [
          one,
          rated(one),
        ])) {
          const view = shown(duel);
          expect(screenLines(view), wordsOf(view)).toBeLessThanOrEqual(END_LINES);
          expectPlain(view, 0);
        }
  });
});
