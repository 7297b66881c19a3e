// The strip of a day: how somebody did, by results alone. It tells no move, and its reader, whom the mind meets
// with other moves, learns none.

import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { numberOf } from "../day.ts";
import type { BoardTry, MindTry } from "../document.ts";
import { isWhole, resultsOf, scoreOf } from "../mind/tries.ts";
import { boardTryOf, type DailyPerson, mindTryOf } from "../person.ts";

/** What a person finished of a day; at least one of the two. */
export interface Strip {
  readonly day: number;
  readonly mind?: MindTry;
  readonly board?: BoardResult;
}

type BoardResult = NonNullable<BoardTry["result"]>;

const ROW = 10;
const SIGNS = { "1": "🟢", "0": "⚪", "-1": "🔴" } as const;
/** What a hint adds to the time of a board. */
export const HINT_MS = 10_000;

/** Undefined where the person finished nothing of that day. */
export function stripOf(person: DailyPerson, day: number): Strip | undefined {
  const mind = mindTryOf(person, day)?.found;
  const board = boardTryOf(person, day)?.found.result;
  const isPlayed = mind !== undefined && isWhole(mind);
  if (!isPlayed && !board) return undefined;
  return { day, ...(isPlayed && { mind }), ...(board && { board }) };
}

/** To copy: the score, the results in rows of ten, and the board. */
export function stripText({ day, mind, board }: Strip, locale: Locale): string {
  const number = String(numberOf(day));
  const head = mind
    ? say(locale, "daily-strip-mind", { number, ...scoreOf(mind) })
    : say(locale, "daily-strip", { number });
  return [head, ...(mind ? signRows(mind) : []), ...(board ? [boardSigns(board, locale)] : [])].join("\n");
}

/** The results as signs, oldest first, ten in a row. */
export function signRows(mind: MindTry): readonly string[] {
  return inRows(resultsOf(mind).map((result) => SIGNS[`${result}`]));
}

/** Signs joined to rows of ten. */
export function inRows(signs: readonly string[]): readonly string[] {
  const count = Math.ceil(signs.length / ROW);
  return Array.from({ length: count }, (_, row) => signs.slice(row * ROW, (row + 1) * ROW).join(""));
}

/** `💣 1:43, one hint`; a board that was not cleared has no time. */
function boardSigns(board: BoardResult, locale: Locale): string {
  if (board.ending !== "won") return say(locale, "daily-strip-board-lost");
  return say(locale, "daily-strip-board", boardWords(board));
}

/** Time with what hints add, and the hints. */
export function boardWords({ ms, hints }: BoardResult): { readonly time: string; readonly hints: number } {
  const seconds = Math.round((ms + hints * HINT_MS) / 1_000);
  return { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`, hints };
}
