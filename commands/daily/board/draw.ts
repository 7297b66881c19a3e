// The board of a day: the first one that needs no guess, after a seed that follows from the key of that
// day. It is searched for once and agreed on in the store; nobody learns of it before its day.

import { boardSeedOf } from "../../../src/core/fairness/index.ts";
import { type BoardCode, readBoardCode, writeBoardCode } from "../../../src/core/games/minesweeper/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { dayOf, startOf } from "../day.ts";
import { agreeOnBoard, type Puzzle, puzzleOf } from "../puzzle.ts";
import type { DailyServices } from "../services.ts";

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
