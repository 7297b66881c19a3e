// Elo of duels: a part of the person's document, and the lists ordered by it. Two people have one rated duel a day. That
// doesn't stop friends from lifting each other; a place on the lists takes five different opponents.

import { z } from "zod";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { isShownIn, shownOf } from "../choices/public.ts";
import type { DuelResult } from "../duels.ts";
import { nameHash } from "../identity/name-hashes.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "../identity/player.ts";
import {
  duelList,
  duelLists,
  type Leaderboard,
  type Listed,
  leaveLists,
  type Ranking,
  setScore,
} from "./leaderboard.ts";
import { noteSeenIn } from "./rankings.ts";

const DAY_MS = 86_400_000;
/** The most points that a duel moves. */
const MOVED_MAX = 24;
/** Different opponents that a place takes. */
const OPPONENTS_MIN = 5;

const rating = z.strictObject({
  rating: z.int(),
  /** Rated duels. */
  duels: z.int().nonnegative(),
  /** The last rated duel's id, by which it counts once, and what it changed. */
  last: z.string(),
  change: z.int(),
  /** Keyed hashes of the first five different opponents. */
  opponents: z.array(z.string()),
});

export type Rating = Readonly<z.infer<typeof rating>>;

const NEW: Rating = { rating: 1500, duels: 0, last: "", change: 0, opponents: [] };

/** By game. */
export const PLAYER_RATINGS = personPart("ratings", z.record(z.string(), rating));

/** A side's rating after a duel, and what the duel changed. */
type RatedSide = Pick<Rating, "rating" | "change">;

async function ratingOf(store: Store, player: string, gameId: string): Promise<Rating> {
  return (await PLAYER_RATINGS.read(store, player))?.[gameId] ?? NEW;
}

/**
 * Rates a duel, and lists those of the two who are shown; undefined if it ended without a result, or if the two have had
 * their rated duel of the day. A repeated call changes nothing more. `places`: keys of the chats where each side played.
 * @throws StoreError
 */
export async function rateDuel(
  store: Store,
  { id, gameId, sides, winner, ending }: DuelResult,
  now: number,
  places: readonly [string | undefined, string | undefined] = [undefined, undefined],
): Promise<readonly [RatedSide, RatedSide] | undefined> {
  if (ending === "void") return undefined;
  const [one, other] = [sides[0].player, sides[1].player];
  const before = [await ratingOf(store, one, gameId), await ratingOf(store, other, gameId)] as const;
  const isResumed = before.some(({ last }) => last === id);
  const pair = nameHash(store, "rated", [one, other].toSorted().join("|"), 22);
  if (!isResumed && !(await store.claim(`rated:${pair}`, DAY_MS))) return undefined;
  const gained = gainOf(id, before, winner === "level" ? 0.5 : 1 - winner);
  const rated = async (side: 0 | 1, change: number): Promise<RatedSide> => {
    const { player, name } = sides[side];
    const after = await noteRated(store, player, gameId, { id, change, opponent: side === 0 ? other : one });
    const person = readPlayerId(player);
    const shown = person && (await noteSeenIn(store, { ...person, name }, places[side], now));
    // All their chats: there's one rating, wherever the duel was played.
    if (person && shown) await enterDuelLists(store, person, gameId, shown.places);
    return { rating: after.rating, change: after.change };
  };
  return [await rated(0, gained), await rated(1, 0 - gained)];
}

/** What the first side gains, as already written to one of the two ratings, or by Elo. `score`: the first side's. */
function gainOf(id: string, [one, other]: readonly [Rating, Rating], score: number): number {
  if (one.last === id) return one.change;
  if (other.last === id) return 0 - other.change;
  const expected = 1 / (1 + 10 ** ((other.rating - one.rating) / 400));
  return Math.round(MOVED_MAX * (score - expected));
}

function noteRated(
  store: Store,
  player: string,
  gameId: string,
  duel: { readonly id: string; readonly change: number; readonly opponent: string },
): Promise<Rating> {
  const met = nameHash(store, "opponent", duel.opponent, 8);
  return PLAYER_RATINGS.update(store, player, (all = {}) => {
    const before = all[gameId] ?? NEW;
    if (before.last === duel.id) return { next: undefined, result: before };
    const next = {
      rating: before.rating + duel.change,
      duels: before.duels + 1,
      last: duel.id,
      change: duel.change,
      opponents: [...new Set([...before.opponents, met])].slice(0, OPPONENTS_MIN),
    };
    return { next: { ...all, [gameId]: next }, result: next };
  });
}

/** A person's line on a list of duels. */
export interface RatedLine extends Listed {
  /** Rated ones. */
  readonly duels: number;
}

/** The people of a list of duels, by their rating. */
export function ratingList(store: Store, list: Pick<Ranking, "gameId" | "place">): Leaderboard<RatedLine> {
  return {
    index: duelList(list),
    lineOf: async (person) => {
      const player = writePlayerId(person);
      const shown = await shownOf(store, person);
      const found = await ratingOf(store, player, list.gameId);
      if (!shown || !isShownIn(shown, list.place) || opponentsMissing(found) > 0) return undefined;
      return { player, name: shown.name, score: found.rating, duels: found.duels };
    },
  };
}

/** The person's rating, whether listed or not; `missing`: opponents still needed for a place. */
export async function ownRating(
  store: Store,
  player: PlayerId,
  gameId: string,
): Promise<Pick<Rating, "rating" | "duels"> & { readonly missing: number }> {
  const found = await ratingOf(store, writePlayerId(player), gameId);
  return { rating: found.rating, duels: found.duels, missing: opponentsMissing(found) };
}

function opponentsMissing({ opponents }: Rating): number {
  return OPPONENTS_MIN - opponents.length;
}

/** Sets a shown person's score on the lists of these chats and on the global one. */
export async function enterDuelLists(
  store: Store,
  person: PlayerId,
  gameId: string,
  places: readonly string[],
): Promise<void> {
  const player = writePlayerId(person);
  const found = await ratingOf(store, player, gameId);
  if (opponentsMissing(found) > 0) return;
  const lists = ["everywhere", ...places].map((place) => duelList({ gameId, place }));
  await Promise.all(lists.map((list) => setScore(store, list, player, found.rating)));
}

/** The ratings by game, without the opponents' hashes; undefined if there are none. */
export async function exportRatings(store: Store, player: PlayerId): Promise<object | undefined> {
  const all = await PLAYER_RATINGS.read(store, writePlayerId(player));
  if (!all) return undefined;
  return Object.fromEntries(
    Object.entries(all).map(([gameId, { opponents, ...one }]) => [
      gameId,
      { ...one, opponents: opponents.length },
    ]),
  );
}

/** Resolves to whether there was any data. */
export async function removeRatings(store: Store, player: PlayerId): Promise<boolean> {
  const shown = await shownOf(store, player);
  await leaveLists(store, player, duelLists(["everywhere", ...(shown?.places ?? [])]));
  return PLAYER_RATINGS.remove(store, writePlayerId(player));
}
