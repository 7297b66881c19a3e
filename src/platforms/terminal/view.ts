// A view as lines of text, and the button that a typed line means.

import { styleText } from "node:util";
import {
  type Block,
  type Button,
  type ButtonStyle,
  buttonText,
  clockText,
  tableText,
  type View,
} from "../../chat/index.ts";
import { cellWidth } from "../../infra/i18n/cell-width.ts";
import { neutralLine, neutralText } from "../../infra/i18n/name-in-text.ts";
import { plainName } from "../../infra/spelling.ts";

type Row = readonly Button[];
type Ink = "bold" | "dim" | "yellow" | "cyan" | "green" | "red";

/** Several first rows of as many buttons are a board, whose cells are typed by column and row: `c3`. */
const BOARD_COLUMNS_MIN = 5;
const INDENT = "  ";
const GAP = "   ";
const COLOURS: Readonly<Record<ButtonStyle, Ink>> = {
  primary: "cyan",
  success: "green",
  danger: "red",
};

/** Text in a colour or weight, if the output supports it and NO_COLOR is unset. */
export type Paint = (ink: Ink, text: string) => string;

export function paintFor(stream: NodeJS.WritableStream): Paint {
  return (ink, text) => styleText(ink, text, { stream });
}

/** The view's lines, without pictures, whose content the other blocks repeat, and without files. */
export function renderView({ title, blocks, buttons = [], link }: View, paint: Paint): string {
  const lines = blocks.flatMap((block) => renderBlock(block, paint));
  if (title !== undefined) lines.unshift(paint("bold", neutralLine(title)));
  const { board, rows } = partsOf(buttons);
  const widthCells = Math.max(0, ...board.flat().map(({ label }) => cellWidth(label)));
  for (const row of board)
    lines.push(`${INDENT}${row.map((cell) => renderCell(cell, widthCells, paint)).join(" ")}`.trimEnd());
  lines.push(...renderButtons(rows, paint));
  if (link) lines.push(neutralLine(`${buttonText(link)}: ${link.url}`));
  return lines.join("\n");
}

/** The numbered buttons, a line for each row. */
export function renderButtons(rows: readonly Row[], paint: Paint): readonly string[] {
  let number = 0;
  return partsOf(rows).rows.map((row) =>
    row.map((button) => `${paint("dim", `[${++number}]`)} ${painted(button, paint)}`).join(GAP),
  );
}

/** The button that the line names by number, label, sign or move, or by the beginning of a name; of several such, the
 * only move among them: `s` is Scissors, not Stop. Undefined for none, or several. */
export function findButton(typed: string, buttons: readonly Row[] = []): Button | undefined {
  const { board, rows } = partsOf(buttons);
  const [, letter, number] = /^([a-z])(\d{1,2})$/.exec(typed.toLowerCase()) ?? [];
  if (letter && board.length > 0) return board[Number(number) - 1]?.[letter.charCodeAt(0) - 97];
  const all = rows.flat();
  const [, digits] = /^\[?(\d+)\]?$/.exec(typed) ?? [];
  if (digits) return all[Number(digits) - 1];
  const only = (among: readonly Button[], isMeant: (name: string) => boolean): Button | undefined => {
    const found = among.filter((button) => namesOf(button).some(isMeant));
    return found.length === 1 ? found[0] : undefined;
  };
  const word = plainName(typed);
  const begins = (name: string): boolean => name.startsWith(word);
  const moves = all.filter(({ sign }) => sign !== undefined);
  return word === ""
    ? undefined
    : (only(all, (name) => name === word) ?? only(all, begins) ?? only(moves, begins));
}

function namesOf({ sign = "", label, action }: Button): readonly string[] {
  return [label, action.move, sign, `${sign} ${label}`].map(plainName).filter(Boolean);
}

function partsOf(buttons: readonly Row[]): { readonly board: readonly Row[]; readonly rows: readonly Row[] } {
  const width = buttons[0]?.length ?? 0;
  const end = buttons.findIndex((row) => row.length !== width);
  const height = width >= BOARD_COLUMNS_MIN && end > 1 ? end : 0;
  return { board: buttons.slice(0, height), rows: buttons.slice(height).filter((row) => row.length > 0) };
}

function renderCell(button: Button, widthCells: number, paint: Paint): string {
  return painted(button, paint) + " ".repeat(widthCells - cellWidth(button.label));
}

function painted(button: Button, paint: Paint): string {
  const text = neutralLine(buttonText(button));
  return button.style ? paint(COLOURS[button.style], text) : text;
}

function renderBlock(block: Block, paint: Paint): readonly string[] {
  switch (block.type) {
    case "text":
      return [neutralText(block.text)];
    case "quiet":
      return [paint("dim", neutralText(block.text))];
    case "clock":
      return [neutralText(clockText(block, Date.now()))];
    case "code":
      return [neutralText(block.text).replaceAll(/^/gm, INDENT)];
    case "table":
      return [neutralText(tableText(block.rows)).replaceAll(/^/gm, INDENT)];
    case "picture":
    case "file":
      return [];
  }
}
