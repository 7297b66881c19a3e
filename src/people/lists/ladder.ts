// The ladder of duels: an index of identities' logs, updated after each duel.

import {
  type Met,
  OPPONENTS_MIN,
  PROVISIONAL_BELOW,
  ratingAt,
  type Standing,
  surely,
} from "../../core/ladder/index.ts";
import { periodLeftMs, periodName } from "../../infra/calendar.ts";
import type { Store } from "../../infra/store/index.ts";
import { isShownIn, shownOf } from "../choices/public.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { ladderPerson, standingIn } from "./ladder-log.ts";
import { type Leaderboard, type Listed, type Ranking, type ScoreIndex, setScore } from "./leaderboard.ts";

/** A weekly ladder would be mere chance. */
const LADDER_PERIODS = ["month", "all"] as const;

/** A person's standing on a ladder. */
export interface LadderStanding extends Met {
  /** Rated ones. */
  readonly duels: number;
  readonly isProvisional: boolean;
}

export type LadderLine = LadderStanding & Listed;

/** Sets a shown player's scores on the ladders of these chats and on the global one. */
export async function enterLadders(
  store: Store,
  player: PlayerId,
  entry: { gameId: string; places: readonly string[]; now: number },
): Promise<void> {
  const { gameId, now } = entry;
  const places = ["everywhere", ...entry.places];
  const person = await ladderPerson(store, player, gameId);
  for (const period of LADDER_PERIODS) {
    const standing = standingIn(person, period, now);
    if (opponentsMissing(standing) > 0) continue;
    const score = ladderScore(standing, now);
    const ladders = places.map((place) => ladderIndex({ gameId, period, place, now }));
    await Promise.all(ladders.map((one) => setScore(store, one, writePlayerId(player), score)));
  }
}

/** All ladders kept for these chats (keys, or `everywhere`). */
export function ladderIndexes(
  gameIds: readonly string[],
  places: readonly string[],
  now: number,
): readonly ScoreIndex[] {
  return gameIds.flatMap((gameId) =>
    LADDER_PERIODS.flatMap((period) => places.map((place) => ladderIndex({ gameId, period, place, now }))),
  );
}

/** The people on a ladder, ordered by the lower bound of their rating. */
export function ladderOf(store: Store, ladder: Ranking): Leaderboard<LadderLine> {
  const { gameId, period, place, now } = ladder;
  return {
    index: ladderIndex(ladder),
    lineOf: async (player) => {
      const shown = await shownOf(store, player);
      const person = shown && (await ladderPerson(store, player, gameId));
      const standing = person && standingIn(person, period, now);
      if (!standing || !isShownIn(shown, place) || opponentsMissing(standing) > 0) return undefined;
      return {
        player: writePlayerId(player),
        name: shown.name,
        score: ladderScore(standing, now),
        ...shownStanding(standing, now),
      };
    },
  };
}

/** The person's standing, whether listed or not; `missing`: opponents still needed for a rank. */
export async function ladderStandingOf(
  store: Store,
  player: PlayerId,
  { gameId, period, now }: Omit<Ranking, "place">,
): Promise<LadderStanding & { readonly missing: number }> {
  const standing = standingIn(await ladderPerson(store, player, gameId), period, now);
  return { ...shownStanding(standing, now), missing: opponentsMissing(standing) };
}

function shownStanding(standing: Standing, now: number): LadderStanding {
  const { rating, deviation } = ratingAt(standing, now);
  const { matches: duels } = standing;
  return { rating, deviation, duels, isProvisional: duels < PROVISIONAL_BELOW };
}

/** How many more opponents are needed for a rank. */
function opponentsMissing({ opponents }: Standing): number {
  return Math.max(0, OPPONENTS_MIN - opponents.length);
}

/** The score by which the ladder is ordered. */
function ladderScore(standing: Standing, now: number): number {
  return surely(ratingAt(standing, now));
}

function ladderIndex({ gameId, period, place, now }: Ranking): ScoreIndex {
  return {
    name: `duels:${gameId}:${periodName(period, now)}:${place}`,
    leftMs: periodLeftMs(period, now),
  };
}
