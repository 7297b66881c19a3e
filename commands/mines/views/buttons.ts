// The buttons of a game: cells and controls, and the moves they encode.

import type { Button } from "../../../src/chat/index.ts";
import type { CellLook, Minesweeper } from "../../../src/core/games/minesweeper/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { cellName } from "../game/cells.ts";
import type { MinesRecord } from "../game/document.ts";
import type { MinesMove } from "../game/moves.ts";

export const MINES_SCOPE = "mines";

/** The scope of daily boards: one that was started may be finished in any chat. */
export const DAILY_SCOPE = "minesday";

/** A game with everything needed to render it. */
export interface Scene {
  readonly record: MinesRecord;
  readonly game: Minesweeper;
  readonly looks: readonly CellLook[];
  readonly locale: Locale;
}

export function scopeOf({ daily }: MinesRecord): string {
  return daily ? DAILY_SCOPE : MINES_SCOPE;
}

function action(record: MinesRecord, move: string): Button["action"] {
  return { scope: scopeOf(record), session: record.id, turn: record.turn, move };
}

export function fieldButtons(scene: Scene): readonly (readonly Button[])[] {
  const { width, height } = scene.game.board;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => cellButton(scene, row * width + column)),
  );
}

const CELL_LABELS: Readonly<Record<Exclude<CellLook, number | "covered">, string>> = {
  flag: "🚩",
  mine: "💣",
  blown: "💥",
  "wrong-flag": "❌",
};

function cellButton({ record, game, looks }: Scene, cell: number): Button {
  const look = looks[cell] as CellLook;
  const label =
    look === "covered"
      ? cellName(game.board, cell)
      : typeof look === "number"
        ? numberLabel(look)
        : CELL_LABELS[look];
  const style = styleOf(look, record.hint?.cell === cell);
  return { label, action: action(record, `${moveLetter(look, record)}${cell}`), ...(style && { style }) };
}

const numberLabel = (number: number): string => (number === 0 ? "·" : String(number));

function styleOf(look: CellLook, isHinted: boolean): Button["style"] {
  if (isHinted) return "success";
  if (look === "covered") return "primary";
  return look === "blown" || look === "wrong-flag" ? "danger" : undefined;
}

const CELL_MOVE = /^([ofuc])(\d{1,3})$/;
const CELL_MOVES = { o: "open", f: "flag", u: "unflag", c: "chord" } as const;

/** Parses a button's move; undefined for buttons that do not change the game. */
export function readMove(move: string): MinesMove | undefined {
  const [, letter, cell] = CELL_MOVE.exec(move) ?? [];
  if (cell !== undefined) return { kind: CELL_MOVES[letter as keyof typeof CELL_MOVES], cell: Number(cell) };
  if (move === "flag" || move === "open") return { kind: "mode", flagging: move === "flag" };
  return move === "stop" ? { kind: "stop" } : undefined;
}

/** The button encodes set or clear, so that a late press does what the person saw. */
function moveLetter(look: CellLook, { flagging }: MinesRecord): string {
  if (typeof look === "number") return "c";
  if (look === "flag") return flagging ? "u" : "o";
  return flagging ? "f" : "o";
}

/** `whenOver`: replaces the default buttons of a finished game. */
export function controls({ record, locale }: Scene, whenOver?: readonly Button[]): readonly Button[] {
  const button = (label: MessageId, move: string, style?: Button["style"]): Button => ({
    label: say(locale, label),
    action: action(record, move),
    ...(style && { style }),
  });
  if (record.ending && whenOver) return whenOver;
  if (record.ending)
    return [
      button("button-play-again", "again", "primary"),
      ...(record.drawn ? [button("button-verify", "verify")] : []),
      button("mines-stats-title", "stats"),
    ];
  const flags = record.flagging
    ? { ...button("button-open-mode", "open", "success"), sign: "👆" }
    : { ...button("button-flag-mode", "flag"), sign: "🚩" };
  return [flags, button("button-hint", "hint"), button("button-stop", "stop", "danger")];
}
