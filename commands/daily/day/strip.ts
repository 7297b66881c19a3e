// The strip of a day: how somebody did, by results alone. It tells no move, and its reader, whom the mind meets
// with other moves, learns none.

import type { Block, Button, ButtonPress, Caller, Reply, View } from "../../../src/chat/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { listed, sentences } from "../../../src/infra/i18n/phrases.ts";
import type { StripCard } from "../../../src/infra/pictures/index.ts";
import { pictured } from "../../kit/pictured.ts";
import { notice } from "../../kit/refusals.ts";
import { shownName } from "../../kit/shown-name.ts";
import { dateWords } from "../../kit/time-words.ts";
import { isWhole, resultsOf, scoreOf } from "../day/results.ts";
import { dailyAction, numberOf, startOf } from "./day.ts";
import type { BoardTry, MindTry } from "./document.ts";
import { boardTryOf, type DailyPerson, mindTryOf, readPerson } from "./person.ts";
import { boardWords } from "./results.ts";
import type { DailyServices } from "./services.ts";

/** What a person finished of a day; at least one of the two. */
export interface Strip {
  readonly day: number;
  readonly mind?: MindTry;
  readonly board?: BoardResult;
}

type BoardResult = NonNullable<BoardTry["result"]>;

const ROW = 10;
const SIGNS = { "1": "🟢", "0": "⚪", "-1": "🔴" } as const;
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

const WORDS = { "1": "daily-word-won", "0": "daily-word-drawn", "-1": "daily-word-lost" } as const;

/** The chart and its alt text, which says the results in words. */
export function stripPicture(
  strip: Strip,
  locale: Locale,
): { readonly chart: StripCard; readonly alt: string } {
  const { day, mind, board } = strip;
  const number = String(numberOf(day));
  const score = mind && scoreOf(mind);
  const results = mind ? resultsOf(mind) : [];
  const time = board?.ending === "won" ? boardWords(board).time : undefined;
  const chart: StripCard = {
    kind: "strip",
    title: say(locale, "daily-strip", { number }),
    note: dateWords(startOf(day), locale),
    ...(score && { score: [score.won, score.lost] as const }),
    results,
    ...(board && { board: { hints: board.hints, ...(time !== undefined && { time }) } }),
    signature: say(locale, "daily-card-call"),
  };
  const words = listed(
    results.map((result) => say(locale, WORDS[`${result}`])),
    locale,
  );
  const lines = [
    ...(score ? [say(locale, "daily-card-alt", { number, ...score, results: words })] : []),
    ...(board ? [say(locale, "daily-card-alt-board", { number, board: boardInWords(board, locale) })] : []),
  ];
  return { chart, alt: sentences(lines) };
}

/** How the board went, as a sentence of its own. */
export function boardInWords(board: NonNullable<Strip["board"]>, locale: Locale): string {
  return board.ending === "won"
    ? say(locale, "daily-today-board-won", boardWords(board))
    : say(locale, "daily-today-board-lost");
}

export const SHARE = "share";

/** Below whatever ends a try. */
export function shareButton(caller: Caller, day: number): Button {
  const label = say(caller.locale, "button-daily-share");
  return { label, action: dailyAction(caller, day, SHARE), style: "success" };
}

export async function shareReply(services: DailyServices, press: ButtonPress, day: number): Promise<Reply> {
  const { caller, place } = press;
  const person = await readPerson(services.store, caller);
  const strip = stripOf(person, day);
  if (!strip) return notice(say(caller.locale, "daily-gone"));
  const isOwn = place.kind === "private" || place.editsOnly === true;
  const locale = isOwn ? caller.locale : (place.locale ?? caller.locale);
  const view = isOwn ? toCopy(strip, locale) : shown(strip, caller, locale);
  const picture = { ...stripPicture(strip, locale), name: "gadalka.png", about: person.identities };
  return {
    type: "post",
    view: await pictured(services, view, picture, locale),
    audience: isOwn ? "caller" : "place",
  };
}

function toCopy(strip: Strip, locale: Locale): View {
  const how: Block = { type: "quiet", text: say(locale, "daily-share-copy") };
  return { blocks: [{ type: "code", text: stripText(strip, locale) }, how] };
}

function shown(strip: Strip, { name }: Caller, locale: Locale): View {
  return {
    title: say(locale, "daily-share-by", { name: shownName(name) }),
    blocks: [
      { type: "text", text: stripText(strip, locale) },
      { type: "quiet", text: say(locale, "daily-card-call") },
    ],
  };
}
