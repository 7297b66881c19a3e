// The result of a day: how someone did, without any moves. A reader's opponent plays other moves, so it gives nothing
// away.

import type { Block, Button, ButtonPress, Caller, Reply, View } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { listed, sentences } from "../../src/infra/i18n/phrases.ts";
import type { ResultGridCard } from "../../src/infra/pictures/index.ts";
import { pictured } from "../kit/pictured.ts";
import { notice } from "../kit/refusals.ts";
import { shownName } from "../kit/shown-name.ts";
import { dateWords } from "../kit/time-words.ts";
import { RESULT_WORDS } from "../kit/trait-words.ts";
import { clock, type MinesRecord, timeOf } from "../mines/index.ts";
import {
  boardTryOf,
  type DailyServices,
  dailyAction,
  isWhole,
  numberOf,
  type OpponentTry,
  opponentTryOf,
  type PlayerDaily,
  readDaily,
  resultsOf,
  scoreOf,
  startOf,
} from "./day.ts";

/** What a person finished on a day; at least one of the two challenges. */
export interface DayResult {
  readonly day: number;
  readonly opponent?: OpponentTry;
  readonly board?: MinesRecord;
}

const ROW = 10;
const SIGNS = { "1": "🟢", "0": "⚪", "-1": "🔴" } as const;

/** Undefined if the person finished nothing that day. */
export function dayResultOf(document: PlayerDaily, day: number): DayResult | undefined {
  const opponent = opponentTryOf(document, day);
  const board = boardTryOf(document, day);
  const isPlayed = opponent !== undefined && isWhole(opponent);
  if (!isPlayed && !board?.ending) return undefined;
  return { day, ...(isPlayed && { opponent }), ...(board?.ending && { board }) };
}

/** Text to copy: the score, the results in rows of ten, and the board. */
export function resultText({ day, opponent, board }: DayResult, locale: Locale): string {
  const number = String(numberOf(day));
  const head = opponent
    ? say(locale, "daily-strip-opponent", { number, ...scoreOf(opponent) })
    : say(locale, "daily-strip", { number });
  return [head, ...(opponent ? signRows(opponent) : []), ...(board ? [boardSigns(board, locale)] : [])].join(
    "\n",
  );
}

/** The results as signs, oldest first, in rows of ten. */
export function signRows(opponent: OpponentTry): readonly string[] {
  return inRows(resultsOf(opponent).map((result) => SIGNS[`${result}`]));
}

/** Joins signs into rows of ten. */
export function inRows(signs: readonly string[]): readonly string[] {
  const count = Math.ceil(signs.length / ROW);
  return Array.from({ length: count }, (_, row) => signs.slice(row * ROW, (row + 1) * ROW).join(""));
}

/** `💣 1:43, one hint`; a board that was not cleared has no time. */
function boardSigns(board: MinesRecord, locale: Locale): string {
  if (board.ending !== "won") return say(locale, "daily-strip-board-lost");
  return say(locale, "daily-strip-board", boardWords(board));
}

/** The time that a hint adds to a board. */
const HINT_MS = 10_000;

/** The time including hint penalties, and the number of hints. */
export function boardWords(board: MinesRecord): { readonly time: string; readonly hints: number } {
  return { time: clock((timeOf(board) ?? 0) + HINT_MS * board.hints), hints: board.hints };
}

/** The chart and its alt text, which says the results in words. */
export function resultPicture(
  { day, opponent, board }: DayResult,
  locale: Locale,
): { readonly chart: ResultGridCard; readonly alt: string } {
  const number = String(numberOf(day));
  const score = opponent && scoreOf(opponent);
  const results = opponent ? resultsOf(opponent) : [];
  const time = board?.ending === "won" ? boardWords(board).time : undefined;
  const chart: ResultGridCard = {
    kind: "strip",
    title: say(locale, "daily-strip", { number }),
    note: dateWords(startOf(day), locale),
    ...(score && { score: [score.won, score.lost] as const }),
    results,
    ...(board && { board: { hints: board.hints, ...(time !== undefined && { time }) } }),
    signature: say(locale, "daily-card-call"),
  };
  const words = results.map((result) => say(locale, "daily-word", { result: RESULT_WORDS[result] }));
  const lines = [
    ...(score ? [say(locale, "daily-card-alt", { number, ...score, results: listed(words, locale) })] : []),
    ...(board ? [say(locale, "daily-card-alt-board", { number, board: boardInWords(board, locale) })] : []),
  ];
  return { chart, alt: sentences(lines) };
}

/** How a finished board went, as a full sentence. */
export function boardInWords(board: MinesRecord, locale: Locale): string {
  return board.ending === "won"
    ? say(locale, "daily-today-board-won", boardWords(board))
    : say(locale, "daily-today-board-lost");
}

export const SHARE = "share";

/** Goes below every message that ends an attempt. */
export function shareButton(caller: Caller, day: number): Button {
  const label = say(caller.locale, "button-share");
  return { label, action: dailyAction(caller, day, SHARE), style: "success" };
}

export async function shareReply(services: DailyServices, press: ButtonPress, day: number): Promise<Reply> {
  const { caller, place } = press;
  const result = dayResultOf(await readDaily(services.store, caller), day);
  if (!result) return notice(say(caller.locale, "daily-old-button"));
  const isOwn = place.kind === "private" || place.editsOnly === true;
  const locale = isOwn ? caller.locale : (place.locale ?? caller.locale);
  const view = isOwn ? toCopy(result, locale) : shown(result, caller, locale);
  const picture = { ...resultPicture(result, locale), name: "gadalka.png", about: [caller] };
  return {
    type: "post",
    view: await pictured(services, view, picture, locale),
    audience: isOwn ? "caller" : "place",
  };
}

function toCopy(result: DayResult, locale: Locale): View {
  const how: Block = { type: "quiet", text: say(locale, "daily-share-copy") };
  return { blocks: [{ type: "code", text: resultText(result, locale) }, how] };
}

function shown(result: DayResult, { name }: Caller, locale: Locale): View {
  return {
    title: say(locale, "daily-share-by", { name: shownName(name) }),
    blocks: [
      { type: "text", text: resultText(result, locale) },
      { type: "quiet", text: say(locale, "daily-card-call") },
    ],
  };
}
