// Players on the leaderboard, by the lower bound of their share of decided rounds won against the bot.

import type { Caller } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { listed, percentCell, percentWords } from "../../src/infra/i18n/phrases.ts";
import {
  DECIDED_MIN,
  enterRankings,
  isShownIn,
  NEW_PREDICTOR,
  PREDICTOR,
  playerRanking,
  predictorKey,
  type RankedPlayer,
  type Ranking,
  roundsMissing,
  shownOf,
  standingIn,
  type WinLoss,
  winShareInterval,
} from "../../src/people/index.ts";
import { formatRank } from "../kit/format-rank.ts";
import type { Services } from "../kit/services.ts";
import { shownName } from "../kit/shown-name.ts";
import { type Mine, type PeopleList, rankWords } from "./people.ts";

export const PLAYERS: PeopleList<RankedPlayer> = {
  board: playerRanking,
  mine: myRank,
  title: (locale) => say(locale, "leaderboard-players-title"),
  columns: (locale) => [say(locale, "table-won"), say(locale, "table-of")],
  cells: ({ winLoss: wl }, locale) => [percentCell(shareOf(wl), locale), String(wl[0] + wl[1])],
  headline: ({ name, winLoss: [won, lost] }, locale) =>
    // No headline for someone who loses most rounds.
    won > lost
      ? say(locale, "leaderboard-head", { name: shownName(name), won, decided: won + lost })
      : undefined,
  how: (locale) => say(locale, "leaderboard-players-how"),
  detail: ({ name, ranks, winLoss, lent }, locale) => {
    const [low, high] = winShareInterval(winLoss, lent).map((share) => Math.round(100 * share)) as [
      number,
      number,
    ];
    const [won, lost] = winLoss;
    const words = { place: formatRank(ranks), name: shownName(name), won, decided: won + lost, low, high };
    return say(locale, "leaderboard-details-line", words);
  },
  detailsHow: (locale) => say(locale, "leaderboard-details-players", { needed: DECIDED_MIN }),
  bars: (locale) => ({ subtitle: say(locale, "leaderboard-bars"), unit: say(locale, "leaderboard-unit") }),
  // Wilson's interval of the share.
  bar: ({ winLoss, lent }, locale) => {
    const [low, high] = winShareInterval(winLoss, lent).map((share) => 100 * share) as [number, number];
    const [won, lost] = winLoss;
    return {
      value: low,
      text: listed([percentWords(shareOf(winLoss), locale), `${won}/${won + lost}`], locale),
      uncertainty: { low, high, likely: (100 * won) / (won + lost) },
    };
  },
  alt: "leaderboard-picture",
};

/** Share of decided rounds won, in per cent. */
function shareOf([won, lost]: WinLoss): number {
  return Math.round((100 * won) / Math.max(1, won + lost));
}

async function myRank({ store }: Pick<Services, "store">, caller: Caller, ranking: Ranking): Promise<Mine> {
  const { locale } = caller;
  const { gameId, place, period, now } = ranking;
  const shown = await shownOf(store, caller);
  const document = (await store.read(PREDICTOR, predictorKey(caller, gameId))) ?? NEW_PREDICTOR;
  const { winLoss } = standingIn(document.decided, period, now);
  const values = { share: percentWords(shareOf(winLoss), locale), decided: winLoss[0] + winLoss[1] };
  if (!shown) return { isHidden: true, text: say(locale, "leaderboard-mine-private", values) };
  if (!isShownIn(shown, place)) return { text: say(locale, "leaderboard-mine-not-here") };
  const missing = roundsMissing(winLoss);
  if (missing > 0)
    return { text: say(locale, "leaderboard-mine-missing", { ...values, missing, needed: DECIDED_MIN }) };
  // The match may still be live and its rounds not yet in the index.
  const places = place === "everywhere" ? [] : [place];
  await enterRankings(store, caller, { gameId, document, places, now });
  const words = await rankWords(store, playerRanking(store, ranking), caller);
  return { text: say(locale, "leaderboard-mine-player", { ...values, ...words }) };
}
