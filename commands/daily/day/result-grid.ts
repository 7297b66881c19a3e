// The result grid of a day: how someone did, without any moves. A reader's opponent plays other moves, so the grid
// gives nothing away.

import type { Block, Button, ButtonPress, Caller, Reply, View } from "../../../src/chat/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { listed, sentences } from "../../../src/infra/i18n/phrases.ts";
import type { ResultGridCard } from "../../../src/infra/pictures/index.ts";
import { pictured } from "../../kit/pictured.ts";
import { notice } from "../../kit/refusals.ts";
import { shownName } from "../../kit/shown-name.ts";
import { dateWords } from "../../kit/time-words.ts";
import { RESULT_WORDS } from "../../kit/trait-words.ts";
import { dailyAction, numberOf, startOf } from "./day.ts";
import type { BoardTry, MindTry } from "./document.ts";
import { boardTryOf, type DailyPerson, mindTryOf, readPerson } from "./person.ts";
import { boardWords, isWhole, resultsOf, scoreOf } from "./results.ts";
import type { DailyServices } from "./services.ts";

/** What a person finished on a day; at least one of the two challenges. */
export interface ResultGrid {
  readonly day: number;
  readonly mind?: MindTry;
  readonly board?: BoardResult;
}

type BoardResult = NonNullable<BoardTry["result"]>;

const ROW = 10;
const SIGNS = { "1": "🟢", "0": "⚪", "-1": "🔴" } as const;
/** Undefined if the person finished nothing that day. */
export function resultGridOf(person: DailyPerson, day: number): ResultGrid | undefined {
  const mind = mindTryOf(person, day);
  const board = boardTryOf(person, day)?.result;
  const isPlayed = mind !== undefined && isWhole(mind);
  if (!isPlayed && !board) return undefined;
  return { day, ...(isPlayed && { mind }), ...(board && { board }) };
}

/** Text to copy: the score, the results in rows of ten, and the board. */
export function resultGridText({ day, mind, board }: ResultGrid, locale: Locale): string {
  const number = String(numberOf(day));
  const head = mind
    ? say(locale, "daily-strip-mind", { number, ...scoreOf(mind) })
    : say(locale, "daily-strip", { number });
  return [head, ...(mind ? signRows(mind) : []), ...(board ? [boardSigns(board, locale)] : [])].join("\n");
}

/** The results as signs, oldest first, in rows of ten. */
export function signRows(mind: MindTry): readonly string[] {
  return inRows(resultsOf(mind).map((result) => SIGNS[`${result}`]));
}

/** Joins signs into rows of ten. */
export function inRows(signs: readonly string[]): readonly string[] {
  const count = Math.ceil(signs.length / ROW);
  return Array.from({ length: count }, (_, row) => signs.slice(row * ROW, (row + 1) * ROW).join(""));
}

/** `💣 1:43, one hint`; a board that was not cleared has no time. */
function boardSigns(board: BoardResult, locale: Locale): string {
  if (board.ending !== "won") return say(locale, "daily-strip-board-lost");
  return say(locale, "daily-strip-board", boardWords(board));
}

/** The chart and its alt text, which says the results in words. */
export function resultGridPicture(
  strip: ResultGrid,
  locale: Locale,
): { readonly chart: ResultGridCard; readonly alt: string } {
  const { day, mind, board } = strip;
  const number = String(numberOf(day));
  const score = mind && scoreOf(mind);
  const results = mind ? resultsOf(mind) : [];
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
  const words = listed(
    results.map((result) => say(locale, "daily-word", { result: RESULT_WORDS[result] })),
    locale,
  );
  const lines = [
    ...(score ? [say(locale, "daily-card-alt", { number, ...score, results: words })] : []),
    ...(board ? [say(locale, "daily-card-alt-board", { number, board: boardInWords(board, locale) })] : []),
  ];
  return { chart, alt: sentences(lines) };
}

/** How the board went, as a full sentence. */
export function boardInWords(board: NonNullable<ResultGrid["board"]>, locale: Locale): string {
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
  const person = await readPerson(services.store, caller);
  const strip = resultGridOf(person, day);
  if (!strip) return notice(say(caller.locale, "daily-gone"));
  const isOwn = place.kind === "private" || place.editsOnly === true;
  const locale = isOwn ? caller.locale : (place.locale ?? caller.locale);
  const view = isOwn ? toCopy(strip, locale) : shown(strip, caller, locale);
  const picture = { ...resultGridPicture(strip, locale), name: "gadalka.png", about: [person.player] };
  return {
    type: "post",
    view: await pictured(services, view, picture, locale),
    audience: isOwn ? "caller" : "place",
  };
}

function toCopy(strip: ResultGrid, locale: Locale): View {
  const how: Block = { type: "quiet", text: say(locale, "daily-share-copy") };
  return { blocks: [{ type: "code", text: resultGridText(strip, locale) }, how] };
}

function shown(strip: ResultGrid, { name }: Caller, locale: Locale): View {
  return {
    title: say(locale, "daily-share-by", { name: shownName(name) }),
    blocks: [
      { type: "text", text: resultGridText(strip, locale) },
      { type: "quiet", text: say(locale, "daily-card-call") },
    ],
  };
}
