// A person's duels, in one document a person: ids of the last ones, and by game both sides' moves and totals. Separate
// from the history of matches against the bot.

import { z } from "zod";
import { joinRounds, type MatrixGame, type Move, matrixGame, type Rounds } from "../core/games/index.ts";
import { documentKind } from "../infra/document-kind.ts";
import type { Store } from "../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "./identity/player.ts";
import { exportRounds, newestRounds, readRounds, storeRounds } from "./rounds/packed-rounds.ts";

/** `score`: one side reached the points needed; `rounds`: all rounds were played; `resigned`: by the loser; `agreed`:
 * both stopped; `absent`: the loser missed two rounds in a row; `void`: both did, or the duel was cancelled. */
export type DuelEnding = "score" | "rounds" | "resigned" | "agreed" | "absent" | "void";

/** One side of a duel. */
interface DuelSide {
  /** Who played this side, `platform:id`. */
  readonly player: string;
  /** Display name at the end of the duel. */
  readonly name: string;
}

/** An absent side has no move in a round: the other side won it, or no one did if both were absent. */
export type DuelRound = readonly [first: Move | undefined, second: Move | undefined];

export interface DuelResult {
  /** The duel's id, by which it counts once. */
  readonly id: string;
  readonly gameId: string;
  readonly sides: readonly [DuelSide, DuelSide];
  /** Oldest first. */
  readonly rounds: readonly DuelRound[];
  readonly winner: 0 | 1 | "level";
  readonly ending: DuelEnding;
}

/** Ids kept. An older duel still works, but isn't deleted with its person's data. */
const RECENT_MAX = 200;
/** Maximum rounds stored from a person's duels at a game. */
export const DUEL_ROUNDS_MAX = 10_000;

const count = z.int().nonnegative();

const history = z.strictObject({
  /** Duels won, lost, drawn. */
  duels: z.tuple([count, count, count]),
  /** Rounds won, lost and drawn, including those in which someone was absent. */
  results: z.tuple([count, count, count]),
  /** All rounds in which both sides moved. */
  total: count,
  /** The newest of these rounds, packed: `person` is the player, `bot` the opponent. */
  history: z.strictObject({ rounds: count, packed: z.string() }),
});

const personDuels = z.strictObject({
  /** The last duels that the person is in, was challenged to or tried to take, newest first: id, and whether its result
   * counts below. */
  recent: z.array(z.tuple([z.string(), z.boolean()])),
  /** By game. */
  games: z.record(z.string(), history),
});

type DuelHistory = Readonly<z.infer<typeof history>>;
type PersonDuels = Readonly<z.infer<typeof personDuels>>;

const DUELS = documentKind("duels-of", personDuels);

const NONE: PersonDuels = { recent: [], games: {} };
const NO_HISTORY: DuelHistory = {
  duels: [0, 0, 0],
  results: [0, 0, 0],
  total: 0,
  history: { rounds: 0, packed: "" },
};

type Side = 0 | 1;

/** Notes that the person (`platform:id`) takes part. Called before the duel itself is stored, so that deleting a person's
 * data finds every duel. @throws StoreError */
export function joinDuel(store: Store, player: string, id: string): Promise<void> {
  return store.update(DUELS, player, (before = NONE) => {
    const isKnown = before.recent.some(([known]) => known === id);
    return {
      next: isKnown ? undefined : { ...before, recent: withId(before, id, false) },
      result: undefined,
    };
  });
}

function withId({ recent }: PersonDuels, id: string, isCounted: boolean): PersonDuels["recent"] {
  return [[id, isCounted] as [string, boolean], ...recent.filter(([known]) => known !== id)].slice(
    0,
    RECENT_MAX,
  );
}

/** Ids of the person's last duels, newest first. @throws StoreError */
export async function recentDuels(store: Store, player: string): Promise<readonly string[]> {
  return ((await store.read(DUELS, player)) ?? NONE).recent.map(([id]) => id);
}

/** Adds the duel to both sides' histories, once each, however often it's reported. @throws StoreError, and RangeError for
 * an unknown game. */
export async function noteDuel(store: Store, result: DuelResult): Promise<void> {
  const game = matrixGame(result.gameId);
  if (!game) throw new RangeError(`no game "${result.gameId}"`);
  for (const side of [0, 1] as const)
    await store.update(DUELS, result.sides[side].player, (before = NONE) => {
      const isCounted = before.recent.some(([id, counted]) => id === result.id && counted);
      return { next: isCounted ? undefined : withDuel(game, before, result, side), result: undefined };
    });
}

function withDuel(game: MatrixGame, before: PersonDuels, result: DuelResult, side: Side): PersonDuels {
  const known = before.games[game.id] ?? NO_HISTORY;
  const moved = movesOfSide(result, side);
  const next: DuelHistory = {
    duels: plus(known.duels, [signOf(result, side)]),
    results: plus(
      known.results,
      roundsOfSide(result, side).map((round) => resultOf(game, round)),
    ),
    total: known.total + moved.person.length,
    history: storeRounds(
      game,
      newestRounds(joinRounds([readRounds(game, known.history), moved]), DUEL_ROUNDS_MAX),
    ),
  };
  return { recent: withId(before, result.id, true), games: { ...before.games, [game.id]: next } };
}

type Chosen = readonly [own: Move | undefined, other: Move | undefined];

function roundsOfSide({ rounds }: DuelResult, side: Side): Chosen[] {
  return rounds.map(([first, second]): Chosen => (side === 0 ? [first, second] : [second, first]));
}

/** The rounds of a duel in which both sides moved, seen from one side. */
function movesOfSide(result: DuelResult, side: Side): Rounds {
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

/** The histories by game id; games without duels are absent. */
export async function exportDuels(store: Store, player: PlayerId): Promise<Readonly<Record<string, object>>> {
  const { games } = (await store.read(DUELS, writePlayerId(player))) ?? NONE;
  return Object.fromEntries(
    Object.entries(games).flatMap(([id, known]) => {
      const game = matrixGame(id);
      return game ? [[id, exportOne(game, known)]] : [];
    }),
  );
}

function exportOne(game: MatrixGame, { history: packed, ...duels }: DuelHistory): object {
  return { ...duels, rounds: exportRounds(game, packed, "other") };
}

/** Resolves to whether there were any. */
export function removeDuels(store: Store, player: PlayerId): Promise<boolean> {
  return store.remove(DUELS, writePlayerId(player));
}
