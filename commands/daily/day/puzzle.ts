// What the puzzles of a day are, agreed on once in the store. The board is the first one that needs no guess after a seed
// that follows from the key of the day: it is searched for once, and nobody learns of it before its day.

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
  /** 32 hex digits: the pledge under whose key of that day everything of it is drawn. */
  pledge: z.string(),
  /** Families of strategies with their settings: from these each person's mind of the day is drawn. */
  minds: z.array(z.array(z.string()).readonly()).readonly(),
  /** The code of the board of the day; absent until somebody asked for it. */
  board: z.exactOptional(z.string()),
});

export type Puzzle = z.infer<typeof puzzle>;

/** By day, days since 1970: a new version of the bot, another process or a renewed pledge changes nothing of a
 * day that has begun. */
export const PUZZLE: DocumentKind<Puzzle> = firstVersion("daily-puzzle", puzzle);

const KEPT_MS = 35 * 86_400_000;

type Needed = Pick<DailyServices, "store" | "host">;

/** The puzzle of the day, the same for everybody from now on; undefined where the host cannot draw it.
 * @throws StoreError */
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

/** What was agreed on for that day, if anything was: of a day that is over nothing is drawn any more.
 * @throws StoreError */
export function knownPuzzle(store: DailyServices["store"], day: number): Promise<Puzzle | undefined> {
  return store.read(PUZZLE, String(day));
}

/** What meets the person listed under `player` on that day. All of it is drawn for that account, so rounds of one
 * say nothing of another's. Undefined where the key of the day is lost. */
export function metBy(
  host: DailyServices["host"],
  { day, pledge, minds }: Puzzle,
  player: PlayerId,
): (FacedMind & { readonly isSpent: boolean }) | undefined {
  const draw = (what: string) => host.drawDaily(`${what} ${writePlayerId(player)}`, startOf(day), pledge);
  const [mind, dice, turn] = [draw("mind"), draw("dice"), draw("turn")];
  if (!mind || !dice || !turn) return undefined;
  return {
    strategy: drawMind(mind.seed, minds),
    dice: dice.seed,
    turn: turnFrom(turn.seed),
    isSpent: host.isSpent(mind),
  };
}

/** The same, while it may be played: its key is not published, nor about to be. */
export function facedBy(
  host: DailyServices["host"],
  puzzle: Puzzle,
  player: PlayerId,
): FacedMind | undefined {
  const met = metBy(host, puzzle, player);
  return met?.isSpent === false ? met : undefined;
}

/** Agrees on the board of the day; resolves to the code that holds, which may be another process's. */
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

/** The board of a day, and what its seed was drawn under. */
export interface DrawnDay {
  readonly day: number;
  readonly code: BoardCode;
  readonly drawn: { readonly pledge: string; readonly day: number };
}

/** Searches under way: everybody who asks for the same board waits for one. */
const searches = new WeakMap<Store, Map<number, Promise<BoardCode | undefined>>>();

/** Undefined before its day, and where the host cannot draw it.
 * @throws StoreError; BusyError, and where the solver died: then it can be asked for again. */
export async function boardOfDay(services: DailyServices, day: number): Promise<DrawnDay | undefined> {
  if (day > dayOf(services.now())) return undefined;
  const puzzle = await puzzleOf(services, day);
  const pledge = puzzle && services.host.pledgeOf(puzzle.pledge);
  const code = puzzle && pledge && (knownCode(puzzle) ?? (await searchOnce(services, puzzle)));
  if (!code) return undefined;
  return { day, code, drawn: { pledge: puzzle.pledge, day: day - pledge.firstDay + 1 } };
}

/** The board that was agreed on; undefined where none is yet. */
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
