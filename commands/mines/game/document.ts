// The minesweeper document of one person: live game, recent games, statistics; updated atomically.

import { z } from "zod";
import { type MinesRules, type Minesweeper, readGame } from "../../../src/core/games/minesweeper/index.ts";
import { minesRandom } from "../../../src/core/matches/minesweeper/index.ts";
import { documentKind } from "../../../src/infra/document-kind.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import type { Host } from "../../../src/people/host/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { DRAWN } from "./sealed-board.ts";

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
  /** The session id, which ends with the owner's tag. */
  id: z.string(),
  locale: z.string(),
  level: z.enum(LEVELS),
  rules: z.strictObject({
    width: count,
    height: count,
    mines: count,
    start: z.enum(["safe", "opening", "seed"]),
  }),
  /** Determines all mines, together with the first cell. Secret until the end. */
  seed: z.string(),
  /** The cell opened at the start. */
  begin: count.optional(),
  /** The daily board, the same for everyone; such a game isn't included in the player's statistics. */
  daily: z
    .strictObject({
      /** Days since 1970. */
      day: z.int(),
      /** The pledge and the day in its chain whose key it was drawn under. */
      drawn: z.strictObject({ pledge: z.string(), day: z.int() }),
      /** Time played up to the last move, and when that was, Unix ms. So setting the clock back can hide no more than
       * the time between two moves. */
      ms: count,
      at: z.number(),
    })
    .optional(),
  /** Absent: a daily board. */
  drawn: DRAWN.optional(),
  /** The turn from which on the board is a newly drawn one. */
  redrawnAt: count.optional(),
  /** Its day's key was published during play, so the board doesn't count. */
  isKeyPublic: z.literal(true).optional(),
  first: count.optional(),
  blown: count.optional(),
  /** In the encoding of `MinesDocument`. */
  opened: z.string(),
  flags: z.string(),
  turn: count,
  /** Flag mode: pressing a covered cell sets a flag. */
  flagging: z.literal(true).optional(),
  hints: count,
  hint: z.strictObject({ cell: count, reason }).optional(),
  /** When the first cell was opened and when the game ended, Unix ms. */
  startedAt: count.optional(),
  endedAt: count.optional(),
  /** Digests of the last accepted events, newest first, for deduplication. */
  events: z.array(z.string()),
  ending: z.enum(["won", "lost", "stopped", "replaced"]).optional(),
});

/** One game: live or over. */
export type MinesRecord = z.infer<typeof gameRecord>;
export type HintReason = z.infer<typeof reason>;

const tally = z.strictObject({ games: count, wins: count, bestMs: count.optional() });

const playerMines = z.strictObject({
  /** Newest first; only the first can be live. */
  games: z.array(gameRecord),
  /** Results of finished games by level; games without an opened cell are not counted. */
  tallies: z.partialRecord(z.enum(LEVELS), tally),
  /** Current and longest streak of wins without hints. */
  streak: z.tuple([count, count]),
});

export type PlayerMines = z.infer<typeof playerMines>;

export const NEW_PLAYER_MINES: PlayerMines = { games: [], tallies: {}, streak: [0, 0] };

export const PLAYER_MINES = documentKind<PlayerMines>({
  name: "mines",
  losable: ["games.*", "tallies.*"],
  parse: (value) => playerMines.parse(value),
});

export function playerMinesKey(player: PlayerId): string {
  return writePlayerId(player);
}

/** Rebuilds the game from its record. */
export function gameOf({ rules, seed, first, blown, opened, flags }: MinesRecord): Minesweeper {
  const played = { ...(first !== undefined && { first }), ...(blown !== undefined && { blown }) };
  return readGame({ rules, seed, opened, flags, ...played }, minesRandom);
}

/** Number of open safe cells, and of all safe cells. */
export function progressOf(game: Minesweeper): { readonly cleared: number; readonly safe: number } {
  return {
    cleared: game.seen.reduce((sum, seen) => sum + Number(seen >= 0), 0),
    safe: game.board.cells - game.mines,
  };
}

/** Duration in ms from the first cell to the end; undefined before the end. */
export function timeOf({ startedAt, endedAt, daily }: MinesRecord): number | undefined {
  if (startedAt === undefined || endedAt === undefined) return undefined;
  return daily?.ms ?? Math.max(0, endedAt - startedAt);
}

/** The level with this size and mine count. */
export function levelOf({ width, height, mines }: MinesRules): MinesLevel {
  const isIts = (level: MinesLevel): boolean => {
    const board = level === "custom" ? undefined : MINES_BOARDS[level];
    return board?.width === width && board.height === height && board.mines === mines;
  };
  return LEVELS.find(isIts) ?? "custom";
}

/** The export of a person's data. Leaves out the seed of a live game, and of a daily board until that day's key is
 * public: others may still be playing it. */
export async function exportMines(
  { store, host }: { readonly store: Store; readonly host: Pick<Host, "isExpired"> },
  player: PlayerId,
): Promise<object | undefined> {
  const document = await store.read(PLAYER_MINES, playerMinesKey(player));
  if (!document) return undefined;
  return { ...document, games: document.games.map((record) => withoutSecret(record, host)) };
}

function withoutSecret({ seed, ...record }: MinesRecord, host: Pick<Host, "isExpired">): object {
  const { daily, ending } = record;
  const isKnown = ending && (!daily || host.isExpired(daily.drawn));
  return isKnown ? { ...record, seed } : record;
}
