// The level of a board: its sizes, and what fits a chat's buttons.

import type { Caller, ChoiceOption, FieldLimits, Link } from "../../../src/chat/index.ts";
import type { MinesRules } from "../../../src/core/games/minesweeper/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { MINES_BOARDS, type NamedLevel } from "../game/document.ts";

export const LEVEL_OPTION: ChoiceOption = {
  type: "choice",
  name: "level",
  description: "option-mines-level",
  choices: [
    { value: "pocket", label: "choice-pocket" },
    { value: "small", label: "choice-small" },
    { value: "beginner", label: "choice-beginner" },
    { value: "intermediate", label: "choice-intermediate" },
    { value: "expert", label: "choice-expert" },
  ],
};

/** The largest board in any chat. */
const LARGEST: FieldLimits = { columns: 8, rows: 8 };

/** The level's rules; undefined if its board has more buttons than the chat can show. */
export function rulesOf(level: string | undefined, { fieldLimits }: Caller): MinesRules | undefined {
  const board = MINES_BOARDS[(level ?? largest(fieldLimits)) as NamedLevel];
  return fits(board, fieldLimits) ? { ...board, start: "opening" } : undefined;
}

/** The largest level that the chat can show. */
function largest(limits: Caller["fieldLimits"]): NamedLevel {
  return fits(MINES_BOARDS.small, limits) ? "small" : "pocket";
}

function fits(
  { width, height }: { readonly width: number; readonly height: number },
  { columns, rows } = LARGEST,
): boolean {
  return width <= Math.min(columns, LARGEST.columns) && height <= Math.min(rows, LARGEST.rows);
}

/** Where larger boards are played, or how large they may be here. */
export function tooLarge(
  publicUrl: string | undefined,
  { fieldLimits, locale }: Caller,
): { readonly text: string; readonly link?: Link } {
  const { width, height } = MINES_BOARDS[largest(fieldLimits)];
  const text = say(locale, "mines-too-large", { most: `${width}×${height}` });
  // Platforms refuse buttons with addresses of this machine.
  if (!publicUrl?.startsWith("https:")) return { text };
  return { text, link: { sign: "🔎", label: say(locale, "button-open-page"), url: `${publicUrl}/#mines` } };
}
