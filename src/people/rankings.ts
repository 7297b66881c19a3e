// Player rankings: an index over the players' own documents, repaired on every read.

import { CATALOGUE } from "../core/games/index.ts";
import { PERIODS, type Period, periodLeftMs, periodName } from "../infra/calendar.ts";
import type { Store } from "../infra/store/index.ts";
import { noteDuelPlace } from "./asks/duels-from.ts";
import { leaveDailyLists } from "./daily-boards.ts";
import type { WinLoss } from "./decided-rounds.ts";
import { enterLadders, leaveLadders } from "./ladder/board.ts";
import { identitiesOf, listedUnder } from "./links/identities.ts";
import { enterPlaces, leavePlaces } from "./place-people.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "./player.ts";
import { PLAYER_GAME, type PlayerGame, playerGameKey } from "./player-game.ts";
import { ranksAmong } from "./ranks-among.ts";
import { gamesOf } from "./standing.ts";
import { type Consent, consentOf, isShownIn, noteSeen } from "./visibility.ts";

import { roundsMissing, type Standing, standingIn, winShareBound } from "./win-share.ts";

export interface Ranking {
  readonly gameId: string;
  readonly period: Period;
  readonly place: string | "everywhere";
  /** Milliseconds since 1970; selects the period that contains it. */
  readonly now: number;
}

interface RankedPlayer {
  /** `platform:id`; of linked accounts that of this place, or the one under which they are listed. */
  readonly player: string;
  readonly name: string;
  readonly winLoss: WinLoss;
  /** Wins that count as losses. */
  readonly lent: number;
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
  const consent = await noteSeenIn(store, player, place, played.now);
  const places = place === undefined ? [] : [place];
  if (consent) await enterRankings(store, player, { consent, places, ...played });
}

/** Indexes that the player was in a place, with the present name; undefined for a private player. */
export async function noteSeenIn(
  store: Store,
  player: PlayerId & { readonly name: string },
  place: string | undefined,
  now: number,
): Promise<Consent | undefined> {
  const seen = await noteSeen(store, player, place);
  if (!seen) return undefined;
  const { consent, forgotten } = seen;
  await leavePlaces(store, player, forgotten);
  await leaveRankings(store, player, { gameIds: GAME_IDS_RANKED, places: forgotten, now });
  await enterPlaces(store, player, place === undefined ? [] : [place], now);
  return consent;
}

/** Sets the player's scores on the boards of these places and, with consent, on the global one. */
export async function enterRankings(
  store: Store,
  player: PlayerId,
  entry: { consent: Consent; gameId: string; document: PlayerGame; places: readonly string[]; now: number },
): Promise<void> {
  const { consent, gameId, document, now } = entry;
  const documents = await gamesOf(store, player, gameId, document);
  const shown = consent.level === "everyone" ? ["everywhere", ...entry.places] : entry.places;
  const due = PERIODS.map((period) => ({ period, standing: standingIn(documents, period, now) })).filter(
    ({ standing }) => roundsMissing(standing.winLoss) === 0,
  );
  const identities = await identitiesOf(store, player);
  await Promise.all(
    due.flatMap(({ period, standing }) =>
      shown.map((place) => {
        const ranking: Ranking = { gameId, period, place, now };
        return setScore(store, ranking, memberOf(ranking, player, identities), standing);
      }),
    ),
  );
}

/** Enters the player anew wherever they were last seen; for after their accounts were joined or parted. */
export async function relistPlayer(
  store: Store,
  player: PlayerId,
  { consent, gameIds, now }: { consent: Consent; gameIds: readonly string[]; now: number },
): Promise<void> {
  for (const gameId of gameIds) {
    const document = await store.read(PLAYER_GAME, playerGameKey(player, gameId));
    const { places } = consent;
    if (document) await enterRankings(store, player, { consent, gameId, document, places, now });
    await enterLadders(store, player, { consent, gameId, places, now });
  }
}

/** Linked accounts are one entry: on a place's board the account of that platform, on the global board
 * always the same one of them, because its name must not depend on who asks or who played last. */
function memberOf({ place }: Ranking, player: PlayerId, identities: readonly PlayerId[]): string {
  return writePlayerId(place === "everywhere" ? listedUnder(identities) : player);
}

/** Removes the player from the boards, ladders and lists of days of these places (keys, or `everywhere`). */
export async function leaveRankings(
  store: Store,
  player: PlayerId,
  { gameIds, places, now }: { gameIds: readonly string[]; places: readonly string[]; now: number },
): Promise<void> {
  const rankings = gameIds.flatMap((gameId) =>
    PERIODS.flatMap((period) => places.map((place): Ranking => ({ gameId, period, place, now }))),
  );
  await Promise.all(rankings.map((one) => boardOf(store, one).remove(writePlayerId(player))));
  await leaveLadders(store, player, { gameIds, places, now });
  await leaveDailyLists(store, player, { places, now });
}

/** The best of a ranking, checked against the present documents. */
export async function readRanking(store: Store, ranking: Ranking): Promise<PlayerRanking> {
  const entries = await boardOf(store, ranking).top(COUNTED_MAX);
  const looked = entries.slice(0, LOOKED_AT);
  const found = await Promise.all(looked.map((entry) => presentEntry(store, ranking, entry)));
  // Both accounts of a link made since: one entry.
  const present = [...new Map(found.flatMap((one) => (one ? [[one.player, one]] : []))).values()];
  present.sort((x, y) => y.score - x.score || x.name.localeCompare(y.name, "en"));
  const ranked = present.map(
    ({ score, ...one }): RankedPlayer => ({ ...one, ranks: ranksAmong(present, score) }),
  );
  return { ranked, count: entries.length - (looked.length - ranked.length) };
}

/** A player's rank in a ranking just read; undefined outside its first thousand. */
export async function rankOf(
  store: Store,
  ranking: Ranking,
  { ranked }: PlayerRanking,
  player: PlayerId,
): Promise<readonly [number, number] | undefined> {
  const me = memberOf(ranking, player, await identitiesOf(store, player));
  const shown = ranked.find((one) => one.player === me);
  if (shown) return shown.ranks;
  const entries = await boardOf(store, ranking).top(COUNTED_MAX);
  const mine = entries.find(({ member }) => member === me);
  return mine && ranksAmong(entries, mine.score);
}

/** The entry checked against the documents; a stale one is removed. */
async function presentEntry(
  store: Store,
  ranking: Ranking,
  { member, score: indexed }: { readonly member: string; readonly score: number },
) {
  const player = readPlayerId(member);
  const entry = player && (await entryOf(store, ranking, player));
  if (entry?.player !== member) await boardOf(store, ranking).remove(member);
  if (entry && (entry.player !== member || entry.score !== indexed))
    await setScore(store, ranking, entry.player, entry);
  return entry;
}

async function entryOf(store: Store, ranking: Ranking, player: PlayerId) {
  const member = memberOf(ranking, player, await identitiesOf(store, player));
  const consent = await consentOf(store, readPlayerId(member) ?? player);
  const documents = await gamesOf(store, player, ranking.gameId);
  const standing = standingIn(documents, ranking.period, ranking.now);
  const { winLoss, lent } = standing;
  if (!consent || !isShownIn(consent, ranking.place) || roundsMissing(winLoss) > 0) return undefined;
  return { player: member, name: consent.name, winLoss, lent, score: winShareBound(winLoss, lent) };
}

function setScore(
  store: Store,
  ranking: Ranking,
  member: string,
  { winLoss, lent }: Standing,
): Promise<void> {
  return boardOf(store, ranking).set(
    member,
    winShareBound(winLoss, lent),
    periodLeftMs(ranking.period, ranking.now),
  );
}

function boardOf(store: Store, { gameId, period, place, now }: Ranking) {
  return store.board(`players:${gameId}:${periodName(period, now)}:${place}`);
}
