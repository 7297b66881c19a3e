// The games of a person in the store: begun, changed by a press, by typed cells or by a hint. What
// became of it is returned as data; views/ say it.

import type { Caller, Counted } from "../../src/chat/index.ts";
import type { BoardCode, MinesRules } from "../../src/core/games/minesweeper/index.ts";
import type { Change } from "../../src/infra/store/index.ts";
import type { PlayerId } from "../../src/players/index.ts";
import { sessionId } from "../kit/session-id.ts";
import { middleCell, type TypedCell } from "./cells.ts";
import type { MinesDeps } from "./deps.ts";
import {
  type MinesRecord,
  NEW_PLAYER_MINES,
  PLAYER_MINES,
  type PlayerMines,
  playerMinesKey,
  seedOf,
} from "./document.ts";
import { windowOfCell } from "./layout.ts";
import {
  applyMove,
  applyTyped,
  beginMines,
  type MinesMove,
  type MinesPlan,
  type MoveOutcome,
  type MoveRequest,
  type TypedResult,
  withHint,
} from "./moves.ts";
import { noteResult } from "./race/races.ts";

/** Boards that are tried for one that needs no guess. */
const NO_GUESS_ATTEMPTS = 400;

/** The board that is asked for. */
export type BoardWish =
  | { readonly kind: "fresh"; readonly rules: MinesRules; readonly noGuess: boolean }
  | { readonly kind: "code"; readonly code: BoardCode };

/** What a game is begun with, apart from whose it is. */
export type GamePlan = Omit<MinesPlan, "id">;

export async function readGames({ store }: MinesDeps, player: PlayerId): Promise<PlayerMines> {
  return (await store.read(PLAYER_MINES, playerMinesKey(player))) ?? NEW_PLAYER_MINES;
}

export async function findGame(deps: MinesDeps, player: PlayerId, session: string) {
  return (await readGames(deps, player)).games.find(({ id }) => id === session);
}

/** The board of a wish; undefined where none without a guess was found. */
export async function planBoard(
  { solver, freshSeed }: MinesDeps,
  wish: BoardWish,
): Promise<Omit<GamePlan, "locale"> | undefined> {
  if (wish.kind === "code") {
    const { rules, seed, first } = wish.code;
    return { rules, seed, begin: first, shared: true };
  }
  const { rules, noGuess } = wish;
  const seed = seedOf(freshSeed());
  if (!noGuess) return { rules, seed };
  const board = await solver.noGuess(rules, seed, middleCell(rules), NO_GUESS_ATTEMPTS);
  return board && { rules, seed: board.seed, begin: board.first, noGuess };
}

/** What is known once a game has begun. */
export interface Begun {
  readonly record: MinesRecord;
  readonly counted: Counted;
  /** A game in which something was open has ended by it. */
  readonly hasReplaced: boolean;
}

/** Begins a game, once for each origin; a live one is set aside. */
export async function beginGame(
  deps: MinesDeps,
  caller: Caller,
  plan: GamePlan,
  origin: string,
): Promise<Begun> {
  const id = sessionId(caller, origin);
  const { document, ...begun } = await deps.store.update(
    PLAYER_MINES,
    playerMinesKey(caller),
    (current = NEW_PLAYER_MINES): Change<PlayerMines, Begun & { readonly document: PlayerMines }> => {
      const known = current.games.find((game) => game.id === id);
      if (known) {
        const result = { document: current, record: known, counted: "before", hasReplaced: false } as const;
        return { next: undefined, result };
      }
      const { next, record } = beginMines(current, { ...plan, id }, deps.now());
      const [live] = current.games;
      const hasReplaced = live !== undefined && !live.ending && live.first !== undefined;
      return { next, result: { document: next, record, counted: "now", hasReplaced } };
    },
  );
  // Games of races that were set aside, or ended when nobody could note it.
  await Promise.all(document.games.map((game) => noteResult(deps, caller, game).catch(deps.onFailure)));
  return begun;
}

/** What became of a move, with the live game before it and the move's game after it. */
export interface Moved {
  readonly outcome: MoveOutcome;
  readonly move: MinesMove;
  readonly before: MinesRecord | undefined;
  readonly record: MinesRecord;
}

/** Makes a move; undefined where its game is no longer known. */
export async function makeMove(
  { store, now }: MinesDeps,
  player: PlayerId,
  request: Omit<MoveRequest, "now">,
): Promise<Moved | undefined> {
  return store.update(PLAYER_MINES, playerMinesKey(player), (current = NEW_PLAYER_MINES) => {
    const { outcome, next } = applyMove(current, { ...request, now: now() });
    const record = (next ?? current).games.find(({ id }) => id === request.session);
    const result = record && { outcome, move: request.move, before: current.games[0], record };
    return { next, result };
  });
}

/** All cells of a line in one update; it ends at the first that cannot be done. */
export async function typeCells(
  { store, now }: MinesDeps,
  player: PlayerId,
  line: { readonly session: string; readonly event: string; readonly cells: readonly TypedCell[] },
): Promise<TypedResult> {
  return store.update(PLAYER_MINES, playerMinesKey(player), (current = NEW_PLAYER_MINES) => {
    const { next, ...result } = applyTyped(current, { ...line, now: now() });
    return { next, result };
  });
}

/** The game with its hint; undefined where it has gone on meanwhile. */
export async function findHint(
  { store, solver }: MinesDeps,
  caller: Caller,
  record: MinesRecord,
): Promise<MinesRecord | undefined> {
  const { rules, seed, first, opened } = record;
  const position = { rules, seed, opened, flags: "", ...(first !== undefined && { first }) };
  const hint = record.hint ?? (await solver.hint(position));
  const window = windowOfCell(rules, caller.fieldLimits, hint.cell);
  return store.update(PLAYER_MINES, playerMinesKey(caller), (current = NEW_PLAYER_MINES) => {
    const next = withHint(current, record.id, record.turn, hint, window);
    return { next, result: next?.games[0] };
  });
}
