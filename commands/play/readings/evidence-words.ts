// A simple regularity in words with its counts.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { Evidence } from "../../../src/core/strategies/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { moveLabel } from "../../kit/game-words.ts";

/** The selectors of the messages about what followed a result. */
const RESULT_WORDS = { "1": "win", "0": "draw", "-1": "loss" } as const;

/** "after your ✊ Rock you played it 9 times out of 14". */
export function evidenceWords(game: MatrixGame, evidence: Evidence, locale: Locale): string {
  const { count, total } = evidence;
  const label = (number: number): string => moveLabel(game, number, locale);
  switch (evidence.kind) {
    case "often":
      return say(locale, "evidence-often", { count, total });
    case "after-own":
      return say(locale, "evidence-after-own", { count, total, yours: label(evidence.own) });
    case "after-other":
      return say(locale, "evidence-after-other", { count, total, mine: label(evidence.other) });
    case "after-both":
      return say(locale, "evidence-after-both", {
        count,
        total,
        yours: label(evidence.own),
        mine: label(evidence.other),
      });
    case "after-result-repeat":
      return say(locale, "evidence-repeat", { result: RESULT_WORDS[evidence.result], count, total });
    case "after-result-change":
      return say(locale, "evidence-change", { result: RESULT_WORDS[evidence.result], count, total });
  }
}
