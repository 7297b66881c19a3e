// A player's stored games: summary, export, deletion.

import type { MatrixGame } from "../core/games/index.ts";
import type { Store } from "../infra/store/index.ts";
import { ACCOUNT } from "./account.ts";
import type { DecidedRounds } from "./decided-rounds.ts";
import { readHistory } from "./history.ts";
import { writePolicy } from "./learning-policy.ts";
import { type PlayerId, writePlayerId } from "./player.ts";
import { type MatchRecord, PLAYER_GAME, type PlayerGame, playerGameKey } from "./player-game.ts";
import { gamesOf } from "./standing.ts";

/** Totals by game id; games never played are absent. Wins are the person's. */
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
  const sum = (of: keyof PlayerGame["totals"]): number =>
    documents.reduce((total, { totals }) => total + totals[of], 0);
  return { rounds: sum("rounds"), wins: sum("wins"), losses: sum("losses"), draws: sum("draws") };
}

/** Those of this identity alone, oldest first; omits the seed and sealed moves of a match that is not over: they tell the next. */
export async function exportGames(
  store: Store,
  player: PlayerId,
  games: readonly MatrixGame[],
): Promise<Readonly<Record<string, object>>> {
  const documents = await documentsOf(store, player, games);
  return Object.fromEntries(documents.map(([game, document]) => [game.id, exportGame(game, document)]));
}

function exportGame(game: MatrixGame, document: PlayerGame): object {
  const { person, bot } = readHistory(game, document.history);
  const word = (move: number): string => game.moveIds[move] as string;
  const rounds = [...person].map((move, at) => ({ you: word(move), gadalka: word(bot[at] as number) }));
  const { totals, lessons, decided, aside = [], wanted = [] } = document;
  return {
    totals,
    ...(decided && { decided: exportDecided(decided) }),
    rounds,
    matches: document.matches.map(exportMatch),
    ...(aside.length > 0 && { setAside: aside.map(exportMatch) }),
    ...(wanted.length > 0 && { wanted }),
    ...(lessons && { model: writePolicy(lessons) }),
  };
}

function exportDecided([day, ...counts]: DecidedRounds): object {
  const [weekWon, weekLost, monthWon, monthLost, won, lost] = counts;
  const lastDay = new Date(day * 86_400_000).toISOString().slice(0, 10);
  return { lastDay, week: [weekWon, weekLost], month: [monthWon, monthLost], all: [won, lost] };
}

function exportMatch(match: MatchRecord): object {
  const { openings = [], ...record } = match;
  const told = openings.map(({ seed, ...opening }) => ({
    ...opening,
    seed: Buffer.from(seed).toString("hex"),
  }));
  if (match.ending) return { ...record, ...(openings.length > 0 && { openings: told }) };
  const { seed: _secret, next: _sealed, voided: _givenUp, ...rest } = record;
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
