// Player rankings: an index over the players' own documents, repaired on every read.

import { CATALOGUE } from "../core/games/index.ts";
import { PERIODS, type Period, periodLeftMs, periodName } from "../infra/calendar.ts";
import type { Store } from "../infra/store/index.ts";
import { type WinLoss, winLossIn } from "./decided-rounds.ts";
import { noteDuelPlace } from "./duels/taken-from.ts";
import { enterPlaces, leavePlaces } from "./place-people.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "./player.ts";
import { PLAYER_GAME, type PlayerGame, playerGameKey } from "./player-game.ts";
import { type Consent, consentOf, noteSeen } from "./visibility.ts";
import { roundsMissing, winShareBound } from "./win-share.ts";

export interface Ranking {
  readonly gameId: string;
  readonly period: Period;
  readonly place: string | "everywhere";
  /** Milliseconds since 1970; selects the period that contains it. */
  readonly now: number;
}

interface RankedPlayer {
  /** `platform:id`. */
  readonly player: string;
  readonly name: string;
  readonly winLoss: WinLoss;
  /** First and last of the shared ranks. */
  readonly ranks: readonly [number, number];
}

export interface PlayerRanking {
  /** The best, at most forty. */
  readonly ranked: readonly RankedPlayer[];
  readonly count: number;
}

const GAME_IDS_RANKED = CATALOGUE.map(({ id }) => id);

/** Maximum documents, and index entries, read per query. */
const LOOKED_AT = 40;
const COUNTED_MAX = 1_000;

/** Indexes a player's match and place; nothing for a private player. */
export async function notePlayed(
  store: Store,
  player: PlayerId & { readonly name: string },
  { place, ...played }: { gameId: string; document: PlayerGame; place: string | undefined; now: number },
): Promise<void> {
  if (place !== undefined) await noteDuelPlace(store, player, place);
  const seen = await noteSeen(store, player, place);
  if (!seen) return;
  const { consent, forgotten } = seen;
  const places = place === undefined ? [] : [place];
  await leavePlaces(store, player, forgotten);
  await leaveRankings(store, player, { gameIds: GAME_IDS_RANKED, places: forgotten, now: played.now });
  await enterPlaces(store, player, places, played.now);
  await enterRankings(store, player, { consent, places, ...played });
}

/** Sets the player's scores on the boards of these places and, with consent, on the global one. */
export async function enterRankings(
  store: Store,
  player: PlayerId,
  entry: { consent: Consent; gameId: string; document: PlayerGame; places: readonly string[]; now: number },
): Promise<void> {
  const { consent, gameId, document, now } = entry;
  const shown = consent.level === "everyone" ? ["everywhere", ...entry.places] : entry.places;
  const due = PERIODS.filter((period) => roundsMissing(winLossIn(document.decided, period, now)) === 0);
  const rankings = due.flatMap((period) => shown.map((place): Ranking => ({ gameId, period, place, now })));
  await Promise.all(
    rankings.map((one) =>
      setScore(store, one, writePlayerId(player), winLossIn(document.decided, one.period, now)),
    ),
  );
}

/** Removes the player from the boards of these places (keys, or `everywhere`). */
export async function leaveRankings(
  store: Store,
  player: PlayerId,
  { gameIds, places, now }: { gameIds: readonly string[]; places: readonly string[]; now: number },
): Promise<void> {
  const rankings = gameIds.flatMap((gameId) =>
    PERIODS.flatMap((period) => places.map((place): Ranking => ({ gameId, period, place, now }))),
  );
  await Promise.all(rankings.map((one) => boardOf(store, one).remove(writePlayerId(player))));
}

/** The best of a ranking, checked against the present documents. */
export async function readRanking(store: Store, ranking: Ranking): Promise<PlayerRanking> {
  const entries = await boardOf(store, ranking).top(COUNTED_MAX);
  const looked = entries.slice(0, LOOKED_AT);
  const found = await Promise.all(looked.map((entry) => presentEntry(store, ranking, entry)));
  const present = found.flatMap((one) => (one ? [one] : []));
  present.sort((x, y) => y.score - x.score || x.name.localeCompare(y.name, "en"));
  const ranked = present.map(({ score, ...one }): RankedPlayer => {
    const better = present.filter((other) => other.score > score).length;
    const equal = present.filter((other) => other.score === score).length;
    return { ...one, ranks: [better + 1, better + equal] };
  });
  return { ranked, count: entries.length - (looked.length - ranked.length) };
}

/** A player's rank in a ranking just read; undefined outside its first thousand. */
export async function rankOf(
  store: Store,
  ranking: Ranking,
  { ranked }: PlayerRanking,
  player: PlayerId,
): Promise<readonly [number, number] | undefined> {
  const me = writePlayerId(player);
  const shown = ranked.find((one) => one.player === me);
  if (shown) return shown.ranks;
  const entries = await boardOf(store, ranking).top(COUNTED_MAX);
  const mine = entries.find(({ member }) => member === me);
  if (!mine) return undefined;
  const better = entries.filter(({ score }) => score > mine.score).length;
  return [better + 1, better + entries.filter(({ score }) => score === mine.score).length];
}

/** The entry checked against the documents; a stale one is removed. */
async function presentEntry(
  store: Store,
  ranking: Ranking,
  { member, score: indexed }: { readonly member: string; readonly score: number },
) {
  const player = readPlayerId(member);
  const consent = player && (await consentOf(store, player));
  const document = player && (await store.read(PLAYER_GAME, playerGameKey(player, ranking.gameId)));
  const winLoss = document ? winLossIn(document.decided, ranking.period, ranking.now) : undefined;
  if (!consent || !winLoss || !isShownIn(consent, ranking.place) || roundsMissing(winLoss) > 0) {
    await boardOf(store, ranking).remove(member);
    return undefined;
  }
  const score = winShareBound(winLoss);
  if (score !== indexed) await setScore(store, ranking, member, winLoss);
  return { player: member, name: consent.name, winLoss, score };
}

/** Whether the consent lists its player on the board of a place (its key), or of `everywhere`. */
export function isShownIn({ level, places }: Consent, place: string): boolean {
  return place === "everywhere" ? level === "everyone" : places.includes(place);
}

function setScore(store: Store, ranking: Ranking, member: string, winLoss: WinLoss): Promise<void> {
  return boardOf(store, ranking).set(
    member,
    winShareBound(winLoss),
    periodLeftMs(ranking.period, ranking.now),
  );
}

function boardOf(store: Store, { gameId, period, place, now }: Ranking) {
  return store.board(`players:${gameId}:${periodName(period, now)}:${place}`);
}
