// A move and its outcome, and the reasons for hints, in words.

import { type Locale, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { cellName, type Sides } from "../game/cells.ts";
import { gameOf, type HintReason, type MinesRecord, progressOf } from "../game/document.ts";
import type { MinesMove, MoveOutcome } from "../game/moves.ts";

/** Longer lists of numbers are omitted as unreadable. */
const NUMBERS_SHOWN = 6;

/** A hint on a cell as text; `seen` are the visible numbers. */
export function hintWords(
  sides: Sides,
  seen: Int8Array,
  { cell, reason }: { cell: number; reason: HintReason },
  locale: Locale,
): string {
  const name = cellName(sides, cell);
  if (reason.kind === "risk")
    return say(locale, "mines-hint-guess", { cell: name, risk: percent(reason.risk) });
  // The first opened cell is never a mine, whatever the rule.
  if (reason.kind === "first") return say(locale, "mines-hint-first", { cell: name });
  return say(locale, "mines-hint-safe", { cell: name, because: forcedWords(sides, seen, reason, locale) });
}

function forcedWords(
  sides: Sides,
  seen: Int8Array,
  { numbers, total }: Extract<HintReason, { kind: "forced" }>,
  locale: Locale,
): string {
  if (numbers.length === 0) return say(locale, "mines-because-total-alone");
  const numberWords = numbers
    .slice(0, NUMBERS_SHOWN)
    .map((cell) => say(locale, "mines-number-at", { number: seen[cell] ?? 0, cell: cellName(sides, cell) }));
  const more =
    numbers.length > NUMBERS_SHOWN
      ? [say(locale, "place-more", { count: numbers.length - NUMBERS_SHOWN })]
      : [];
  const list = new Intl.ListFormat(locale, { type: "conjunction" }).format([...numberWords, ...more]);
  return say(locale, total ? "mines-because-numbers-total" : "mines-because-numbers", {
    numbers: list,
    count: numbers.length,
  });
}

const percent = (share: number): number => Number((100 * share).toFixed(1));

/** Why a cell didn't change, for the person who pressed only; undefined if the message already shows it. */
export function refusalWords(
  {
    record,
    move,
    outcome,
  }: { readonly record: MinesRecord; readonly move: MinesMove; readonly outcome: MoveOutcome },
  locale: Locale,
): string | undefined {
  if (!("cell" in move)) return undefined;
  const cell = cellName(record.rules, move.cell);
  if (outcome === "unknown") return say(locale, "press-old-button");
  if (outcome === "flagged") return say(locale, "mines-flagged", { cell });
  if (outcome === "flags-differ")
    return say(locale, "mines-flags-differ", { cell, number: gameOf(record).seen[move.cell] ?? 0 });
  const isOpen =
    outcome === "open" || (outcome === "same" && (move.kind === "open" || move.kind === "chord"));
  return isOpen ? say(locale, "mines-open-already", { cell }) : undefined;
}

/** One short line on what happened. */
export function toastOf(before: MinesRecord | undefined, record: MinesRecord, move: MinesMove): string {
  const locale = nearestLocale(record.locale);
  if (record.ending === "won") return say(locale, "mines-toast-won");
  if (record.ending === "lost")
    return say(locale, "mines-toast-lost", { cell: cellName(record.rules, record.blown ?? 0) });
  if (move.kind === "mode") return say(locale, move.flagging ? "mines-how-flag" : "mines-how-open");
  if (!("cell" in move) || !before) return say(locale, "mines-toast-stopped");
  const cell = cellName(record.rules, move.cell);
  if (move.kind === "flag") return say(locale, "mines-toast-flag", { cell });
  if (move.kind === "unflag") return say(locale, "mines-toast-unflag", { cell });
  const game = gameOf(record);
  const cells = progressOf(game).cleared - progressOf(gameOf(before)).cleared;
  return say(locale, "mines-toast-open", { cell, cells, number: game.seen[move.cell] ?? 0 });
}
