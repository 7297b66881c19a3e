// The ladder's boards: an index into the logs and consents of identities, written after each duel.

import { OPPONENTS_MIN, ratingAt, type Standing, surely } from "../../core/ladder/index.ts";
import { periodLeftMs, periodName } from "../../infra/calendar.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../player.ts";
import { type Consent, isShownIn } from "../visibility.ts";
import { ladderPerson, standingIn } from "./log.ts";

export const LADDER_PERIODS = ["month", "all"] as const;
type LadderPeriod = (typeof LADDER_PERIODS)[number];

export interface Ladder {
  readonly gameId: string;
  readonly period: LadderPeriod;
  /** A place's key. */
  readonly place: string | "everywhere";
  /** Milliseconds since 1970; selects the period that contains it. */
  readonly now: number;
}

/** How many more opponents a rank takes. */
export function opponentsMissing({ opponents }: Standing): number {
  return Math.max(0, OPPONENTS_MIN - opponents.length);
}

/** What orders the ladder. */
export function ladderScore(standing: Standing, now: number): number {
  return surely(ratingAt(standing, now));
}

/** Sets the player's scores on the ladders of these places and, with consent, of everywhere. */
export async function enterLadders(
  store: Store,
  player: PlayerId,
  entry: { consent: Consent; gameId: string; places: readonly string[]; now: number },
): Promise<void> {
  const { consent, gameId, now } = entry;
  const places = ["everywhere", ...entry.places].filter((place) => isShownIn(consent, place));
  if (places.length === 0) return;
  const person = await ladderPerson(store, player, gameId);
  for (const period of LADDER_PERIODS) {
    const standing = standingIn(person, period, now);
    if (opponentsMissing(standing) > 0) continue;
    const ladders = places.map((place): Ladder => ({ gameId, period, place, now }));
    await Promise.all(ladders.map((one) => setLadderScore(store, one, writePlayerId(player), standing)));
  }
}

/** Removes the player from the ladders of these places (keys, or `everywhere`). */
export async function leaveLadders(
  store: Store,
  player: PlayerId,
  { gameIds, places, now }: { gameIds: readonly string[]; places: readonly string[]; now: number },
): Promise<void> {
  const ladders = gameIds.flatMap((gameId) =>
    LADDER_PERIODS.flatMap((period) => places.map((place): Ladder => ({ gameId, period, place, now }))),
  );
  await Promise.all(ladders.map((one) => ladderBoard(store, one).remove(writePlayerId(player))));
}

export function setLadderScore(
  store: Store,
  ladder: Ladder,
  member: string,
  standing: Standing,
): Promise<void> {
  const left = periodLeftMs(ladder.period, ladder.now);
  return ladderBoard(store, ladder).set(member, ladderScore(standing, ladder.now), left);
}

export function ladderBoard(store: Store, { gameId, period, place, now }: Ladder) {
  return store.board(`duels:${gameId}:${periodName(period, now)}:${place}`);
}
