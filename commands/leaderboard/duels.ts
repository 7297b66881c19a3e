// The duel ladder: ordered by the lower bound of a person's rating, next to what chance alone would produce.

import type { Caller } from "../../src/chat/index.ts";
import { bestByLuck, PROVISIONAL_BELOW, surely } from "../../src/core/ladder/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { sentences } from "../../src/infra/i18n/phrases.ts";
import {
  enterLadders,
  isShownIn,
  type LadderLine,
  ladderOf,
  ladderStandingOf,
  type Ranking,
  shownOf,
} from "../../src/people/index.ts";
import { formatRank } from "../kit/format-rank.ts";
import type { RankedLine } from "../kit/ranking-chart.ts";
import { ratingNumber, ratingText } from "../kit/rating-line.ts";
import type { Services } from "../kit/services.ts";
import { shownName } from "../kit/shown-name.ts";
import { type Mine, type PeopleList, rankWords } from "./people.ts";

/** The picture's axis starts at a multiple of this, or differences would be invisible. */
const STEP = 100;

export const DUELS: PeopleList<LadderLine> = {
  board: ladderOf,
  mine: myRating,
  title: (locale) => say(locale, "leaderboard-duels-title"),
  columns: (locale) => [say(locale, "table-rating"), "±", say(locale, "table-duels")],
  cells: (line) => [ratingNumber(line), String(Math.round(line.deviation)), String(line.duels)],
  headline: (leader, locale) => {
    const { name, duels } = leader;
    return say(locale, "leaderboard-duels-head", {
      name: shownName(name),
      rating: ratingText(leader),
      duels,
    });
  },
  how: (locale) => say(locale, "leaderboard-duels-how", { below: PROVISIONAL_BELOW }),
  detail: (line, locale) =>
    say(locale, "leaderboard-details-rating", {
      place: formatRank(line.ranks),
      name: shownName(line.name),
      rating: ratingText(line),
      low: String(Math.round(surely(line))),
      duels: line.duels,
    }),
  luck: luckWords,
  detailsHow: (locale) => say(locale, "leaderboard-details-duels"),
  bars: (locale) => ({
    subtitle: say(locale, "leaderboard-duels-bars"),
    unit: say(locale, "leaderboard-duels-unit"),
  }),
  bar: (line) => {
    const { rating, deviation } = line;
    const low = surely(line);
    return {
      value: low,
      text: ratingText(line),
      uncertainty: { low, high: rating + 2 * deviation, likely: rating },
    };
  },
  range: rangeOf,
  alt: "leaderboard-duels-picture",
};

/** How high the best of as many equal players would be by chance. */
function luckWords(lines: readonly LadderLine[], locale: Locale): string {
  const luck = bestByLuck(lines.map(({ duels }) => duels));
  const isBeyond = lines.some((line) => surely(line) > luck);
  const words = say(locale, "leaderboard-luck", { count: lines.length, rating: String(Math.round(luck)) });
  return sentences([words, say(locale, isBeyond ? "leaderboard-luck-beyond" : "leaderboard-luck-mostly")]);
}

function rangeOf(lines: readonly RankedLine[]): [number, number] {
  const lows = lines.map(({ value, uncertainty }) => uncertainty?.low ?? value);
  const highs = lines.map(({ value, uncertainty }) => uncertainty?.high ?? value);
  return [STEP * (Math.floor(Math.min(...lows) / STEP) - 1), STEP * Math.ceil(Math.max(...highs) / STEP)];
}

async function myRating({ store }: Pick<Services, "store">, caller: Caller, ladder: Ranking): Promise<Mine> {
  const { locale } = caller;
  const { gameId, place, now } = ladder;
  const { missing, ...standing } = await ladderStandingOf(store, caller, ladder);
  const values = { rating: ratingText(standing), duels: standing.duels };
  if (standing.duels === 0) return { text: say(locale, "leaderboard-mine-no-duel") };
  const shown = await shownOf(store, caller);
  if (!shown) return { isHidden: true, text: say(locale, "leaderboard-mine-rating-private", values) };
  if (!isShownIn(shown, place)) return { text: say(locale, "leaderboard-mine-not-here") };
  if (missing > 0) return { text: say(locale, "leaderboard-mine-opponents", { ...values, missing }) };
  // The entry may have been lost from the board, or never added because of a crash.
  await enterLadders(store, caller, { gameId, places: shown.places, now });
  const words = await rankWords(store, ladderOf(store, ladder), caller);
  return { text: say(locale, "leaderboard-mine-rating", { ...values, ...words }) };
}
