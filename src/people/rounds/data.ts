// A player's stored games: summary, export, deletion.

import type { MatrixGame, Rounds } from "../../core/games/index.ts";
import { joinStretches, type Lessons } from "../../core/matches/known-rounds.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { ACCOUNT } from "./account.ts";
import type { DecidedRounds } from "./decided-rounds.ts";
import { readHistory } from "./history.ts";
import { firstStored, foreignStretches, ownCount, ownRounds } from "./own-rounds.ts";
import { type MatchRecord, PLAYER_GAME, type PlayerGame, playerGameKey } from "./player-game.ts";
import { policyOf, stretchesOf } from "./segments.ts";
import { gamesOf } from "./standing.ts";

/** Totals by game id, of what was played here; games never played are absent. Wins are the person's. */
export interface PlayerSummary {
  readonly player: string;
  readonly games: Readonly<Record<string, PlayerGame["totals"]>>;
}

/** Of all accounts of the player together. */
export async function summarisePlayer(
  store: Store,
  player: PlayerId,
  games: readonly MatrixGame[],
): Promise<PlayerSummary> {
  const found = await Promise.all(
    games.map(async ({ id }) => [id, await gamesOf(store, player, id)] as const),
  );
  const played = found.filter(([, documents]) => documents.length > 0);
  return {
    player: writePlayerId(player),
    games: Object.fromEntries(played.map(([id, documents]) => [id, totalsOf(documents)])),
  };
}

function totalsOf(documents: readonly PlayerGame[]): PlayerGame["totals"] {
  const all = documents.map(ownTotals);
  const sum = (of: keyof PlayerGame["totals"]): number => all.reduce((total, one) => total + one[of], 0);
  return { rounds: sum("rounds"), wins: sum("wins"), losses: sum("losses"), draws: sum("draws") };
}

/** Those of this identity alone, oldest first; omits the seed and sealed moves of a match that is not
 * over: they tell the next. */
export async function exportGames(
  store: Store,
  player: PlayerId,
  games: readonly MatrixGame[],
): Promise<Readonly<Record<string, object>>> {
  const documents = await documentsOf(store, player, games);
  return Object.fromEntries(documents.map(([game, document]) => [game.id, exportGame(game, document)]));
}

function ownTotals(document: PlayerGame): PlayerGame["totals"] {
  return { ...document.totals, rounds: ownCount(document) };
}

function exportGame(game: MatrixGame, document: PlayerGame): object {
  const { decided, aside = [], wanted = [] } = document;
  const policy = policyOf(document);
  return {
    totals: ownTotals(document),
    ...(decided && { decided: exportDecided(decided) }),
    rounds: exportRounds(game, ownRounds(game, document), "gadalka"),
    ...exportElsewhere(game, document),
    matches: document.matches.map((match) => exportMatch(document, match)),
    ...(aside.length > 0 && { setAside: aside.map((match) => exportMatch(document, match)) }),
    ...(wanted.length > 0 && { wanted }),
    ...(policy && { model: exportPolicy(policy) }),
  };
}

function exportRounds(game: MatrixGame, { person, bot }: Rounds, other: "gadalka" | "other"): object[] {
  const word = (move: number): string => game.moveIds[move] as string;
  return [...person].map((move, at) => ({ you: word(move), [other]: word(bot[at] as number) }));
}

/** Where other rounds stand among these, so that matches can be played again by all that was known:
 * `first` is the index of the first stored round. Nothing where there never was one. */
function exportElsewhere(game: MatrixGame, document: PlayerGame): object {
  const { elsewhere } = document;
  if (!elsewhere) return {};
  const first = firstStored(document);
  const all = readHistory(game, document.history);
  const stretches = foreignStretches(document).map(([from, to, key]) => ({
    source: key,
    at: from,
    rounds: exportRounds(game, joinStretches(all, first, [[from, to]]), "other"),
  }));
  const { moved } = elsewhere;
  return { fromElsewhere: { first, ...(moved !== undefined && { moved }), stretches } };
}

/** Verification reads it by these names. */
function exportPolicy({ mode, since, pausedRanges: gaps, paused }: Lessons): object {
  return { mode, since, gaps, paused };
}

function exportDecided([day, ...counts]: DecidedRounds): object {
  const [weekWon, weekLost, monthWon, monthLost, won, lost] = counts;
  const lastDay = new Date(day * 86_400_000).toISOString().slice(0, 10);
  return { lastDay, week: [weekWon, weekLost], month: [monthWon, monthLost], all: [won, lost] };
}

/** `start`: where it began, or was last taken up again; `earlier`: first index and number of its rounds before. */
function exportMatch(document: PlayerGame, { openings, ...match }: MatchRecord): object {
  const stretches = stretchesOf(document, match.id).map(([from, to]) => [from, to - from]);
  const [[start] = [], ...earlier] = stretches.toReversed();
  const record = { start, ...(earlier.length > 0 && { earlier: earlier.reverse() }), ...match };
  const told = openings.map(({ seed, ...opening }) => ({
    ...opening,
    seed: Buffer.from(seed).toString("hex"),
  }));
  if (match.ending) return { ...record, openings: told };
  // What other sealed moves may cost tells of them.
  const { next: _sealed, voided: _givenUp, accounts: _held, ...rest } = record;
  return rest;
}

export async function removePlayer(
  store: Store,
  player: PlayerId,
  games: readonly MatrixGame[],
): Promise<boolean> {
  const removed = await Promise.all([
    ...games.map((game) => store.remove(PLAYER_GAME, playerGameKey(player, game.id))),
    store.remove(ACCOUNT, writePlayerId(player)),
  ]);
  return removed.includes(true);
}

/** What the bot may lose to the player; undefined before it did. What sealed moves may cost is left
 * out: it tells of the next. */
export async function exportAccount(store: Store, player: PlayerId): Promise<object | undefined> {
  return (await store.read(ACCOUNT, writePlayerId(player)))?.account;
}

async function documentsOf(
  store: Store,
  player: PlayerId,
  games: readonly MatrixGame[],
): Promise<[MatrixGame, PlayerGame][]> {
  const found = await Promise.all(
    games.map(async (game) => [game, await store.read(PLAYER_GAME, playerGameKey(player, game.id))] as const),
  );
  return found.flatMap(([game, document]) =>
    document ? [[game, document] as [MatrixGame, PlayerGame]] : [],
  );
}
