// Players by their results against the bot, and what a finished match adds to its chat's lists.

import { CATALOGUE } from "../../core/games/index.ts";
import { PERIODS, periodLeftMs, periodName } from "../../infra/calendar.ts";
import type { Store } from "../../infra/store/index.ts";
import { enterPlaces, leavePlaces } from "../choices/place-people.ts";
import { isShownIn, noteSeen, type Shown, shownOf } from "../choices/public.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { PREDICTOR, type PredictorState, predictorKey } from "../rounds/predictor.ts";
import type { WinLoss } from "../rounds/win-share.ts";
import { roundsMissing, standingIn, winShareBound } from "../rounds/win-share.ts";
import {
  duelLists,
  type Leaderboard,
  type Listed,
  leaveLists,
  type Ranking,
  type ScoreIndex,
  setScore,
} from "./leaderboard.ts";

/** A player's results against the bot. */
export interface RankedPlayer extends Listed {
  readonly winLoss: WinLoss;
  /** Wins that count as losses. */
  readonly lent: number;
}

const GAME_IDS_RANKED = CATALOGUE.map(({ id }) => id);

/** Indexes a player's match and chat; does nothing for one who isn't shown. */
export async function notePlayed(
  store: Store,
  player: PlayerId & { readonly name: string },
  { place, ...played }: { gameId: string; document: PredictorState; place: string | undefined; now: number },
): Promise<void> {
  const shown = await noteSeenIn(store, player, place, played.now);
  const places = place === undefined ? [] : [place];
  if (shown) await enterRankings(store, player, { places, ...played });
}

/** Records that the player was in a chat, with their current name; undefined for one who isn't shown. */
export async function noteSeenIn(
  store: Store,
  player: PlayerId & { readonly name: string },
  place: string | undefined,
  now: number,
): Promise<Shown | undefined> {
  const seen = await noteSeen(store, player, place);
  if (!seen) return undefined;
  const { shown, forgotten } = seen;
  await leavePlaces(store, player, forgotten);
  await leaveRankings(store, player, { gameIds: GAME_IDS_RANKED, places: forgotten, now });
  await enterPlaces(store, player, place === undefined ? [] : [place], now);
  return shown;
}

/** Sets a shown player's scores on the boards of these chats and on the global one. */
export async function enterRankings(
  store: Store,
  player: PlayerId,
  entry: { gameId: string; document: PredictorState; places: readonly string[]; now: number },
): Promise<void> {
  const { gameId, document, now } = entry;
  const places = ["everywhere", ...entry.places];
  const due = PERIODS.map((period) => ({
    period,
    standing: standingIn(document.decided, period, now),
  })).filter(({ standing }) => roundsMissing(standing.winLoss) === 0);
  await Promise.all(
    due.flatMap(({ period, standing: { winLoss, lent } }) =>
      places.map((place) => {
        const index = playersIndex({ gameId, period, place, now });
        return setScore(store, index, writePlayerId(player), winShareBound(winLoss, lent));
      }),
    ),
  );
}

/** Removes the player from the lists of these chats (keys, or `everywhere`). */
export function leaveRankings(
  store: Store,
  player: PlayerId,
  { gameIds, places, now }: { gameIds: readonly string[]; places: readonly string[]; now: number },
): Promise<void> {
  const boards = gameIds.flatMap((gameId) =>
    PERIODS.flatMap((period) => places.map((place) => playersIndex({ gameId, period, place, now }))),
  );
  return leaveLists(store, player, [...boards, ...duelLists(places)]);
}

/** The players of a game, by the lower bound of their win rate per round. */
export function playerRanking(store: Store, ranking: Ranking): Leaderboard<RankedPlayer> {
  const { gameId, period, place, now } = ranking;
  return {
    index: playersIndex(ranking),
    lineOf: async (player) => {
      const shown = await shownOf(store, player);
      const document = await store.read(PREDICTOR, predictorKey(player, gameId));
      const { winLoss, lent } = standingIn(document?.decided, period, now);
      if (!shown || !isShownIn(shown, place) || roundsMissing(winLoss) > 0) return undefined;
      return {
        player: writePlayerId(player),
        name: shown.name,
        winLoss,
        lent,
        score: winShareBound(winLoss, lent),
      };
    },
  };
}

function playersIndex({ gameId, period, place, now }: Ranking): ScoreIndex {
  return {
    name: `players:${gameId}:${periodName(period, now)}:${place}`,
    leftMs: periodLeftMs(period, now),
  };
}
