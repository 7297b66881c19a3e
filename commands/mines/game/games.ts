// Use cases of a person's stored games; results are data, which views/ renders.

import type { Caller, Counted } from "../../../src/chat/index.ts";
import { NO_GUESS_ATTEMPTS } from "../../../src/core/fairness/index.ts";
import type { BoardCode, MinesRules } from "../../../src/core/games/minesweeper/index.ts";
import type { Change } from "../../../src/infra/store/index.ts";
import type { Host } from "../../../src/people/host/index.ts";
import type { PlayerId } from "../../../src/people/index.ts";
import { middleCell, type TypedCell } from "./cells.ts";
import type { MinesDeps } from "./deps.ts";
import {
  allGames,
  type MinesRecord,
  NEW_PLAYER_MINES,
  type PendingBoard,
  PLAYER_MINES,
  type PlayerMines,
  playerMinesKey,
} from "./document.ts";
import { windowOfCell } from "./layout.ts";
import {
  applyMove,
  applyTyped,
  type MinesMove,
  type MinesPlan,
  type MoveOutcome,
  type MoveRequest,
  settleBoard,
  settleLive,
  startMines,
  type TypedResult,
  withEvent,
  withHint,
} from "./moves.ts";
import { endPaused, openGame, takeUp, withoutPassed, withPending, withRecord } from "./paused-games.ts";
import { drawBoard } from "./sealed-board.ts";

/** The requested board. */
export type BoardWish =
  | {
      readonly kind: "fresh";
      readonly rules: MinesRules;
      readonly noGuess: boolean;
      /** The player's own word. */
      readonly word?: string | undefined;
    }
  | { readonly kind: "code"; readonly code: BoardCode };

/** The parameters of a new game, without its owner. */
export type GamePlan = Omit<MinesPlan, "id">;

export async function readGames({ store }: MinesDeps, player: PlayerId): Promise<PlayerMines> {
  return (await store.read(PLAYER_MINES, playerMinesKey(player))) ?? NEW_PLAYER_MINES;
}

export async function findGame(deps: MinesDeps, player: PlayerId, session: string) {
  return allGames(await readGames(deps, player)).find(({ id }) => id === session);
}

/** Resolves a wish to the board of the game `id`; undefined when no no-guess board was found. */
export async function planBoard(
  { solver, host }: MinesDeps,
  wish: BoardWish,
  id: string,
): Promise<Omit<GamePlan, "locale"> | undefined> {
  if (wish.kind === "code") {
    const { rules, seed, first } = wish.code;
    return { rules, seed, begin: first, shared: true };
  }
  const { rules, noGuess, word } = wish;
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
  /** The game that was paused for it. */
  readonly pause: MinesRecord | undefined;
}

/** Starts a game, idempotent per id; pauses a live one. A paused game of the same race is resumed. */
export function startGame({ store, now }: MinesDeps, caller: Caller, plan: MinesPlan): Promise<Begun> {
  const { id } = plan;
  return store.update(
    PLAYER_MINES,
    playerMinesKey(caller),
    (current = NEW_PLAYER_MINES): Change<PlayerMines, Begun> => {
      const at = now();
      const taken = plan.race === undefined ? undefined : takeUp(current, id, at);
      const document = taken ?? current;
      const known = allGames(document).find((game) => game.id === id);
      const pause = openGame(current);
      if (known)
        return {
          next: taken,
          result: { document, record: known, counted: "duplicate", pause: taken && pause },
        };
      const { next, record } = startMines(current, plan, at);
      return { next, result: { document: next, record, counted: "new", pause } };
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
    const record = allGames(next ?? current).find(({ id }) => id === request.session);
    const result = record && { outcome, move: request.move, before: current.games[0], record };
    return { next, result };
  });
}

/** `instead`: the line was meant for the previous board, or for one that ended with its day. */
type TypedOnBoard = TypedResult & { readonly instead?: "redrawn" | "closed" };

/** Applies a line of cells in one update; stops at the first invalid one. */
export async function typeCells(
  deps: Pick<MinesDeps, "store" | "now" | "host">,
  player: PlayerId,
  line: { readonly session: string; readonly event: string; readonly cells: readonly TypedCell[] },
): Promise<TypedOnBoard> {
  type Typed = Change<PlayerMines, TypedOnBoard>;
  return deps.store.update(PLAYER_MINES, playerMinesKey(player), (current = NEW_PLAYER_MINES): Typed => {
    const settled = settleLive(current, line, deps);
    if (settled && settled.kind !== "public")
      return {
        next: settled.document,
        result: { record: settled.record, done: "new", instead: settled.kind },
      };
    const typed = applyTyped(settled?.document ?? current, { ...line, now: deps.now() });
    const { next = settled?.document, ...result } = typed;
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
  const window = windowOfCell(rules, caller.fieldLimits, hint.cell);
  return store.update(PLAYER_MINES, playerMinesKey(caller), (current = NEW_PLAYER_MINES) => {
    const next = withHint(current, record.id, record.turn, hint, window);
    return { next, result: next?.games[0] };
  });
}

/** The open game that prevents starting a new one, and how the question about it was counted. */
export interface Asked {
  readonly open: MinesRecord;
  readonly counted: Counted;
}

/** Remembers the requested board if a game is open; undefined if the new game can start or already did. */
export function askFirst(
  { store }: MinesDeps,
  player: PlayerId,
  board: PendingBoard,
): Promise<Asked | undefined> {
  return store.update(
    PLAYER_MINES,
    playerMinesKey(player),
    (current = NEW_PLAYER_MINES): Change<PlayerMines, Asked | undefined> => {
      const open = openGame(current);
      if (!open || allGames(current).some(({ id }) => id === board.id))
        return { next: undefined, result: undefined };
      if (current.wanted?.some(({ id }) => id === board.id))
        return { next: undefined, result: { open, counted: "duplicate" } };
      return { next: withPending(current, board), result: { open, counted: "new" } };
    },
  );
}

/** The board to remember for a wish. */
export function pendingOf(wish: BoardWish, id: string, locale: string): PendingBoard {
  if (wish.kind === "fresh") {
    const { rules, noGuess, word } = wish;
    return { id, locale, rules, noGuess, ...(word !== undefined && { word }) };
  }
  const { rules, seed, first } = wish.code;
  return { id, locale, rules, noGuess: false, seed, ...(first !== undefined && { first }) };
}

/** The wish for which a board was remembered. */
export function wishOf({ rules, noGuess, seed, first, word }: PendingBoard): BoardWish {
  if (seed === undefined) return { kind: "fresh", rules, noGuess, word };
  return { kind: "code", code: { rules, seed, ...(first !== undefined && { first }) } };
}

/** `repeated`: an earlier delivery did it; `live`: it was open; `over`: it had ended; `closed`: it ended just now,
 * because its day's key is public. */
export type Continued =
  | { readonly kind: "continued" | "live" | "repeated" | "over" | "closed"; readonly record: MinesRecord }
  | { readonly kind: "unknown" };

/** Resumes a game, once per event; the open one is paused in turn. */
export function continueGame(
  deps: Pick<MinesDeps, "store" | "now" | "host">,
  player: PlayerId,
  wanted: { readonly session: string; readonly event: string; readonly locale: string },
): Promise<Continued> {
  return deps.store.update(PLAYER_MINES, playerMinesKey(player), (current = NEW_PLAYER_MINES) =>
    continued(current, wanted, deps),
  );
}

function continued(
  current: PlayerMines,
  { session, event, locale }: { readonly session: string; readonly event: string; readonly locale: string },
  at: { readonly host: Host; now(): number },
): Change<PlayerMines, Continued> {
  const now = at.now();
  const settled = withoutPassed(current, now);
  const next = settled === current ? undefined : settled;
  const record = allGames(settled).find(({ id }) => id === session);
  if (!record) return { next, result: { kind: "unknown" } };
  if (record.events.includes(event)) return { next, result: { kind: "repeated", record } };
  if (record.ending) return { next, result: { kind: "over", record } };
  const went = settleBoard(record, event, at);
  if (went?.kind === "closed") {
    const ended = record.pausedAt === undefined ? undefined : endPaused(settled, session, "stopped", now);
    return {
      next: ended ?? withRecord(settled, went.record),
      result: { kind: "closed", record: went.record },
    };
  }
  const taken = takeUp(settled, session, now);
  const noted = went?.kind === "redrawn" ? went.record : withEvent(went?.record ?? record, event);
  const { pausedAt: _since, ...live } = { ...noted, locale };
  return {
    next: withRecord(taken ?? settled, live),
    result: { kind: taken ? "continued" : "live", record: live },
  };
}
