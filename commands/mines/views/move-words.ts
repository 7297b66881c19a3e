import type { Caller } from "../../../src/chat/index.ts";
import { nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { cellName } from "../cells.ts";
import { gameOf, type MinesRecord, progressOf } from "../document.ts";
import type { MinesMove, TypedResult } from "../moves.ts";

/** Why a cell is unchanged, visible to the presser alone; undefined where the message says it. */
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
