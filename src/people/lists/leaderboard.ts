// Lists of people by score: an index in the store that can be rebuilt from people's own documents, and is
// checked against them on every read.

import { CATALOGUE } from "../../core/games/index.ts";
import type { Period } from "../../infra/calendar.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "../identity/player.ts";

/** The board that holds a list's scores. */
export interface ScoreIndex {
  readonly name: string;
  /** How much longer the list is kept, in ms; undefined: forever. */
  readonly leftMs: number | undefined;
}

/** A list of a game's players, either against the bot or in duels. */
export interface Ranking {
  readonly gameId: string;
  readonly period: Period;
  /** A chat's key. */
  readonly place: string | "everywhere";
  /** Milliseconds since 1970; selects the period that contains this time. */
  readonly now: number;
}

/** A person's list entry according to their documents. */
export interface Listed {
  /** `platform:id`, the member in the index. */
  readonly player: string;
  readonly name: string;
  readonly score: number;
}

/** One list. */
export interface Leaderboard<Line extends Listed> {
  readonly index: ScoreIndex;
  /** Computes the line for an entry's player from their current documents; undefined: none. */
  readonly lineOf: (player: PlayerId) => Promise<Line | undefined>;
}

/** A line with the first and last of the ranks it shares. */
export type Ranked<Line> = Line & { readonly ranks: readonly [first: number, last: number] };

export interface Page<Line> {
  /** The best, at most forty. */
  readonly lines: readonly Ranked<Line>[];
  readonly count: number;
}

/** Maximum documents and index entries read per query. */
const LOOKED_AT = 40;
const COUNTED_MAX = 1_000;

/** The top of a list, checked against current documents. */
export async function readLeaderboard<Line extends Listed>(
  store: Store,
  list: Leaderboard<Line>,
): Promise<Page<Line>> {
  const entries = await store.board(list.index.name).top(COUNTED_MAX);
  const looked = entries.slice(0, LOOKED_AT);
  const found = await Promise.all(looked.map((entry) => repaired(store, list, entry)));
  const sorted = found
    .filter((line) => line !== undefined)
    .sort((x, y) => y.score - x.score || x.name.localeCompare(y.name, "en"));
  const lines = sorted.map((line) => ({ ...line, ranks: ranksAmong(sorted, line.score) }));
  return { lines, count: entries.length - (looked.length - lines.length) };
}

/** Checks an entry against the documents; removes or corrects a stale one. */
async function repaired<Line extends Listed>(
  store: Store,
  { index, lineOf }: Leaderboard<Line>,
  { member, score }: { readonly member: string; readonly score: number },
): Promise<Line | undefined> {
  const player = readPlayerId(member);
  const line = player && (await lineOf(player));
  if (line?.player !== member) await store.board(index.name).remove(member);
  if (line && (line.player !== member || line.score !== score))
    await setScore(store, index, line.player, line.score);
  return line;
}

/** A person's ranks in a list that was just read; undefined outside its first thousand. */
export async function rankOf<Line extends Listed>(
  store: Store,
  { index }: Leaderboard<Line>,
  { lines }: Page<Line>,
  player: PlayerId,
): Promise<readonly [number, number] | undefined> {
  const me = writePlayerId(player);
  const shown = lines.find((line) => line.player === me);
  if (shown) return shown.ranks;
  const entries = await store.board(index.name).top(COUNTED_MAX);
  const mine = entries.find(({ member }) => member === me);
  return mine && ranksAmong(entries, mine.score);
}

/** The first and last rank of this score among all; equal scores share ranks. */
function ranksAmong(
  all: readonly { readonly score: number }[],
  score: number,
): readonly [first: number, last: number] {
  const better = all.filter((one) => one.score > score).length;
  return [better + 1, better + all.filter((one) => one.score === score).length];
}

/** Sets a score, where higher is better; does nothing for a list that's no longer kept. */
export async function setScore(
  store: Store,
  { name, leftMs }: ScoreIndex,
  member: string,
  score: number,
): Promise<void> {
  if (leftMs === undefined || leftMs > 0) await store.board(name).set(member, score, leftMs);
}

/** A game's list of duels, in a chat or everywhere; a rating has no period. */
export function duelList({ gameId, place }: Pick<Ranking, "gameId" | "place">): ScoreIndex {
  return { name: `duels:${gameId}:${place}`, leftMs: undefined };
}

/** All lists of duels of these chats (keys, or `everywhere`). */
export function duelLists(places: readonly string[]): readonly ScoreIndex[] {
  return CATALOGUE.flatMap(({ id: gameId }) => places.map((place) => duelList({ gameId, place })));
}

/** Removes the player from these lists. */
export async function leaveLists(
  store: Store,
  player: PlayerId,
  lists: readonly ScoreIndex[],
): Promise<void> {
  await Promise.all(lists.map(({ name }) => store.board(name).remove(writePlayerId(player))));
}
