// A player's stored games: summary, export, deletion.

import type { MatrixGame, Rounds } from "../../core/games/index.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { ACCOUNT } from "./account.ts";
import type { DecidedRounds } from "./decided-rounds.ts";
import { readHistory } from "./history.ts";
import { type MatchRecord, PLAYER_GAME, type PlayerGame, playerGameKey } from "./player-game.ts";
import { policyOf, stretchesOf } from "./segments.ts";

/** Totals by game id of the rounds; games never played are absent. Wins are the person's. */
export interface PlayerSummary {
  readonly player: string;
  readonly games: Readonly<Record<string, PlayerGame["totals"]>>;
}

export async function summarisePlayer(
  store: Store,
  player: PlayerId,
  games: readonly MatrixGame[],
): Promise<PlayerSummary> {
  const documents = await documentsOf(store, player, games);
  return {
    player: writePlayerId(player),
    games: Object.fromEntries(documents.map(([{ id }, { totals }]) => [id, totals])),
  };
}

/** Oldest first. Omits the seed and sealed moves of an unfinished match, which
 * would reveal the next move. */
export async function exportGames(
  store: Store,
  player: PlayerId,
  games: readonly MatrixGame[],
): Promise<Readonly<Record<string, object>>> {
  const documents = await documentsOf(store, player, games);
  return Object.fromEntries(documents.map(([game, document]) => [game.id, exportGame(game, document)]));
}

function exportGame(game: MatrixGame, document: PlayerGame): object {
  const { decided } = document;
  const policy = policyOf(document);
  return {
    totals: document.totals,
    ...(decided && { decided: exportDecided(decided) }),
    rounds: exportRounds(game, readHistory(game, document.history)),
    matches: document.matches.map((match) => exportMatch(document, match)),
    ...(policy && { model: policy }),
  };
}

function exportRounds(game: MatrixGame, { person, bot }: Rounds): object[] {
  const word = (move: number): string => game.moveIds[move] as string;
  return [...person].map((move, at) => ({ you: word(move), gadalka: word(bot[at] as number) }));
}

function exportDecided([day, ...counts]: DecidedRounds): object {
  const [weekWon, weekLost, monthWon, monthLost, won, lost] = counts;
  const lastDay = new Date(day * 86_400_000).toISOString().slice(0, 10);
  return { lastDay, week: [weekWon, weekLost], month: [monthWon, monthLost], all: [won, lost] };
}

/** `start`: where it started or was last resumed; `earlier`: first index and number of its rounds before that. */
function exportMatch(document: PlayerGame, { seedEpochs, ...match }: MatchRecord): object {
  const stretches = stretchesOf(document, match.id).map(([from, to]) => [from, to - from]);
  const [[start] = [], ...earlier] = stretches.toReversed();
  const record = { start, ...(earlier.length > 0 && { earlier: earlier.reverse() }), ...match };
  const shown = seedEpochs.map(({ seed, ...seedEpoch }) => ({
    ...seedEpoch,
    seed: Buffer.from(seed).toString("hex"),
  }));
  if (match.ending) return { ...record, seedEpochs: shown };
  // Left out: what other sealed moves may cost would reveal them.
  const { next: _sealed, noResult: _givenUp, accounts: _held, ...rest } = record;
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

/** What the bot may lose to the player; undefined until it risks anything. Omits what sealed moves may cost, which
 * would reveal the next one. */
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
