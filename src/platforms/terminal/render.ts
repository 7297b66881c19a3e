// Renders a view as lines of text for a terminal.

import {
  type Block,
  type Button,
  type ButtonStyle,
  buttonText,
  cellWidth,
  clockText,
  tableText,
  type View,
} from "../../chat/index.ts";

import { neutralLine, neutralText } from "../../infra/i18n/name-in-text.ts";
import type { Ink, Paint } from "./paint.ts";
import { wrapWords } from "./wrap-words.ts";

/** A block other than files and pictures. */
export type KeptBlock = Exclude<Block, { readonly type: "file" | "picture" }>;

/** A view whose blocks can all be printed. */
export interface PrintableView extends Omit<View, "blocks"> {
  readonly blocks: readonly KeptBlock[];
}

/** Width and colours of the output. */
export interface Canvas {
  readonly widthCells: number;
  /** Column at which lines wrap between words; undefined for pipes. */
  readonly wrapCells?: number | undefined;
  readonly paint: Paint;
}

const BUTTON_GAP = "   ";
/** Several rows of as many buttons are a board. */
const BOARD_WIDTH_MIN = 5;
/** Prefix of each line of code. */
const CODE_INDENT = "  ";
const BUTTON_INK: Readonly<Record<ButtonStyle, Ink>> = { primary: "cyan", success: "green", danger: "red" };

/** The view as lines, without a final newline; button numbers start after `passedNumbers`. */
export function renderView(view: PrintableView, canvas: Canvas, passedNumbers = 0): string {
  const parts = view.blocks.map((block) => renderBlock(block, canvas));
  if (view.title !== undefined)
    parts.unshift(canvas.paint("bold", wrapWords(neutralLine(view.title), canvas.wrapCells)));
  const cells = boardOf(view);
  if (cells.length > 0) parts.push(renderBoard(cells, canvas));
  const [boardCells, buttons] = [cells.flat().length, buttonsOf(view)];
  if (buttons.length > boardCells)
    parts.push(renderButtons(buttons.slice(boardCells), canvas, passedNumbers + boardCells));
  if (view.link) parts.push(neutralLine(`${buttonText(view.link)}: ${view.link.url}`));
  return parts.join("\n");
}

/** All buttons of a view in numbering order. */
export function buttonsOf(view: Pick<View, "buttons">): readonly Button[] {
  return view.buttons?.flat() ?? [];
}

/** The rows of a board at the top of the buttons; none if they are ordinary buttons. */
function boardOf({ buttons: [first, ...rest] = [] }: View): readonly (readonly Button[])[] {
  const width = first?.length ?? 0;
  const end = rest.findIndex((row) => row.length !== width);
  return first && width >= BOARD_WIDTH_MIN && end > 0 ? [first, ...rest.slice(0, end)] : [];
}

/** One line a row, such as `·  1  C1`; a cell is pressed by its name, so it has no number. */
function renderBoard(rows: readonly (readonly Button[])[], { paint }: Canvas): string {
  const widthCells = Math.max(...rows.flat().map((button) => cellWidth(buttonText(button))));
  const lines = rows.map((row) =>
    row.map((button) => {
      const label = neutralLine(buttonText(button));
      return paintLabel(label, button.style, paint) + " ".repeat(widthCells - cellWidth(label));
    }),
  );
  return lines.map((line) => `${CODE_INDENT}${line.join(" ").trimEnd()}`).join("\n");
}

/** The buttons as `[1] Rock   [2] Paper`, wrapped between buttons. */
export function renderButtons(buttons: readonly Button[], canvas: Canvas, passedNumbers = 0): string {
  let lines = "";
  let usedCells = 0;
  for (const [index, button] of buttons.entries()) {
    const number = `[${passedNumbers + index + 1}]`;
    const label = neutralLine(buttonText(button));
    const cells = cellWidth(`${number} ${label}`);
    const fits = usedCells + BUTTON_GAP.length + cells <= canvas.widthCells;
    if (index > 0) lines += fits ? BUTTON_GAP : "\n";
    lines += `${canvas.paint("dim", number)} ${paintLabel(label, button.style, canvas.paint)}`;
    usedCells = index > 0 && fits ? usedCells + BUTTON_GAP.length + cells : cells;
  }
  return lines;
}

function renderBlock(block: KeptBlock, { paint, wrapCells }: Canvas): string {
  const text = neutralText(textOf(block));
  switch (block.type) {
    case "text":
    case "clock":
      return wrapWords(text, wrapCells);
    case "quiet":
      return paint("dim", wrapWords(text, wrapCells));
    case "table":
    case "code":
      return text.replaceAll(/^/gm, CODE_INDENT);
  }
}

function textOf(block: KeptBlock): string {
  if (block.type === "table") return tableText(block.rows);
  return block.type === "clock" ? clockText(block, Date.now()) : block.text;
}

function paintLabel(label: string, style: ButtonStyle | undefined, paint: Paint): string {
  return style === undefined ? label : paint(BUTTON_INK[style], label);
}
