// Lists of people by score: an index in the store that can be rebuilt from people's own documents, and is
// checked against them on every read.

import type { Period } from "../../infra/calendar.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "../identity/player.ts";
import { listedUnder } from "../links/identities.ts";

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
  /** Equal for entries of one person, of which only the first is shown; absent: `player`. */
  readonly person?: string;
}

/** One list. */
export interface Leaderboard<Line extends Listed> {
  readonly index: ScoreIndex;
  /** Computes the line for an entry's player from their current documents; undefined: none. */
  readonly lineOf: (player: PlayerId) => Promise<Line | undefined>;
  /** The entries under which a person may be listed. */
  readonly membersOf: (identities: readonly PlayerId[]) => readonly string[];
}

/** A line with the first and last of the ranks it shares. */
export type Ranked<Line> = Line & { readonly ranks: readonly [first: number, last: number] };

export interface Page<Line> {
  /** The best, at most forty; each person once. */
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
  const present = new Map<string, Line>();
  for (const line of found) {
    const person = line?.person ?? line?.player;
    if (line && person !== undefined && !present.has(person)) present.set(person, line);
  }
  const sorted = [...present.values()].sort(
    (x, y) => y.score - x.score || x.name.localeCompare(y.name, "en"),
  );
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
  { index, membersOf }: Leaderboard<Line>,
  { lines }: Page<Line>,
  identities: readonly PlayerId[],
): Promise<readonly [number, number] | undefined> {
  const me = membersOf(identities);
  const shown = lines.find(({ player }) => me.includes(player));
  if (shown) return shown.ranks;
  const entries = await store.board(index.name).top(COUNTED_MAX);
  const mine = entries.find(({ member }) => me.includes(member));
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

/** Removes the player from these lists. */
export async function leaveLists(
  store: Store,
  player: PlayerId,
  lists: readonly ScoreIndex[],
): Promise<void> {
  await Promise.all(lists.map(({ name }) => store.board(name).remove(writePlayerId(player))));
}

/** Linked accounts share one entry. A chat's list uses the account of that platform; the global list always uses the
 * same one, so that the name doesn't depend on who asks or which account played last. The first identity is the one
 * asking. */
export function memberIn(place: string, identities: readonly PlayerId[]): string {
  return writePlayerId(place === "everywhere" ? listedUnder(identities) : (identities[0] as PlayerId));
}
