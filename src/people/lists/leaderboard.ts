// Lists of people by score: an index in the store that can be rebuilt from people's own documents, and is
// checked against them on every read.

import type { Period } from "../../infra/calendar.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "../identity/player.ts";
import { listedUnder } from "../links/identities.ts";

/** Where the scores of a list are kept. */
export interface ScoreIndex {
  readonly name: string;
  /** Until nobody asks for it any more; undefined: for good. */
  readonly leftMs: number | undefined;
}

/** A list of a game's people: of those who play against the bot, or of those who duel. */
export interface Ranking {
  readonly gameId: string;
  readonly period: Period;
  /** A place's key. */
  readonly place: string | "everywhere";
  /** Milliseconds since 1970; selects the period that contains it. */
  readonly now: number;
}

/** How a person is listed, by their documents. */
export interface Listed {
  /** `platform:id`, the entry of the index. */
  readonly player: string;
  readonly name: string;
  readonly score: number;
  /** Equal for entries of one person, of which the first is shown; absent: `player`. */
  readonly person?: string;
}

/** One list. */
export interface Leaderboard<Line extends Listed> {
  readonly index: ScoreIndex;
  /** The line that the documents of an entry's player give now; undefined: none. */
  readonly lineOf: (player: PlayerId) => Promise<Line | undefined>;
  /** Under which entries a person may be found. */
  readonly membersOf: (identities: readonly PlayerId[]) => readonly string[];
}

/** A line and the first and last of its shared ranks. */
export type Ranked<Line> = Line & { readonly ranks: readonly [first: number, last: number] };

export interface Page<Line> {
  /** The best, at most forty; a person once. */
  readonly lines: readonly Ranked<Line>[];
  readonly count: number;
}

/** Maximum documents, and index entries, read per query. */
const LOOKED_AT = 40;
const COUNTED_MAX = 1_000;

/** The best of a list, checked against the present documents. */
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

/** An entry checked against the documents; a stale one is removed, or put right. */
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

/** A person's ranks in a list just read; undefined outside its first thousand. */
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

/** First and last of the ranks that this score has among all; equal scores share them. */
function ranksAmong(
  all: readonly { readonly score: number }[],
  score: number,
): readonly [first: number, last: number] {
  const better = all.filter((one) => one.score > score).length;
  return [better + 1, better + all.filter((one) => one.score === score).length];
}

/** Sets a score, the higher the better; nothing in a list that is no longer kept. */
export async function setScore(
  store: Store,
  { name, leftMs }: ScoreIndex,
  member: string,
  score: number,
): Promise<void> {
  if (leftMs === undefined || leftMs > 0) await store.board(name).set(member, score, leftMs);
}

/** Takes the player off these lists. */
export async function leaveLists(
  store: Store,
  player: PlayerId,
  lists: readonly ScoreIndex[],
): Promise<void> {
  await Promise.all(lists.map(({ name }) => store.board(name).remove(writePlayerId(player))));
}

/** Linked accounts are one entry: on a place's list the account of that platform, everywhere always the same
 * one of them, because its name must not depend on who asks or who played last. The first is who asks. */
export function memberIn(place: string, identities: readonly PlayerId[]): string {
  return writePlayerId(place === "everywhere" ? listedUnder(identities) : (identities[0] as PlayerId));
}
