// A game of minesweeper as it's stored, and what moves do to it: pure functions. The day's board is such a game, too.

import { z } from "zod";
import type { MinesRules } from "../../src/core/games/minesweeper/board.ts";
import { Minesweeper } from "../../src/core/games/minesweeper/game.ts";
import { positionOf } from "../../src/core/matches/minesweeper.ts";
import type { DrawnBoard } from "../../src/core/proof/line.ts";
import { boardSeed, boundOf, bytesOf, hexOf } from "../../src/core/proof/match.ts";
import { ExactSweeper } from "../../src/core/strategies/minesweeper/exact.ts";

export const NAMED_LEVELS = ["pocket", "small", "beginner", "intermediate", "expert"] as const;

export type NamedLevel = (typeof NAMED_LEVELS)[number];
export type MinesLevel = NamedLevel | "custom";

export const MINES_BOARDS: Readonly<Record<NamedLevel, Omit<MinesRules, "start">>> = {
  pocket: { width: 5, height: 5, mines: 4 },
  small: { width: 8, height: 8, mines: 10 },
  beginner: { width: 9, height: 9, mines: 10 },
  intermediate: { width: 16, height: 16, mines: 40 },
  expert: { width: 30, height: 16, mines: 99 },
};

const count = z.int().nonnegative();

const reason = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("first"), risk: z.number() }),
  z.strictObject({
    kind: z.literal("forced"),
    verdict: z.enum(["safe", "mine"]),
    numbers: z.array(count).readonly(),
    total: z.boolean(),
  }),
  z.strictObject({ kind: z.literal("risk"), risk: z.number(), least: z.number() }),
]);

export const minesRecord = z.strictObject({
  /** The session id, which ends with the owner's tag. */
  id: z.string(),
  locale: z.string(),
  rules: z.strictObject({
    width: count,
    height: count,
    mines: count,
    start: z.enum(["safe", "opening", "seed"]),
  }),
  /** S, 64 hex digits: it and the first cell determine all mines. Secret until the end. */
  secret: z.string(),
  /** What the first message bound S with. */
  bound: z.string(),
  /** The day whose board it is, the same for everyone, in days since 1970. */
  day: count.optional(),
  /** Of a board that needs no guess and is open from `first` at the start: how many boards before it needed one. */
  attempt: count.optional(),
  first: count.optional(),
  blown: count.optional(),
  /** See `StoredGame`. */
  cells: z.string(),
  turn: count,
  /** Flag mode: pressing a covered cell sets a flag. */
  flagging: z.literal(true).optional(),
  hints: count,
  hint: z.strictObject({ cell: count, reason }).optional(),
  /** When the first cell was opened and when the game ended, Unix ms. */
  startedAt: count.optional(),
  endedAt: count.optional(),
  ending: z.enum(["won", "lost", "stopped", "replaced"]).optional(),
});

/** One game: live or over. */
export type MinesRecord = z.infer<typeof minesRecord>;

const tally = z.strictObject({ games: count, wins: count, bestMs: count.optional() });

export const playerMines = z.strictObject({
  /** Newest first; only the first can be live. */
  games: z.array(minesRecord),
  /** Results of finished games by level; games without an opened cell are not counted. */
  tallies: z.partialRecord(z.enum([...NAMED_LEVELS, "custom"]), tally),
  /** Current and longest streak of wins without hints. */
  streak: z.tuple([count, count]),
});

export type PlayerMines = z.infer<typeof playerMines>;

export const NEW_PLAYER_MINES: PlayerMines = { games: [], tallies: {}, streak: [0, 0] };

/** A new game. `board`: what it's drawn from; with `attempt` and `first`, that cell is open at once. */
export interface MinesPlan {
  readonly id: string;
  readonly locale: string;
  readonly board: Pick<DrawnBoard, "rules" | "secret"> & Partial<Pick<DrawnBoard, "first" | "attempt">>;
  readonly day?: number;
}

export function newGame({ id, locale, board, day }: MinesPlan, now: number): MinesRecord {
  const { rules, secret, first, attempt } = board;
  const record: MinesRecord = {
    id,
    locale,
    rules,
    secret: hexOf(secret),
    bound: boundOf(secret),
    turn: 0,
    hints: 0,
    cells: "",
    ...(day !== undefined && { day }),
    ...(attempt !== undefined && { attempt }),
  };
  const game = gameOf(record);
  if (first !== undefined) game.open(first, seedOf(record, first));
  return withGame(record, game, now);
}

/** The seed of the board whose first cell is `first`. */
export function seedOf({ secret, attempt }: MinesRecord, first: number): string {
  return boardSeed(bytesOf(secret), first, attempt);
}

/** Rebuilds the game from its record. @throws RangeError if it doesn't fit its mines. */
export function gameOf(record: MinesRecord): Minesweeper {
  return Minesweeper.resumed(record.rules, seedOf(record, record.first ?? 0), record);
}

/** The board in the form of its proof; undefined before the first cell is open. */
export function drawnBoardOf({ id, secret, rules, first, attempt = 0 }: MinesRecord): DrawnBoard | undefined {
  return first === undefined
    ? undefined
    : { session: id, secret: bytesOf(secret), rules: { ...rules }, first, attempt };
}

/** Whether the secret is the one that was bound; that the mines follow from it is how every move is made. */
export function isVerified({ secret, bound }: MinesRecord): boolean {
  return boundOf(bytesOf(secret)) === bound;
}

/** A move. Flags are set or cleared, not toggled, so that each move does what the person saw. */
export type MinesMove =
  | { readonly kind: "open" | "flag" | "unflag" | "chord"; readonly cell: number }
  | { readonly kind: "mode"; readonly flagging: boolean }
  | { readonly kind: "stop" };

/** `done`: something changed; `late`: meant for an earlier turn; `unknown`: no such cell; the others say why nothing
 * was done: the game is over, or the cell is open or flagged or lacks flags around it. */
export type MoveOutcome = "done" | "late" | "unknown" | "over" | "same" | "flagged" | "open" | "flags-differ";

export interface MoveRequest {
  /** The turn for which the button was drawn. */
  readonly turn: number;
  readonly move: MinesMove;
  /** Unix ms. */
  readonly now: number;
}

/** Makes the move; the record is the same one if nothing changed. */
export function applyMove(
  record: MinesRecord,
  { turn, move, now }: MoveRequest,
): { readonly outcome: MoveOutcome; readonly record: MinesRecord } {
  if (record.ending) return { outcome: "over", record };
  if (move.kind === "stop") return { outcome: "done", record: ended(record, "stopped", now) };
  if (move.kind === "mode") {
    const { flagging: _before, ...rest } = record;
    return { outcome: "done", record: move.flagging ? { ...rest, flagging: true } : rest };
  }
  // Opening a cell twice does nothing, so it's valid at any turn; flags are not.
  const isLate = turn !== record.turn;
  if (isLate && move.kind !== "open") return { outcome: "late", record };
  const game = gameOf(record);
  if (move.cell >= game.board.cells) return { outcome: "unknown", record };
  const result =
    move.kind === "open"
      ? game.open(move.cell, seedOf(record, game.first ?? move.cell))
      : move.kind === "chord"
        ? game.chord(move.cell)
        : game.flag(move.cell, move.kind === "flag");
  if (result !== "changed") return { outcome: isLate ? "late" : result, record };
  const { hint: _past, ...kept } = record;
  return { outcome: "done", record: withGame({ ...kept, turn: record.turn + 1 }, game, now) };
}

function withGame(record: MinesRecord, game: Minesweeper, now: number): MinesRecord {
  const { state, stored } = game;
  if (stored.first === undefined) return { ...record, ...stored };
  const opened = { ...record, ...stored, startedAt: record.startedAt ?? now };
  return state === "won" || state === "lost" ? { ...opened, ending: state, endedAt: now } : opened;
}

const exact = new ExactSweeper();

/** Adds the best next cell, and why; undefined if it's there already, or the game is over. Takes milliseconds. */
export function withHint(record: MinesRecord): MinesRecord | undefined {
  if (record.ending || record.hint) return undefined;
  const position = positionOf(gameOf(record));
  const { cell } = exact.choose(position);
  return { ...record, hint: { cell, reason: exact.explain(position, cell) }, hints: record.hints + 1 };
}

function ended({ hint: _past, ...kept }: MinesRecord, ending: "stopped" | "replaced", now: number) {
  return { ...kept, ending, endedAt: now };
}

/** How many games are kept: the newest and two before it. */
const GAMES_MAX = 3;

/** Adds a game, once; the live one is given up. */
export function withNewGame(document: PlayerMines, record: MinesRecord, now: number): PlayerMines {
  const [live] = document.games;
  const settled = live && !live.ending ? withRecord(document, ended(live, "replaced", now)) : document;
  return withRecord({ ...settled, games: [record, ...settled.games].slice(0, GAMES_MAX) }, record);
}

/** The document with the record in the place of the one with its id, and counted if it has ended. */
export function withRecord(document: PlayerMines, record: MinesRecord): PlayerMines {
  const games = document.games.map((one) => (one.id === record.id ? record : one));
  const changed = { ...document, games };
  return record.ending && record.first !== undefined ? withTally(changed, record) : changed;
}

/** Counts a finished game; games with hints don't affect streaks and best times. */
function withTally(document: PlayerMines, record: MinesRecord): PlayerMines {
  const level = levelOf(record);
  const won = record.ending === "won";
  const { games, wins, bestMs } = document.tallies[level] ?? { games: 0, wins: 0 };
  const time = won && record.hints === 0 ? timeOf(record) : undefined;
  const best = Math.min(time ?? Number.POSITIVE_INFINITY, bestMs ?? Number.POSITIVE_INFINITY);
  const [running, most] = document.streak;
  const streak = won ? running + Number(record.hints === 0) : 0;
  const tally = {
    games: games + 1,
    wins: wins + Number(won),
    ...(Number.isFinite(best) && { bestMs: best }),
  };
  return {
    ...document,
    tallies: { ...document.tallies, [level]: tally },
    streak: [streak, Math.max(most, streak)],
  };
}

/** The level with this size and mine count; boards that need no guess are easier, so listed apart. */
function levelOf({ rules: { width, height, mines }, attempt }: MinesRecord): MinesLevel {
  const named = NAMED_LEVELS.find((level) => {
    const board = MINES_BOARDS[level];
    return board.width === width && board.height === height && board.mines === mines;
  });
  return (attempt === undefined && named) || "custom";
}

/** Number of open safe cells, and of all safe cells. */
export function progressOf({ seen, board, mines }: Minesweeper): {
  readonly cleared: number;
  readonly safe: number;
} {
  return { cleared: seen.reduce((sum, one) => sum + Number(one >= 0), 0), safe: board.cells - mines };
}

/** From the first cell to the end, in ms; undefined before the end. */
export function timeOf({ startedAt, endedAt }: MinesRecord): number | undefined {
  return startedAt === undefined || endedAt === undefined ? undefined : Math.max(0, endedAt - startedAt);
}

/** The record as its owner may export it: a live game's secret would show its mines. */
export function exported({ secret, ...record }: MinesRecord, isSecret = !record.ending): object {
  return isSecret ? record : { ...record, secret };
}

/** The default first cell. */
export function middleCell({ width, height }: Pick<MinesRules, "width" | "height">): number {
  return Math.floor(height / 2) * width + Math.floor(width / 2);
}

/** As on a chessboard, a column letter and a row number: `B7`. */
export function cellName({ width }: Pick<MinesRules, "width">, cell: number): string {
  return `${String.fromCharCode(65 + (cell % width))}${Math.floor(cell / width) + 1}`;
}
