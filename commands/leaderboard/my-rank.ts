// *My place* on a leaderboard, shown to the caller alone; Telegram shows at most 200 characters.

import type { Caller, CommandCall } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { numberCell } from "../../src/infra/i18n/phrases.ts";
import {
  type Consent,
  consentOf,
  DECIDED_MIN,
  enterRankings,
  gamesOf,
  isShownIn,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  playerGameKey,
  type Ranking,
  rankOf,
  readRanking,
  roundsMissing,
  standingIn,
  type WinLoss,
} from "../../src/players/index.ts";
import { formatRank } from "../kit/format-rank.ts";
import type { Services } from "../kit/services.ts";
import { registrationsOf } from "../strategy/index.ts";
import type { LeaderboardLine } from "../tournament/index.ts";
import { shareOf } from "./view.ts";

export type Asker = Pick<CommandCall, "caller" | "place">;

const STRATEGIES_TOLD = 3;

export async function myStrategyRanks(
  { store }: Pick<Services, "store">,
  caller: Caller,
  lines: readonly LeaderboardLine[],
): Promise<string> {
  const { locale } = caller;
  const names = new Set((await registrationsOf(store, caller)).map(({ name }) => name));
  if (names.size === 0) return say(locale, "leaderboard-mine-none");
  const mine = lines.filter(({ strategy }) => names.has(strategy));
  if (mine.length === 0) return say(locale, "leaderboard-mine-not-entered");
  const told = mine.slice(0, STRATEGIES_TOLD).map(({ strategy, ranks, points }) =>
    say(locale, "leaderboard-mine-strategy", {
      ...{
        name: strategy,
        place: formatRank(ranks),
        count: lines.length,
        points: numberCell(points, locale),
      },
    }),
  );
  return told.join("\n");
}

/** The caller's rank among players; otherwise what is missing and how to get it. */
export async function myPlayerRank({ store }: Services, caller: Caller, ranking: Ranking): Promise<string> {
  const { gameId, place, period, now } = ranking;
  const consent = await consentOf(store, caller);
  const document = (await store.read(PLAYER_GAME, playerGameKey(caller, gameId))) ?? NEW_PLAYER_GAME;
  const documents = await gamesOf(store, caller, gameId, document);
  const { winLoss } = standingIn(documents, period, now);
  if (!consent || !isShownIn(consent, place)) return hiddenWords(consent, place, winLoss, caller.locale);
  const missing = roundsMissing(winLoss);
  if (missing > 0)
    return say(caller.locale, "leaderboard-mine-missing", {
      ...decidedWords(winLoss, caller.locale),
      missing,
      needed: DECIDED_MIN,
    });
  // The match may still be live and its rounds not yet in the index.
  await enterRankings(store, caller, {
    consent,
    gameId,
    document,
    places: place === "everywhere" ? [] : [place],
    now,
  });
  const read = await readRanking(store, ranking);
  const found = await rankOf(store, ranking, read, caller);
  const words = { place: found ? formatRank(found) : `> ${read.count}`, count: read.count };
  return say(caller.locale, "leaderboard-mine-player", { ...decidedWords(winLoss, caller.locale), ...words });
}

function hiddenWords(consent: Consent | undefined, place: string, winLoss: WinLoss, locale: Locale): string {
  if (!consent) return say(locale, "leaderboard-mine-private", decidedWords(winLoss, locale));
  const isEverywhere = place === "everywhere";
  return say(locale, isEverywhere ? "leaderboard-mine-place-only" : "leaderboard-mine-not-here");
}

function decidedWords(winLoss: WinLoss, locale: Locale) {
  return { share: shareOf(winLoss, locale), decided: winLoss[0] + winLoss[1] };
}
