// A move and its outcome, and the reasons given by hints and strategies, in words.

import type { Caller } from "../../../src/chat/index.ts";
import type { Reason } from "../../../src/core/strategies/minesweeper/index.ts";
import { type Locale, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { cellName, type Sides } from "../game/cells.ts";
import { gameOf, type MinesRecord, progressOf } from "../game/document.ts";
import type { MinesMove, TypedResult } from "../game/moves.ts";

/** Longer lists of numbers are omitted as unreadable. */
const NUMBERS_SHOWN = 6;

/** A hint on a cell as text; `seen` are the visible numbers. */
export function hintWords(
  sides: Sides,
  seen: Int8Array,
  { cell, reason }: { cell: number; reason: Reason },
  locale: Locale,
): string {
  const name = cellName(sides, cell);
  if (reason.kind === "risk")
    return say(locale, "mines-hint-guess", { cell: name, risk: percent(reason.risk) });
  // The first opened cell is never a mine, whatever the rule.
  if (reason.kind === "first") return say(locale, "mines-hint-first", { cell: name });
  return say(locale, "mines-hint-safe", { cell: name, because: reasonWords(sides, seen, reason, locale) });
}

/** The reason as a clause. */
export function reasonWords(sides: Sides, seen: Int8Array, reason: Reason, locale: Locale): string {
  switch (reason.kind) {
    case "first":
      return say(locale, "mines-because-first");
    case "random":
      return say(locale, "mines-because-lot", { among: reason.among });
    case "ratio":
      return say(locale, reason.number === undefined ? "mines-because-no-ratio" : "mines-because-ratio", {
        ratio: percent(reason.ratio),
      });
    case "risk":
      return say(locale, "mines-because-risk", { risk: percent(reason.risk) });
    case "forced":
      return forcedWords(sides, seen, reason, locale);
  }
}

function forcedWords(
  sides: Sides,
  seen: Int8Array,
  { numbers, total }: Extract<Reason, { kind: "forced" }>,
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
  { record, move, outcome }: NonNullable<TypedResult["refused"]>,
  { locale, fieldLimits }: Pick<Caller, "locale" | "fieldLimits">,
): string | undefined {
  if (!("cell" in move)) return undefined;
  const cell = cellName(record.rules, move.cell);
  if (outcome === "unknown") return say(locale, "press-old-button");
  // Platforms without buttons have no flag mode.
  if (outcome === "flagged")
    return say(locale, fieldLimits ? "mines-flagged" : "mines-flagged-typed", { cell });
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
  if (move.kind === "window") return say(locale, "mines-how-open");
  if (!("cell" in move) || !before) return say(locale, "mines-toast-stopped");
  const cell = cellName(record.rules, move.cell);
  if (move.kind === "flag") return say(locale, "mines-toast-flag", { cell });
  if (move.kind === "unflag") return say(locale, "mines-toast-unflag", { cell });
  const game = gameOf(record);
  const cells = progressOf(game).cleared - progressOf(gameOf(before)).cleared;
  return say(locale, "mines-toast-open", { cell, cells, number: game.seen[move.cell] ?? 0 });
}
