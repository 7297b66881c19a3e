// What is said beside a board: why a cell is left as it is, and in one line what happened.

import type { Caller } from "../../../src/chat/index.ts";
import { nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import type { ActOutcome, Deed } from "../acts.ts";
import { cellName } from "../cells.ts";
import { gameOf, type MinesRecord } from "../document.ts";
import { progressOf } from "./game.ts";

/** Why a cell is left as it is, for the presser alone; undefined where the message says it. */
export function refusalWords(
  record: MinesRecord,
  deed: Deed,
  outcome: ActOutcome,
  { locale, fieldLimits }: Caller,
): string | undefined {
  if (!("cell" in deed)) return undefined;
  const cell = cellName(record.rules, deed.cell);
  if (outcome === "unknown") return say(locale, "press-old-button");
  // Where there are no fields of buttons, there is no flag mode.
  if (outcome === "flagged")
    return say(locale, fieldLimits ? "mines-flagged" : "mines-flagged-typed", { cell });
  if (outcome === "flags-differ")
    return say(locale, "mines-flags-differ", { cell, number: gameOf(record).seen[deed.cell] ?? 0 });
  const isOpen =
    outcome === "open" || (outcome === "same" && (deed.kind === "open" || deed.kind === "chord"));
  return isOpen ? say(locale, "mines-open-already", { cell }) : undefined;
}

/** One short line on what happened. */
export function toastOf(before: MinesRecord | undefined, record: MinesRecord, deed: Deed): string {
  const locale = nearestLocale(record.locale);
  if (record.ending === "won") return say(locale, "mines-toast-won");
  if (record.ending === "lost")
    return say(locale, "mines-toast-lost", { cell: cellName(record.rules, record.blown ?? 0) });
  if (deed.kind === "mode") return say(locale, deed.flagging ? "mines-how-flag" : "mines-how-open");
  if (deed.kind === "window") return say(locale, "mines-how-open");
  if (!("cell" in deed) || !before) return say(locale, "mines-toast-stopped");
  const cell = cellName(record.rules, deed.cell);
  if (deed.kind === "flag") return say(locale, "mines-toast-flag", { cell });
  if (deed.kind === "unflag") return say(locale, "mines-toast-unflag", { cell });
  const game = gameOf(record);
  const cells = progressOf(game).cleared - progressOf(gameOf(before)).cleared;
  return say(locale, "mines-toast-open", { cell, cells, number: game.seen[deed.cell] ?? 0 });
}
