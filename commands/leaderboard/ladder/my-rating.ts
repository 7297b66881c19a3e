// *My place* on the ladder, shown to the caller alone; Telegram shows at most 200 characters.

import type { Caller } from "../../../src/chat/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import {
  type Consent,
  consentOf,
  enterLadders,
  isShownIn,
  type Ladder,
  type LadderStanding,
  ladderRankOf,
  ladderStandingOf,
  readLadder,
} from "../../../src/people/index.ts";
import { formatRank } from "../../kit/format-rank.ts";
import { ratingText } from "../../kit/rating-line.ts";
import type { Services } from "../../kit/services.ts";
import type { Mine } from "../my-rank.ts";

/** The caller's rank and rating; otherwise what is missing and how to get it. */
export async function myRating(
  { store }: Pick<Services, "store">,
  caller: Caller,
  ladder: Ladder,
): Promise<Mine> {
  const { locale } = caller;
  const { gameId, place, now } = ladder;
  const { missing, ...standing } = await ladderStandingOf(store, caller, ladder);
  if (standing.duels === 0) return { text: say(locale, "leaderboard-mine-no-duel") };
  const consent = await consentOf(store, caller);
  if (!consent || !isShownIn(consent, place))
    return { isHidden: true, text: hiddenWords(consent, place, standing, locale) };
  if (missing > 0)
    return { text: say(locale, "leaderboard-mine-opponents", { ...ratingWords(standing), missing }) };
  // The board may have lost the entry, or a crash kept it out.
  await enterLadders(store, caller, { consent, gameId, places: consent.places, now });
  const read = await readLadder(store, ladder);
  const found = await ladderRankOf(store, ladder, read, caller);
  const words = { place: found ? formatRank(found) : `> ${read.count}`, count: read.count };
  return { text: say(locale, "leaderboard-mine-rating", { ...ratingWords(standing), ...words }) };
}

function hiddenWords(
  consent: Consent | undefined,
  place: string,
  standing: LadderStanding,
  locale: Locale,
): string {
  if (!consent) return say(locale, "leaderboard-mine-rating-private", ratingWords(standing));
  const isEverywhere = place === "everywhere";
  return say(locale, isEverywhere ? "leaderboard-mine-place-only" : "leaderboard-mine-not-here");
}

function ratingWords(standing: LadderStanding) {
  return { rating: ratingText(standing), duels: standing.duels };
}
