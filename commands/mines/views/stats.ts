import type { View } from "../../../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import type { MinesLevel, PlayerMines } from "../game/document.ts";
import { clock } from "./game.ts";

const LEVEL_WORDS: Readonly<Record<MinesLevel, MessageId>> = {
  pocket: "choice-pocket",
  small: "choice-small",
  beginner: "choice-beginner",
  intermediate: "choice-intermediate",
  expert: "choice-expert",
  custom: "mines-level-custom",
};

/** A person's statistics; undefined before the first finished game. */
export function statsView({ tallies, streak: [now, most] }: PlayerMines, locale: Locale): View | undefined {
  const levels = (Object.keys(LEVEL_WORDS) as MinesLevel[]).filter((level) => tallies[level]);
  if (levels.length === 0) return undefined;
  const headings = ["mines-stats-board", "mines-stats-best", "mines-stats-games", "table-won"] as const;
  const heading = headings.map((id) => say(locale, id));
  const rows = levels.map((level) => {
    const { games = 0, wins = 0, bestMs } = tallies[level] ?? {};
    return [
      say(locale, LEVEL_WORDS[level]).split(/\s*[:：]/u)[0] ?? "",
      bestMs === undefined ? "–" : clock(bestMs),
      String(games),
      String(wins),
    ];
  });
  return {
    title: say(locale, "mines-stats-title"),
    blocks: [
      { type: "table", rows: [heading, ...rows] },
      { type: "text", text: say(locale, "mines-stats-streak", { now, most }) },
      { type: "quiet", text: say(locale, "mines-stats-what") },
    ],
  };
}
