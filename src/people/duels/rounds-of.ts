// A player's duels against people at one game: both sides' moves, and totals. Separate from the history of matches
// against the bot.

import { z } from "zod";
import { joinRounds, type MatrixGame, type Move, matrixGame, type Rounds } from "../../core/games/index.ts";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, readPlayerId } from "../identity/player.ts";
import { newestRounds, readHistory, storeHistory } from "../rounds/history.ts";
import { playerGameKey } from "../rounds/player-game.ts";
import type { DuelResult } from "./result.ts";

/** Number of recent duel ids kept. */
const IDS_KEPT = 20;
/** Maximum rounds stored from a player's duels at a game. */
export const DUEL_ROUNDS_MAX = 10_000;

const count = z.int().nonnegative();

const duelHistory = z.strictObject({
  /** Duels won, lost, drawn. */
  duels: z.tuple([count, count, count]),
  /** Rounds won, lost and drawn, including those in which someone was absent. */
  results: z.tuple([count, count, count]),
  /** All rounds in which both sides moved. */
  total: count,
  /** The newest of these rounds, packed: `person` is the player, `bot` the opponent. */
  history: z.strictObject({ rounds: count, packed: z.string() }),
  /** The most recently ended duels, newest first: id and end time. */
  taken: z.array(z.tuple([z.string(), z.number()])),
  /** End time of the newest duel whose id is no longer kept. */
  forgottenAt: z.number().optional(),
});

/** A player's duel history at a game. */
export type DuelHistory = Readonly<z.infer<typeof duelHistory>>;

const DUELS = firstVersion("duels-of", duelHistory, ["taken.*", "forgottenAt"]);

const NONE: DuelHistory = {
  duels: [0, 0, 0],
  results: [0, 0, 0],
  total: 0,
  history: { rounds: 0, packed: "" },
  taken: [],
};

type Side = 0 | 1;

/** Adds the duel to both sides' histories, once each, however often it's reported. Call it again if it fails. @throws
 * StoreError, and RangeError for an unknown game. */
export async function noteDuel(store: Store, result: DuelResult): Promise<void> {
  const game = matrixGame(result.gameId);
  if (!game) throw new RangeError(`no game "${result.gameId}"`);
  for (const side of [0, 1] as const) {
    const player = readPlayerId(result.sides[side].player);
    if (player) await noteSide(store, player, game, result, side);
  }
}

function noteSide(
  store: Store,
  player: PlayerId,
  game: MatrixGame,
  result: DuelResult,
  side: Side,
): Promise<void> {
  return store.update(DUELS, playerGameKey(player, game.id), (before = NONE) => ({
    next: withDuel(game, before, result, side),
    result: undefined,
  }));
}

/** The history with the duel; undefined if it's already included. A duel older than the ids still kept may be included
 * already, so it's skipped. */
function withDuel(
  game: MatrixGame,
  before: DuelHistory,
  result: DuelResult,
  side: Side,
): DuelHistory | undefined {
  const { taken, forgottenAt = Number.NEGATIVE_INFINITY } = before;
  if (taken.some(([id]) => id === result.id) || result.at <= forgottenAt) return undefined;
  const moved = movesOfSide(result, side);
  const newest = [...taken, [result.id, result.at] as [string, number]].sort(([, a], [, b]) => b - a);
  const [dropped] = newest.slice(IDS_KEPT);
  const all = joinRounds([readHistory(game, before.history), moved]);
  return {
    ...before,
    duels: plus(before.duels, [signOf(result, side)]),
    results: plus(
      before.results,
      roundsOfSide(result, side).map((round) => resultOf(game, round)),
    ),
    total: before.total + moved.person.length,
    history: storeHistory(game, newestRounds(all, DUEL_ROUNDS_MAX)),
    taken: newest.slice(0, IDS_KEPT),
    ...(dropped && { forgottenAt: dropped[1] }),
  };
}

type Chosen = readonly [own: Move | undefined, other: Move | undefined];

function roundsOfSide({ rounds }: DuelResult, side: Side): Chosen[] {
  return rounds.map(([first, second]): Chosen => (side === 0 ? [first, second] : [second, first]));
}

/** The rounds of a duel in which both sides moved, seen from one side. */
export function movesOfSide(result: DuelResult, side: Side): Rounds {
  const moved = roundsOfSide(result, side).filter(
    (round): round is [Move, Move] => !round.includes(undefined),
  );
  return {
    person: Uint8Array.from(moved, ([own]) => own),
    bot: Uint8Array.from(moved, ([, other]) => other),
  };
}

/** A side that's present beats an absent one. */
function resultOf(game: MatrixGame, [own, other]: Chosen): number {
  if (own === undefined || other === undefined)
    return Number(own !== undefined) - Number(other !== undefined);
  return game.result("person", own, other);
}

function signOf({ winner }: DuelResult, side: Side): number {
  if (winner === "level") return 0;
  return winner === side ? 1 : -1;
}

function plus([won, lost, drawn]: DuelHistory["duels"], signs: readonly number[]): [number, number, number] {
  const times = (sign: number): number => signs.filter((one) => Math.sign(one) === sign).length;
  return [won + times(1), lost + times(-1), drawn + times(0)];
}

/** A player's duel history at a game; undefined if there is none. @throws StoreError */
export function duelHistoryOf(
  store: Store,
  player: PlayerId,
  game: MatrixGame,
): Promise<DuelHistory | undefined> {
  return store.read(DUELS, playerGameKey(player, game.id));
}

/** The stored rounds of the player's duels at a game, oldest first, and the total number in which both sides ever
 * moved. @throws StoreError */
export async function duelRoundsOf(
  store: Store,
  player: PlayerId,
  game: MatrixGame,
): Promise<{ readonly rounds: Rounds; readonly total: number }> {
  const { history, total } = (await duelHistoryOf(store, player, game)) ?? NONE;
  return { rounds: readHistory(game, history), total };
}

/** By game id; games without duels are absent. */
export async function exportDuels(
  store: Store,
  player: PlayerId,
  games: readonly MatrixGame[],
): Promise<Readonly<Record<string, object>>> {
  const found = await Promise.all(
    games.map(async (game) => [game, await duelHistoryOf(store, player, game)] as const),
  );
  return Object.fromEntries(
    found.flatMap(([game, duels]) => (duels ? [[game.id, exportOne(game, duels)]] : [])),
  );
}

function exportOne(game: MatrixGame, { history, ...duels }: DuelHistory): object {
  const { person, bot } = readHistory(game, history);
  const word = (move: number): string => game.moveIds[move] as string;
  return {
    ...duels,
    rounds: [...person].map((move, at) => ({ you: word(move), other: word(bot[at] as number) })),
  };
}

export async function removeDuels(
  store: Store,
  player: PlayerId,
  games: readonly MatrixGame[],
): Promise<boolean> {
  const removed = await Promise.all(games.map(({ id }) => store.remove(DUELS, playerGameKey(player, id))));
  return removed.includes(true);
}
