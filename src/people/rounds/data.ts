// A person's stored games: summary, export, deletion.

import type { MatrixGame } from "../../core/games/matrix-game.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { exportRounds } from "./packed-rounds.ts";
import { type Match, PREDICTOR, type PredictorState, predictorKey } from "./predictor.ts";
import type { DecidedRounds } from "./win-share.ts";

/** Totals by game id of the rounds; games never played are absent. Wins are the person's. */
export interface PlayerSummary {
  readonly player: string;
  readonly games: Readonly<Record<string, PredictorState["totals"]>>;
}

export async function summarisePlayer(
  store: Store,
  player: PlayerId,
  games: readonly MatrixGame[],
): Promise<PlayerSummary> {
  const states = await statesOf(store, player, games);
  return {
    player: writePlayerId(player),
    games: Object.fromEntries(states.map(([{ id }, { totals }]) => [id, totals])),
  };
}

/** By game id. Omits the secret and the next move of an open match, which would reveal it. */
export async function exportGames(
  store: Store,
  player: PlayerId,
  games: readonly MatrixGame[],
): Promise<Readonly<Record<string, object>>> {
  const states = await statesOf(store, player, games);
  return Object.fromEntries(states.map(([game, state]) => [game.id, exportGame(game, state)]));
}

function exportGame(game: MatrixGame, { history, live, last, decided, ...state }: PredictorState): object {
  return {
    ...state,
    ...(decided && { decided: exportDecided(decided) }),
    rounds: exportRounds(game, history, "gadalka"),
    matches: [live, last].flatMap((match) => (match ? [exportMatch(game, match)] : [])),
  };
}

function exportDecided([day, ...counts]: DecidedRounds): object {
  const [weekWon, weekLost, monthWon, monthLost, won, lost] = counts;
  const lastDay = new Date(day * 86_400_000).toISOString().slice(0, 10);
  return { lastDay, week: [weekWon, weekLost], month: [monthWon, monthLost], all: [won, lost] };
}

function exportMatch(game: MatrixGame, { rounds, ...match }: Match): object {
  const played = exportRounds(game, rounds, "gadalka");
  if (match.ending) return { ...match, rounds: played };
  const { secret: _bound, next: _chosen, ...open } = match;
  return { ...open, rounds: played };
}

/** Resolves to whether there was anything. */
export async function removePredictors(
  store: Store,
  player: PlayerId,
  games: readonly MatrixGame[],
): Promise<boolean> {
  const removed = await Promise.all(
    games.map((game) => store.remove(PREDICTOR, predictorKey(player, game.id))),
  );
  return removed.includes(true);
}

async function statesOf(
  store: Store,
  player: PlayerId,
  games: readonly MatrixGame[],
): Promise<[MatrixGame, PredictorState][]> {
  const found = await Promise.all(
    games.map(async (game) => [game, await store.read(PREDICTOR, predictorKey(player, game.id))] as const),
  );
  return found.flatMap(([game, state]) => (state ? [[game, state] as [MatrixGame, PredictorState]] : []));
}
