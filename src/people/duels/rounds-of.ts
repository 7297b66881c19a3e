// What a player's duels against people came to at one game: their moves and the other's, and totals. A
// history of its own kind, apart from the matches against the bot.

import { z } from "zod";
import { joinRounds, type MatrixGame, type Move, matrixGame, type Rounds } from "../../core/games/index.ts";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, readPlayerId } from "../identity/player.ts";
import { newestRounds, readHistory, storeHistory } from "../rounds/history.ts";
import { playerGameKey } from "../rounds/player-game.ts";
import type { DuelResult } from "./result.ts";

/** Ids of the duels taken last. */
const IDS_KEPT = 20;
/** The most rounds stored of a player's duels at a game. */
export const DUEL_ROUNDS_MAX = 10_000;

const count = z.int().nonnegative();

const duelHistory = z.strictObject({
  /** Won, lost, level. */
  duels: z.tuple([count, count, count]),
  /** Won, lost, and those that nobody won; also rounds in which somebody was absent. */
  results: z.tuple([count, count, count]),
  /** All rounds that both sides moved in. */
  total: count,
  /** The newest of them, packed: `person` is the player, `bot` the other. */
  history: z.strictObject({ rounds: count, packed: z.string() }),
  /** The newest duels taken, newest first: id, when it was over, and `total` before it. */
  taken: z.array(z.tuple([z.string(), z.number(), count])),
  /** When the newest of those over was whose id is no longer kept. */
  forgottenAt: z.number().optional(),
});

/** A player's duels at a game. */
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

/** Writes the duel into the history of either side, each once, however often it is told. Where it fails,
 * it is to be called again. @throws StoreError, and RangeError for an unknown game. */
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

/** The history with the duel; undefined where it is in it already. One that was over before others whose
 * ids are forgotten may be in it, and is not taken. */
function withDuel(
  game: MatrixGame,
  before: DuelHistory,
  result: DuelResult,
  side: Side,
): DuelHistory | undefined {
  const { taken, forgottenAt = Number.NEGATIVE_INFINITY } = before;
  if (taken.some(([id]) => id === result.id) || result.at <= forgottenAt) return undefined;
  const moved = movesOfSide(result, side);
  const newest = [...taken, [result.id, result.at, before.total] as [string, number, number]].sort(
    ([, a], [, b]) => b - a,
  );
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

/** The rounds of a duel that both sides moved in, as one of them. */
export function movesOfSide(result: DuelResult, side: Side): Rounds {
  const moved = roundsOfSide(result, side).filter(
    (round): round is [Move, Move] => !round.includes(undefined),
  );
  return {
    person: Uint8Array.from(moved, ([own]) => own),
    bot: Uint8Array.from(moved, ([, other]) => other),
  };
}

/** Who is there wins where the other is not. */
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

/** A player's duels at a game; undefined without one. @throws StoreError */
export function duelHistoryOf(
  store: Store,
  player: PlayerId,
  game: MatrixGame,
): Promise<DuelHistory | undefined> {
  return store.read(DUELS, playerGameKey(player, game.id));
}

/** The stored rounds of the player's duels at a game, oldest first, and how many there ever were in which
 * both moved. @throws StoreError */
export async function duelRoundsOf(
  store: Store,
  player: PlayerId,
  game: MatrixGame,
): Promise<{ readonly rounds: Rounds; readonly total: number }> {
  const { history, total } = (await duelHistoryOf(store, player, game)) ?? NONE;
  return { rounds: readHistory(game, history), total };
}

/** The stored rounds of the player's duels that were taken before this one; none where that is no longer
 * known. @throws StoreError */
export async function duelRoundsBefore(
  store: Store,
  player: PlayerId,
  game: MatrixGame,
  duel: Pick<DuelResult, "id" | "at">,
): Promise<Rounds> {
  const { history, total, taken, forgottenAt } = (await duelHistoryOf(store, player, game)) ?? NONE;
  const { person, bot } = readHistory(game, history);
  const [, , before] = taken.find(([id]) => id === duel.id) ?? [];
  const isForgotten = forgottenAt !== undefined && duel.at <= forgottenAt;
  const end = before === undefined ? (isForgotten ? 0 : person.length) : before - (total - history.rounds);
  const count = Math.max(0, end);
  return { person: person.subarray(0, count), bot: bot.subarray(0, count) };
}

/** By game id; games without a duel are absent. */
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
