// The list of duels: people by their Elo rating.

import type { Caller } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import {
  enterDuelLists,
  isShownIn,
  ownRating,
  type Ranking,
  type RatedLine,
  ratingList,
  shownOf,
} from "../../src/people/index.ts";
import { formatRank } from "../kit/format-rank.ts";
import type { RankedLine } from "../kit/ranking-chart.ts";
import type { Services } from "../kit/services.ts";
import { shownName } from "../kit/shown-name.ts";
import { type Mine, type PeopleList, rankWords } from "./people.ts";

/** The picture's axis starts at a multiple of this, or differences would be invisible. */
const STEP = 100;

export const DUELS: PeopleList<RatedLine> = {
  board: ratingList,
  mine: myRating,
  title: (locale) => say(locale, "leaderboard-duels-title"),
  columns: (locale) => [say(locale, "table-rating"), say(locale, "table-duels")],
  cells: ({ score, duels }) => [String(score), String(duels)],
  headline: ({ name, score, duels }, locale) =>
    say(locale, "leaderboard-duels-head", { name: shownName(name), rating: String(score), duels }),
  how: (locale) => say(locale, "leaderboard-duels-how"),
  detail: ({ name, ranks, score, duels }, locale) =>
    say(locale, "leaderboard-details-rating", {
      place: formatRank(ranks),
      name: shownName(name),
      rating: String(score),
      duels,
    }),
  detailsHow: (locale) => say(locale, "leaderboard-details-duels"),
  bars: (locale) => ({ unit: say(locale, "leaderboard-duels-unit") }),
  bar: ({ score }) => ({ value: score, text: String(score) }),
  range: rangeOf,
  alt: "leaderboard-duels-picture",
};

function rangeOf(lines: readonly RankedLine[]): [number, number] {
  const ratings = lines.map(({ value }) => value);
  return [
    STEP * (Math.floor(Math.min(...ratings) / STEP) - 1),
    STEP * Math.ceil(Math.max(...ratings) / STEP),
  ];
}

async function myRating({ store }: Pick<Services, "store">, caller: Caller, list: Ranking): Promise<Mine> {
  const { locale } = caller;
  const { rating, duels, missing } = await ownRating(store, caller, list.gameId);
  if (duels === 0) return { text: say(locale, "leaderboard-mine-no-duel") };
  const values = { rating: String(rating), duels };
  const shown = await shownOf(store, caller);
  if (!shown) return { isHidden: true, text: say(locale, "leaderboard-mine-rating-private", values) };
  if (!isShownIn(shown, list.place)) return { text: say(locale, "leaderboard-mine-not-here") };
  if (missing > 0) return { text: say(locale, "leaderboard-mine-opponents", { ...values, missing }) };
  // The entry may have been lost from the board, or never added because of a crash.
  await enterDuelLists(store, caller, list.gameId, shown.places);
  const words = await rankWords(store, ratingList(store, list), caller);
  return { text: say(locale, "leaderboard-mine-rating", { ...values, ...words }) };
}
