// The puzzles of a day, agreed on once in the store. The board is the first one, from a seed derived from the day's
// key, that can be solved without guessing. It's searched for once, and no one learns it before its day.

import { z } from "zod";
import { drawMind, type FacedMind, mindsOf, turnFrom } from "../../../src/core/daily/index.ts";
import { boardSeedOf } from "../../../src/core/fairness/index.ts";
import { type BoardCode, readBoardCode, writeBoardCode } from "../../../src/core/games/minesweeper/index.ts";
import { firstVersion } from "../../../src/infra/document-kind.ts";
import type { DocumentKind, Store } from "../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { dayOf, startOf } from "./day.ts";
import type { DailyServices } from "./services.ts";

const puzzle = z.strictObject({
  /** Days since 1970. */
  day: z.int(),
  /** 32 hex digits: the pledge whose key for that day everything here is drawn under. */
  pledge: z.string(),
  /** Families of strategies with their settings, from which each person's opponent of the day is drawn. */
  minds: z.array(z.array(z.string()).readonly()).readonly(),
  /** The code of the board of the day; absent until someone asks for it. */
  board: z.exactOptional(z.string()),
});

export type Puzzle = z.infer<typeof puzzle>;

/** By day, in days since 1970. A new version of the bot, another process or a renewed pledge doesn't change a day that
 * has started. */
export const PUZZLE: DocumentKind<Puzzle> = firstVersion("daily-puzzle", puzzle);

const KEPT_MS = 35 * 86_400_000;

type Needed = Pick<DailyServices, "store" | "host">;

/**
 * The day's puzzle, the same for everyone from now on; undefined if the host can't draw it.
 * @throws StoreError
 */
export async function puzzleOf({ store, host }: Needed, day: number): Promise<Puzzle | undefined> {
  const known = await knownPuzzle(store, day);
  if (known) return known;
  const drawn = host.drawDaily("board", startOf(day));
  if (!drawn) return undefined;
  const own: Puzzle = { day, pledge: drawn.pledge, minds: mindsOf(day) };
  return store.update(
    PUZZLE,
    String(day),
    (current) => ({ next: current ? undefined : own, result: current ?? own }),
    KEPT_MS,
  );
}

/**
 * What was agreed on for that day, if anything; a past day is never drawn afterwards.
 * @throws StoreError
 */
export function knownPuzzle(store: DailyServices["store"], day: number): Promise<Puzzle | undefined> {
  return store.read(PUZZLE, String(day));
}

/** The opponent of the person listed under `player` on that day. It's drawn for that account, so one person's rounds
 * reveal nothing about another's. Undefined if the day's key is lost. */
export function metBy(
  host: DailyServices["host"],
  { day, pledge, minds }: Puzzle,
  player: PlayerId,
): (FacedMind & { readonly isExpired: boolean }) | undefined {
  const draw = (what: string) => host.drawDaily(`${what} ${writePlayerId(player)}`, startOf(day), pledge);
  const [mind, dice, turn] = [draw("mind"), draw("dice"), draw("turn")];
  if (!mind || !dice || !turn) return undefined;
  return {
    strategy: drawMind(mind.seed, minds),
    dice: dice.seed,
    turn: turnFrom(turn.seed),
    isExpired: host.isExpired(mind),
  };
}

/** The same as `metBy`, but only while it may be played: until the day's key is about to be published. */
export function facedBy(
  host: DailyServices["host"],
  puzzle: Puzzle,
  player: PlayerId,
): FacedMind | undefined {
  const met = metBy(host, puzzle, player);
  return met?.isExpired === false ? met : undefined;
}

/** Agrees on the board of the day; resolves to the agreed code, which may be another process's. */
async function agreeOnBoard(
  { store }: Pick<DailyServices, "store">,
  puzzle: Puzzle,
  code: string,
): Promise<string> {
  const change = (current: Puzzle = puzzle) => {
    if (current.board !== undefined) return { next: undefined, result: current.board };
    return { next: { ...current, board: code }, result: code };
  };
  return store.update(PUZZLE, String(puzzle.day), change, KEPT_MS);
}

/** The board of a day, and the pledge and day of the pledge that its seed was drawn under. */
export interface DrawnDay {
  readonly day: number;
  readonly code: BoardCode;
  readonly drawn: { readonly pledge: string; readonly day: number };
}

/** Searches in flight: everyone who asks for the same board awaits the same one. */
const searches = new WeakMap<Store, Map<number, Promise<BoardCode | undefined>>>();

/**
 * Undefined before its day, and if the host can't draw it.
 * @throws StoreError; BusyError, also if the solver died: ask again later.
 */
export async function boardOfDay(services: DailyServices, day: number): Promise<DrawnDay | undefined> {
  if (day > dayOf(services.now())) return undefined;
  const puzzle = await puzzleOf(services, day);
  const pledge = puzzle && services.host.pledgeOf(puzzle.pledge);
  const code = puzzle && pledge && (knownCode(puzzle) ?? (await searchOnce(services, puzzle)));
  if (!code) return undefined;
  return { day, code, drawn: { pledge: puzzle.pledge, day: day - pledge.firstDay + 1 } };
}

/** The agreed board; undefined if there's none yet. */
export function knownCode({ board }: Puzzle): BoardCode | undefined {
  return board === undefined ? undefined : readBoardCode(board);
}

function searchOnce(services: DailyServices, puzzle: Puzzle): Promise<BoardCode | undefined> {
  const { store } = services;
  const mine = searches.get(store) ?? new Map<number, Promise<BoardCode | undefined>>();
  searches.set(store, mine);
  const search = mine.get(puzzle.day) ?? agreed(services, puzzle).finally(() => mine.delete(puzzle.day));
  mine.set(puzzle.day, search);
  return search;
}

async function agreed(services: DailyServices, puzzle: Puzzle): Promise<BoardCode | undefined> {
  const { mines, host } = services;
  const drawn = host.drawDaily("board", startOf(puzzle.day), puzzle.pledge);
  const found = drawn && (await mines.daily.certified(boardSeedOf(drawn.seed)));
  return found && readBoardCode(await agreeOnBoard(services, puzzle, writeBoardCode(found)));
}
