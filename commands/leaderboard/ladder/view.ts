// The ladder as a table that fits a phone, with what luck alone would do beside it.

import type { Block, View } from "../../../src/chat/index.ts";
import { bestByLuck, PROVISIONAL_BELOW, surely } from "../../../src/core/ladder/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { isolated } from "../../../src/infra/i18n/name-in-text.ts";
import { sentences } from "../../../src/infra/i18n/phrases.ts";
import type { LadderLine, LadderTable } from "../../../src/people/index.ts";
import { formatRank } from "../../kit/format-rank.ts";
import { numberedWords } from "../../kit/picture-names.ts";
import { ratingNumber, ratingText } from "../../kit/rating-line.ts";
import { shownName } from "../../kit/shown-name.ts";
import type { Query } from "../query.ts";
import {
  boardButtons,
  boardTitle,
  detailsView,
  headBlocks,
  LINES_MAX,
  leaderOf,
  tableBlocks,
} from "../view.ts";

export function ladderView({ lines, count }: LadderTable, query: Query, locale: Locale): View {
  const head = ["", "", say(locale, "table-rating"), "±", say(locale, "table-duels")];
  const rows = lines.map((line) => [
    formatRank(line.ranks),
    isolated(line.name),
    ratingNumber(line),
    String(Math.round(line.deviation)),
    String(line.duels),
  ]);
  const names = lines.slice(0, LINES_MAX).map(({ name }) => name);
  return {
    title: boardTitle(query, locale),
    blocks: [
      ...headBlocks(headWords(lines, locale)),
      ...tableBlocks(head, rows, count, locale),
      ...numberedWords(names, locale).map(quiet),
      quiet(say(locale, "leaderboard-duels-how", { below: PROVISIONAL_BELOW })),
    ],
    buttons: boardButtons(query, locale),
  };
}

function quiet(text: string): Block {
  return { type: "quiet", text };
}

function headWords(lines: readonly LadderLine[], locale: Locale): string | undefined {
  const leader = leaderOf(lines);
  if (!leader) return undefined;
  const { name, duels } = leader;
  return say(locale, "leaderboard-duels-head", { name: shownName(name), rating: ratingText(leader), duels });
}

/** How high the best of as many equals would stand by luck. */
function luckWords(lines: readonly LadderLine[], locale: Locale): string {
  const luck = bestByLuck(lines.map(({ duels }) => duels));
  const isBeyond = lines.some((line) => surely(line) > luck);
  const words = say(locale, "leaderboard-luck", { count: lines.length, rating: String(Math.round(luck)) });
  return sentences([words, say(locale, isBeyond ? "leaderboard-luck-beyond" : "leaderboard-luck-mostly")]);
}

/** What each surely exceeds, and how ratings come about. */
export function ladderDetails({ lines }: LadderTable, locale: Locale): View {
  const told = lines.slice(0, LINES_MAX).map((line) =>
    say(locale, "leaderboard-details-rating", {
      ...{ place: formatRank(line.ranks), name: shownName(line.name), rating: ratingText(line) },
      ...{ low: String(Math.round(surely(line))), duels: line.duels },
    }),
  );
  return detailsView(
    [{ type: "text", text: told.join("\n") }, quiet(luckWords(lines, locale))],
    say(locale, "leaderboard-details-duels"),
    locale,
  );
}
