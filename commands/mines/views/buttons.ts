// The buttons of a game: cells, windows and controls, and the moves they encode.

import type { Button, FieldPart } from "../../../src/chat/index.ts";
import type { CellLook } from "../../../src/core/games/minesweeper/index.ts";
import { type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { cellName } from "../game/cells.ts";
import type { MinesRecord } from "../game/document.ts";
import type { Scene } from "../game/layout.ts";
import type { MinesMove } from "../game/moves.ts";

export const MINES_SCOPE = "mines";

/** The scope of daily boards: one that was started may be finished in any chat. */
export const DAILY_SCOPE = "minesday";

export function scopeOf({ daily }: MinesRecord): string {
  return daily ? DAILY_SCOPE : MINES_SCOPE;
}

function action(record: MinesRecord, move: string): Button["action"] {
  return { scope: scopeOf(record), session: record.id, turn: record.turn, move };
}

export function fieldButtons(scene: Scene): readonly (readonly Button[])[] {
  const { record, game, layout } = scene;
  if (layout.kind === "text") return [];
  if (layout.kind === "field")
    return cellButtons(scene, { column: 0, row: 0, width: game.board.width, height: game.board.height });
  if (record.ending) return [];
  const shown = layout.windows[record.window ?? -1];
  return shown ? cellButtons(scene, shown) : windowButtons(scene, layout.windows);
}

function cellButtons(
  scene: Scene,
  { column, row, width, height }: FieldPart,
): readonly (readonly Button[])[] {
  const across = scene.game.board.width;
  const buttons = cellsOf({ column, row, width, height }, across).map((cell) => cellButton(scene, cell));
  return Array.from({ length: height }, (_, y) => buttons.slice(y * width, (y + 1) * width));
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
const WINDOW_MOVE = /^w(\d{1,2})$/;
const CELL_MOVES = { o: "open", f: "flag", u: "unflag", c: "chord" } as const;

/** Parses a button's move; undefined for buttons that do not change the game. */
export function readMove(move: string): MinesMove | undefined {
  const [, letter, cell] = CELL_MOVE.exec(move) ?? [];
  if (cell !== undefined) return { kind: CELL_MOVES[letter as keyof typeof CELL_MOVES], cell: Number(cell) };
  const [, window] = WINDOW_MOVE.exec(move) ?? [];
  if (window !== undefined) return { kind: "window", window: Number(window) };
  if (move === "map") return { kind: "window", window: undefined };
  if (move === "flag" || move === "open") return { kind: "mode", flagging: move === "flag" };
  return move === "stop" ? { kind: "stop" } : undefined;
}

/** The button encodes set or clear, so that a late press does what the person saw. */
function moveLetter(look: CellLook, { flagging }: MinesRecord): string {
  if (typeof look === "number") return "c";
  if (look === "flag") return flagging ? "u" : "o";
  return flagging ? "f" : "o";
}

const WINDOWS_IN_ROW = 5;

function windowButtons(
  { record, game, looks }: Scene,
  windows: readonly FieldPart[],
): readonly (readonly Button[])[] {
  const { width } = game.board;
  const buttons = windows.map(({ column, row, ...sides }, index): Button => {
    const [first, last] = [row * width + column, (row + sides.height - 1) * width + column + sides.width - 1];
    const isOpen = cellsOf({ column, row, ...sides }, width).every((cell) => looks[cell] !== "covered");
    const label = `${cellName(game.board, first)}–${cellName(game.board, last)}`;
    return { label, action: action(record, `w${index}`), ...(!isOpen && { style: "primary" as const }) };
  });
  const across = windows.filter(({ row }) => row === 0).length;
  const inRow = across <= WINDOWS_IN_ROW ? across : Math.ceil(across / 2);
  return Array.from({ length: Math.ceil(buttons.length / inRow) }, (_, row) =>
    buttons.slice(row * inRow, (row + 1) * inRow),
  );
}

function cellsOf({ column, row, width, height }: FieldPart, across: number): readonly number[] {
  return Array.from(
    { length: width * height },
    (_, at) => (row + Math.floor(at / width)) * across + column + (at % width),
  );
}

/** `whenOver`: replaces the default buttons of a finished game. */
export function controls({ record, layout, locale }: Scene, whenOver?: readonly Button[]): readonly Button[] {
  const button = (label: MessageId, move: string, style?: Button["style"]): Button => ({
    label: say(locale, label),
    action: action(record, move),
    ...(style && { style }),
  });
  if (record.ending && whenOver) return whenOver;
  if (record.ending)
    return record.race === undefined
      ? [
          button("button-play-again", "again", "primary"),
          ...(record.drawn ? [button("button-verify", "verify")] : []),
          button("button-more", "more"),
        ]
      : [button("button-race-standings", "standings", "primary")];
  const flags = record.flagging
    ? { ...button("button-open-mode", "open", "success"), sign: "👆" }
    : { ...button("button-flag-mode", "flag"), sign: "🚩" };
  const isZoomed = layout.kind === "picture" && record.window !== undefined;
  return [
    ...(layout.kind === "field" || isZoomed ? [flags] : []),
    ...(isZoomed ? [button("button-whole-board", "map")] : []),
    ...(record.race === undefined ? [button("button-hint", "hint")] : []),
    button("button-stop", "stop", "danger"),
    ...(record.race === undefined && !record.daily ? [button("button-more", "more")] : []),
  ];
}
