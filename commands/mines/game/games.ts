// Use cases of a person's stored games; results are data, which views/ renders.

import type { Caller, Counted } from "../../../src/chat/index.ts";
import { NO_GUESS_ATTEMPTS } from "../../../src/core/fairness/index.ts";
import type { MinesRules } from "../../../src/core/games/minesweeper/index.ts";
import type { Change } from "../../../src/infra/store/index.ts";
import type { PlayerId } from "../../../src/people/index.ts";
import { middleCell } from "./cells.ts";
import type { MinesDeps } from "./deps.ts";
import {
  type MinesRecord,
  NEW_PLAYER_MINES,
  PLAYER_MINES,
  type PlayerMines,
  playerMinesKey,
} from "./document.ts";
import {
  applyMove,
  type MinesMove,
  type MinesPlan,
  type MoveOutcome,
  type MoveRequest,
  settleLive,
  startMines,
  withHint,
} from "./moves.ts";
import { drawBoard } from "./sealed-board.ts";

/** The requested board. */
export interface BoardWish {
  readonly rules: MinesRules;
  readonly noGuess: boolean;
  /** The player's own word. */
  readonly word?: string | undefined;
}

/** The parameters of a new game, without its owner. */
export type GamePlan = Omit<MinesPlan, "id">;

export async function readGames({ store }: MinesDeps, player: PlayerId): Promise<PlayerMines> {
  return (await store.read(PLAYER_MINES, playerMinesKey(player))) ?? NEW_PLAYER_MINES;
}

export async function findGame(deps: MinesDeps, player: PlayerId, session: string) {
  return (await readGames(deps, player)).games.find(({ id }) => id === session);
}

/** Resolves a wish to the board of the game `id`; undefined when no no-guess board was found. */
export async function planBoard(
  { solver, host }: MinesDeps,
  { rules, noGuess, word }: BoardWish,
  id: string,
): Promise<Omit<GamePlan, "locale"> | undefined> {
  const { seed, drawn } = drawBoard(host, id, { word });
  if (!noGuess) return { rules, seed, drawn };
  const board = await solver.noGuess(rules, seed, middleCell(rules), NO_GUESS_ATTEMPTS);
  return (
    board && { rules, seed: board.seed, begin: board.first, noGuess, drawn: { ...drawn, noGuess: true } }
  );
}

/** The result of starting a game. */
export interface Begun {
  readonly document: PlayerMines;
  readonly record: MinesRecord;
  readonly counted: Counted;
}

/** Starts a game, idempotent per id; a live one is given up. */
export function startGame({ store, now }: MinesDeps, caller: Caller, plan: MinesPlan): Promise<Begun> {
  return store.update(
    PLAYER_MINES,
    playerMinesKey(caller),
    (current = NEW_PLAYER_MINES): Change<PlayerMines, Begun> => {
      const known = current.games.find(({ id }) => id === plan.id);
      if (known)
        return { next: undefined, result: { document: current, record: known, counted: "duplicate" } };
      const { next, record } = startMines(current, plan, now());
      return { next, result: { document: next, record, counted: "new" } };
    },
  );
}

/** The outcome of a move, the live game before it, and the moved game after it. */
export interface Moved {
  readonly outcome: MoveOutcome;
  readonly move: MinesMove;
  readonly before: MinesRecord | undefined;
  readonly record: MinesRecord;
}

/** Applies a move; undefined if its game is no longer stored. */
export async function makeMove(
  deps: Pick<MinesDeps, "store" | "now" | "host">,
  player: PlayerId,
  request: Omit<MoveRequest, "now">,
): Promise<Moved | undefined> {
  return deps.store.update(PLAYER_MINES, playerMinesKey(player), (current = NEW_PLAYER_MINES) => {
    // A game that's being stopped is counted as it was, without redrawing its board.
    const settled = request.move.kind === "stop" ? undefined : settleLive(current, request, deps);
    const { outcome, next = settled?.document }: ReturnType<typeof applyMove> =
      settled && settled.kind !== "public"
        ? { outcome: settled.kind }
        : applyMove(settled?.document ?? current, { ...request, now: deps.now() });
    const record = (next ?? current).games.find(({ id }) => id === request.session);
    const result = record && { outcome, move: request.move, before: current.games[0], record };
    return { next, result };
  });
}

/** The game with a hint; undefined if the game changed in the meantime. */
export async function findHint(
  { store, solver }: MinesDeps,
  caller: Caller,
  record: MinesRecord,
): Promise<MinesRecord | undefined> {
  const { rules, seed, first, opened } = record;
  const position = { rules, seed, opened, flags: "", ...(first !== undefined && { first }) };
  const hint = record.hint ?? (await solver.hint(position));
  return store.update(PLAYER_MINES, playerMinesKey(caller), (current = NEW_PLAYER_MINES) => {
    const next = withHint(current, record.id, record.turn, hint);
    return { next, result: next?.games[0] };
  });
}

/** The game, ended if its day's key is public meanwhile; undefined if it's no longer stored. */
export function settledGame(
  deps: Pick<MinesDeps, "store" | "now" | "host">,
  player: PlayerId,
  request: { readonly session: string; readonly event: string },
): Promise<{ readonly record: MinesRecord; readonly isClosed: boolean } | undefined> {
  return deps.store.update(PLAYER_MINES, playerMinesKey(player), (current = NEW_PLAYER_MINES) => {
    const settled = settleLive(current, request, deps);
    const next = settled?.document;
    const record = (next ?? current).games.find(({ id }) => id === request.session);
    return { next, result: record && { record, isClosed: settled?.kind === "closed" } };
  });
}
