// The story of a duel in sentences, the turning point first.

import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import type { PlayedDuel } from "../state/document.ts";
import { otherSide } from "../state/rules.ts";
import { type Streak, storyOf, type Turn } from "./story.ts";

type Names = readonly [string, string];

/** Empty if there's nothing to say. */
export function storyLines(duel: PlayedDuel, names: Names, locale: Locale): readonly string[] {
  const { turn, streak, isOneStreak } = storyOf(duel);
  if (streak && isOneStreak) return [say(locale, "duel-story-one-streak", { winner: names[streak.side] })];
  return [
    ...(turn ? [turnWords(turn, names, locale)] : []),
    ...(streak ? [streakWords(streak, names, locale)] : []),
  ];
}

function turnWords(turn: Turn, names: Names, locale: Locale): string {
  const leader = names[turn.leader];
  const other = names[otherSide(turn.leader)];
  switch (turn.kind) {
    case "ahead": {
      const { from, isLast, wasLevel } = turn;
      if (isLast) return say(locale, "duel-story-last");
      return say(locale, wasLevel ? "duel-story-for-good" : "duel-story-throughout", { leader, from });
    }
    case "comeback": {
      const { until, from, isLast } = turn;
      return isLast
        ? say(locale, "duel-story-comeback-last", { other, until })
        : say(locale, "duel-story-comeback", { other, until, leader, from });
    }
    case "given":
      return say(locale, "duel-story-given", { leader });
    case "undecided":
      return say(locale, "duel-story-undecided", { leader, by: turn.by, round: turn.round });
  }
}

function streakWords({ side, from, to }: Streak, names: Names, locale: Locale): string {
  return say(locale, "duel-story-streak", { winner: names[side], count: to - from + 1, from, to });
}
