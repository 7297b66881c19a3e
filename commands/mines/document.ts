// The document of one person at minesweeper: the live game and the few before it, and how all games
// went; changed together or not at all.

import { createHash } from "node:crypto";
import { z } from "zod";
import {
  type MinesRules,
  type Minesweeper,
  readGame,
  writeBoardCode,
} from "../../src/core/games/minesweeper/index.ts";
import { minesLots } from "../../src/core/matches/minesweeper/index.ts";
import type { DocumentKind, Store } from "../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../src/players/index.ts";

/** The boards that have a name, the easiest first, and all others. */
const LEVELS = ["pocket", "small", "beginner", "intermediate", "expert", "custom"] as const;

export type MinesLevel = (typeof LEVELS)[number];
export type NamedLevel = Exclude<MinesLevel, "custom">;

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

const gameRecord = z.strictObject({
  /** The session's id; carries the owner's tag. */
  id: z.string(),
  /** The language of the chat that sees it. */
  locale: z.string(),
  level: z.enum(LEVELS),
  rules: z.strictObject({
    width: count,
    height: count,
    mines: count,
    start: z.enum(["safe", "opening", "seed"]),
  }),
  /** All mines follow from it and the first cell. Told after the end, of shared boards at once. */
  seed: z.string(),
  /** The cell with which the board begins, opened by us; it belongs to the board's code. */
  begin: count.optional(),
  /** The board was given by its code. It counts for nothing: whoever gave it may have played it. */
  shared: z.literal(true).optional(),
  /** The race it belongs to. */
  race: z.string().optional(),
  first: count.optional(),
  blown: count.optional(),
  /** As in the game's document. */
  opened: z.string(),
  flags: z.string(),
  /** Accepted moves. */
  turn: count,
  /** Whether a press on a covered cell sets a flag. */
  flagging: z.literal(true).optional(),
  /** The part of a large board that is shown as buttons. */
  window: count.optional(),
  hints: count,
  hint: z.strictObject({ cell: count, reason }).optional(),
  /** Milliseconds since 1970: the first cell, and the end. */
  startedAt: count.optional(),
  endedAt: count.optional(),
  /** Marks of the events that were accepted last, newest first. */
  events: z.array(z.string()),
  ending: z.enum(["won", "lost", "stopped", "replaced"]).optional(),
});

/** One game, live or over. */
export type MinesRecord = z.infer<typeof gameRecord>;
export type HintReason = z.infer<typeof reason>;

const tally = z.strictObject({ games: count, wins: count, bestMs: count.optional() });

const playerMines = z.strictObject({
  /** Newest first; only the first can be live. */
  games: z.array(gameRecord),
  /** How games that are over went, by level; those that were never begun are left out. */
  tallies: z.partialRecord(z.enum(LEVELS), tally),
  /** Wins without a hint since the last loss, and the most there were. */
  streak: z.tuple([count, count]),
});

export type PlayerMines = z.infer<typeof playerMines>;

export const NEW_PLAYER_MINES: PlayerMines = { games: [], tallies: {}, streak: [0, 0] };

export const PLAYER_MINES: DocumentKind<PlayerMines> = {
  name: "mines",
  version: 1,
  migrations: {},
  parse: (value) => playerMines.parse(value),
};

export function playerMinesKey(player: PlayerId): string {
  return writePlayerId(player);
}

/** The record's game, its mines laid again. */
export function gameOf({ rules, seed, first, blown, opened, flags }: MinesRecord): Minesweeper {
  const played = { ...(first !== undefined && { first }), ...(blown !== undefined && { blown }) };
  return readGame({ rules, seed, opened, flags, ...played }, minesLots);
}

/** Safe cells that are open, and how many there are. */
export function progressOf(game: Minesweeper): { readonly cleared: number; readonly safe: number } {
  return {
    cleared: game.seen.reduce((sum, seen) => sum + Number(seen >= 0), 0),
    safe: game.board.cells - game.mines,
  };
}

/** Milliseconds from the first cell to the end; undefined before. */
export function timeOf({ startedAt, endedAt }: MinesRecord): number | undefined {
  return startedAt === undefined || endedAt === undefined ? undefined : Math.max(0, endedAt - startedAt);
}

/** A board of a game or race. */
export type SealedBoard = Pick<MinesRecord, "rules" | "seed" | "begin">;

/** The text by which anybody plays the same board. */
export function codeOf({ rules, seed, begin }: SealedBoard): string {
  return writeBoardCode({ rules, seed, ...(begin !== undefined && { first: begin }) });
}

/** What a board's seal is the SHA-256 of: its code, and the game or race that it belongs to. */
export function sealedText(board: SealedBoard, id: string): string {
  return `mines|${codeOf(board)}|${id}`;
}

const SEAL_DIGITS = 32;

/** 128 bits in hex: too many to look for two boards with the same. */
export function sealOfBoard(board: SealedBoard, id: string): string {
  return createHash("sha256").update(sealedText(board, id)).digest("hex").slice(0, SEAL_DIGITS);
}

const SEED_SIGNS = 12;

/** A board's seed of 62 bits: short enough to pass on, and too long to be found from its seal. */
export function seedOf(bytes: Uint8Array): string {
  const hex = createHash("sha256").update("mines|").update(bytes).digest("hex");
  return BigInt(`0x${hex}`).toString(36).slice(0, SEED_SIGNS);
}

/** The level of a board, by its size and mines. */
export function levelOf({ width, height, mines }: MinesRules): MinesLevel {
  const isIts = (level: MinesLevel): boolean => {
    const board = level === "custom" ? undefined : MINES_BOARDS[level];
    return board?.width === width && board.height === height && board.mines === mines;
  };
  return LEVELS.find(isIts) ?? "custom";
}

/** All that is stored of a person, for the person; the seed of a game that is not over is withheld. */
export async function exportMines(store: Store, player: PlayerId): Promise<object | undefined> {
  const document = await store.read(PLAYER_MINES, playerMinesKey(player));
  return document && { ...document, games: document.games.map(withoutSecret) };
}

function withoutSecret({ seed, ...record }: MinesRecord): object {
  return record.ending || record.shared ? { ...record, seed } : record;
}
